-- The triggers of `0022_usage.sql` for SQLite, which has them by row only: some 2 µs each.
-- An account's deletion takes its count away first, so that the cascades that follow have nothing to subtract from.

create trigger usage_begins after insert on auth_users begin
  insert into account_usage (user_id) values (new.id);
end;
create trigger usage_ends before delete on auth_users begin
  delete from account_usage where user_id = old.id;
end;

create trigger usage_within_quotas after update on account_usage when new.bytes > old.bytes begin
  select case
    when new.recipes > old.recipes and new.recipes > auth_quotas.recipes then raise(abort, 'quota recipes')
    when new.folders > old.folders and new.folders > auth_quotas.folders then raise(abort, 'quota folders')
    when new.prices > old.prices and new.prices > auth_quotas.prices then raise(abort, 'quota prices')
    when new.projects > old.projects and new.projects > auth_quotas.projects then raise(abort, 'quota projects')
    when new.variations > old.variations and new.variations > auth_quotas.variations then raise(abort, 'quota variations')
    when new.comments > old.comments and new.comments > auth_quotas.comments then raise(abort, 'quota comments')
    when new.formulas > old.formulas and new.formulas > auth_quotas.formulas then raise(abort, 'quota formulas')
    when new.foods > old.foods and new.foods > auth_quotas.foods then raise(abort, 'quota foods')
    when new.bytes > auth_quotas.bytes then raise(abort, 'quota bytes')
  end from auth_quotas;
end;

create trigger recipes_counted after insert on recipes begin
  update account_usage set recipes = recipes + 1, bytes = bytes + (500 + 600 * new.ingredient_count + octet_length(new.name) + octet_length(new.category) + octet_length(new.method) + coalesce(octet_length(new.warnings), 0))
    where user_id = new.user_id;
end;
create trigger recipes_recounted after update of name, category, method, warnings, ingredient_count on recipes begin
  update account_usage set bytes = bytes + (500 + 600 * new.ingredient_count + octet_length(new.name) + octet_length(new.category) + octet_length(new.method) + coalesce(octet_length(new.warnings), 0))
    - (500 + 600 * old.ingredient_count + octet_length(old.name) + octet_length(old.category) + octet_length(old.method) + coalesce(octet_length(old.warnings), 0))
    where user_id = new.user_id;
end;
create trigger recipes_uncounted after delete on recipes begin
  update account_usage set recipes = recipes - 1, bytes = bytes - (500 + 600 * old.ingredient_count + octet_length(old.name) + octet_length(old.category) + octet_length(old.method) + coalesce(octet_length(old.warnings), 0))
    where user_id = old.user_id;
end;

create trigger folders_counted after insert on folders begin
  update account_usage set folders = folders + 1, bytes = bytes + (300)
    where user_id = new.user_id;
end;
create trigger folders_uncounted after delete on folders begin
  update account_usage set folders = folders - 1, bytes = bytes - (300)
    where user_id = old.user_id;
end;

create trigger ingredient_prices_counted after insert on ingredient_prices begin
  update account_usage set prices = prices + 1, bytes = bytes + (700)
    where user_id = new.user_id;
end;
create trigger ingredient_prices_uncounted after delete on ingredient_prices begin
  update account_usage set prices = prices - 1, bytes = bytes - (700)
    where user_id = old.user_id;
end;

create trigger projects_counted after insert on projects begin
  update account_usage set projects = projects + 1, bytes = bytes + (500 + coalesce(octet_length(new.description), 0))
    where user_id = new.user_id;
end;
create trigger projects_recounted after update of description on projects begin
  update account_usage set bytes = bytes + (500 + coalesce(octet_length(new.description), 0))
    - (500 + coalesce(octet_length(old.description), 0))
    where user_id = new.user_id;
end;
create trigger projects_uncounted after delete on projects begin
  update account_usage set projects = projects - 1, bytes = bytes - (500 + coalesce(octet_length(old.description), 0))
    where user_id = old.user_id;
end;

create trigger recipe_variations_counted after insert on recipe_variations begin
  update account_usage set variations = variations + 1, bytes = bytes + (500 + coalesce(octet_length(new.description), 0) + octet_length(new.changes) + coalesce(octet_length(new.base), 0))
    where user_id = new.user_id;
end;
create trigger recipe_variations_recounted after update of description, changes, base on recipe_variations begin
  update account_usage set bytes = bytes + (500 + coalesce(octet_length(new.description), 0) + octet_length(new.changes) + coalesce(octet_length(new.base), 0))
    - (500 + coalesce(octet_length(old.description), 0) + octet_length(old.changes) + coalesce(octet_length(old.base), 0))
    where user_id = new.user_id;
end;
create trigger recipe_variations_uncounted after delete on recipe_variations begin
  update account_usage set variations = variations - 1, bytes = bytes - (500 + coalesce(octet_length(old.description), 0) + octet_length(old.changes) + coalesce(octet_length(old.base), 0))
    where user_id = old.user_id;
end;

create trigger project_comments_counted after insert on project_comments begin
  update account_usage set comments = comments + 1, bytes = bytes + (500 + octet_length(new.content))
    where user_id = new.user_id;
end;
create trigger project_comments_recounted after update of content on project_comments begin
  update account_usage set bytes = bytes + (500 + octet_length(new.content))
    - (500 + octet_length(old.content))
    where user_id = new.user_id;
end;
create trigger project_comments_uncounted after delete on project_comments begin
  update account_usage set comments = comments - 1, bytes = bytes - (500 + octet_length(old.content))
    where user_id = old.user_id;
end;

create trigger ice_cream_formulas_counted after insert on ice_cream_formulas begin
  update account_usage set formulas = formulas + 1, bytes = bytes + (800 + coalesce(octet_length(new.description), 0))
    where user_id = new.user_id;
end;
create trigger ice_cream_formulas_recounted after update of description on ice_cream_formulas begin
  update account_usage set bytes = bytes + (800 + coalesce(octet_length(new.description), 0))
    - (800 + coalesce(octet_length(old.description), 0))
    where user_id = new.user_id;
end;
create trigger ice_cream_formulas_uncounted after delete on ice_cream_formulas begin
  update account_usage set formulas = formulas - 1, bytes = bytes - (800 + coalesce(octet_length(old.description), 0))
    where user_id = old.user_id;
end;

create trigger ice_cream_ingredients_counted after insert on ice_cream_ingredients begin
  update account_usage set bytes = bytes + (600)
    where user_id = new.user_id;
end;
create trigger ice_cream_ingredients_uncounted after delete on ice_cream_ingredients begin
  update account_usage set bytes = bytes - (600)
    where user_id = old.user_id;
end;

create trigger ice_cream_analysis_counted after insert on ice_cream_analysis begin
  update account_usage set bytes = bytes + (500 + octet_length(new.analysis))
    where user_id = new.user_id;
end;
create trigger ice_cream_analysis_recounted after update of analysis on ice_cream_analysis begin
  update account_usage set bytes = bytes + (500 + octet_length(new.analysis))
    - (500 + octet_length(old.analysis))
    where user_id = new.user_id;
end;
create trigger ice_cream_analysis_uncounted after delete on ice_cream_analysis begin
  update account_usage set bytes = bytes - (500 + octet_length(old.analysis))
    where user_id = old.user_id;
end;

create trigger food_choices_counted after insert on food_choices begin
  update account_usage set foods = foods + 1, bytes = bytes + (500)
    where user_id = new.user_id;
end;
create trigger food_choices_uncounted after delete on food_choices begin
  update account_usage set foods = foods - 1, bytes = bytes - (500)
    where user_id = old.user_id;
end;

create trigger nutritional_info_counted after insert on nutritional_info begin
  update account_usage set bytes = bytes + (500 + coalesce(octet_length(new.analysis), 0))
    where user_id = new.user_id;
end;
create trigger nutritional_info_recounted after update of analysis on nutritional_info begin
  update account_usage set bytes = bytes + (500 + coalesce(octet_length(new.analysis), 0))
    - (500 + coalesce(octet_length(old.analysis), 0))
    where user_id = new.user_id;
end;
create trigger nutritional_info_uncounted after delete on nutritional_info begin
  update account_usage set bytes = bytes - (500 + coalesce(octet_length(old.analysis), 0))
    where user_id = old.user_id;
end;

create trigger allergen_corrections_counted after insert on allergen_corrections begin
  update account_usage set bytes = bytes + (500 + octet_length(new.note))
    where user_id = new.user_id;
end;
create trigger allergen_corrections_recounted after update of note on allergen_corrections begin
  update account_usage set bytes = bytes + (500 + octet_length(new.note))
    - (500 + octet_length(old.note))
    where user_id = new.user_id;
end;
create trigger allergen_corrections_uncounted after delete on allergen_corrections begin
  update account_usage set bytes = bytes - (500 + octet_length(old.note))
    where user_id = old.user_id;
end;

-- What is there already.
insert into account_usage (user_id) select id from auth_users;
update account_usage set recipes = n, bytes = bytes + b from (
  select user_id as owner, count(*) as n, sum(500 + 600 * recipes.ingredient_count + octet_length(recipes.name) + octet_length(recipes.category) + octet_length(recipes.method) + coalesce(octet_length(recipes.warnings), 0)) as b
  from recipes group by user_id
) as held where user_id = owner;
update account_usage set folders = n, bytes = bytes + b from (
  select user_id as owner, count(*) as n, sum(300) as b
  from folders group by user_id
) as held where user_id = owner;
update account_usage set prices = n, bytes = bytes + b from (
  select user_id as owner, count(*) as n, sum(700) as b
  from ingredient_prices group by user_id
) as held where user_id = owner;
update account_usage set projects = n, bytes = bytes + b from (
  select user_id as owner, count(*) as n, sum(500 + coalesce(octet_length(projects.description), 0)) as b
  from projects group by user_id
) as held where user_id = owner;
update account_usage set variations = n, bytes = bytes + b from (
  select user_id as owner, count(*) as n, sum(500 + coalesce(octet_length(recipe_variations.description), 0) + octet_length(recipe_variations.changes) + coalesce(octet_length(recipe_variations.base), 0)) as b
  from recipe_variations group by user_id
) as held where user_id = owner;
update account_usage set comments = n, bytes = bytes + b from (
  select user_id as owner, count(*) as n, sum(500 + octet_length(project_comments.content)) as b
  from project_comments group by user_id
) as held where user_id = owner;
update account_usage set formulas = n, bytes = bytes + b from (
  select user_id as owner, count(*) as n, sum(800 + coalesce(octet_length(ice_cream_formulas.description), 0)) as b
  from ice_cream_formulas group by user_id
) as held where user_id = owner;
update account_usage set bytes = bytes + b from (
  select user_id as owner, count(*) as n, sum(600) as b
  from ice_cream_ingredients group by user_id
) as held where user_id = owner;
update account_usage set bytes = bytes + b from (
  select user_id as owner, count(*) as n, sum(500 + octet_length(ice_cream_analysis.analysis)) as b
  from ice_cream_analysis group by user_id
) as held where user_id = owner;
update account_usage set foods = n, bytes = bytes + b from (
  select user_id as owner, count(*) as n, sum(500) as b
  from food_choices group by user_id
) as held where user_id = owner;
update account_usage set bytes = bytes + b from (
  select user_id as owner, count(*) as n, sum(500 + coalesce(octet_length(nutritional_info.analysis), 0)) as b
  from nutritional_info group by user_id
) as held where user_id = owner;
update account_usage set bytes = bytes + b from (
  select user_id as owner, count(*) as n, sum(500 + octet_length(allergen_corrections.note)) as b
  from allergen_corrections group by user_id
) as held where user_id = owner;
