-- The processes that serve this database now, and by what they would recognise each other's tokens: fingerprints of
-- secrets, ids of keys, the address tokens are issued for. A row that has not been seen for three minutes is a process
-- that is gone. The embedded database belongs to one process; its table stays empty.

create table auth_processes (
  id uuid primary key,
  host text not null,
  pid integer not null,
  app_secrets jsonb not null,
  jwt_keys jsonb not null,
  api_url text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null
);
