-- A line of a recipe may be another of the kitchen's recipes (docs/decisiones/027). The line itself stays as it was, name and
-- quantity, and is an ingredient again when the link goes: with the recipe it points at, or by the cook's hand.

create table ingredient_links (
  user_id uuid not null,
  ingredient_id uuid not null,
  -- Of the line, so that whoever walks up or down stays within this table.
  recipe_id uuid not null,
  linked_id uuid not null,
  in_servings boolean not null default false,
  primary key (user_id, ingredient_id),
  foreign key (user_id, ingredient_id) references ingredients (user_id, id) on delete cascade,
  foreign key (user_id, recipe_id) references recipes (user_id, id) on delete cascade,
  foreign key (user_id, linked_id) references recipes (user_id, id) on delete cascade,
  check (recipe_id <> linked_id)
);
create index ingredient_links_down on ingredient_links (user_id, recipe_id, linked_id);
create index ingredient_links_up on ingredient_links (user_id, linked_id, recipe_id);

-- Rendimiento: what one batch comes to, as the cook says it; null where she does not.
alter table recipes add column yield_grams double precision check (yield_grams > 0);
alter table recipes add column yield_ml double precision check (yield_ml > 0);
alter table recipes add column yield_pieces double precision check (yield_pieces > 0);
alter table recipes add column cooking_loss_percent double precision
  check (cooking_loss_percent >= 0 and cooking_loss_percent < 100);

-- When something below the recipe was last saved; null: not since the recipe itself was. The later of the two is the version
-- its analysis and its stored total are of.
alter table recipes add column tree_version timestamptz;

-- 'Is this name one of the kitchen's recipes?'
create index recipes_name on recipes (user_id, name_key);

-- What the weights behind the stored totals were worked out with: the cook's choices of food and the table of foods.
alter table cost_rates add column foods text not null default '';
