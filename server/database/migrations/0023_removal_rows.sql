-- What was deleted is copied inside the database, a row for each row that went or lost its link: no project passes through
-- the server's memory any more. What was deleted in the quarter of an hour before this migration cannot be put back.

delete from removals;
alter table removals drop column content;
-- More than can be kept: it is gone, and 'Deshacer' is told so.
alter table removals add column too_large boolean not null default false;

create table removal_rows (
  user_id uuid not null,
  removal_id uuid not null,
  table_name text not null,
  row_id uuid not null,
  -- '': the row went, and `content` is it without its owner; else the column of it that pointed at what went.
  link text not null,
  content jsonb,
  primary key (user_id, removal_id, table_name, row_id, link),
  foreign key (user_id, removal_id) references removals (user_id, id) on delete cascade
);
