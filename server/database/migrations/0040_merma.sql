-- Merma in the cost (docs/decisiones/029). A line is bruto, as bought, unless the cook says that it is limpio.
alter table ingredients add column clean boolean not null default false;

-- Limpio lines cost what must be bought for them; off until it is chosen, as the specified arithmetic is.
alter table preferences add column count_merma boolean not null default false;

-- Whether the kitchen has said how pieces, cups and spoons count. Who has set that switch has said it.
alter table preferences add column measures_chosen boolean not null default false;
update preferences set measures_chosen = household_to_grams;
