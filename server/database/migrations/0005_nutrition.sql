-- One analysis per recipe, for the whole recipe (per_serving is false). What is not known is null, never zero.

create table nutritional_info (
  user_id uuid not null,
  recipe_id uuid not null,
  calories double precision not null check (calories >= 0),
  proteins double precision not null check (proteins >= 0),
  carbohydrates double precision not null check (carbohydrates >= 0),
  fats double precision not null check (fats >= 0),
  fiber double precision check (fiber >= 0),
  sodium double precision check (sodium >= 0),
  sugar double precision check (sugar >= 0),
  calcium double precision check (calcium >= 0),
  iron double precision check (iron >= 0),
  vitamin_a double precision check (vitamin_a >= 0),
  vitamin_c double precision check (vitamin_c >= 0),
  per_serving boolean not null,
  updated_at timestamptz not null,
  primary key (user_id, recipe_id),
  foreign key (user_id, recipe_id) references recipes (user_id, id) on delete cascade
);
