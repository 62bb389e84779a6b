-- Behind every `where`: the unprivileged role sees and writes its own rows only (docs/decisiones/002).

grant select, insert, update, delete on folders to obrador_app;
alter table folders enable row level security;
create policy owner on folders using (user_id = obrador_user()) with check (user_id = obrador_user());

grant select, insert, update, delete on recipes to obrador_app;
alter table recipes enable row level security;
create policy owner on recipes using (user_id = obrador_user()) with check (user_id = obrador_user());

grant select, insert, update, delete on ingredients to obrador_app;
alter table ingredients enable row level security;
create policy owner on ingredients using (user_id = obrador_user()) with check (user_id = obrador_user());
