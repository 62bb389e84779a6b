-- Ice-cream formulas; `servings` is the yield in grams. A formula takes its ingredients, process and analysis with it.
-- PAC and POD are points per kg of mix.

create table ice_cream_formulas (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 200),
  type text not null check (type in ('helado', 'sorbete', 'granizado')),
  description text,
  servings double precision not null check (servings > 0),
  fat_percentage double precision,
  sugar_percentage double precision,
  pac_value double precision,
  pod_value double precision,
  non_fat_solids_percentage double precision,
  free_water_percentage double precision,
  overrun_percentage double precision,
  melting_point double precision,
  firmness_level text,
  texture_prediction text,
  created_at timestamptz not null,
  primary key (user_id, id)
);
create index ice_cream_formulas_list on ice_cream_formulas (user_id, created_at desc, id desc);

create table ice_cream_ingredients (
  user_id uuid not null,
  id uuid not null,
  formula_id uuid not null,
  position integer not null,
  name text not null check (length(name) <= 200),
  quantity double precision not null check (quantity >= 0),
  unit text not null check (unit in ('g', 'kg', 'ml', 'l')),
  ingredient_type text not null
    check (ingredient_type in ('grasa', 'azucar', 'estabilizante', 'emulsionante', 'agua', 'otro')),
  fat_content double precision not null check (fat_content between 0 and 100),
  sugar_content double precision not null check (sugar_content between 0 and 100),
  water_content double precision not null check (water_content between 0 and 100),
  non_fat_solids double precision not null check (non_fat_solids between 0 and 100),
  pac_contribution double precision not null default 0,
  pod_contribution double precision not null default 0,
  primary key (user_id, id),
  foreign key (user_id, formula_id) references ice_cream_formulas (user_id, id) on delete cascade
);
create index ice_cream_ingredients_list on ice_cream_ingredients (user_id, formula_id, position);

create table ice_cream_processes (
  user_id uuid not null,
  formula_id uuid not null,
  pasteurization_temp double precision,
  pasteurization_time double precision,
  maturation_temp double precision,
  maturation_time double precision,
  churning_temp double precision,
  recommended_storage_temp double precision,
  freezing_curve text,
  primary key (user_id, formula_id),
  foreign key (user_id, formula_id) references ice_cream_formulas (user_id, id) on delete cascade
);

create table ice_cream_analysis (
  user_id uuid not null,
  formula_id uuid not null,
  analysis jsonb not null,
  analyzed_at timestamptz not null,
  primary key (user_id, formula_id),
  foreign key (user_id, formula_id) references ice_cream_formulas (user_id, id) on delete cascade
);
