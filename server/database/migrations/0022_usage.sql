-- What each account holds, counted where the rows are written: triggers add and subtract in the statement that writes, so
-- that a count is never wrong and a quota is never passed by two requests at once (docs/decisiones/018).
-- A row of a table counts its long texts in bytes of UTF-8 and a round number for the rest, indexes included; the lines of
-- a recipe count by `ingredient_count`, so that saving one does not count a dozen times.
-- `auth_quotas` has one row, which the server writes from its settings when it starts; without it nothing is refused.

create table auth_quotas (
  id integer not null primary key check (id = 1),
  recipes bigint not null,
  folders bigint not null,
  prices bigint not null,
  projects bigint not null,
  variations bigint not null,
  comments bigint not null,
  formulas bigint not null,
  foods bigint not null,
  bytes bigint not null
);

create table account_usage (
  user_id uuid not null primary key references auth_users (id) on delete cascade,
  recipes bigint not null default 0,
  folders bigint not null default 0,
  prices bigint not null default 0,
  projects bigint not null default 0,
  variations bigint not null default 0,
  comments bigint not null default 0,
  formulas bigint not null default 0,
  foods bigint not null default 0,
  bytes bigint not null default 0
);
