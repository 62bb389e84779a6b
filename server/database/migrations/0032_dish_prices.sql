-- What a serving of a dish is sold for, with IVA (PVP): what its food cost is measured against.
create table dish_prices (
  user_id uuid not null,
  recipe_id uuid not null,
  gross_price double precision not null check (gross_price > 0),
  updated_at timestamptz not null,
  primary key (user_id, recipe_id),
  foreign key (user_id, recipe_id) references recipes (user_id, id) on delete cascade
);
