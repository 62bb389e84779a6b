-- A list by money compares the version of every recipe with that of its stored total: both are read from the index.
drop index recipes_list;
create index recipes_list on recipes (user_id, updated_at desc, id desc, folder_id, name_key, category_key, tree_version);
