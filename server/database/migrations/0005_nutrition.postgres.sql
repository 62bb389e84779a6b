-- Behind every `where`: the unprivileged role sees and writes its own rows only (docs/decisiones/002).

grant select, insert, update, delete on nutritional_info to obrador_app;
alter table nutritional_info enable row level security;
create policy owner on nutritional_info using (user_id = obrador_user()) with check (user_id = obrador_user());
