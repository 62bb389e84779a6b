-- What the server asks for beyond one cook's rows and the tables of accounts, done as the owner of the tables: the row of
-- counts that comes and goes with its account, and what can no longer be undone, whoever it belongs to.

alter function usage_begins() security definer;
alter function usage_begins() set search_path from current;
alter function usage_ends() security definer;
alter function usage_ends() set search_path from current;

create function forget_removals(before timestamptz) returns void language sql security definer
  set search_path from current
  as $$ delete from removals where removed_at < before $$;
revoke execute on function forget_removals(timestamptz) from public;
