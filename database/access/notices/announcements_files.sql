-- The files of announcements. They are kept before their announcement is saved, and its readers read them once it is sent.

grant select on announcement_files to garita_admin, garita_super_admin;
grant select (condominium_id, id, announcement_id, kind, bytes, sha256, sealed_file) on announcement_files
  to garita_applicant, garita_resident, garita_agent;
create policy run on announcement_files for select to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on announcement_files for select to garita_super_admin using (true);

-- Whether the caller has a seat among the readers of an announcement, which are fixed when it is sent.
create function access.receives_announcement(condominium uuid, announcement uuid) returns boolean
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select exists (select from access.caller_seats() s
      join announcement_readers n on n.condominium_id = s.condominium_id and n.seat = s.seat and n.profile_id = access.caller_id()
      join announcements a on a.condominium_id = n.condominium_id and a.id = n.announcement_id and a.sent_at >= s.since
      join condominiums c on c.id = a.condominium_id and c.archived_at is null
      where s.condominium_id = condominium and n.announcement_id = announcement)
  $$;
grant execute on function access.receives_announcement(uuid, uuid) to garita_applicant, garita_resident, garita_agent;
create policy received on announcement_files for select to garita_applicant, garita_resident, garita_agent
  using (announcement_id is not null and access.receives_announcement(condominium_id, announcement_id));

-- Keeps a file until the caller saves its announcement. A repeated call changes nothing. The answer is false if the caller does not run the
-- condominium, or if another person has that id.
create function access.keep_announcement_file(condominium uuid, file uuid, kind text, bytes integer, sha256 text, sealed bytea) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if not access.runs_condominium(condominium) then return false; end if;
      perform pg_advisory_xact_lock(hashtextextended('garita.announcement files ' || access.caller_id(), 0));
      if exists (select from announcement_files f where f.condominium_id = condominium and f.id = file) then
        return exists (select from announcement_files f where f.condominium_id = condominium and f.id = file and f.by_id = access.caller_id()
          and f.sha256 = keep_announcement_file.sha256);
      end if;
      if (select count(*) from announcement_files f where f.by_id = access.caller_id() and f.kept_at > now() - interval '1 day') >= 60 then
        perform access.refuse('announcement_files_too_many');
      end if;
      insert into announcement_files (condominium_id, id, by_id, kind, bytes, sha256, sealed_file)
        values (condominium, file, access.caller_id(), kind, bytes, sha256, sealed);
      return true;
    end
  $$;
grant execute on function access.keep_announcement_file(uuid, uuid, text, integer, text, bytea) to garita_admin, garita_super_admin;

-- An announcement takes the kept files that it names, and lets those go that it no longer names.
create function access.take_announcement_files() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare taken integer;
    begin
      update announcement_files f set announcement_id = new.id
        where f.condominium_id = new.condominium_id and f.id = any(new.file_ids)
          and (f.announcement_id = new.id or f.announcement_id is null and f.by_id = access.caller_id());
      get diagnostics taken = row_count;
      if taken <> cardinality(new.file_ids) then perform access.refuse('announcement_file_gone'); end if;
      delete from announcement_files f
        where f.condominium_id = new.condominium_id and f.announcement_id = new.id and f.id <> all(new.file_ids);
      if (select count(*) filter (where f.kind = 'picture') > 4 or count(*) filter (where f.kind = 'pdf') > 1 from announcement_files f
          where f.condominium_id = new.condominium_id and f.announcement_id = new.id) then
        perform access.refuse('announcement_files_number');
      end if;
      return null;
    end
  $$;
create trigger take_files after insert or update of file_ids on announcements for each row
  when (access.caller_id() is not null) execute function access.take_announcement_files();
