-- What a dish costs beyond its food, as far as the cook says it (docs/decisiones/030); null: not said.

alter table preferences add column labour_rate double precision check (labour_rate > 0);

create table hidden_costs (
  user_id uuid not null,
  recipe_id uuid not null,
  packaging double precision check (packaging >= 0),
  energy double precision check (energy >= 0),
  labour_minutes double precision check (labour_minutes >= 0),
  labour_per text not null check (labour_per in ('serving', 'recipe')),
  commission_percent double precision check (commission_percent >= 0 and commission_percent <= 100),
  updated_at timestamptz not null,
  primary key (user_id, recipe_id),
  foreign key (user_id, recipe_id) references recipes (user_id, id) on delete cascade
);
