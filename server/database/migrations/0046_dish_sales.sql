-- What each dish sold from one day to another, both included (docs/decisiones/030): typed, or from a till's list. The two days
-- are the period; one without a row does not exist.

create table dish_sales (
  user_id uuid not null,
  from_day text not null,
  to_day text not null,
  recipe_id uuid not null,
  units integer not null check (units >= 0),
  updated_at timestamptz not null,
  primary key (user_id, from_day, to_day, recipe_id),
  foreign key (user_id, recipe_id) references recipes (user_id, id) on delete cascade,
  check (from_day <= to_day)
);
create index dish_sales_recipe on dish_sales (user_id, recipe_id);
