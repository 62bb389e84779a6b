-- What a reader of photos was not sure of (a JSON list of Spanish sentences), until the cook edits the recipe or dismisses it.
-- Null: nothing to check.

alter table recipes add column warnings jsonb;
