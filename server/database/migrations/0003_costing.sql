-- Prices the cook has saved or the search has found, one per ingredient name and owner.

create table ingredient_prices (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null,
  ingredient_name text not null check (length(ingredient_name) between 1 and 200),
  price_per_unit double precision not null check (price_per_unit > 0),
  unit text not null check (length(unit) between 1 and 40),
  source text,
  last_updated timestamptz not null,
  primary key (user_id, id),
  unique (user_id, ingredient_name)
);
