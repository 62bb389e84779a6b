-- The role every request runs under once its user is known. It owns nothing and reaches no account table.
-- Roles belong to the whole cluster: another database, or another process, may have made it already.
do $$
begin
  create role obrador_app nologin;
exception
  when duplicate_object or unique_violation then null;
end
$$;

do $$
begin
  if not pg_has_role(current_user, 'obrador_app', 'member') then
    grant obrador_app to current_user;
  end if;
end
$$;

create function obrador_user() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('obrador.user_id', true), '')::uuid $$;
