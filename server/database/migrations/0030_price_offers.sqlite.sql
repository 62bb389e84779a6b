-- An offer counts as a price of the account (migration 0022).
create trigger price_offers_counted after insert on price_offers begin
  update account_usage set prices = prices + 1, bytes = bytes + (700)
    where user_id = new.user_id;
end;
create trigger price_offers_uncounted after delete on price_offers begin
  update account_usage set prices = prices - 1, bytes = bytes - (700)
    where user_id = old.user_id;
end;
