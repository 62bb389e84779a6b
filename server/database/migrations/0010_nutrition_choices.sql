-- What an analysis was made from, so that its numbers can be checked later and a changed recipe shows; what a cook takes an
-- ingredient's name for; what she says against the allergens of a recipe (docs/decisiones/009).

-- The version of the recipe that was analysed; null: not kept, which counts as changed since.
alter table nutritional_info add column recipe_updated_at timestamptz;
-- Lines, warnings and how it all came about, as calculate-nutrition answered it (core/api/nutrition.ts).
alter table nutritional_info add column analysis jsonb;
-- From the analysis, for lists that do not read it: '18 de 20 ingredientes con datos'.
alter table nutritional_info add column with_data integer;
alter table nutritional_info add column line_count integer;
-- g of the finished dish; null: nobody weighed it.
alter table nutritional_info add column final_grams double precision check (final_grams > 0);
create index nutritional_info_list on nutritional_info (user_id, updated_at desc, recipe_id desc);

-- `name_key` is core/pantry/name-key.ts of `name`. `food_id` is a food of server/pantry/foods.tsv; null: none of the table.
create table food_choices (
  user_id uuid not null references auth_users (id) on delete cascade,
  name_key text not null check (length(name_key) >= 1),
  name text not null,
  food_id text,
  updated_at timestamptz not null,
  primary key (user_id, name_key)
);

create table allergen_corrections (
  user_id uuid not null,
  id uuid not null,
  recipe_id uuid not null,
  allergen text not null,
  state text not null check (state in ('contiene', 'puede_contener', 'no')),
  note text not null,
  updated_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, recipe_id, allergen),
  foreign key (user_id, recipe_id) references recipes (user_id, id) on delete cascade
);
