-- The triggers of `0022_usage.sql` for PostgreSQL. Rows that come one at a time are counted by row (30 µs), those that come in
-- lists or go in number by statement (60 µs): counted by row, each would walk past all that its transaction has counted
-- before. They run as whoever writes.

grant select, insert, update, delete on account_usage to obrador_app;
alter table account_usage enable row level security;
create policy owner on account_usage using (user_id = obrador_user()) with check (user_id = obrador_user());
-- Every write of an account rewrites its row: room beside it keeps that on the page.
alter table account_usage set (fillfactor = 40);
grant select on auth_quotas to obrador_app;

create function usage_begins() returns trigger language plpgsql as $$
begin
  insert into account_usage (user_id) values (new.id);
  return null;
end $$;
create trigger usage_begins after insert on auth_users for each row execute function usage_begins();

-- Before the cascades, so that they find nothing to subtract from.
create function usage_ends() returns trigger language plpgsql as $$
begin
  delete from account_usage where user_id = old.id;
  return old;
end $$;
create trigger usage_ends before delete on auth_users for each row execute function usage_ends();

-- For each counted table: `counter` is its column of account_usage (null: bytes only), `size` the bytes of a row `r`, `texts`
-- the columns an update may lengthen (null: none), `lists` whether its rows come in lists.
do $do$
declare
  t record;
  recount text := '';
  adding text;
  passed text;
begin
  for t in select * from (values
    ('recipes', 'recipes',
      '500 + 600 * r.ingredient_count + octet_length(r.name) + octet_length(r.category) + octet_length(r.method) + coalesce(octet_length(r.warnings::text), 0)', 'name, category, method, warnings, ingredient_count', false),
    ('folders', 'folders',
      '300', null, false),
    ('ingredient_prices', 'prices',
      '700', null, true),
    ('projects', 'projects',
      '500 + coalesce(octet_length(r.description), 0)', 'description', false),
    ('recipe_variations', 'variations',
      '500 + coalesce(octet_length(r.description), 0) + octet_length(r.changes::text) + coalesce(octet_length(r.base::text), 0)', 'description, changes, base', false),
    ('project_comments', 'comments',
      '500 + octet_length(r.content)', 'content', false),
    ('ice_cream_formulas', 'formulas',
      '800 + coalesce(octet_length(r.description), 0)', 'description', false),
    ('ice_cream_ingredients', null,
      '600', null, true),
    ('ice_cream_analysis', null,
      '500 + octet_length(r.analysis::text)', 'analysis', false),
    ('food_choices', 'foods',
      '500', null, false),
    ('nutritional_info', null,
      '500 + coalesce(octet_length(r.analysis::text), 0)', 'analysis', false),
    ('allergen_corrections', null,
      '500 + octet_length(r.note)', 'note', false)
  ) as counted (name, counter, size, texts, lists) loop
    adding := case when t.counter is null then '' else format('%1$I = u.%1$I + %%1$s, ', t.counter) end || 'bytes = u.bytes + %2$s';
    passed := format('case %s when u.bytes > (select bytes from auth_quotas) then ''quota bytes'' end',
      case when t.counter is null then ''
        else format('when u.%1$I > (select %1$I from auth_quotas) then %2$L', t.counter, 'quota ' || t.counter) end);

    execute format($f$
      create function %1$I() returns trigger language plpgsql as $$
      declare passed text;
      begin
        %2$s
        if passed is not null then raise exception using errcode = 'OB001', message = passed; end if;
        return null;
      end $$;
      create trigger %1$I after insert on %3$I %4$s execute function %1$I();
    $f$, t.name || '_counted',
      case when t.lists then format(
        'with change as (select r.user_id, count(*) as n, sum(%s) as b from changed as r group by r.user_id),
          done as (update account_usage as u set %s from change where u.user_id = change.user_id returning %s as quota)
          select quota into passed from done where quota is not null limit 1;',
        t.size, format(adding, 'change.n', 'change.b'), passed)
      else format('update account_usage as u set %s where u.user_id = new.user_id returning %s into passed;',
        format(adding, '1', '(' || regexp_replace(t.size, '\mr\.', 'new.', 'g') || ')'), passed) end,
      t.name,
      case when t.lists then 'referencing new table as changed for each statement' else 'for each row' end);

    execute format($f$
      create function %1$I() returns trigger language plpgsql as $$
      begin
        update account_usage as u set %2$s
        from (select r.user_id, count(*) as n, sum(%3$s) as b from changed as r group by r.user_id) as change
        where u.user_id = change.user_id;
        return null;
      end $$;
      create trigger %1$I after delete on %4$I referencing old table as changed for each statement execute function %1$I();
    $f$, t.name || '_uncounted', format(adding, '-change.n', '-change.b'), t.size, t.name);

    if t.texts is not null then
      execute format($f$
        create function %1$I() returns trigger language plpgsql as $$
        declare more bigint := (%2$s) - (%3$s);
          full_already boolean;
        begin
          if more = 0 then return null; end if;
          update account_usage set bytes = bytes + more where user_id = new.user_id
            returning bytes > (select q.bytes from auth_quotas as q) into full_already;
          if more > 0 and full_already then raise exception using errcode = 'OB001', message = 'quota bytes'; end if;
          return null;
        end $$;
        create trigger %1$I after update of %4$s on %5$I for each row execute function %1$I();
      $f$, t.name || '_recounted', regexp_replace(t.size, '\mr\.', 'new.', 'g'),
        regexp_replace(t.size, '\mr\.', 'old.', 'g'), t.texts, t.name);
    end if;

    recount := recount || format($f$
      update account_usage as u set %s
      from (select r.user_id, count(*) as n, sum(%s) as b from %I as r group by r.user_id) as change
      where u.user_id = change.user_id;
    $f$, format(adding, 'change.n', 'change.b'), t.size, t.name);
  end loop;

  -- Everything from the rows themselves: for what is there already, and for a backup that was read in without triggers.
  execute format($f$
    create function count_usage() returns void language plpgsql as $$
    begin
      delete from account_usage;
      insert into account_usage (user_id) select id from auth_users;
      %s
    end $$;
  $f$, recount);
end $do$;

select count_usage();
