-- Marks on what 'Cargar recetas de ejemplo' has made, so that it can be taken away again (docs/decisiones/014). `key` names the
-- thing within the set ('recipe croquetas-de-jamon'): loading twice conflicts here. `row_id` is its row, which the cook may have
-- deleted since. `version` is what the thing was like when it was loaded: different now means edited.

create table examples (
  user_id uuid not null references auth_users (id) on delete cascade,
  key text not null,
  kind text not null check (kind in ('folder', 'recipe', 'price', 'project', 'formula')),
  row_id uuid not null,
  version text not null,
  primary key (user_id, key)
);
