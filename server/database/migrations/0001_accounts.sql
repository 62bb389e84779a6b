-- Accounts, sessions, mail links, sign-in flows, outbox and audit log (auth-protocolo.md §12).
-- Ids and times come from the application; hashes and tokens' digests are base64url text.

create table auth_users (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  password_hash text,
  email_confirmed_at timestamptz,
  email_verified_at timestamptz,
  app_metadata jsonb not null,
  user_metadata jsonb not null,
  banned_until timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  last_sign_in_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table auth_identities (
  id uuid primary key,
  user_id uuid not null references auth_users (id) on delete cascade,
  provider text not null,
  provider_id text not null,
  email text not null,
  identity_data jsonb not null,
  last_sign_in_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider, provider_id)
);
create index auth_identities_user on auth_identities (user_id);

create table auth_sessions (
  id uuid primary key,
  user_id uuid not null references auth_users (id) on delete cascade,
  created_at timestamptz not null,
  refreshed_at timestamptz not null,
  refresh_counter integer not null,
  amr jsonb not null,
  user_agent text,
  ip text,
  not_after timestamptz
);
create index auth_sessions_user on auth_sessions (user_id);

create table auth_one_time_tokens (
  token_hash text primary key,
  user_id uuid not null references auth_users (id) on delete cascade,
  kind text not null check (kind in ('signup', 'recovery')),
  pending_password_hash text,
  code_challenge text,
  code_challenge_method text,
  redirect_to text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index auth_one_time_tokens_user on auth_one_time_tokens (user_id);

create table auth_flows (
  id uuid primary key,
  state_hash text unique,
  code_hash text unique,
  browser_hash text,
  provider text not null,
  user_id uuid references auth_users (id) on delete cascade,
  auth_method text,
  nonce text,
  provider_verifier text,
  code_challenge text,
  code_challenge_method text,
  redirect_to text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index auth_flows_user on auth_flows (user_id);

create table auth_outbox (
  id uuid primary key,
  recipient text not null,
  kind text not null,
  payload jsonb,
  tries integer not null,
  not_before timestamptz not null,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index auth_outbox_due on auth_outbox (not_before);

create table auth_audit (
  id uuid primary key,
  at timestamptz not null,
  action text not null,
  user_id uuid,
  session_id uuid,
  ip text,
  user_agent text,
  detail jsonb not null
);
create index auth_audit_at on auth_audit (at);
