-- Push messages and e-mails are queued in the transaction of the event.

-- Finds the present recipients of a fact. A request that was answered, settled or is old has none, and others reach only people who want to
-- be asked. The result names the home for people with another home or a role in the staff.
create function access.who_to_tell(notice_kind text, condominium uuid, fact uuid)
  returns table (profile_id uuid, email text, language text, by_mail boolean, place text, home uuid, later boolean, quiet boolean, as_staff boolean,
    country text, time_zone text)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    -- A stranger may own an unconfirmed address.
    select p.id, case when p.email_confirmed_at is not null then p.email end, p.language, coalesce(wish.by_mail, true), c.name,
        case when p.user_role <> 'resident' or exists (select from residences o
          where o.profile_id = p.id and o.since is not null and o.until is null and o.id <> r.id) then r.id end,
        asks.asks and r.asked = 'later', (asks.asks or asks.by_rule) and access.is_quiet(r, c.time_zone, now()), false, c.country, c.time_zone
      from (
        select a.unit_number, a.resident_id, a.created_at as at from authorizations a
          where notice_kind = 'visitor_approval_request' and a.condominium_id = condominium and a.id = fact
            and a.resident_id is null and a.status = 'pending_approval' and a.closed_at is null
            and a.created_at > now() - access.time_to_answer()
        union all
        -- The recipients lived there when the visit became known, because a station may claim another time.
        select l.unit_number, l.resident_id, greatest(l.occurred_at, coalesce(least(l.recorded_at, a.created_at), l.occurred_at))
          from access_logs l left join authorizations a on a.condominium_id = l.condominium_id and a.id = l.authorization_id
          where notice_kind in ('visitor_entered', 'let_in', 'entered_at_reader', 'entry_corrected', 'went_out', 'entered_by_rule') and l.condominium_id = condominium and l.id = fact
        union all
        select a.unit_number, null, a.created_at from authorizations a
          where notice_kind = 'answered_by_rule' and a.condominium_id = condominium and a.id = fact
            or notice_kind = 'stays_too_long' and a.condominium_id = condominium and a.id = fact and a.inside and a.stays_until <= now()
        union all
        select i.unit_number, null, i.left_at from left_items i
          where notice_kind in ('left_at_gate', 'left_still_waits') and i.condominium_id = condominium and i.id = fact and i.handed_at is null
        union all
        -- The adult whose right to authorize was taken or given back.
        select w.unit_number, w.profile_id, w.since from residences w
          where notice_kind in ('word_taken', 'word_given') and w.condominium_id = condominium and w.id = fact and w.until is null
        union all
        select h.unit_number, null, case notice_kind when 'rule_written' then h.created_at else h.ended_at end from home_rules h
          where notice_kind in ('rule_written', 'line_ended') and h.condominium_id = condominium and h.id = fact
        union all
        select a.unit_number, null, a.asked_at from permission_asks a
          where notice_kind = 'permission_asked' and a.condominium_id = condominium and a.id = fact and a.answer is null and a.ends_at > now()
        union all
        select o.unit_number, null, coalesce(o.agreed_at, o.asked_at) from owners o
          where notice_kind = case when o.sees_visits then 'owner_watches' else 'owner_asks' end and o.condominium_id = condominium
            and o.asking = fact and o.until is null
        union all
        select w.unit_number, w.profile_id, o.objected_at from residence_objections o
            join residences w on w.condominium_id = o.condominium_id and w.id = o.residence_id and w.joining = o.joining
          where notice_kind = 'said_gone' and o.condominium_id = condominium and o.id = fact and o.answered_at is null
        union all
        select b.unit_number, b.resident_id, b.decided_at from amenity_reservations b
          where notice_kind = 'reservation_' || b.status and b.condominium_id = condominium and b.id = fact
        union all
        -- The newcomer gets no notice of their own arrival.
        select n.unit_number, null, n.since - interval '1 microsecond' from residences n
          where notice_kind = 'home_joined' and n.condominium_id = condominium and n.joining = fact and n.until is null
        union all
        select s.unit_number, null, s.created_at from short_stays s
          where notice_kind = 'stay_made' and s.condominium_id = condominium and s.id = fact and s.ended_at is null
        union all
        select distinct r.unit_number, r.profile_id, n.held_until from access_numbers n
            join residences r on r.condominium_id = n.condominium_id and r.profile_id = n.host_id and r.until is null
          where notice_kind = 'numbers_renewed' and n.condominium_id = condominium and n.lost_with = fact
      ) told
      cross join (select notice_kind = 'visitor_approval_request' as asks, notice_kind in ('entered_by_rule', 'answered_by_rule', 'stays_too_long', 'left_at_gate', 'left_still_waits', 'permission_asked') as by_rule) asks
      join condominiums c on c.id = condominium
      join residences r on r.condominium_id = condominium and r.unit_number = told.unit_number
        and r.since <= told.at and r.until is null and (not asks.asks or r.asked <> 'never')
        -- The author of a rule gets no notice of it; guests by days get none of refusals.
        and (notice_kind not in ('rule_written', 'line_ended') or not exists (select from home_rules h where h.condominium_id = condominium
          and h.id = fact and (r.profile_id = case notice_kind when 'rule_written' then h.made_by else h.ended_by end
            or r.kind = 'guest' and access.is_line(h))))
        -- Only adults get these notices, except the one who agreed and the owner.
        and (notice_kind not in ('owner_asks', 'owner_watches', 'permission_asked') or access.is_adult_of_home(r) and not exists (select from owners o
          where o.condominium_id = condominium and o.asking = fact and r.profile_id in (o.agreed_by_id, o.profile_id)))
        -- Only the other adults of the home receive this notice.
        and (notice_kind <> 'stay_made' or access.is_adult_of_home(r) and not exists (select from short_stays s
          where s.condominium_id = condominium and s.id = fact and s.made_by = r.profile_id))
        and case when told.resident_id is null then access.may_answer(r) else r.frozen_at is null and told.resident_id = r.profile_id end
      join profiles p on p.id = r.profile_id and access.is_open(p)
      left join notice_preferences wish on wish.profile_id = p.id
    union all
    -- Adds the administration, for a unit for which it answers.
    select p.id, case when p.email_confirmed_at is not null then p.email end, p.language, coalesce(wish.by_mail, true), c.name, null, false, false, true,
        c.country, c.time_zone
      from authorizations a join condominiums c on c.id = a.condominium_id
        cross join lateral access.administrators_asked(a.condominium_id, a.unit_number, a.created_at) p
        left join notice_preferences wish on wish.profile_id = p.id
      where notice_kind = 'visitor_approval_request' and a.condominium_id = condominium and a.id = fact
        and a.resident_id is null and a.status = 'pending_approval' and a.closed_at is null and a.created_at > now() - access.time_to_answer()
    union all
    -- Adds the author of an answered matter, while they live there or own the unit.
    select p.id, case when p.email_confirmed_at is not null then p.email end, p.language, coalesce(wish.by_mail, true), c.name,
        case when r.id is null or p.user_role <> 'resident' or exists (select from residences o
          where o.profile_id = p.id and o.since is not null and o.until is null and o.id <> r.id) then m.home_id end,
        false, coalesce(access.is_quiet(r, c.time_zone, now()), false), false, c.country, c.time_zone
      from matter_messages w join matters m on m.condominium_id = w.condominium_id and m.id = w.matter_id
        join condominiums c on c.id = m.condominium_id
        join profiles p on p.id = m.author_id and access.is_open(p)
        left join residences r on r.condominium_id = m.condominium_id and r.id = m.home_id and r.profile_id = p.id and r.since is not null
          and r.until is null
        left join notice_preferences wish on wish.profile_id = p.id
      where notice_kind = 'matter_answered' and w.condominium_id = condominium and w.id = fact and not w.by_author
        and (r.id is not null or exists (select from owners o
          where o.condominium_id = m.condominium_id and o.id = m.home_id and o.profile_id = p.id and o.until is null))
    union all
    -- Adds the owners who live elsewhere, for a stay in their unit.
    select p.id, case when p.email_confirmed_at is not null then p.email end, p.language, coalesce(wish.by_mail, true), c.name, o.id, false, false,
        false, c.country, c.time_zone
      from short_stays s join condominiums c on c.id = s.condominium_id
        join owners o on o.condominium_id = s.condominium_id and o.unit_number = s.unit_number and o.until is null
          and o.profile_id is distinct from s.made_by
        join profiles p on p.id = o.profile_id and access.is_open(p)
        left join notice_preferences wish on wish.profile_id = p.id
      where notice_kind = 'stay_made' and s.condominium_id = condominium and s.id = fact and s.ended_at is null
        and not exists (select from residences r where r.condominium_id = s.condominium_id and r.unit_number = s.unit_number
          and r.profile_id = p.id and r.since is not null and r.until is null)
  $$;
grant execute on function access.who_to_tell(text, uuid, uuid) to garita_keeper;

-- The number of people of a request or an entry, for its push message and its letter; null for one person.
create function access.people_told(notice_kind text, condominium uuid, fact uuid) returns integer
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select access.people_counted_in(told.people, a.details)
      from (
        select fact as id, null::smallint as people where notice_kind in ('visitor_approval_request', 'answered_by_rule', 'stays_too_long')
        union all
        select l.authorization_id, l.people from access_logs l where l.condominium_id = condominium and l.id = fact
          and notice_kind in ('visitor_entered', 'let_in', 'entered_at_reader', 'entry_corrected', 'entered_by_rule')
      ) told join authorizations a on a.condominium_id = condominium and a.id = told.id
  $$;
grant execute on function access.people_told(text, uuid, uuid) to garita_keeper;

-- Queues the job in the transaction of the fact, so that a crash loses no job and a rollback leaves none. False if no recipient has a
-- device that rings.
create function access.tell_unit(notice_kind text, condominium uuid, fact uuid, unit text, resident uuid, late boolean default false,
    card json default null, later boolean default false, after interval default interval '0') returns boolean
  language plpgsql
  as $$
    declare rings boolean;
    begin
      rings := exists (select from residences r join push_subscriptions s on s.profile_id = r.profile_id
        where r.condominium_id = condominium and r.unit_number = unit and r.until is null
          and (resident is null or r.profile_id = resident));
      if not rings and notice_kind = 'visitor_approval_request' then
        rings := exists (select from units u join assignments a on a.condominium_id = u.condominium_id
          join push_subscriptions s on s.profile_id = a.profile_id
          where u.condominium_id = condominium and u.unit_number = unit and u.administration_since is not null);
      end if;
      if rings then
        perform access.enqueue('notices.push', json_build_object('kind', notice_kind, 'condominium_id', condominium, 'fact_id', fact,
          'late', late, 'card', card, 'later', later), after);
      end if;
      return rings;
    end
  $$;

-- A guard asks a silent home again: the adults whose phones rang before, or all adults who may be asked. A telephone that rang seconds ago
-- does not ring again. False if there is no open request.
create function access.ask_home_again(condominium uuid, visit uuid, everyone boolean) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare asked authorizations;
    begin
      select a.* into asked from authorizations a where a.condominium_id = condominium and a.id = visit and a.resident_id is null
        and condominium = any(access.caller_condominiums()) for update;
      if asked.id is null then return false; end if;
      if asked.status <> 'pending_approval' or asked.closed_at is not null or asked.inside or asked.created_at < now() - access.time_to_answer()
        or not access.stands_unanswered(asked.condominium_id, asked.id, asked.outcome, asked.outcome_channel) then
        perform access.refuse('arrival_settled');
      end if;
      update deliveries d set sent_at = null where d.condominium_id = condominium and d.kind = 'visitor_approval_request' and d.fact_id = visit
        and d.channel = 'push' and d.sent_at < now() - interval '20 seconds';
      perform access.tell_unit('visitor_approval_request', condominium, visit, asked.unit_number, null,
        card => access.card_of_request(asked), later => everyone);
      return true;
    end
  $$;
grant execute on function access.ask_home_again(uuid, uuid, boolean) to garita_agent;

-- People who chose to be asked later are rung after half a minute without an answer, or at once if no other person is rung.
create function access.tell_of_request(request authorizations) returns void
  language plpgsql
  as $$
    declare
      card json := access.card_of_request(request);
      zone text;
      told record;
    begin
      if access.tell_unit('visitor_approval_request', request.condominium_id, request.id, request.unit_number, null, card => card) then
        zone := access.clock_of(request.condominium_id);
        select bool_or(r.asked = 'later') as later, bool_or(r.asked = 'first') as first into told
          from residences r join profiles p on p.id = r.profile_id and access.is_open(p) and p.started
          where r.condominium_id = request.condominium_id and r.unit_number = request.unit_number and access.is_rung(r, zone, now());
        if told.later then
          perform access.tell_unit('visitor_approval_request', request.condominium_id, request.id, request.unit_number, null, card => card,
            later => true, after => case when told.first then interval '30 seconds' else interval '0' end);
        end if;
      end if;
      -- A letter reaches people who see neither the screen nor the push message.
      if (select sends_mail from installation) then
        perform access.enqueue('notices.letter', json_build_object('condominium_id', request.condominium_id, 'fact_id', request.id),
          interval '2 minutes');
      end if;
    end
  $$;

-- Notifies of an entry, and of the exit that corrects one.
create function access.tell_of_entry() returns trigger
  language plpgsql
  as $$
    declare
      notice_kind text := case when new.corrects is not null then 'entry_corrected' when new.told_host then 'entered_at_reader'
        when new.override_reason is null then 'visitor_entered' else 'let_in' end;
      entered record;
    begin
      select a.id, a.auth_type, a.resident_id, a.stays_until into entered from authorizations a where a.condominium_id = new.condominium_id and a.id = new.authorization_id;
      if notice_kind = 'visitor_entered' and entered.stays_until is not null then notice_kind := 'entered_by_rule'; end if;
      if notice_kind in ('let_in', 'entered_at_reader') or entered.auth_type in ('temporary_visitor', 'permanent_visitor', 'worker')
        or exists (select from access_logs w where w.condominium_id = new.condominium_id and w.id = new.corrects
          and w.override_reason is not null) then
        perform access.tell_unit(notice_kind, new.condominium_id, new.id, new.unit_number, new.resident_id,
          new.occurred_at <= now() - interval '15 minutes', case when entered.id is not null then json_build_object(
            'id', entered.id, 'auth_type', entered.auth_type, 'of_unit', entered.resident_id is null) end);
      end if;
      return null;
    end
  $$;
-- An entry that a station sends hours later is only in the log, so that it wakes no one at night. An override always notifies, because its
-- time is the guard's claim.
create trigger tell_of_entry after insert on access_logs for each row
  when (case when new.corrects is null then new.event_type = 'entry' else new.event_type <> 'entry' end and (new.occurred_at > now() - interval '15 minutes'
    or new.override_reason is not null and new.recorded_at is not null)) execute function access.tell_of_entry();

-- Notifies the home when one of its people leaves, for example a child, if the home asked for it. The notice does not stop the person.
create function access.tell_of_exit() returns trigger
  language plpgsql
  as $$
    begin
      perform access.tell_unit('went_out', a.condominium_id, new.id, new.unit_number, a.resident_id) from authorizations a
        where a.condominium_id = new.condominium_id and a.id = new.authorization_id and access.tells_exits(a.auth_type, a.details);
      return null;
    end
  $$;
create trigger tell_of_exit after insert on access_logs for each row
  when (new.event_type = 'exit' and new.corrects is null and new.occurred_at > now() - interval '15 minutes')
  execute function access.tell_of_exit();

create function access.tell_of_booking() returns trigger
  language plpgsql
  as $$
    begin
      perform access.tell_unit('reservation_' || new.status, new.condominium_id, new.id, new.unit_number, new.resident_id);
      return null;
    end
  $$;
create trigger tell_of_booking after update of status on amenity_reservations for each row
  when (new.status in ('approved', 'rejected') and new.decided_at is distinct from old.decided_at)
  execute function access.tell_of_booking();
