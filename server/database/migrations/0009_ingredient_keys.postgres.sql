-- Keys have lost their accents: comparing them by code point is the order of the alphabet, and the same as SQLite's.
alter table ingredients alter column ingredient_key type text collate "C";
alter table ingredient_prices
  alter column ingredient_key type text collate "C",
  alter column name_key type text collate "C";
alter table recipes
  alter column name_key type text collate "C",
  alter column category_key type text collate "C";
