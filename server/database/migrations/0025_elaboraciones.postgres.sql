-- Behind every `where`: the unprivileged role sees and writes its own rows only (docs/decisiones/002).

grant select, insert, update, delete on ingredient_links to obrador_app;
alter table ingredient_links enable row level security;
create policy owner on ingredient_links using (user_id = obrador_user()) with check (user_id = obrador_user());
