create trigger dish_sales_counted after insert on dish_sales begin
  update account_usage set bytes = bytes + (200)
    where user_id = new.user_id;
end;
create trigger dish_sales_uncounted after delete on dish_sales begin
  update account_usage set bytes = bytes - (200)
    where user_id = old.user_id;
end;
