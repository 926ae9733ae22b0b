-- Returns all stored data about the caller, except secrets of the sign-in; of long lists only the newest rows.

create function access.caller_records(most integer) returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select json_build_object(
        'profile', json_build_object('full_name', p.full_name, 'email', p.email, 'username', p.username, 'phone_number', p.phone_number,
          'user_role', p.user_role, 'approval_status', p.approval_status, 'language', p.language,
          'email_confirmed_at', p.email_confirmed_at, 'decided_at', p.decided_at, 'created_at', p.created_at, 'updated_at', p.updated_at,
          'second_factor_since', (select k.totp_confirmed_at from credentials k where k.profile_id = p.id),
          'removal_requested_at', (select q.requested_at from removal_requests q where q.profile_id = p.id)),
        'residences', (select coalesce(json_agg(json_build_object('condominium', c.name, 'unit_number', coalesce(r.written_as, r.unit_number),
            'requested_at', r.requested_at, 'since', r.since, 'until', r.until, 'kind', r.kind, 'barred_at', r.barred_at, 'asked', r.asked,
            'quiet_from', r.quiet_from, 'quiet_until', r.quiet_until, 'photo', exists (select from resident_photos f
              where f.condominium_id = r.condominium_id and f.residence_id = r.id)) order by r.requested_at desc), '[]')
          from residences r join condominiums c on c.id = r.condominium_id where r.profile_id = p.id),
        'ownerships', (select coalesce(json_agg(json_build_object('condominium', c.name, 'unit_number', o.unit_number, 'since', o.since,
            'until', o.until) order by o.since desc), '[]')
          from owners o join condominiums c on c.id = o.condominium_id where o.profile_id = p.id),
        'assignments', (select coalesce(json_agg(json_build_object('condominium', c.name, 'assigned_at', s.assigned_at)
            order by s.assigned_at desc), '[]')
          from assignments s join condominiums c on c.id = s.condominium_id where s.profile_id = p.id),
        'authorizations', (select coalesce(json_agg(json_build_object('auth_type', a.auth_type, 'status', a.status,
            'unit_number', a.unit_number, 'name', a.name, 'last_name', a.last_name, 'id_document', a.id_document,
            'phone_number', a.phone_number, 'vehicle_plate', a.vehicle_plate, 'badge', a.badge, 'relationship', a.relationship,
            'details', a.details, 'private_details', a.private_details, 'valid_from', a.valid_from, 'valid_until', a.valid_until,
            'created_at', a.created_at, 'imported_by_name', a.imported_by_name, 'received_from_name', a.received_from_name, 'entered_at', a.entered_at, 'left_at', a.left_at)), '[]')
          from (select o.* from authorizations o where o.resident_id = p.id order by o.created_at desc limit most) a),
        'decided_visits', (select coalesce(json_agg(json_build_object('status', a.status, 'unit_number', a.unit_number,
            'name', a.name, 'last_name', a.last_name, 'created_at', a.created_at, 'decided_at', a.decided_at)), '[]')
          from (select o.* from authorizations o where o.resident_id is null and o.decided_by = p.id
            and (o.condominium_id, o.unit_number) in (select r.condominium_id, r.unit_number from residences r where r.profile_id = p.id)
            order by o.created_at desc limit most) a),
        'access_log', (select coalesce(json_agg(json_build_object('occurred_at', l.occurred_at, 'event_type', l.event_type,
            'unit_number', l.unit_number, 'gate', l.gate_name, 'name', s.name, 'last_name', s.last_name, 'people_counted', l.people,
            'correction', (select c.word from access.correction_of(l.condominium_id, l.id, l.corrects) c))), '[]')
          from (select o.* from access_logs o where o.resident_id = p.id order by o.occurred_at desc limit most) l
          join access_log_subjects s on s.condominium_id = l.condominium_id and s.log_id = l.id),
        -- The caller reads a hold only after the homes may read of it.
        'held_longer', (select coalesce(json_agg(json_build_object('condominium', c.name, 'until', h.protects_until, 'rows', t.rows)
            order by h.asked_at desc), '[]')
          from holds h join looks k on k.condominium_id = h.condominium_id and k.id = h.id join condominiums c on c.id = h.condominium_id,
            lateral (select count(*) as rows from hold_rows r
              left join access_logs l on l.condominium_id = r.condominium_id and l.id = r.row_id
              left join authorizations a on a.condominium_id = r.condominium_id and a.id = r.row_id
              where r.condominium_id = h.condominium_id and r.hold_id = h.id and p.id in (l.resident_id, l.person_id, a.resident_id)) t
          where h.protects_until > now() and coalesce(k.told_from, k.at) <= now() and t.rows > 0 and h.condominium_id in (
            select r.condominium_id from residences r where r.profile_id = p.id)),
        'left_at_gate', (select coalesce(json_agg(json_build_object('unit_number', i.unit_number, 'kind', i.kind, 'company', i.company,
            'said', i.said, 'collector', i.collector, 'left_at', i.left_at, 'photo', access.has_item_photo(i.condominium_id, i.id), 'handed_at', i.handed_at,
            'handed_to', i.handed_to) order by i.left_at desc), '[]')
          from (select o.* from left_items o join residences r on r.condominium_id = o.condominium_id and r.unit_number = o.unit_number
            where r.profile_id = p.id and access.may_answer(r) and o.left_at >= r.since and o.left_at <= coalesce(r.until, 'infinity') order by o.left_at desc limit most) i),
        'permissions_asked', (select coalesce(json_agg(json_build_object('unit_number', q.unit_number, 'visitor', q.visitor, 'day', q.day,
            'said', q.said, 'asked_at', q.asked_at, 'answer', q.answer, 'answered_at', q.answered_at, 'answered_by_name', q.answered_by_name,
            'answer_said', q.answer_said) order by q.asked_at desc), '[]')
          from (select o.* from permission_asks o where o.asked_by = p.id order by o.asked_at desc limit most) q),
        'matters', (select coalesce(json_agg(json_build_object('condominium', c.name, 'began_at', m.began_at, 'closed_at', m.closed_at,
            'messages', (select json_agg(json_build_object('by_me', w.by_author, 'by_name', w.by_name, 'said_at', w.said_at, 'said', w.said,
                'photo', exists (select from matter_photos f where f.condominium_id = w.condominium_id and f.message_id = w.id))
              order by w.said_at, w.id) from matter_messages w where w.condominium_id = m.condominium_id and w.matter_id = m.id))
            order by m.last_at desc), '[]')
          from (select o.* from matters o where o.author_id = p.id order by o.last_at desc limit most) m join condominiums c on c.id = m.condominium_id),
        'short_stays', (select coalesce(json_agg(json_build_object('condominium', c.name, 'unit_number', s.unit_number, 'made_by_me', s.made_by = p.id,
            'guest_names', case when s.made_by = p.id then to_json(s.guest_names) end, 'starts_at', s.starts_at, 'ends_at', s.ends_at,
            'created_at', s.created_at, 'ended_at', s.ended_at) order by s.starts_at desc), '[]')
          from (select o.* from short_stays o where o.made_by = p.id or exists (select from residences r where r.condominium_id = o.condominium_id
            and r.stay_id = o.id and r.profile_id = p.id) order by o.starts_at desc limit most) s join condominiums c on c.id = s.condominium_id),
        'alarms', (select coalesce(json_agg(json_build_object('condominium', c.name, 'unit_number', a.unit_number, 'gate', a.gate_name,
            'pressed_at', a.pressed_at, 'raised_by_me', a.raised_by = p.id, 'test', a.is_test, 'taken_at', a.taken_at, 'ended_at', a.ended_at,
            'note', a.note) order by a.pressed_at desc), '[]')
          from (select o.* from alarms o where p.id in (o.raised_by, o.taken_by) order by o.pressed_at desc limit most) a
          join condominiums c on c.id = a.condominium_id),
        'announcements', (select coalesce(json_agg(json_build_object('condominium', c.name, 'title', a.title, 'unit_number', n.unit_number,
            'sent_at', a.sent_at, 'shown_at', n.shown_at, 'opened_at', n.opened_at, 'confirmed_at', n.confirmed_at) order by a.sent_at desc), '[]')
          from (select o.* from announcement_readers o where o.profile_id = p.id order by o.announcement_id desc limit most) n
          join announcements a on a.condominium_id = n.condominium_id and a.id = n.announcement_id join condominiums c on c.id = n.condominium_id),
        'reservations', (select coalesce(json_agg(json_build_object('amenity', coalesce(m.name, m.amenity_type),
            'starts_at', b.starts_at, 'ends_at', b.ends_at, 'status', b.status, 'purpose', b.purpose, 'guest_count', b.guest_count,
            'rejection_reason', b.rejection_reason, 'created_at', b.created_at,
            'guests', (select coalesce(json_agg(g.name order by g.position), '[]') from reservation_guests g
              where g.condominium_id = b.condominium_id and g.reservation_id = b.id))), '[]')
          from (select o.* from amenity_reservations o where o.resident_id = p.id order by o.starts_at desc limit most) b
          join amenities m on m.condominium_id = b.condominium_id and m.id = b.amenity_id),
        'notices_by_mail', (select n.by_mail from notice_preferences n where n.profile_id = p.id),
        'notices_read', (select coalesce(json_agg(json_build_object('kind', n.kind, 'read_at', n.read_at,
            'dismissed_at', n.dismissed_at)), '[]')
          from (select o.* from notice_marks o where o.profile_id = p.id order by o.read_at desc limit most) n),
        'sessions', (select coalesce(json_agg(json_build_object('device', s.device, 'created_at', s.created_at,
            'last_seen_at', s.last_seen_at, 'expires_at', s.expires_at) order by s.last_seen_at desc), '[]')
          from sessions s where s.profile_id = p.id))
      from profiles p where p.id = access.caller_id()
  $$;
grant execute on function access.caller_records(integer)
  to garita_applicant, garita_resident, garita_agent, garita_admin, garita_super_admin;

-- The photos on the passes of the caller, which the program unseals.
create function access.caller_photos() returns table (residence_id uuid, id uuid, sealed bytea, condominium text, unit_number text)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select p.residence_id, p.id, p.sealed, c.name, r.unit_number from resident_photos p
      join residences r on r.condominium_id = p.condominium_id and r.id = p.residence_id join condominiums c on c.id = r.condominium_id
      where r.profile_id = access.caller_id() order by r.since, r.id
  $$;
grant execute on function access.caller_photos() to garita_applicant, garita_resident, garita_agent, garita_admin, garita_super_admin;
