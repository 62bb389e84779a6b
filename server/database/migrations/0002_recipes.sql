-- Folders, recipes and their ingredients. Every key begins with the owner, so no row can point at somebody else's.
-- References that do not cascade are checked at commit, so that deleting an account may take rows in any order.
-- `ingredient_count` is written with the ingredients, in the same transaction (server/recipes/save-recipe.ts).
-- `name_key` and `category_key` are core/pantry/name-key.ts of the text beside them.

create table folders (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 120),
  parent_id uuid,
  created_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, parent_id) references folders (user_id, id) deferrable initially deferred
);
create index folders_parent on folders (user_id, parent_id);

create table recipes (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 200),
  name_key text not null,
  category text not null,
  category_key text not null,
  servings double precision not null check (servings >= 1),
  method text not null,
  ingredient_count integer not null,
  folder_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, folder_id) references folders (user_id, id) deferrable initially deferred
);
-- One owner's list in its order; the last three columns let folder filter and search run on the index alone.
create index recipes_list on recipes (user_id, updated_at desc, id desc, folder_id, name_key, category_key);
create index recipes_folder on recipes (user_id, folder_id);

create table ingredients (
  user_id uuid not null,
  id uuid not null,
  recipe_id uuid not null,
  position integer not null,
  name text not null check (length(name) between 1 and 200),
  quantity double precision not null check (quantity > 0),
  unit text not null check (unit in ('g', 'kg', 'ml', 'l', 'unidad', 'taza', 'cucharada', 'cucharadita')),
  primary key (user_id, id),
  foreign key (user_id, recipe_id) references recipes (user_id, id) on delete cascade
);
create index ingredients_recipe on ingredients (user_id, recipe_id, position);
