-- A variation keeps a copy of its base recipe, so that what it changes stays readable when the recipe is edited or
-- deleted (docs/decisiones/010). Older variations have none until their changes are first edited; they hold '{}'.
-- `updated_at` is the version an edit is based on.

alter table recipe_variations add column base jsonb;
alter table recipe_variations add column updated_at timestamptz not null default '1970-01-01T00:00:00.000Z';
update recipe_variations set updated_at = created_at;

alter table project_comments add column updated_at timestamptz not null default '1970-01-01T00:00:00.000Z';
update project_comments set updated_at = created_at;
