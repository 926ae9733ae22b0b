-- Messages to the administration. A matter belongs to its author alone: the people of the same home do not read it, because it may be about
-- them, and guards never do. Administrators read those of their condominiums. All writes go through the functions below.

grant select on matters, matter_messages to garita_applicant, garita_resident, garita_admin, garita_super_admin;
create policy own on matters for select to garita_resident
  using (author_id = (select access.caller_id()) and condominium_id = (select (access.caller_home()).condominium_id));
-- An owner who lives elsewhere has the role of an applicant.
create policy own_of_owner on matters for select to garita_applicant
  using (author_id = (select access.caller_id()) and condominium_id = (select (access.caller_ownership()).condominium_id));
create policy run on matters for select to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on matters for select to garita_super_admin using (true);
create policy of_matter on matter_messages for select to garita_applicant, garita_resident
  using (exists (select from matters m where m.condominium_id = matter_messages.condominium_id and m.id = matter_messages.matter_id));
create policy run on matter_messages for select to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on matter_messages for select to garita_super_admin using (true);

-- The photo of a message has the readers of the message. A photo without a message has no reader.
grant select on matter_photos to garita_applicant, garita_resident, garita_admin, garita_super_admin;
create policy of_message on matter_photos for select to garita_applicant, garita_resident, garita_admin, garita_super_admin
  using (exists (select from matter_messages w where w.condominium_id = matter_photos.condominium_id and w.id = matter_photos.message_id));

create function access.time_to_reopen() returns interval
  language sql immutable parallel safe
  as $$ select interval '14 days' $$;
grant execute on function access.time_to_reopen() to garita_applicant, garita_resident, garita_admin, garita_super_admin;

-- The place where the caller may write: their home, or the unit that they own. It also works for a person who may not authorize or whose
-- home is frozen, because they need the administration most.
create function access.matter_place(out condominium_id uuid, out home_id uuid)
  language sql stable
  as $$
    select coalesce(h.condominium_id, o.condominium_id), coalesce(h.id, o.id) from access.caller_home() h, access.caller_ownership() o
  $$;

-- Writes the message of the author after the limits: ten open matters in a condominium, and thirty messages a day.
create function access.write_own_message(about matters, message uuid, words text, photo uuid) returns void
  language plpgsql
  as $$
    begin
      if (select count(*) from matter_messages w where w.by_id = about.author_id and w.by_author and w.said_at > now() - interval '1 day') >= 30 then
        perform access.refuse('matter_messages_too_many');
      end if;
      if (select count(*) from matters m where m.author_id = about.author_id and m.condominium_id = about.condominium_id and m.closed_at is null
          and m.id <> about.id) >= 10 then
        perform access.refuse('matters_too_many');
      end if;
      insert into matter_messages (condominium_id, id, matter_id, by_author, by_id, by_name, said)
        select about.condominium_id, message, about.id, true, p.id, p.full_name, words from profiles p where p.id = about.author_id;
      if photo is null then return; end if;
      update matter_photos f set message_id = message
        where f.condominium_id = about.condominium_id and f.id = photo and f.by_id = about.author_id and f.message_id is null;
      if not found then perform access.refuse('matter_photo_gone'); end if;
    end
  $$;

-- Keeps a photo until the caller sends its message. A repeated call changes nothing.
create function access.keep_matter_photo(photo uuid, sealed bytea) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare place record;
    begin
      select * into place from access.matter_place();
      if place.condominium_id is null then raise insufficient_privilege; end if;
      perform pg_advisory_xact_lock(hashtextextended('garita.matters ' || access.caller_id(), 0));
      if exists (select from matter_photos f where f.condominium_id = place.condominium_id and f.id = photo) then
        return exists (select from matter_photos f where f.condominium_id = place.condominium_id and f.id = photo and f.by_id = access.caller_id());
      end if;
      if (select count(*) from matter_photos f where f.by_id = access.caller_id() and f.kept_at > now() - interval '1 day') >= 40 then
        perform access.refuse('matter_messages_too_many');
      end if;
      insert into matter_photos (condominium_id, id, by_id, sealed_photo) values (place.condominium_id, photo, access.caller_id(), sealed);
      return true;
    end
  $$;
grant execute on function access.keep_matter_photo(uuid, bytea) to garita_applicant, garita_resident;

-- A resident or an owner begins a matter. A repeated call changes nothing. The answer is false if another person has that id.
create function access.begin_matter(matter uuid, words text, photo uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      place record;
      made matters;
    begin
      select * into place from access.matter_place();
      if place.condominium_id is null then raise insufficient_privilege; end if;
      perform pg_advisory_xact_lock(hashtextextended('garita.matters ' || access.caller_id(), 0));
      if exists (select from matters m where m.condominium_id = place.condominium_id and m.id = matter) then
        return exists (select from matters m where m.condominium_id = place.condominium_id and m.id = matter and m.author_id = access.caller_id());
      end if;
      insert into matters (condominium_id, id, author_id, author_name, home_id)
        select place.condominium_id, matter, p.id, p.full_name, place.home_id from profiles p where p.id = access.caller_id()
        returning * into made;
      perform access.write_own_message(made, matter, words, photo);
      return true;
    end
  $$;

-- Locks a matter that the caller may read, so that two answers take turns.
create function access.lock_matter(condominium uuid, matter uuid) returns matters
  language plpgsql
  as $$
    declare
      place record;
      about matters;
    begin
      select * into place from access.matter_place();
      select m.* into about from matters m where m.condominium_id = condominium and m.id = matter
        and (access.runs_condominium(condominium) or m.author_id = access.caller_id() and m.condominium_id = place.condominium_id) for update;
      return about;
    end
  $$;

-- Refuses an act of a caller who has not read the newest message.
create function access.need_all_read(about matters, seen integer) returns void
  language plpgsql
  as $$
    begin
      if (select count(*) from matter_messages w where w.condominium_id = about.condominium_id and w.matter_id = about.id) <> seen then
        perform access.refuse('matter_has_news');
      end if;
    end
  $$;

-- The author adds a message, which opens a closed matter again within 14 days; or the administration answers what it has read. A repeated
-- call changes nothing. The answer is false if the caller does not see the
-- matter.
create function access.say_in_matter(condominium uuid, matter uuid, message uuid, words text, photo uuid, seen integer) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      about matters;
      runs boolean := access.runs_condominium(condominium);
    begin
      if not runs then perform pg_advisory_xact_lock(hashtextextended('garita.matters ' || access.caller_id(), 0)); end if;
      about := access.lock_matter(condominium, matter);
      if about.id is null then return false; end if;
      if exists (select from matter_messages w where w.condominium_id = condominium and w.id = message) then
        return exists (select from matter_messages w where w.condominium_id = condominium and w.id = message and w.matter_id = matter
          and w.by_id = access.caller_id());
      end if;
      if not runs then
        if about.closed_at <= now() - access.time_to_reopen() then perform access.refuse('matter_over'); end if;
        perform access.write_own_message(about, message, words, photo);
        update matters m set last_at = clock_timestamp(), waits_since = coalesce(m.waits_since, clock_timestamp()), closed_at = null,
            closed_by = null, closed_by_name = null
          where m.condominium_id = condominium and m.id = matter;
        return true;
      end if;
      if about.closed_at is not null then perform access.refuse('matter_closed'); end if;
      perform access.need_all_read(about, seen);
      insert into matter_messages (condominium_id, id, matter_id, by_author, by_id, by_name, said)
        select condominium, message, matter, false, p.id, p.full_name, words from profiles p where p.id = access.caller_id();
      update matters m set last_at = clock_timestamp(), waits_since = null where m.condominium_id = condominium and m.id = matter;
      if exists (select from push_subscriptions s where s.profile_id = about.author_id) then
        perform access.enqueue('notices.push', json_build_object('kind', 'matter_answered', 'condominium_id', condominium, 'fact_id', message));
      end if;
      if (select sends_mail from installation) then
        perform access.enqueue('matters.answered', json_build_object('condominium_id', condominium, 'fact_id', message));
      end if;
      return true;
    end
  $$;

-- Either side closes a matter that it has read. The same person may repeat it. The answer is false if the caller does not see the
-- matter.
create function access.close_matter(condominium uuid, matter uuid, seen integer) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare about matters := access.lock_matter(condominium, matter);
    begin
      if about.id is null then return false; end if;
      if about.closed_at is not null then
        if about.closed_by <> access.caller_id() then perform access.refuse('matter_closed'); end if;
        return true;
      end if;
      perform access.need_all_read(about, seen);
      update matters m set waits_since = null, closed_at = now(), closed_by = p.id, closed_by_name = p.full_name from profiles p
        where m.condominium_id = condominium and m.id = matter and p.id = access.caller_id();
      return true;
    end
  $$;
grant execute on function access.begin_matter(uuid, text, uuid) to garita_applicant, garita_resident;
grant execute on function access.say_in_matter(uuid, uuid, uuid, text, uuid, integer), access.close_matter(uuid, uuid, integer)
  to garita_applicant, garita_resident, garita_admin, garita_super_admin;

select access.announce_writes('matters', 'insert update', 'matters', array['condominium', 'select null::uuid, author_id from changed']);

-- The notices of administrators about matters that wait, each by its newest message; and of authors about answers and about matters that the
-- administration closed. It runs as its caller.
create function access.notices_of_matters(condominium uuid, since timestamptz) returns setof access.slice_notice
  language plpgsql stable
  as $$
    begin
      if current_setting('role') = 'garita_admin' then
        return query select 'matter_waiting', w.id, w.said_at, m.author_name, null::text, null::timestamptz
          from matters m, lateral (select n.id, n.said_at from matter_messages n where n.condominium_id = m.condominium_id and n.matter_id = m.id
            order by n.said_at desc, n.id desc limit 1) w
          where m.condominium_id = condominium and m.waits_since is not null and w.said_at > since order by w.said_at desc limit 100;
      elsif current_setting('role') = 'garita_resident' then
        return query select 'matter_answered', w.id, w.said_at, '', w.by_name, null::timestamptz
          from matters m join matter_messages w on w.condominium_id = m.condominium_id and w.matter_id = m.id
          where m.author_id = access.caller_id() and m.condominium_id = condominium and m.last_at > since and not w.by_author and w.said_at > since
          order by w.said_at desc limit 100;
        return query select 'matter_closed', m.id, m.closed_at, '', m.closed_by_name, null::timestamptz from matters m
          where m.author_id = access.caller_id() and m.condominium_id = condominium and m.closed_at > since and m.closed_by <> m.author_id
          order by m.closed_at desc limit 100;
      end if;
    end
  $$;
grant execute on function access.notices_of_matters(uuid, timestamptz) to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- A matter stays as long as the data of visitors, from its newest message or its end, and while it waits for the administration.
create function access.forget_matters() returns void
  language sql security definer set search_path = public, extensions, pg_temp
  as $$
    delete from matters m using condominiums c
      where c.id = m.condominium_id and m.waits_since is null
        and greatest(m.last_at, m.closed_at) < now() - make_interval(days => access.retention_of(c));
    delete from matter_photos f where f.message_id is null and f.kept_at < now() - interval '1 day'
  $$;
grant execute on function access.forget_matters() to garita_keeper;

-- The condominium of a matter, which an owner who lives elsewhere cannot read from its table.
create function access.place_of_matter(about matters) returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select json_build_object('id', c.id, 'name', c.name, 'time_zone', c.time_zone) from condominiums c
      where c.id = about.condominium_id and (access.runs_condominium(c.id) or c.id = (select p.condominium_id from access.matter_place() p))
  $$;

-- The administration reads the unit of the author.
create function access.unit_of_matter(about matters) returns text
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select coalesce((select r.unit_number from residences r where r.condominium_id = about.condominium_id and r.id = about.home_id),
        (select o.unit_number from owners o where o.condominium_id = about.condominium_id and o.id = about.home_id))
      where access.runs_condominium(about.condominium_id)
  $$;
grant execute on function access.place_of_matter(matters), access.unit_of_matter(matters)
  to garita_applicant, garita_resident, garita_admin, garita_super_admin;

-- Residents and owners read the telephone and the WhatsApp of the administration.
create function access.contact_of_administration() returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select json_build_object('phone', c.office_phone, 'whatsapp', c.office_whatsapp)
      from access.matter_place() p join condominiums c on c.id = p.condominium_id
  $$;
grant execute on function access.contact_of_administration() to garita_applicant, garita_resident;
