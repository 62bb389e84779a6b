-- Behind every `where`: the unprivileged role sees and writes its own rows only (docs/decisiones/002).

grant select, insert, update, delete on price_offers to obrador_app;
alter table price_offers enable row level security;
create policy owner on price_offers using (user_id = obrador_user()) with check (user_id = obrador_user());

-- An offer counts as a price of the account (migration 0022), by statement: offers come in lists.

create function price_offers_counted() returns trigger language plpgsql as $$
declare passed text;
begin
  with change as (select r.user_id, count(*) as n from changed as r group by r.user_id),
    done as (
      update account_usage as u set prices = u.prices + change.n, bytes = u.bytes + 700 * change.n from change
      where u.user_id = change.user_id
      returning case when u.prices > (select prices from auth_quotas) then 'quota prices'
        when u.bytes > (select bytes from auth_quotas) then 'quota bytes' end as quota
    )
  select quota into passed from done where quota is not null limit 1;
  if passed is not null then raise exception using errcode = 'OB001', message = passed; end if;
  return null;
end $$;
create trigger price_offers_counted after insert on price_offers
  referencing new table as changed for each statement execute function price_offers_counted();

create function price_offers_uncounted() returns trigger language plpgsql as $$
begin
  update account_usage as u set prices = u.prices - change.n, bytes = u.bytes - 700 * change.n
  from (select r.user_id, count(*) as n from changed as r group by r.user_id) as change
  where u.user_id = change.user_id;
  return null;
end $$;
create trigger price_offers_uncounted after delete on price_offers
  referencing old table as changed for each statement execute function price_offers_uncounted();

-- Everything from the rows themselves, as migration 0022 has it, and then these.
alter function count_usage() rename to count_usage_before_price_offers;
create function count_usage() returns void language plpgsql as $$
begin
  perform count_usage_before_price_offers();
  update account_usage as u set prices = u.prices + change.n, bytes = u.bytes + 700 * change.n
  from (select r.user_id, count(*) as n from price_offers as r group by r.user_id) as change
  where u.user_id = change.user_id;
end $$;
