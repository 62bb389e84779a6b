-- What a batch of a recipe with elaboraciones, or of an elaboración itself, comes to, exactly (docs/decisiones/008). The totals
-- are no truth of their own: emptied, they are added up again when a list by money is next asked for.
alter table recipe_totals add column batch text;
delete from recipe_totals;
