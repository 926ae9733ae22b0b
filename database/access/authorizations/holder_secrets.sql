-- The secret that binds passes to documents, read by signing and by the snapshot of a station alone.

grant select on holder_secrets to garita_issuer;
create policy sign on holder_secrets for select to garita_issuer using (true);

-- How long a code of the first version that has no end goes on opening by itself.
create function access.time_to_replace() returns interval language sql immutable as $$ select interval '90 days' $$;

-- From when on a code of the first version without an end asks for its replacement.
create function access.passes_replaced_from(condominium uuid) returns timestamptz
  language sql stable
  as $$ select h.begun_at + access.time_to_replace() from holder_secrets h where h.condominium_id = condominium $$;

-- Passes are bound with the secret from the day on which every station of the condominium reads such passes. Who has codes without an
-- end is told, because those are the ones to replace.
create function access.begin_keyed_passes() returns void
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      condominium uuid;
    begin
      for condominium in
        update holder_secrets h set begun_at = now() where h.begun_at is null and access.stations_read(h.condominium_id, 2)
          returning h.condominium_id
      loop
        perform access.tell_unit('passes_replaced', condominium, r.id, r.unit_number, r.profile_id) from residences r
          where r.condominium_id = condominium and r.until is null and exists (
            select from authorizations a where a.condominium_id = condominium and a.residence_id = r.id
              and a.valid_until is null and a.auth_type <> 'pet' and a.status = 'active');
      end loop;
    end
  $$;
grant execute on function access.begin_keyed_passes() to garita_keeper;

-- Since when the codes without an end of my home are being replaced, and until when the former ones open by themselves.
create function access.my_replaced_passes() returns table (condominium_id uuid, residence_id uuid, at timestamptz, until timestamptz)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select home.condominium_id, home.id, h.begun_at, h.begun_at + access.time_to_replace()
      from access.my_home() home join holder_secrets h on h.condominium_id = home.condominium_id
      where h.begun_at is not null and exists (
        select from authorizations a where a.condominium_id = home.condominium_id and a.residence_id = home.id
          and a.valid_until is null and a.auth_type <> 'pet' and a.status = 'active' and a.pass_issued_at < h.begun_at)
  $$;
grant execute on function access.my_replaced_passes() to garita_resident, garita_agent, garita_admin, garita_super_admin;
