-- Where a formula is served, °C: the case, the freezer, the machine. Null: the usual of its type (−12, granizado −2.5).

alter table ice_cream_formulas add column serving_temperature double precision;
