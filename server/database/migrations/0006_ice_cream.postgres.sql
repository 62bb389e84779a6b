-- Behind every `where`: the unprivileged role sees and writes its own rows only (docs/decisiones/002).

grant select, insert, update, delete on ice_cream_formulas to obrador_app;
alter table ice_cream_formulas enable row level security;
create policy owner on ice_cream_formulas using (user_id = obrador_user()) with check (user_id = obrador_user());

grant select, insert, update, delete on ice_cream_ingredients to obrador_app;
alter table ice_cream_ingredients enable row level security;
create policy owner on ice_cream_ingredients using (user_id = obrador_user()) with check (user_id = obrador_user());

grant select, insert, update, delete on ice_cream_processes to obrador_app;
alter table ice_cream_processes enable row level security;
create policy owner on ice_cream_processes using (user_id = obrador_user()) with check (user_id = obrador_user());

grant select, insert, update, delete on ice_cream_analysis to obrador_app;
alter table ice_cream_analysis enable row level security;
create policy owner on ice_cream_analysis using (user_id = obrador_user()) with check (user_id = obrador_user());
