-- Behind every `where`: the unprivileged role sees and writes its own rows only (docs/decisiones/002).

grant select, insert, update, delete on recipe_totals to obrador_app;
alter table recipe_totals enable row level security;
create policy owner on recipe_totals using (user_id = obrador_user()) with check (user_id = obrador_user());

grant select, insert, update, delete on cost_rates to obrador_app;
alter table cost_rates enable row level security;
create policy owner on cost_rates using (user_id = obrador_user()) with check (user_id = obrador_user());
