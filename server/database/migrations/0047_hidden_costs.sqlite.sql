create trigger hidden_costs_counted after insert on hidden_costs begin
  update account_usage set bytes = bytes + (200)
    where user_id = new.user_id;
end;
create trigger hidden_costs_uncounted after delete on hidden_costs begin
  update account_usage set bytes = bytes - (200)
    where user_id = old.user_id;
end;
