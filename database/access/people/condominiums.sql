grant select (id, name, listed, archived_at) on condominiums to garita_anonymous, garita_applicant;
create policy listed_names on condominiums for select to garita_anonymous, garita_applicant
  using (listed and archived_at is null);

grant select (id, name, address, time_zone, country, archived_at) on condominiums to garita_resident, garita_agent;
grant select (homes_invite) on condominiums to garita_resident;
-- Guards read these columns to know which entries to record and when the monthly test of the alarm is due.
grant select (log_resident_entries, created_at) on condominiums to garita_agent;
create policy own on condominiums for select to garita_resident, garita_agent
  using (id = any((select access.caller_condominiums())::uuid[]));

grant select on condominiums to garita_admin, garita_super_admin;
grant update (name, address, time_zone, country, listed, invitation_code, retention_days, log_resident_entries, homes_invite, office_phone,
    office_whatsapp)
  on condominiums to garita_admin, garita_super_admin;
grant update (reader_co_resident, reader_permanent_visitor, reader_worker, reader_vehicle)
  on condominiums to garita_admin, garita_super_admin;
create policy run on condominiums for select to garita_admin using (id = any((select access.caller_condominiums())::uuid[]));
create policy change on condominiums for update to garita_admin
  using (id = any((select access.caller_condominiums())::uuid[]));

grant insert (id, name, address, time_zone, country, listed, invitation_code, retention_days, log_resident_entries, homes_invite,
    office_phone, office_whatsapp, created_by),
  update (archived_at) on condominiums to garita_super_admin;
create policy see_all on condominiums for select to garita_super_admin using (true);
create policy make on condominiums for insert to garita_super_admin with check (created_by = access.caller_id());
create policy change_any on condominiums for update to garita_super_admin using (archived_at is null) with check (true);

grant select (id, name, listed, invitation_code, archived_at) on condominiums to garita_identity;
create policy open_to_join on condominiums for select to garita_identity using (archived_at is null);

-- An unlisted condominium is found only with its invitation.
create function access.condominium_by_invitation(code text) returns table (id uuid, name text)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$ select c.id, c.name from condominiums c where c.invitation_code = code and c.archived_at is null $$;
grant execute on function access.condominium_by_invitation(text)
  to garita_anonymous, garita_applicant, garita_resident, garita_agent, garita_admin, garita_super_admin;

-- A new condominium gets a gate and six amenities. Its passes name a document, because all of its stations can check that.
create function access.add_amenities_of_condominium() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      insert into gates (condominium_id, id, name) values (new.id, gen_random_uuid(), 'Acceso principal');
      perform access.add_usual_amenities(new.id);
      insert into holder_secrets (condominium_id) values (new.id);
      return null;
    end
  $$;
create trigger add_amenities_of_condominium after insert on condominiums for each row execute function access.add_amenities_of_condominium();

-- Joining and archiving lock the row of the condominium, so that no person joins an archived one.
create function access.join_open_condominium() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      perform from condominiums c where c.id = new.condominium_id and c.archived_at is null for share;
      if not found then
        perform access.refuse('condominium_archived');
      end if;
      return new;
    end
  $$;
create trigger join_open before insert on residences for each row execute function access.join_open_condominium();
create trigger join_open before insert on assignments for each row execute function access.join_open_condominium();

-- Listed condominiums need different names, because strangers read only the names. Others need a different name or address.
create function access.keep_condominiums_apart() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      -- A form sends all its fields: an unchanged name and address are not checked again.
      if tg_op = 'UPDATE' and (new.name, new.address, new.listed) is not distinct from (old.name, old.address, old.listed) then
        return new;
      end if;
      -- Two concurrent writes take turns, or neither would see the other.
      perform pg_advisory_xact_lock(hashtext('garita.condominium_names'));
      if exists (select from condominiums c where c.id <> new.id and c.archived_at is null and plain(c.name) = plain(new.name)
          and ((c.listed and new.listed) or plain(coalesce(c.address, '')) = plain(coalesce(new.address, '')))) then
        perform access.refuse('condominium_name_taken');
      end if;
      return new;
    end
  $$;
create trigger keep_apart before insert or update of name, address, listed on condominiums for each row
  when (current_setting('role') in ('garita_admin', 'garita_super_admin')) execute function access.keep_condominiums_apart();

create function access.archive_empty_condominium() returns trigger
  language plpgsql
  as $$
    begin
      if exists (select from residences r where r.condominium_id = new.id and r.until is null)
        or exists (select from assignments a where a.condominium_id = new.id) then
        perform access.refuse('condominium_not_empty');
      end if;
      return new;
    end
  $$;
create trigger archive_empty before update of archived_at on condominiums for each row
  when (new.archived_at is not null) execute function access.archive_empty_condominium();
