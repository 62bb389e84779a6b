-- Behind every `where`: the unprivileged role sees and writes its own rows only (docs/decisiones/002).

grant select, insert, update, delete on price_history to obrador_app;
alter table price_history enable row level security;
create policy owner on price_history using (user_id = obrador_user()) with check (user_id = obrador_user());

grant select, insert, update, delete on price_reviews to obrador_app;
alter table price_reviews enable row level security;
create policy owner on price_reviews using (user_id = obrador_user()) with check (user_id = obrador_user());

-- Keys are compared with those of ingredients and prices (migration 0009).
alter table price_history alter column ingredient_key type text collate "C";

create function price_history_counted() returns trigger language plpgsql as $$
declare passed text;
begin
  with change as (select r.user_id, count(*) as n from changed as r group by r.user_id),
    done as (
      update account_usage as u set bytes = u.bytes + 400 * change.n from change
      where u.user_id = change.user_id
      returning case
        when u.bytes > (select bytes from auth_quotas) then 'quota bytes' end as quota
    )
  select quota into passed from done where quota is not null limit 1;
  if passed is not null then raise exception using errcode = 'OB001', message = passed; end if;
  return null;
end $$;
create trigger price_history_counted after insert on price_history
  referencing new table as changed for each statement execute function price_history_counted();

create function price_history_uncounted() returns trigger language plpgsql as $$
begin
  update account_usage as u set bytes = u.bytes - 400 * change.n
  from (select r.user_id, count(*) as n from changed as r group by r.user_id) as change
  where u.user_id = change.user_id;
  return null;
end $$;
create trigger price_history_uncounted after delete on price_history
  referencing old table as changed for each statement execute function price_history_uncounted();

-- Everything from the rows themselves, as migration 0022 has it, and then these.
alter function count_usage() rename to count_usage_before_price_history;
create function count_usage() returns void language plpgsql as $$
begin
  perform count_usage_before_price_history();
  update account_usage as u set bytes = u.bytes + 400 * change.n
  from (select r.user_id, count(*) as n from price_history as r group by r.user_id) as change
  where u.user_id = change.user_id;
end $$;

-- What is there already. An account that is full already is refused nothing by it: the server writes the quotas anew at its start.
delete from auth_quotas;
insert into price_history (user_id, ingredient_key, offer_id, saved_at, ingredient_name, supplier, price_per_unit, unit, source, kind, price_date)
  select user_id, ingredient_key, '', last_updated, ingredient_name, '', price_per_unit, unit, source, kind, price_date
  from ingredient_prices where ingredient_key <> '';
