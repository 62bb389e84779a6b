-- Behind every `where`: the unprivileged role sees and writes its own rows only (docs/decisiones/002).

grant select, insert, update, delete on hidden_costs to obrador_app;
alter table hidden_costs enable row level security;
create policy owner on hidden_costs using (user_id = obrador_user()) with check (user_id = obrador_user());

create function hidden_costs_counted() returns trigger language plpgsql as $$
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
create trigger hidden_costs_counted after insert on hidden_costs
  referencing new table as changed for each statement execute function hidden_costs_counted();

create function hidden_costs_uncounted() returns trigger language plpgsql as $$
begin
  update account_usage as u set bytes = u.bytes - 200 * change.n
  from (select r.user_id, count(*) as n from changed as r group by r.user_id) as change
  where u.user_id = change.user_id;
  return null;
end $$;
create trigger hidden_costs_uncounted after delete on hidden_costs
  referencing old table as changed for each statement execute function hidden_costs_uncounted();

-- Everything from the rows themselves, as migration 0022 has it, and then these.
alter function count_usage() rename to count_usage_before_hidden_costs;
create function count_usage() returns void language plpgsql as $$
begin
  perform count_usage_before_hidden_costs();
  update account_usage as u set bytes = u.bytes + 200 * change.n
  from (select r.user_id, count(*) as n from hidden_costs as r group by r.user_id) as change
  where u.user_id = change.user_id;
end $$;
