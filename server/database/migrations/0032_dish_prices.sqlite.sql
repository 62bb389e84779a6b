create trigger dish_prices_counted after insert on dish_prices begin
  update account_usage set bytes = bytes + (200)
    where user_id = new.user_id;
end;
create trigger dish_prices_uncounted after delete on dish_prices begin
  update account_usage set bytes = bytes - (200)
    where user_id = old.user_id;
end;
