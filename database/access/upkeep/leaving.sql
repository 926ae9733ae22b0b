-- Everything of a condominium as open files: for those who run it, in a browser where they typed their password within ten minutes, since
-- an open browser that somebody left is not enough. What the files contain is what their role may read.

-- The name of the condominium; null where it is not theirs.
create function access.prove_before_leaving(condominium uuid) returns text
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if not (access.runs_all() or condominium = any(access.my_condominiums())) then return null; end if;
      if not exists (select from sessions s where s.id = nullif(current_setting('app.session', true), '')::uuid
          and s.profile_id = access.me() and s.proved_at > now() - interval '10 minutes') then
        perform access.refuse('prove_before_leaving');
      end if;
      -- It holds every name, so the homes read of it as of any look.
      perform access.record_look(jsonb_build_object('condominium_id', condominium, 'id', gen_random_uuid(), 'kind', 'everything', 'reason', 'copy',
        'said', '—', 'covers_from', now() - interval '366 days', 'covers_until', now()));
      return (select c.name from condominiums c where c.id = condominium);
    end
  $$;
grant execute on function access.prove_before_leaving(uuid) to garita_admin, garita_super_admin;
