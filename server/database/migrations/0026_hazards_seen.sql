-- What safety said of a recipe as the cook wrote it and the cook has read (a JSON list of Spanish sentences). It is not said
-- again; what an edit makes new is. Null: nothing was read.

alter table recipes add column hazards_seen jsonb;
