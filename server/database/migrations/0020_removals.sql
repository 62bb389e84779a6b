-- What a cook has just deleted, kept for a few minutes so that 'Deshacer' can put back the very same rows
-- (docs/decisiones/013). `content` is server/undo/removals.ts's; `id` and `kind` are the deleted row's id and table.

create table removals (
  user_id uuid not null references auth_users (id) on delete cascade,
  id uuid not null,
  kind text not null,
  content jsonb not null,
  removed_at timestamptz not null,
  primary key (user_id, id)
);
create index removals_old on removals (removed_at);
