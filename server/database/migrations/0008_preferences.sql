-- What a cook has chosen once for every screen. No row: nothing chosen yet, and the defaults of core/api/preferences.ts hold.

create table preferences (
  user_id uuid not null primary key references auth_users (id) on delete cascade,
  only_local boolean not null,
  household_to_grams boolean not null,
  food_cost_target double precision not null check (food_cost_target > 0 and food_cost_target <= 100),
  vat_rate double precision not null check (vat_rate >= 0 and vat_rate <= 100),
  updated_at timestamptz not null
);
