-- Mails of recovery and notices of confirmed accounts go before all others, whose share of the hour is smaller.
alter table auth_outbox add column goes_first boolean not null default false;

-- What a sign-up said of its author goes with its own link, as its password does: an address may be registered by two.
alter table auth_one_time_tokens add column pending_metadata jsonb;
