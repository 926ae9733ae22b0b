-- A host shares one link of a party. Each guest who opens it gets an authorization of the host, while places are left.

grant select (condominium_id, id, residence_id, resident_id, name, note, places, valid_from, valid_until, reservation_id, link_id, created_at,
    closed_at, canceled_at, turned_away) on parties to garita_resident;
create policy own on parties for select to garita_resident
  using (resident_id = (select access.caller_id()) and residence_id = (select (access.caller_home()).id));
grant select (condominium_id, party_id, id, taken_at, removed_at) on party_guests to garita_resident;
create policy own on party_guests for select to garita_resident
  using (exists (select from parties p where p.condominium_id = party_guests.condominium_id and p.id = party_id));

-- A guard reads neither the note, the link, nor the names that the host reads.
grant select (condominium_id, id, residence_id, resident_id, name, places, valid_from, valid_until, canceled_at) on parties to garita_agent;
create policy run on parties for select to garita_agent using (condominium_id = any((select access.caller_condominiums())::uuid[]));
grant select (condominium_id, party_id, id, taken_at, removed_at) on party_guests to garita_agent;
create policy run on party_guests for select to garita_agent using (condominium_id = any((select access.caller_condominiums())::uuid[]));

-- True while the passes of a party count: not canceled, not over, and its host may authorize in the home.
create function access.party_stands(party parties) returns boolean
  language sql stable
  as $$
    select party.canceled_at is null and party.valid_until > now() and access.host_stands(party.condominium_id, party.residence_id)
  $$;

-- Makes a party in the caller's home and returns the id of its link; null if the id has another party. An end at or before the beginning is on
-- the next day. A party of a booking has the hours of the booking.
create function access.make_party(party uuid, given jsonb) returns uuid
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      home residences := access.caller_home();
      zone text := access.clock_of(home.condominium_id);
      day date := (given ->> 'day')::date;
      guests integer := (given ->> 'places')::integer;
      begins timestamptz := access.beginning(day || 'T' || (given ->> 'from'), zone);
      ends timestamptz := access.ending(day + case when (given ->> 'until')::time <= (given ->> 'from')::time then 1 else 0 end
        || 'T' || (given ->> 'until'), zone);
      booked amenity_reservations;
      link uuid;
    begin
      -- A move locks the person first, too: either it waits and then ends this party, or this party waits and finds no home.
      perform from profiles p where p.id = access.caller_id() for key share;
      select r.* into home from residences r where r.condominium_id = home.condominium_id and r.id = home.id
        and r.since is not null and r.until is null for share;
      if home.id is null then perform access.refuse('authorization_needs_home'); end if;
      perform access.need_word(home);
      perform pg_advisory_xact_lock(hashtextextended('garita.authorizations ' || access.caller_id(), 0));
      if given ->> 'reservation_id' is not null then
        -- Another adult of the home may have booked. Two parties of one booking take turns, so that their places count together.
        select b.* into booked from amenity_reservations b
          where b.condominium_id = home.condominium_id and b.id = (given ->> 'reservation_id')::uuid and b.unit_number = home.unit_number
            and b.status in ('pending', 'approved') for no key update;
        if booked.id is null then perform access.refuse('party_booking_gone'); end if;
        begins := booked.starts_at;
        ends := booked.ends_at;
      end if;
      select p.link_id into link from parties p where p.condominium_id = home.condominium_id and p.id = party;
      if found then
        select p.link_id into link from parties p where p.condominium_id = home.condominium_id and p.id = party and p.residence_id = home.id
          and (p.name, p.note, p.places, p.valid_from, p.valid_until, p.reservation_id)
            is not distinct from (given ->> 'name', given ->> 'note', guests, begins, ends, booked.id);
        return case when found then link end;
      end if;
      -- A booking counts its host.
      if guests + (select coalesce(sum(p.places), 0) from parties p where p.condominium_id = home.condominium_id
          and p.reservation_id = booked.id and p.canceled_at is null) >= booked.guest_count then perform access.refuse('party_beyond_booking'); end if;
      if ends <= now() then perform access.refuse('party_over'); end if;
      if (select count(*) from parties p where p.condominium_id = home.condominium_id and p.residence_id = home.id
        and p.canceled_at is null and p.valid_until > now()) >= 10 then
        perform access.refuse('party_too_many');
      end if;
      insert into parties (condominium_id, id, residence_id, resident_id, name, note, places, valid_from, valid_until, reservation_id)
        values (home.condominium_id, party, home.id, home.profile_id, given ->> 'name', given ->> 'note', guests, begins, ends, booked.id)
        returning link_id into link;
      return link;
    end
  $$;

-- Closes the list of a party of the caller, or opens it again. A closed list keeps its passes.
create function access.close_party(party uuid, closes boolean) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare home residences := access.caller_home();
    begin
      if not closes then perform access.need_word(home); end if;
      update parties p set closed_at = case when closes then coalesce(p.closed_at, now()) end
        where p.condominium_id = home.condominium_id and p.id = party and p.residence_id = home.id and p.canceled_at is null
          and p.valid_until > now();
      return found;
    end
  $$;

-- Ends a party and the passes of its guests who never came. Guests who are inside leave as always.
create function access.end_party(ended parties) returns void
  language plpgsql
  as $$
    declare visit authorizations;
    begin
      update parties p set canceled_at = coalesce(p.canceled_at, now()) where p.condominium_id = ended.condominium_id and p.id = ended.id;
      for visit in select a.* from party_guests g
          join authorizations a on a.condominium_id = g.condominium_id and a.id = g.id
        where g.condominium_id = ended.condominium_id and g.party_id = ended.id and a.status = 'active' and a.entered_at is null
        order by a.id for update of a loop
        perform access.end_visit(visit);
      end loop;
    end
  $$;

-- The host cancels a party of the present home. A repeated call succeeds again.
create function access.cancel_party(party uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      home residences := access.caller_home();
      ended parties;
    begin
      select p.* into ended from parties p
        where p.condominium_id = home.condominium_id and p.id = party and p.residence_id = home.id for update;
      if ended.id is null then return false; end if;
      perform access.end_party(ended);
      return true;
    end
  $$;
grant execute on function access.make_party(uuid, jsonb), access.close_party(uuid, boolean), access.cancel_party(uuid) to garita_resident;

-- Returns the public facts of a party for its link, and the pass of this browser if it has a place. Null for an unknown link and for a party
-- whose names were deleted.
create function access.party_by_link(link uuid, browser bytea) returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select json_build_object(
        'stands', access.party_stands(p), 'open', access.party_stands(p) and p.closed_at is null,
        'condominium_id', c.id, 'condominium', c.name, 'address', c.address, 'country', c.country, 'time_zone', c.time_zone,
        'host', split_part(h.full_name, ' ', 1), 'name', p.name, 'note', p.note,
        'amenity', (select coalesce(m.name, m.amenity_type) from amenity_reservations b
          join amenities m on m.condominium_id = b.condominium_id and m.id = b.amenity_id
          where b.condominium_id = p.condominium_id and b.id = p.reservation_id),
        'written_from', access.written_beginning(p.valid_from, c.time_zone), 'written_until', access.written_ending(p.valid_until, c.time_zone),
        'pass', (select json_build_object('pass_id', a.pass_id, 'link_generation', a.link_generation, 'name', concat_ws(' ', a.name, a.last_name))
          from party_guests g join authorizations a on a.condominium_id = g.condominium_id and a.id = g.id
          where g.condominium_id = p.condominium_id and g.party_id = p.id and g.browser_hash = browser and g.removed_at is null))
      from parties p join condominiums c on c.id = p.condominium_id join profiles h on h.id = p.resident_id
      where p.link_id = link
  $$;

-- Gives a place to a guest. The lock on the party keeps the count: of forty guests for thirty places, thirty get one. A browser has one place.
-- A person whom the home refuses gets the answer of a full party after the same statements; only the host learns of it.
create function access.take_place(link uuid, first_name text, other_names text, browser bytea) returns json
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      party parties;
      home residences;
      known party_guests;
      visit authorizations;
      says text;
      taken integer;
      refused boolean;
    begin
      select p.* into party from parties p where p.link_id = link;
      if party.id is null then return null; end if;
      perform from profiles p where p.id = party.resident_id for key share;
      -- The authorizations of one host are made one after another, so that their limit counts correctly.
      perform pg_advisory_xact_lock(hashtextextended('garita.authorizations ' || party.resident_id, 0));
      select p.* into party from parties p where p.link_id = link for update;
      if party.id is null then return null; end if;
      select g.* into known from party_guests g
        where g.condominium_id = party.condominium_id and g.party_id = party.id and g.browser_hash = browser;
      if known.id is not null and known.removed_at is null and party.canceled_at is null then
        select a.* into visit from authorizations a where a.condominium_id = known.condominium_id and a.id = known.id;
        return json_build_object('pass_id', visit.pass_id, 'link_generation', visit.link_generation);
      end if;
      if not access.party_stands(party) or party.closed_at is not null then return json_build_object('answer', 'ended'); end if;
      select r.* into home from residences r where r.condominium_id = party.condominium_id and r.id = party.residence_id;
      visit.condominium_id := party.condominium_id;
      visit.unit_number := home.unit_number;
      visit.auth_type := 'temporary_visitor';
      visit.name := first_name;
      visit.last_name := other_names;
      says := access.refusals_say(visit);
      -- Guests by days may not read refusals, so a name that is alike gets no pass from them.
      refused := says = 'same' or says = 'alike' and home.kind is not distinct from 'guest';
      select count(*) into taken from party_guests g
        where g.condominium_id = party.condominium_id and g.party_id = party.id and g.removed_at is null;
      update parties p set asked_at = now(), turned_away = case
          when refused and home.kind is distinct from 'guest' and cardinality(p.turned_away) < 20
            and concat_ws(' ', first_name, other_names) <> all(p.turned_away) then p.turned_away || concat_ws(' ', first_name, other_names)
          else p.turned_away end
        where p.condominium_id = party.condominium_id and p.id = party.id;
      if refused or taken >= party.places or known.id is not null
        or (select count(*) from authorizations a where a.resident_id = party.resident_id and a.status = 'active'
          and coalesce(a.valid_until > now(), true)) >= 1000 then
        return json_build_object('answer', 'full');
      end if;
      insert into authorizations (condominium_id, id, resident_id, residence_id, unit_number, auth_type, name, last_name, details, valid_from, valid_until)
        values (party.condominium_id, gen_random_uuid(), party.resident_id, party.residence_id, home.unit_number, 'temporary_visitor', first_name,
          other_names, jsonb_build_object('purpose', party.name), party.valid_from, party.valid_until)
        returning * into visit;
      insert into party_guests (condominium_id, party_id, id, browser_hash)
        values (party.condominium_id, party.id, visit.id, browser);
      return json_build_object('pass_id', visit.pass_id, 'link_generation', visit.link_generation);
    end
  $$;
grant execute on function access.party_by_link(uuid, bytea), access.take_place(uuid, text, text, bytea) to garita_issuer;

-- A guest whose pass ended before the first entry, or was deleted, gives the place back.
create function access.free_place() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      update party_guests g set removed_at = now()
        where g.condominium_id = old.condominium_id and g.id = old.id and g.removed_at is null;
      return null;
    end
  $$;
create trigger free_place after update of status on authorizations for each row
  when (new.status = 'inactive' and old.status <> 'inactive' and old.resident_id is not null and new.entered_at is null)
  execute function access.free_place();
create trigger free_place_of_deleted after delete on authorizations for each row
  when (old.resident_id is not null and old.entered_at is null) execute function access.free_place();

-- A party ends with its booking, and follows the booking's hours and number of people.
create function access.keep_party_of_booking() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare party parties;
    begin
      for party in select p.* from parties p where p.condominium_id = old.condominium_id and p.reservation_id = old.id and p.canceled_at is null
        order by p.id for update loop
        if tg_op = 'DELETE' or new.status not in ('pending', 'approved') then
          perform access.end_party(party);
        elsif new.ends_at > now() then
          update parties p set valid_from = new.starts_at, valid_until = new.ends_at, places = greatest(2, least(p.places, new.guest_count - 1))
            where p.condominium_id = party.condominium_id and p.id = party.id;
          update authorizations a set valid_from = new.starts_at, valid_until = new.ends_at
            from party_guests g
            where g.condominium_id = party.condominium_id and g.party_id = party.id and a.condominium_id = g.condominium_id
              and a.id = g.id and a.status = 'active' and a.entered_at is null
              and (a.valid_from, a.valid_until) is distinct from (new.starts_at, new.ends_at);
        end if;
      end loop;
      return null;
    end
  $$;
create trigger keep_party after update on amenity_reservations for each row
  when ((old.starts_at, old.ends_at, old.guest_count) is distinct from (new.starts_at, new.ends_at, new.guest_count)
    or new.status in ('rejected', 'cancelled') and old.status <> new.status)
  execute function access.keep_party_of_booking();
create trigger keep_party_of_deleted after delete on amenity_reservations for each row execute function access.keep_party_of_booking();

select access.announce_writes('parties', 'insert update', 'parties', array['condominium', 'resident']);

-- As long as the data of visitors, after the end of the party, unless a pass of a guest is held.
create function access.forget_parties() returns void
  language sql security definer set search_path = public, extensions, pg_temp
  as $$
    delete from parties p using condominiums c
      where c.id = p.condominium_id and p.valid_until < now() - make_interval(days => access.retention_of(c))
        and not exists (select from party_guests g where g.condominium_id = p.condominium_id and g.party_id = p.id
          and access.is_held(g.condominium_id, g.id))
  $$;
grant execute on function access.forget_parties() to garita_keeper;
