-- Exports: staff alone take lists away, one at a time each, since a slow reader holds a connection for as long as it takes.

create function guard.begin_export() returns void
  language plpgsql security definer set search_path = public, guard, extensions, pg_temp
  as $$
    begin
      if not pg_try_advisory_xact_lock(hashtext('garita.export'), hashtext(guard.me()::text)) then
        perform guard.refuse('export_under_way');
      end if;
    end
  $$;
grant execute on function guard.begin_export() to garita_agent, garita_admin, garita_super_admin;
