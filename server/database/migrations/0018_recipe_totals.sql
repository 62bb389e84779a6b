-- What the recipes of a cook cost in all, so that a list by money need not add up every line (docs/decisiones/008). Both tables
-- can be emptied at any time: what is missing is computed again when a list by money is next asked for.

-- A total counts for the version of the recipe it was added up from, and no other.
create table recipe_totals (
  user_id uuid not null,
  recipe_id uuid not null,
  -- `updated_at` and `servings` of the recipe
  version timestamptz not null,
  servings double precision not null,
  -- null: no line has a price
  euros double precision,
  primary key (user_id, recipe_id),
  foreign key (user_id, recipe_id) references recipes (user_id, id) on delete cascade
);

-- What the stored totals were multiplied with: € of one unit of each priced ingredient, as JSON, and its digest.
create table cost_rates (
  user_id uuid not null primary key references auth_users (id) on delete cascade,
  fingerprint text not null,
  rates text not null
);
