create trigger category_targets_counted after insert on category_targets begin
  update account_usage set bytes = bytes + (300)
    where user_id = new.user_id;
end;
create trigger category_targets_uncounted after delete on category_targets begin
  update account_usage set bytes = bytes - (300)
    where user_id = old.user_id;
end;

create trigger dish_targets_counted after insert on dish_targets begin
  update account_usage set bytes = bytes + (200)
    where user_id = new.user_id;
end;
create trigger dish_targets_uncounted after delete on dish_targets begin
  update account_usage set bytes = bytes - (200)
    where user_id = old.user_id;
end;
