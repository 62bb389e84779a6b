create trigger price_history_counted after insert on price_history begin
  update account_usage set bytes = bytes + (400)
    where user_id = new.user_id;
end;
create trigger price_history_uncounted after delete on price_history begin
  update account_usage set bytes = bytes - (400)
    where user_id = old.user_id;
end;

-- What is there already. An account that is full already is refused nothing by it: the server writes the quotas anew at its start.
delete from auth_quotas;
insert into price_history (user_id, ingredient_key, offer_id, saved_at, ingredient_name, supplier, price_per_unit, unit, source, kind, price_date)
  select user_id, ingredient_key, '', last_updated, ingredient_name, '', price_per_unit, unit, source, kind, price_date
  from ingredient_prices where ingredient_key <> '';
