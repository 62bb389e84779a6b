-- Behind every `where`: the unprivileged role sees and writes its own rows only (docs/decisiones/002).

grant select, insert, update, delete on examples to obrador_app;
alter table examples enable row level security;
create policy owner on examples using (user_id = obrador_user()) with check (user_id = obrador_user());
