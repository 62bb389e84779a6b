-- Limits that several processes on one PostgreSQL share (auth-protocolo.md §11). The embedded database belongs to one
-- process, which keeps them in memory; its table stays empty. Times are milliseconds since 1970, for arithmetic in one
-- statement.

create table auth_throttle (
  key text not null primary key,
  hits integer not null,
  since_ms double precision not null,
  until_ms double precision not null
);
create index auth_throttle_until on auth_throttle (until_ms);
