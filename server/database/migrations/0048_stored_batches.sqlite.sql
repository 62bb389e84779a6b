-- What a batch of a recipe with elaboraciones, or of an elaboración itself, comes to, exactly (docs/decisiones/008). The totals
-- are no truth of their own: they are added up again when a list by money is next asked for. Rows in the key itself, because
-- such a list looks every one of them up.
drop table recipe_totals;
create table recipe_totals (
  user_id uuid not null,
  recipe_id uuid not null,
  -- `tree_version`, or `updated_at`, and `servings` of the recipe
  version timestamptz not null,
  servings double precision not null,
  -- null: no line has a price
  euros double precision,
  -- null: neither made of elaboraciones nor one itself
  batch text,
  primary key (user_id, recipe_id),
  foreign key (user_id, recipe_id) references recipes (user_id, id) on delete cascade
) without rowid;
