-- Returns the stored data of a pass, with the requests of this link and their answers; null for an unknown link. The link of a replaced
-- code shows only its own requests.
create function access.kept_of_holder(pass uuid, generation smallint) returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    with a as (
      select o.* from authorizations o where o.pass_id = pass and o.link_generation = generation and o.auth_type <> 'pet'
    ), q as (
      select o.* from visitor_requests o where o.pass_id = pass and (o.pass_generation = generation or exists (select from a))
    )
    select json_build_object('condominium', c.name, 'address', c.address, 'country', c.country, 'time_zone', c.time_zone,
        'days', access.retention_of(c), 'notice', case when c.privacy_contact is not null then c.id end,
        'kept', (select json_build_object('auth_type', a.auth_type, 'name', a.name, 'last_name', a.last_name,
            'document', a.masked_document, 'vehicle_plate', a.vehicle_plate,
            'phone', repeat('•', greatest(length(a.phone_number) - 3, 0)) || right(a.phone_number, 3),
            'correctable', a.status in ('active', 'approved'),
            'entries', (select coalesce(json_agg(json_build_object('event_type', e.event_type, 'at', e.occurred_at) order by e.occurred_at desc, e.id), '[]')
              from (select l.* from access.counted_logs l where l.condominium_id = a.condominium_id and l.authorization_id = a.id
                and l.event_type in ('entry', 'exit', 'visitor_checkout') order by l.occurred_at desc, l.id limit 100) e))
          from a where a.blanked_at is null),
        'requests', (select coalesce(json_agg(json_build_object('id', q.id, 'kind', q.kind, 'asked_at', q.asked_at, 'outcome', q.outcome,
            'reason', q.reason, 'decided_at', q.decided_at) order by q.asked_at desc, q.id), '[]') from q))
      from condominiums c
      where c.id = coalesce((select a.condominium_id from a), (select q.condominium_id from q limit 1))
  $$;
grant execute on function access.kept_of_holder(uuid, smallint) to garita_issuer;

-- False if the link shows no data. An index allows one open request for each pass.
create function access.ask_of_data(pass uuid, generation smallint, request uuid, asked text, wants jsonb, said text) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare a authorizations;
    begin
      select o.* into a from authorizations o
        where o.pass_id = pass and o.link_generation = generation and o.auth_type <> 'pet' and o.blanked_at is null for update;
      if a.id is null then return false; end if;
      if exists (select from visitor_requests q where q.condominium_id = a.condominium_id and q.id = request
          and q.authorization_id = a.id) then return true; end if;
      if asked = 'correction' and a.status not in ('active', 'approved') then perform access.refuse('visitor_request_over'); end if;
      insert into visitor_requests (condominium_id, id, authorization_id, unit_number, pass_id, pass_generation, kind, name, last_name,
          id_document, vehicle_plate, said)
        values (a.condominium_id, request, a.id, a.unit_number, pass, generation, asked, wants ->> 'name', wants ->> 'last_name',
          wants ->> 'id_document', wants ->> 'vehicle_plate', said);
      return true;
    end
  $$;
grant execute on function access.ask_of_data(uuid, smallint, uuid, text, jsonb, text) to garita_issuer;

-- Deletes the personal data of an authorization and its lines at once, as retention does. A live pass ends first.
create function access.forget_holder(condominium uuid, holder uuid) returns void
  language plpgsql
  as $$
    declare a authorizations;
    begin
      select o.* into a from authorizations o where o.condominium_id = condominium and o.id = holder for update;
      if a.inside then perform access.refuse('visitor_request_inside'); end if;
      if exists (select from incident_lines n join incidents i on i.condominium_id = n.condominium_id and i.id = n.incident_id
          join access_logs l on l.condominium_id = n.condominium_id and l.id = n.log_id
          where n.condominium_id = condominium and l.authorization_id = holder and i.closed_at is null)
          or access.is_held(condominium, holder) then
        perform access.refuse('visitor_request_held');
      end if;
      if a.status in ('active', 'approved') and a.auth_type <> 'temporary_visitor' then
        delete from authorizations o where o.condominium_id = condominium and o.id = holder;
      elsif a.status in ('active', 'approved') then
        perform access.end_visit(a);
      end if;
      delete from left_item_photos f using left_items i where i.condominium_id = condominium and i.authorization_id = holder
        and f.condominium_id = i.condominium_id and f.item_id = i.id;
      update left_items i set company = null, said = null where i.condominium_id = condominium and i.authorization_id = holder;
      perform access.blank_authorizations(condominium, array[holder]);
      perform access.blank_lines(condominium, array(select l.id from access_logs l
        where l.condominium_id = condominium and l.authorization_id = holder));
    end
  $$;

-- Answers a request once, and changes the data in the same transaction. False if the caller cannot read the request.
create function access.answer_visitor_request(condominium uuid, request uuid, applies boolean, why text) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      q visitor_requests;
      a authorizations;
      answer text := case when applies then 'applied' else 'refused' end;
    begin
      select o.* into a from authorizations o join visitor_requests r on r.condominium_id = o.condominium_id and r.authorization_id = o.id
        where r.condominium_id = condominium and r.id = request for update of o;
      select r.* into q from visitor_requests r where r.condominium_id = condominium and r.id = request for update;
      if q.id is null or not (case when current_setting('role') = 'garita_resident'
          then coalesce(q.kind = 'correction' and a.resident_id = access.caller_id() and a.residence_id = (access.caller_home()).id, false)
          else access.runs_all() or condominium = any(access.caller_condominiums()) end) then
        return false;
      end if;
      if q.decided_at is not null then
        if q.outcome = answer and q.decided_by = access.caller_id() then return true; end if;
        perform access.refuse('visitor_request_answered');
      end if;
      update visitor_requests r set outcome = answer, reason = why, decided_at = now(), decided_by = access.caller_id(), name = null,
          last_name = null, id_document = null, vehicle_plate = null, said = null,
          decided_by_name = (select p.full_name from profiles p where p.id = access.caller_id())
        where r.condominium_id = condominium and r.id = request;
      if applies and q.kind = 'correction' then
        update authorizations o set name = coalesce(q.name, o.name), last_name = coalesce(q.last_name, o.last_name),
            id_document = coalesce(q.id_document, o.id_document), vehicle_plate = coalesce(q.vehicle_plate, o.vehicle_plate)
          where o.condominium_id = condominium and o.id = q.authorization_id and o.status in ('active', 'approved');
        if not found then perform access.refuse('visitor_request_over'); end if;
      elsif applies then
        perform access.forget_holder(condominium, q.authorization_id);
      end if;
      perform access.write_audit_entry(condominium, 'visitor_request', 'changed', request, q.unit_number,
        jsonb_build_object('data_request', jsonb_build_array(null, q.kind), 'data_answer', jsonb_build_array(null, answer)));
      return true;
    end
  $$;
grant execute on function access.answer_visitor_request(uuid, uuid, boolean, text) to garita_resident, garita_admin, garita_super_admin;

grant select (condominium_id, id, authorization_id, unit_number, kind, name, last_name, masked_document, vehicle_plate, said, asked_at,
    outcome, reason, decided_at, decided_by, decided_by_name) on visitor_requests to garita_resident, garita_admin, garita_super_admin;
create policy of_own_pass on visitor_requests for select to garita_resident
  using (kind = 'correction' and exists (select from authorizations a
    where a.condominium_id = visitor_requests.condominium_id and a.id = authorization_id and a.resident_id = (select access.caller_id())));
create policy run on visitor_requests for select to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on visitor_requests for select to garita_super_admin using (true);

-- The privacy notice of a condominium is public and names no person. Null without a notice.
grant update (privacy_contact, privacy_notice_es, privacy_notice_en) on condominiums to garita_admin, garita_super_admin;
create function access.privacy_notice(condominium uuid) returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select json_build_object('condominium', c.name, 'address', c.address, 'country', c.country, 'time_zone', c.time_zone,
        'contact', c.privacy_contact, 'days', access.retention_of(c), 'es', c.privacy_notice_es, 'en', c.privacy_notice_en)
      from condominiums c where c.id = condominium and c.archived_at is null and c.privacy_contact is not null
  $$;
grant execute on function access.privacy_notice(uuid)
  to garita_anonymous, garita_applicant, garita_resident, garita_agent, garita_admin, garita_super_admin;
