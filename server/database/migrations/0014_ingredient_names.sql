-- Which ingredients a cook writes down, and in which recipes: 'qué hago con calabaza' walks the distinct names along this
-- index (server/functions/assistant-findings.ts) instead of every line of every recipe.
create index ingredients_names on ingredients (user_id, name, recipe_id);
