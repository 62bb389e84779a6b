-- Behind every `where`: the unprivileged role sees and writes its own rows only (docs/decisiones/002).

grant select, insert, update, delete on category_targets to obrador_app;
alter table category_targets enable row level security;
create policy owner on category_targets using (user_id = obrador_user()) with check (user_id = obrador_user());

create function category_targets_counted() returns trigger language plpgsql as $$
declare passed text;
begin
  with change as (select r.user_id, count(*) as n from changed as r group by r.user_id),
    done as (
      update account_usage as u set bytes = u.bytes + 300 * change.n from change
      where u.user_id = change.user_id
      returning case
        when u.bytes > (select bytes from auth_quotas) then 'quota bytes' end as quota
    )
  select quota into passed from done where quota is not null limit 1;
  if passed is not null then raise exception using errcode = 'OB001', message = passed; end if;
  return null;
end $$;
create trigger category_targets_counted after insert on category_targets
  referencing new table as changed for each statement execute function category_targets_counted();

create function category_targets_uncounted() returns trigger language plpgsql as $$
begin
  update account_usage as u set bytes = u.bytes - 300 * change.n
  from (select r.user_id, count(*) as n from changed as r group by r.user_id) as change
  where u.user_id = change.user_id;
  return null;
end $$;
create trigger category_targets_uncounted after delete on category_targets
  referencing old table as changed for each statement execute function category_targets_uncounted();

-- Everything from the rows themselves, as migration 0022 has it, and then these.
alter function count_usage() rename to count_usage_before_category_targets;
create function count_usage() returns void language plpgsql as $$
begin
  perform count_usage_before_category_targets();
  update account_usage as u set bytes = u.bytes + 300 * change.n
  from (select r.user_id, count(*) as n from category_targets as r group by r.user_id) as change
  where u.user_id = change.user_id;
end $$;

grant select, insert, update, delete on dish_targets to obrador_app;
alter table dish_targets enable row level security;
create policy owner on dish_targets using (user_id = obrador_user()) with check (user_id = obrador_user());

create function dish_targets_counted() returns trigger language plpgsql as $$
declare passed text;
begin
  with change as (select r.user_id, count(*) as n from changed as r group by r.user_id),
    done as (
      update account_usage as u set bytes = u.bytes + 200 * change.n from change
      where u.user_id = change.user_id
      returning case
        when u.bytes > (select bytes from auth_quotas) then 'quota bytes' end as quota
    )
  select quota into passed from done where quota is not null limit 1;
  if passed is not null then raise exception using errcode = 'OB001', message = passed; end if;
  return null;
end $$;
create trigger dish_targets_counted after insert on dish_targets
  referencing new table as changed for each statement execute function dish_targets_counted();

create function dish_targets_uncounted() returns trigger language plpgsql as $$
begin
  update account_usage as u set bytes = u.bytes - 200 * change.n
  from (select r.user_id, count(*) as n from changed as r group by r.user_id) as change
  where u.user_id = change.user_id;
  return null;
end $$;
create trigger dish_targets_uncounted after delete on dish_targets
  referencing old table as changed for each statement execute function dish_targets_uncounted();

-- Everything from the rows themselves, as migration 0022 has it, and then these.
alter function count_usage() rename to count_usage_before_dish_targets;
create function count_usage() returns void language plpgsql as $$
begin
  perform count_usage_before_dish_targets();
  update account_usage as u set bytes = u.bytes + 200 * change.n
  from (select r.user_id, count(*) as n from dish_targets as r group by r.user_id) as change
  where u.user_id = change.user_id;
end $$;

-- Compared with the categories of recipes (migration 0009).
alter table category_targets alter column category_key type text collate "C";
