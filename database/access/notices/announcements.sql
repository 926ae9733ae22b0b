-- Announcements: the administration writes them, and the database fixes their homes and readers when it sends them. A reader calls functions,
-- because a seat is a residence, an ownership or a post at the gate, and no reader may see the receipts of others.

grant select, delete on announcements to garita_admin, garita_super_admin;
grant insert (condominium_id, id, title, body, audience, tower, units, asks_confirmation, send_at, ends_at, formal, corrects,
    file_ids, file_words),
  update (title, body, audience, tower, units, asks_confirmation, send_at, ends_at, formal, corrects, file_ids, file_words) on announcements to garita_admin, garita_super_admin;
create policy run on announcements for select to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on announcements for select to garita_super_admin using (true);
create policy write on announcements for insert to garita_admin with check (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy write_all on announcements for insert to garita_super_admin with check (true);
create policy change on announcements for update to garita_admin
  using (condominium_id = any((select access.caller_condominiums())::uuid[]))
  with check (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy change_all on announcements for update to garita_super_admin using (true) with check (true);
create policy withdraw on announcements for delete to garita_admin
  using (condominium_id = any((select access.caller_condominiums())::uuid[]) and sent_at is null);
create policy withdraw_all on announcements for delete to garita_super_admin using (sent_at is null);

grant select on announcement_homes, announcement_readers to garita_admin, garita_super_admin;
create policy run on announcement_homes for select to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on announcement_homes for select to garita_super_admin using (true);
create policy run on announcement_readers for select to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on announcement_readers for select to garita_super_admin using (true);

-- The trigger writes the author, who is the last person who wrote the text, and refuses a tower or a unit that the condominium does not have.
create function access.sign_announcement() returns trigger
  language plpgsql
  as $$
    begin
      if tg_op = 'INSERT' then new.written_at := now(); end if;
      if tg_op = 'INSERT' or (new.title, new.body, new.formal, new.corrects, new.file_ids, new.file_words)
          is distinct from (old.title, old.body, old.formal, old.corrects, old.file_ids, old.file_words) then
        new.written_by := access.caller_id();
        new.written_by_name := (select p.full_name from profiles p where p.id = access.caller_id());
      end if;
      if new.tower is not null and not exists (select from units u where u.condominium_id = new.condominium_id and u.tower = new.tower) then
        perform access.refuse('announcement_tower_unknown');
      end if;
      if exists (select from unnest(new.units) named (unit) where not exists (select from units u
        where u.condominium_id = new.condominium_id and u.unit_number = named.unit)) then
        perform access.refuse('announcement_unit_unknown');
      end if;
      if new.corrects is not null and not exists (select from announcements a where a.condominium_id = new.condominium_id and a.id = new.corrects
        and a.formal and a.sent_at is not null) then
        perform access.refuse('announcement_corrects_unknown');
      end if;
      return new;
    end
  $$;
create trigger sign_announcement before insert or update of title, body, tower, units, formal, corrects, file_ids, file_words on announcements for each row
  when (access.caller_id() is not null) execute function access.sign_announcement();

-- People have read a sent announcement, so it stays as they read it. It may only end earlier.
create function access.keep_sent_announcement() returns trigger
  language plpgsql
  as $$
    begin
      if (new.title, new.body, new.audience, new.tower, new.units, new.asks_confirmation, new.send_at, new.formal, new.corrects, new.file_ids,
          new.file_words) is distinct from (old.title, old.body, old.audience, old.tower, old.units, old.asks_confirmation, old.send_at,
          old.formal, old.corrects, old.file_ids, old.file_words) then
        perform access.refuse('announcement_sent');
      end if;
      if old.formal and new.ends_at is not null then perform access.refuse('announcement_formal_stays'); end if;
      if coalesce(new.ends_at, 'infinity') > coalesce(old.ends_at, 'infinity') then
        perform access.refuse('announcement_only_ends_earlier');
      end if;
      return new;
    end
  $$;
create trigger keep_sent_announcement before update on announcements for each row
  when (old.sent_at is not null and access.caller_id() is not null) execute function access.keep_sent_announcement();
create trigger count_revision before update of title, body, audience, tower, units, asks_confirmation, send_at, ends_at, formal, corrects, file_ids,
    file_words on announcements
  for each row execute function access.count_form_revision();

-- Returns the homes of an announcement. A storage room has no mailbox.
create function access.homes_addressed(sent announcements) returns table (unit_number text)
  language sql stable
  as $$
    select u.unit_number from units u
      where u.condominium_id = sent.condominium_id and u.kind <> 'storage' and case sent.audience
        when 'tower' then u.tower = sent.tower when 'units' then u.unit_number = any(sent.units) else sent.audience <> 'guards' end
  $$;

-- Returns the readers of an announcement. A letter to chosen units, or a formal notice, is for the adults of a home: guests by days and employees
-- get none, and their receipts prove nothing. An owner who lives in the unit reads at home.
create function access.readers_addressed(sent announcements) returns table (seat uuid, profile_id uuid, unit_number text)
  language sql stable
  as $$
    with living as (
      select r.id, r.profile_id, r.unit_number from residences r
        join profiles p on p.id = r.profile_id and access.is_open(p)
        left join units u on u.condominium_id = r.condominium_id and u.unit_number = r.unit_number
        where r.condominium_id = sent.condominium_id and r.since is not null and r.until is null
          and (sent.audience <> 'units' and not sent.formal or coalesce(r.kind not in ('guest', 'employee'), true)) and case sent.audience
          when 'everybody' then true when 'residents' then true when 'tower' then u.tower = sent.tower
          when 'units' then r.unit_number = any(sent.units)
          when 'owners' then r.kind = 'owner' or exists (select from owners o where o.condominium_id = r.condominium_id
            and o.profile_id = r.profile_id and o.unit_number = r.unit_number and o.until is null)
          else false end
    )
    select l.id, l.profile_id, l.unit_number from living l
    union all
    select o.id, o.profile_id, o.unit_number from owners o
      join profiles p on p.id = o.profile_id and access.is_open(p)
      join units u on u.condominium_id = o.condominium_id and u.unit_number = o.unit_number
      where o.condominium_id = sent.condominium_id and o.until is null and case sent.audience
          when 'everybody' then true when 'owners' then true when 'tower' then u.tower = sent.tower
          when 'units' then o.unit_number = any(sent.units) else false end
        and not exists (select from living l where l.profile_id = o.profile_id and l.unit_number = o.unit_number)
    union all
    select p.id, p.id, null from assignments s join profiles p on p.id = s.profile_id and p.user_role = 'agent' and access.is_open(p)
      where s.condominium_id = sent.condominium_id and sent.audience in ('everybody', 'guards')
  $$;

-- One transaction marks it as sent, fixes its homes and readers, and queues one job for each reader: a process that dies before the commit
-- sends nothing, and after it forgets nothing. The jobs are apart in time, so that a visitor at the gate waits for at most one of them.
create function access.send_announcement(condominium uuid, announcement uuid) returns boolean
  language plpgsql
  as $$
    declare
      sent announcements;
      numbered_in integer;
    begin
      -- Formal notices of a condominium get their numbers one after the other, without a gap: a sending that fails gives its number back.
      if exists (select from announcements a where a.condominium_id = condominium and a.id = announcement and a.formal) then
        perform pg_advisory_xact_lock(hashtextextended('formal notices of ' || condominium, 0));
        numbered_in := (select extract(year from now() at time zone c.time_zone) from condominiums c where c.id = condominium);
      end if;
      update announcements a set sent_at = now(), folio_year = numbered_in,
          folio_number = case when numbered_in is not null then coalesce((select max(f.folio_number) from announcements f
            where f.condominium_id = condominium and f.folio_year = numbered_in), 0) + 1 end
        where a.condominium_id = condominium and a.id = announcement and a.sent_at is null and a.send_at <= now()
          and coalesce(a.ends_at > now(), true)
          and exists (select from condominiums c where c.id = condominium and c.archived_at is null)
        returning a.* into sent;
      if sent.id is null then return false; end if;
      insert into announcement_homes (condominium_id, announcement_id, unit_number)
        select condominium, announcement, h.unit_number from access.homes_addressed(sent) h;
      insert into announcement_readers (condominium_id, announcement_id, seat, profile_id, unit_number)
        select condominium, announcement, r.seat, r.profile_id, r.unit_number from access.readers_addressed(sent) r;
      insert into jobs (name, payload, run_at)
        select told.job, jsonb_build_object('condominium_id', condominium, 'announcement_id', announcement, 'seat', told.seat),
            now() + (row_number() over (partition by told.job order by told.seat) - 1) * told.apart
          from (
            select 'announcements.push' as job, r.seat, interval '100 milliseconds' as apart from announcement_readers r
              where r.condominium_id = condominium and r.announcement_id = announcement
                and exists (select from push_subscriptions s where s.profile_id = r.profile_id)
            union all
            select 'announcements.letter', r.seat, interval '200 milliseconds' from announcement_readers r
              join profiles p on p.id = r.profile_id and p.email is not null and p.email_confirmed_at is not null
              where r.condominium_id = condominium and r.announcement_id = announcement and (select i.sends_mail from installation i)
          ) told;
      return true;
    end
  $$;

create function access.send_written_announcement() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      perform access.send_announcement(new.condominium_id, new.id);
      return null;
    end
  $$;
create trigger send_written after insert or update of send_at on announcements for each row
  when (access.caller_id() is not null and new.sent_at is null and new.send_at <= now()) execute function access.send_written_announcement();

create function access.work_of_announcements() returns setof access.slice_work
  language sql stable
  as $$
    select 'announcements', min(a.send_at) from announcements a join condominiums c on c.id = a.condominium_id and c.archived_at is null
      where a.sent_at is null and coalesce(a.ends_at > now(), true)
  $$;

-- If two programs find an announcement at the same moment, one sends it and the other skips the locked row.
create function access.send_due_announcements() returns bigint
  language sql security definer set search_path = public, extensions, pg_temp
  as $$
    select count(*) filter (where access.send_announcement(due.condominium_id, due.id)) from (
      select a.condominium_id, a.id from announcements a join condominiums c on c.id = a.condominium_id and c.archived_at is null
        where a.sent_at is null and a.send_at <= now() and coalesce(a.ends_at > now(), true)
        order by a.send_at, a.id limit 20 for update of a skip locked
    ) due
  $$;
grant execute on function access.send_due_announcements() to garita_keeper;

-- A reader as a job finds them: they still live, own or work there, no objection is open, and they have not opened it. The result names the
-- home for people with another home, for owners and for residents with a role in the staff.
create function access.announcement_to_tell(condominium uuid, announcement uuid, reader uuid)
  returns table (profile_id uuid, email text, language text, place text, home uuid, quiet boolean, rung boolean, mailed boolean, country text,
    time_zone text, has_files boolean)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select p.id, case when p.email_confirmed_at is not null and coalesce(w.by_mail, true) then p.email end, p.language, c.name,
        case when o.id is not null or r.id is not null and (p.user_role <> 'resident' or exists (select from residences e
          where e.profile_id = p.id and e.since is not null and e.until is null and e.id <> r.id)) then n.seat end,
        r.id is not null and access.is_quiet(r, c.time_zone, now()), n.rung_at is not null, n.mailed_at is not null, c.country, c.time_zone,
        a.file_ids <> '{}'
      from announcement_readers n
        join announcements a on a.condominium_id = n.condominium_id and a.id = n.announcement_id
        join condominiums c on c.id = n.condominium_id and c.archived_at is null
        join profiles p on p.id = n.profile_id and access.is_open(p)
        left join residences r on r.condominium_id = n.condominium_id and r.id = n.seat and r.until is null and r.frozen_at is null
        left join owners o on o.condominium_id = n.condominium_id and o.id = n.seat and o.until is null
        left join assignments s on s.condominium_id = n.condominium_id and s.profile_id = n.seat and p.user_role = 'agent'
        left join notice_preferences w on w.profile_id = p.id
      where n.condominium_id = condominium and n.announcement_id = announcement and n.seat = reader and n.opened_at is null
        and coalesce(a.ends_at > now(), true) and num_nonnulls(r.id, o.id, s.profile_id) > 0
  $$;

create function access.note_announcement_told(condominium uuid, announcement uuid, reader uuid, channel text) returns void
  language sql security definer set search_path = public, extensions, pg_temp
  as $$
    update announcement_readers n set rung_at = case channel when 'push' then coalesce(n.rung_at, now()) else n.rung_at end,
        mailed_at = case channel when 'email' then coalesce(n.mailed_at, now()) else n.mailed_at end
      where n.condominium_id = condominium and n.announcement_id = announcement and n.seat = reader
  $$;
grant execute on function access.announcement_to_tell(uuid, uuid, uuid), access.note_announcement_told(uuid, uuid, uuid, text) to garita_keeper;

-- The seats of the caller, each since its beginning: the home for which a resident acts, the unit of an absent owner, or the posts of a guard.
-- A frozen resident has none, because the administration is still checking whether they live there.
create function access.caller_seats() returns table (condominium_id uuid, seat uuid, since timestamptz)
  language plpgsql stable rows 1
  as $$
    begin
      case current_setting('role')
        when 'garita_resident' then
          return query select h.condominium_id, h.id, h.since from access.caller_home() h where h.id is not null and h.frozen_at is null;
        when 'garita_agent' then
          return query select s.condominium_id, s.profile_id, s.assigned_at from assignments s where s.profile_id = access.caller_id();
        when 'garita_applicant' then
          return query select o.condominium_id, o.id, o.since from access.caller_ownership() o where o.id is not null;
        else null;
      end case;
    end
  $$;

-- The folio of a formal notice as people read it: 2026-003.
create function access.folio_of_notice(a announcements) returns text
  language sql immutable
  as $$ select a.folio_year || '-' || lpad(a.folio_number::text, 3, '0') $$;
create function access.folio_of(condominium uuid, announcement uuid) returns text
  language sql stable
  as $$ select access.folio_of_notice(a) from announcements a where a.condominium_id = condominium and a.id = announcement $$;
create function access.folio_correcting(condominium uuid, announcement uuid) returns text
  language sql stable
  as $$
    select access.folio_of_notice(a) from announcements a where a.condominium_id = condominium and a.corrects = announcement
      and a.sent_at is not null order by a.sent_at desc, a.id desc limit 1
  $$;
grant execute on function access.folio_of_notice(announcements), access.folio_of(uuid, uuid), access.folio_correcting(uuid, uuid)
  to garita_admin, garita_super_admin;

-- Returns the files of an announcement in their order, without their contents.
create function access.files_of_announcement(a announcements) returns json
  language sql stable
  as $$
    select coalesce(json_agg(json_build_object('id', f.id, 'kind', f.kind, 'words', w.words, 'bytes', f.bytes, 'sha256', f.sha256) order by w.place), '[]')
      from unnest(a.file_ids, a.file_words) with ordinality w (id, words, place)
        join announcement_files f on f.condominium_id = a.condominium_id and f.id = w.id
  $$;
grant execute on function access.files_of_announcement(announcements) to garita_admin, garita_super_admin;

create function access.announcements_of_caller()
  returns table (condominium_id uuid, condominium text, time_zone text, id uuid, title text, body text, asks_confirmation boolean,
    folio text, corrects text, corrected_by text, files json, sent_at timestamptz, ends_at timestamptz, shown_at timestamptz,
    opened_at timestamptz, confirmed_at timestamptz)
  language plpgsql stable rows 10 security definer set search_path = public, extensions, pg_temp set plan_cache_mode = force_generic_plan
  as $$
    begin
      return query select a.condominium_id, c.name, c.time_zone, a.id, a.title, a.body, a.asks_confirmation, access.folio_of_notice(a),
          access.folio_of(a.condominium_id, a.corrects), access.folio_correcting(a.condominium_id, a.id),
          access.files_of_announcement(a), a.sent_at, a.ends_at, n.shown_at, n.opened_at, n.confirmed_at
        from access.caller_seats() s
          join announcement_readers n on n.condominium_id = s.condominium_id and n.seat = s.seat and n.profile_id = access.caller_id()
          join announcements a on a.condominium_id = n.condominium_id and a.id = n.announcement_id and a.sent_at >= s.since
          join condominiums c on c.id = a.condominium_id and c.archived_at is null
        order by a.sent_at desc, a.id desc limit 100;
    end
  $$;

-- The first time of each mark counts. False if the caller is no reader of it.
create function access.mark_announcement(announcement uuid, mark text) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      update announcement_readers n set shown_at = coalesce(n.shown_at, now()),
          opened_at = case when mark in ('opened', 'confirmed') then coalesce(n.opened_at, now()) else n.opened_at end,
          confirmed_at = case when mark = 'confirmed' and a.asks_confirmation then coalesce(n.confirmed_at, now()) else n.confirmed_at end
        from access.caller_seats() s, announcements a
        where n.announcement_id = announcement and n.condominium_id = s.condominium_id and n.seat = s.seat
          and n.profile_id = access.caller_id() and a.condominium_id = n.condominium_id and a.id = announcement and a.sent_at >= s.since;
      return found;
    end
  $$;
grant execute on function access.announcements_of_caller(), access.mark_announcement(uuid, text)
  to garita_applicant, garita_resident, garita_agent;

-- The notice of residents and guards until the announcement ends. It runs as its caller.
create function access.notices_of_announcements(condominium uuid, since timestamptz) returns setof access.slice_notice
  language plpgsql stable
  as $$
    begin
      if current_setting('role') not in ('garita_resident', 'garita_agent') then return; end if;
      return query select 'announcement', a.id, a.sent_at, a.title, null::text, null::timestamptz from access.announcements_of_caller() a
        where a.condominium_id = notices_of_announcements.condominium and a.sent_at > since and coalesce(a.ends_at > now(), true);
    end
  $$;
grant execute on function access.notices_of_announcements(uuid, timestamptz) to garita_resident, garita_agent, garita_admin, garita_super_admin;

create trigger audit_after after insert or delete or update of title, body, audience, send_at, ends_at, file_ids on announcements
  for each row execute function access.write_audit('announcement', 'title', '-body', '-audience', 'send_at', 'ends_at', '-file_ids');
select access.announce_writes('announcements', 'insert update delete', 'announcements', array['condominium', 'select null::uuid, n.profile_id
  from changed c join announcement_readers n on n.condominium_id = c.condominium_id and n.announcement_id = c.id where n.profile_id is not null']);
select access.announce_writes('announcement_readers', 'insert update', 'announcements', array['condominium',
  'select null::uuid, profile_id from changed where profile_id is not null']);
select access.announce_writes('announcement_readers', 'insert', 'notices',
  array['select null::uuid, profile_id from changed where profile_id is not null']);

-- Announcements stay as long as the change log. A formal notice proves an assembly for longer.
create function access.forget_announcements() returns void
  language sql security definer set search_path = public, extensions, pg_temp
  as $$
    delete from announcements a where a.sent_at < now() - case when a.formal then interval '10 years' else interval '2 years' end;
    delete from announcement_files f where f.announcement_id is null and f.kept_at < now() - interval '1 day'
  $$;
grant execute on function access.forget_announcements() to garita_keeper;

grant execute on function access.runs_condominium(uuid) to garita_admin, garita_super_admin;

-- Returns the receipts of each home, without people. An account counts when its person has opened it.
create function access.announcement_receipts(condominium uuid, announcement uuid) returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select coalesce(json_agg(json_build_object('unit_number', h.unit_number, 'tower', u.tower, 'accounts', coalesce(got.accounts, 0),
        'received_at', got.received_at, 'opened_at', got.opened_at, 'confirmed_at', got.confirmed_at)
        order by counted(h.unit_number) collate "C", h.unit_number), '[]')
      from announcement_homes h
        left join units u on u.condominium_id = h.condominium_id and u.unit_number = h.unit_number
        left join (
          select n.unit_number, count(*) filter (where p.started) as accounts, min(least(n.rung_at, n.mailed_at, n.shown_at)) as received_at,
              min(n.opened_at) as opened_at, min(n.confirmed_at) as confirmed_at
            from announcement_readers n left join profiles p on p.id = n.profile_id
            where n.condominium_id = condominium and n.announcement_id = announcement and n.unit_number is not null group by n.unit_number
        ) got on got.unit_number = h.unit_number
      where h.condominium_id = condominium and h.announcement_id = announcement and access.runs_condominium(condominium)
  $$;
grant execute on function access.announcement_receipts(uuid, uuid) to garita_admin, garita_super_admin;

-- Stores the sheet of a proof, with its folio and the hash of its file, as for other evidence. False if the caller cannot read the formal notice.
create function access.record_notice_sheet(condominium uuid, announcement uuid, sheet jsonb, file_hash bytea) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if not access.runs_condominium(condominium) then return false; end if;
      insert into evidence_sheets (condominium_id, id, folio, hash, by_id, by_name, question, lines, chain_lines, chain_hash)
        select condominium, (sheet ->> 'id')::uuid, sheet ->> 'folio', file_hash, access.caller_id(), p.full_name,
            jsonb_build_object('notice', access.folio_of_notice(a)),
            (select count(*) from announcement_homes h where h.condominium_id = condominium and h.announcement_id = a.id), b.last_position, b.hash
          from announcements a join profiles p on p.id = access.caller_id()
            left join log_blocks b on b.condominium_id = condominium and b.last_position = (sheet ->> 'chain_lines')::bigint
          where a.condominium_id = condominium and a.id = announcement and a.formal and a.sent_at is not null;
      return found;
    end
  $$;
grant execute on function access.record_notice_sheet(uuid, uuid, jsonb, bytea) to garita_admin, garita_super_admin;
