-- Ingredients and prices find each other by `ingredient_key` (core/pantry/ingredient-key.ts), prices are listed and searched
-- by `name_key` (core/pantry/name-key.ts). '' is a row that was there before: fill-ingredient-keys.ts fills it at start,
-- because accents and plurals are beyond portable SQL. `kind` says how sure a price is (core/costing/price.ts), `price_date`
-- when it was true: a day, a month or a span of months.

alter table ingredients add column ingredient_key text not null default '';
-- What every recipe costs is added up on this index alone.
create index ingredients_key on ingredients (user_id, ingredient_key, unit, recipe_id, quantity);
create index ingredients_without_key on ingredients (name) where ingredient_key = '';

alter table ingredient_prices add column ingredient_key text not null default '';
alter table ingredient_prices add column name_key text not null default '';
alter table ingredient_prices add column kind text not null default 'typed'
  check (kind in ('typed', 'table', 'estimate', 'fallback'));
alter table ingredient_prices add column price_date text;
create unique index ingredient_prices_key on ingredient_prices (user_id, ingredient_key) where ingredient_key <> '';
create index ingredient_prices_without_key on ingredient_prices (user_id) where ingredient_key = '';
create index ingredient_prices_list on ingredient_prices (user_id, name_key, id);
