-- Behind every `where`: the unprivileged role sees and writes its own rows only (docs/decisiones/002).

grant select, insert, update, delete on removal_rows to obrador_app;
alter table removal_rows enable row level security;
create policy owner on removal_rows using (user_id = obrador_user()) with check (user_id = obrador_user());
