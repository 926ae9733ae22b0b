-- Roles are shared by all databases of a cluster, so two installations may be making them at the same moment.
do $$
declare role_name text;
begin
  foreach role_name in array array['anonymous', 'applicant', 'resident', 'agent', 'supervisor', 'board', 'admin', 'super_admin', 'gate', 'station', 'keeper', 'identity', 'issuer'] loop
    begin
      execute format('create role garita_%s nologin noinherit', role_name);
    exception when duplicate_object or unique_violation then null;
    end;
  end loop;
end $$;

-- Revokes all rights, so that only the files of this folder decide.
do $$
declare stale record;
begin
  for stale in select policyname, tablename from pg_policies where schemaname = 'public' loop
    execute format('drop policy %I on public.%I', stale.policyname, stale.tablename);
  end loop;
  for stale in select tablename from pg_tables where schemaname = 'public' loop
    execute format('alter table public.%I enable row level security', stale.tablename);
  end loop;
end $$;
drop schema if exists access cascade;
create schema access;

do $$
declare everyone text := 'public, garita_anonymous, garita_applicant, garita_resident, garita_agent, garita_supervisor, garita_board, garita_admin, garita_super_admin, garita_gate, garita_station, garita_keeper, garita_identity, garita_issuer';
begin
  execute 'revoke all on all tables in schema public from ' || everyone;
  execute 'revoke all on all sequences in schema public from ' || everyone;
  execute 'revoke all on all functions in schema public from ' || everyone;
  execute 'revoke all on schema public from ' || everyone;
  execute 'alter default privileges revoke execute on functions from public';
end $$;

grant usage on schema public, access, extensions
  to garita_anonymous, garita_applicant, garita_resident, garita_agent, garita_supervisor, garita_board, garita_admin, garita_super_admin, garita_gate, garita_station, garita_keeper, garita_identity, garita_issuer;
grant execute on function plain(text), counted(text), unit_key(text), home_word(text)
  to garita_anonymous, garita_applicant, garita_resident, garita_agent, garita_admin, garita_super_admin, garita_identity, garita_keeper;
