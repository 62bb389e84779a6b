-- The food cost to stay within, said for a category or a single dish (docs/decisiones/030); the kitchen's own is in its preferences.

alter table preferences add column price_rounding text not null default 'cent'
  check (price_rounding in ('cent', 'five_cents', 'ten_cents', 'fifty_cents', 'ends_90', 'ends_95'));
alter table preferences add column target_as text not null default 'food_cost' check (target_as in ('food_cost', 'margin'));

create table category_targets (
  user_id uuid not null references auth_users (id) on delete cascade,
  category_key text not null,
  category text not null,
  food_cost_target double precision not null check (food_cost_target > 0 and food_cost_target <= 100),
  updated_at timestamptz not null,
  primary key (user_id, category_key)
);

create table dish_targets (
  user_id uuid not null,
  recipe_id uuid not null,
  food_cost_target double precision not null check (food_cost_target > 0 and food_cost_target <= 100),
  updated_at timestamptz not null,
  primary key (user_id, recipe_id),
  foreign key (user_id, recipe_id) references recipes (user_id, id) on delete cascade
);
