-- What invoices say: a format of a supplier at a price, several for one ingredient (docs/decisiones/028). `ingredient_prices`
-- stays the price that counts; `choice` says how it is taken from the offers, `offer_id` which one it is ('fixed' without one:
-- typed by hand). No foreign key: an offer goes with its price, and a price must not go with an offer.

alter table ingredient_prices add column choice text not null default 'last'
  check (choice in ('last', 'cheapest', 'fixed'));
alter table ingredient_prices add column offer_id uuid;

create table price_offers (
  user_id uuid not null,
  id uuid not null,
  price_id uuid not null,
  -- '' is no supplier named; `…_key` as core/pantry/name-key.ts has it
  supplier text not null,
  supplier_key text not null,
  -- as on the invoice: 'caja 6 × 1 kg'
  format text not null,
  format_key text not null,
  -- what is in it, in `unit`
  amount double precision not null check (amount > 0),
  unit text not null check (length(unit) between 1 and 40),
  -- € of the whole format
  format_price double precision not null check (format_price > 0),
  -- in %; null is not said
  vat_rate double precision check (vat_rate between 0 and 100),
  vat_included boolean not null,
  price_date text not null,
  minimum text not null,
  reference text not null,
  last_updated timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, price_id) references ingredient_prices (user_id, id) on delete cascade
);
create unique index price_offers_place on price_offers (user_id, price_id, supplier_key, format_key);
