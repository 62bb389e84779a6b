-- Kitchen Lab. A variation outlives its base recipe (recipe_id becomes null: 'Receta eliminada');
-- a project takes its variations and comments with it; a deleted variation's comments stay as general ones.

create table projects (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 200),
  description text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id)
);
create index projects_list on projects (user_id, updated_at desc, id desc);

create table recipe_variations (
  user_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  recipe_id uuid,
  name text not null check (length(name) between 1 and 200),
  description text,
  changes jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, project_id) references projects (user_id, id) on delete cascade,
  foreign key (user_id, recipe_id) references recipes (user_id, id) deferrable initially deferred
);
create index recipe_variations_list on recipe_variations (user_id, project_id, created_at desc, id desc);
create index recipe_variations_recipe on recipe_variations (user_id, recipe_id);

create table project_comments (
  user_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  recipe_variation_id uuid,
  content text not null check (length(content) >= 1),
  created_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, project_id) references projects (user_id, id) on delete cascade,
  foreign key (user_id, recipe_variation_id) references recipe_variations (user_id, id) deferrable initially deferred
);
create index project_comments_list on project_comments (user_id, project_id, created_at desc, id desc);
create index project_comments_variation on project_comments (user_id, recipe_variation_id);
