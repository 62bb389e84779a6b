-- Tests de rendimiento: what was left of an ingredient when this kitchen cleaned it (docs/decisiones/029).
create table yield_tests (
  user_id uuid not null references auth_users (id) on delete cascade,
  ingredient_key text not null,
  ingredient_name text not null,
  grams_before double precision not null check (grams_before > 0),
  grams_after double precision not null check (grams_after > 0 and grams_after <= grams_before),
  trimmings_grams double precision not null check (trimmings_grams >= 0),
  trimmings_price double precision not null check (trimmings_price >= 0),
  tested_on text not null,
  updated_at timestamptz not null,
  primary key (user_id, ingredient_key)
);
