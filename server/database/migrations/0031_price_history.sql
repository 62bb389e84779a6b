-- Every price ever saved (docs/decisiones/028): those that counted, `offer_id` '', and those of single offers. A row is never
-- changed and outlives its price; two saved in one millisecond are one.

create table price_history (
  user_id uuid not null references auth_users (id) on delete cascade,
  ingredient_key text not null,
  offer_id text not null,
  saved_at timestamptz not null,
  ingredient_name text not null,
  supplier text not null,
  price_per_unit double precision not null,
  unit text not null,
  source text,
  kind text not null,
  price_date text,
  primary key (user_id, ingredient_key, offer_id, saved_at)
);
-- What has been saved since a day.
create index price_history_saved on price_history (user_id, offer_id, saved_at);

-- When the cook last said 'Visto' to the changes of prices.
create table price_reviews (
  user_id uuid not null primary key references auth_users (id) on delete cascade,
  seen_at timestamptz not null
);
