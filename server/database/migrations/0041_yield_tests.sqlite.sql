create trigger yield_tests_counted after insert on yield_tests begin
  update account_usage set bytes = bytes + (400)
    where user_id = new.user_id;
end;
create trigger yield_tests_uncounted after delete on yield_tests begin
  update account_usage set bytes = bytes - (400)
    where user_id = old.user_id;
end;
