-- Behind every `where`: the unprivileged role sees and writes its own rows only (docs/decisiones/002).

grant select, insert, update, delete on food_choices to obrador_app;
alter table food_choices enable row level security;
create policy owner on food_choices using (user_id = obrador_user()) with check (user_id = obrador_user());

grant select, insert, update, delete on allergen_corrections to obrador_app;
alter table allergen_corrections enable row level security;
create policy owner on allergen_corrections using (user_id = obrador_user()) with check (user_id = obrador_user());
