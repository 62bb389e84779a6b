-- Behind every `where`: the unprivileged role sees and writes its own rows only (docs/decisiones/002).

grant select, insert, update, delete on projects to obrador_app;
alter table projects enable row level security;
create policy owner on projects using (user_id = obrador_user()) with check (user_id = obrador_user());

grant select, insert, update, delete on recipe_variations to obrador_app;
alter table recipe_variations enable row level security;
create policy owner on recipe_variations using (user_id = obrador_user()) with check (user_id = obrador_user());

grant select, insert, update, delete on project_comments to obrador_app;
alter table project_comments enable row level security;
create policy owner on project_comments using (user_id = obrador_user()) with check (user_id = obrador_user());
