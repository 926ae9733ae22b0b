-- Which events of a station or device the server would have refused: each is judged by the state at its time, and by all that a station
-- judges by.

-- Whether they were inside already at that moment. An event of another station may have arrived before this one, so the line after counts
-- too. No other line is read, by the index of the person: one may have thousands.
create function access.visit_inside_then(condominium uuid, subject uuid, station uuid, at timestamptz) returns boolean
  language sql stable
  as $$
    select coalesce((select l.event_type = 'entry' from access.counted_logs l
        where l.condominium_id = condominium and l.authorization_id = subject
        and l.event_type in ('entry', 'exit', 'visitor_checkout') and l.conflict is distinct from 'unknown'
        and l.occurred_at <= at order by l.occurred_at desc, l.id desc limit 1), false)
      or coalesce((select l.event_type = 'entry' and l.station_id is distinct from station from access.counted_logs l
        where l.condominium_id = condominium and l.authorization_id = subject
        and l.event_type in ('entry', 'exit', 'visitor_checkout') and l.conflict is distinct from 'unknown'
        and l.occurred_at > at order by l.occurred_at, l.id limit 1), false)
  $$;
create function access.guest_inside_then(condominium uuid, subject uuid, station uuid, at timestamptz) returns boolean
  language sql stable
  as $$
    select coalesce((select l.event_type = 'entry' from access.counted_logs l
        where l.condominium_id = condominium and l.guest_id = subject
        and l.event_type in ('entry', 'exit') and l.conflict is distinct from 'unknown'
        and l.occurred_at <= at order by l.occurred_at desc, l.id desc limit 1), false)
      or coalesce((select l.event_type = 'entry' and l.station_id is distinct from station from access.counted_logs l
        where l.condominium_id = condominium and l.guest_id = subject
        and l.event_type in ('entry', 'exit') and l.conflict is distinct from 'unknown'
        and l.occurred_at > at order by l.occurred_at, l.id limit 1), false)
  $$;

-- Whether the host had left by then, or could not authorize any more.
create function access.host_gone(condominium uuid, residence uuid, at timestamptz) returns boolean
  language sql stable
  as $$
    select residence is not null and not exists (
      select from residences r join profiles p on p.id = r.profile_id
        where r.condominium_id = condominium and r.id = residence and coalesce(r.until > at, r.since is not null)
          and coalesce(least(r.frozen_at, r.barred_at) > at, true)
          and (p.approval_status = 'approved' or p.decided_at > at))
  $$;

-- A station's clock starts from the server's time and runs a few seconds behind it.
create function access.clock_error() returns interval
  language sql immutable
  as $$ select interval '10 seconds' $$;

-- An authorization as it was at a moment, outside. Its state and its dates come from the history of its changes, which lasts as long as late
-- events are taken. A request waits until its first answer; a rule or a guard without a home to ask decides an arrival with its registration.
create function access.authorization_at(who authorizations, at timestamptz) returns authorizations
  language plpgsql stable
  as $$
    declare
      was authorizations := who;
      status text;
      pause text;
      former jsonb;
    begin
      select n.what into status from authorization_changes n where n.condominium_id = who.condominium_id and n.authorization_id = who.id
        and n.at <= authorization_at.at and n.what in ('approved', 'denied', 'ended') order by n.at desc limit 1;
      select coalesce(
        (select n.what from authorization_changes n where n.condominium_id = who.condominium_id and n.authorization_id = who.id
          and n.at <= authorization_at.at and n.what in ('suspended', 'resumed') order by n.at desc limit 1),
        (select case n.what when 'resumed' then 'suspended' else 'resumed' end from authorization_changes n
          where n.condominium_id = who.condominium_id and n.authorization_id = who.id
          and n.at > authorization_at.at and n.what in ('suspended', 'resumed') order by n.at limit 1)) into pause;
      select n.window_before into former from authorization_changes n where n.condominium_id = who.condominium_id
        and n.authorization_id = who.id and n.at > authorization_at.at and n.window_before is not null order by n.at limit 1;
      was.inside := false;
      was.closed_at := null;
      was.status := case when status = 'ended' then 'inactive' when status is not null then status
        when who.resident_id is not null then 'active'
        when who.ask_seconds is null and who.outcome in ('admitted', 'let_in') then 'approved'
        when who.decided_at <= at then case who.status when 'inactive' then 'approved' else who.status end
        else 'pending_approval' end;
      was.suspended_at := case pause when 'suspended' then at when 'resumed' then null else who.suspended_at end;
      if who.dismissed_at > at then was.dismissed_at := null; end if;
      if former is not null then
        was.valid_from := former ->> 'valid_from';
        was.valid_until := former ->> 'valid_until';
        was.details := former -> 'hours';
      end if;
      return was;
    end
  $$;

-- Returns the state in the words of the verdict. A pass that came or changed a moment later may have been there already.
create function access.eligibility_then(who authorizations, at timestamptz) returns text
  language sql stable
  as $$
    select case when then_or_later.s[2] = 'may_enter' then 'may_enter' when born > at then 'not_yet_known' else then_or_later.s[1] end
      from (select coalesce(who.registered_at, who.created_at) as born) b,
        lateral (select array[access.eligibility_of(access.authorization_at(who, at), at),
          case when born <= at + access.clock_error()
            then access.eligibility_of(access.authorization_at(who, at + access.clock_error()), at) end] as s) then_or_later
  $$;

-- Returns the refusal that a guard at the desk would have got. An override is a decision of its own, unless it admitted a visitor whose
-- request was still open, and an exit is never refused.
create function access.conflict_of(who authorizations, condominium uuid, event jsonb, station uuid, at timestamptz) returns text
  language plpgsql stable
  as $$
    declare
      last access_logs;
      eligibility text;
      died timestamptz;
      arrived access_logs;
    begin
      if event ->> 'kind' = 'override' and event ->> 'authorized_by' is null
        and access.not_to_let_in(who, coalesce(who.registered_at, who.created_at), at) is not null then
        return 'not_allowed';
      end if;
      if event ->> 'kind' <> 'entry' then return null; end if;
      if who.id is null then
        -- A code that was only replaced does not mean that the authorization ended.
        select min(r.revoked_at) into died from revoked_passes r where r.condominium_id = condominium and r.why <> 'superseded'
          and (r.authorization_id = (event -> 'subject' ->> 'authorization_id')::uuid or r.pass_id = (event -> 'subject' ->> 'pass_id')::uuid);
        -- Let in before it was canceled: the guard did nothing wrong, the event only arrived later.
        return case when died is null then 'unknown' when died <= at then 'cancelled_meanwhile' end;
      end if;
      select l.* into last from access.counted_logs l where l.condominium_id = condominium and l.authorization_id = who.id
        and l.event_type in ('entry', 'exit', 'visitor_checkout') and l.occurred_at <= at
        order by l.occurred_at desc, l.id desc limit 1;
      eligibility := access.eligibility_then(who, at);
      if eligibility in ('visit_over', 'denied') or last.event_type = 'visitor_checkout' then return 'cancelled_meanwhile'; end if;
      if eligibility in ('suspended', 'dismissed', 'host_gone')
        or (event -> 'subject' ->> 'generation')::int < who.pass_generation and who.pass_issued_at <= at then
        return 'revoked_meanwhile';
      end if;
      if eligibility <> 'may_enter' then return 'not_allowed'; end if;
      -- The rest of a group comes later with the same pass, but no more people than the home allowed.
      if access.people_of(who.details) > 1 then
        arrived.id := (event ->> 'id')::uuid;
        arrived.event_type := 'entry';
        arrived.occurred_at := at;
        arrived.people := (event ->> 'people')::smallint;
        if (select p.most from access.presence_by_log(who.condominium_id, who.id, access.people_of(who.details), added => arrived) p) > access.people_of(who.details) then
          return 'already_inside_elsewhere';
        end if;
      elsif (event ->> 'people')::integer > 1 then
        return 'not_allowed';
      elsif who.auth_type in ('temporary_visitor', 'permanent_visitor', 'worker')
        and exists (select from unnest(access.with_engagements(condominium, array[who.id])) known
          where access.visit_inside_then(condominium, known, station, at)) then
        return 'already_inside_elsewhere';
      end if;
      -- A guard sees it and decides; a reader without a guard does not.
      if (event ->> 'by_device')::boolean
        and access.back_soon(who.auth_type, last.occurred_at, last.gate_id, (event ->> 'gate_id')::uuid, at) then
        return 'back_soon';
      end if;
      return null;
    end
  $$;

create function access.guest_conflict_of(booking amenity_reservations, guest reservation_guests, station uuid, at timestamptz) returns text
  language sql stable
  as $$
    select case
      when booking.status in ('cancelled', 'rejected') and coalesce(booking.cancelled_at, booking.decided_at) <= at then 'cancelled_meanwhile'
      when access.host_gone(booking.condominium_id, booking.residence_id, at) then 'revoked_meanwhile'
      when coalesce(booking.approved_at > at + access.clock_error(), true) or booking.ends_at <= at
        or (select count(*) from reservation_guests g where g.condominium_id = booking.condominium_id and g.reservation_id = booking.id
          and g.entered_at is not null and g.id <> guest.id) >= booking.guest_count then 'not_allowed'
      when access.guest_inside_then(booking.condominium_id, guest.id, station, at) then 'already_inside_elsewhere' end
  $$;
