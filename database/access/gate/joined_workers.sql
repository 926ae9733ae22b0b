-- Only the gate and the administration join authorizations of one worker and take them apart, and no home learns of it. A home that could
-- search by a document would learn the worker's other homes.

-- Authorizations of one condominium that seem to be of one person: the same document, or the same name and telephone. Only proposed.
create function access.same_workers(condominium uuid)
  returns table (authorization_id uuid, other_id uuid, by_document boolean)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    with workers as (
      select a.id, a.plain_name, e.worker_id, nullif(regexp_replace(upper(a.id_document), '[^[:alnum:]]', '', 'g'), '') as document,
          nullif(right(regexp_replace(a.phone_number, '[^0-9]', '', 'g'), 8), '') as phone
        from authorizations a
        left join engagements e on e.condominium_id = a.condominium_id and e.authorization_id = a.id
        where a.condominium_id = condominium and a.auth_type = 'worker' and a.status = 'active' and a.blanked_at is null
          and (access.runs_all() or condominium = any(access.caller_condominiums()))
    ), pairs as (
      select a.id, b.id as other, true as by_document from workers a join workers b on b.document = a.document
        where a.id < b.id and length(a.document) >= 4 and (a.worker_id = b.worker_id) is not true
      union all
      select a.id, b.id, false from workers a join workers b on b.plain_name = a.plain_name and b.phone = a.phone
        where a.id < b.id and length(a.phone) = 8 and (a.worker_id = b.worker_id) is not true
    )
    select p.id, p.other, bool_or(p.by_document) from pairs p group by p.id, p.other order by p.id, p.other limit 200
  $$;
grant execute on function access.same_workers(uuid) to garita_agent, garita_admin, garita_super_admin;

-- An entry of the audit, which administrators read, and no home.
create function access.note_engagement(subject authorizations, act text, with_units text) returns void
  language plpgsql
  as $$
    begin
      perform access.write_audit_entry(subject.condominium_id, 'worker', act, subject.id, subject.unit_number,
        case act when 'made' then jsonb_build_object('unit_number', jsonb_build_array(null, subject.unit_number), 'with_units', jsonb_build_array(null, with_units))
          else jsonb_build_object('unit_number', jsonb_build_array(subject.unit_number, null), 'with_units', jsonb_build_array(with_units, null)) end);
    end
  $$;
create function access.units_of_worker(condominium uuid, worker uuid, but uuid) returns text
  language sql stable
  as $$ select coalesce(string_agg(a.unit_number, ' · ' order by a.unit_number), '') from access.engagements_of(condominium, worker) a where a.id <> but $$;

-- Joins two authorizations of one person. A worker who is joined already brings all of theirs. Returns false if one of them does not exist.
create function access.join_workers(condominium uuid, one uuid, other uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      worker uuid;
      further uuid;
      joined authorizations;
    begin
      if not (access.runs_all() or condominium = any(access.caller_condominiums())) or one = other then return false; end if;
      perform pg_advisory_xact_lock(hashtextextended('garita.workers ' || condominium, 0));
      if (select count(*) from authorizations a where a.condominium_id = condominium and a.id in (one, other) and a.auth_type = 'worker') < 2 then
        return false;
      end if;
      -- A guard could keep a dismissed worker's code alive under another name. The administration decides where documents differ.
      if current_setting('role') = 'garita_agent' and (select count(distinct regexp_replace(upper(a.id_document), '[^[:alnum:]]', '', 'g'))
          from authorizations a left join engagements e on e.condominium_id = a.condominium_id and e.authorization_id = a.id
          where a.condominium_id = condominium and (a.id in (one, other)
            or e.worker_id in (access.worker_of(condominium, one), access.worker_of(condominium, other)))) > 1 then
        perform access.refuse('worker_documents_differ');
      end if;
      further := access.worker_of(condominium, other);
      worker := coalesce(access.worker_of(condominium, one), further, gen_random_uuid());
      if worker = further and worker = access.worker_of(condominium, one) then return true; end if;
      for joined in select a.* from authorizations a left join engagements e on e.condominium_id = a.condominium_id and e.authorization_id = a.id
        where a.condominium_id = condominium and e.worker_id is distinct from worker
          and (a.id in (one, other) or e.worker_id = further) order by a.id
      loop
        insert into engagements as e (condominium_id, authorization_id, worker_id) values (condominium, joined.id, worker)
          on conflict (condominium_id, authorization_id) do update set worker_id = excluded.worker_id, joined_at = excluded.joined_at;
        perform access.note_engagement(joined, 'made', access.units_of_worker(condominium, worker, joined.id));
      end loop;
      -- Their ended codes come along.
      update engagements e set worker_id = worker where e.condominium_id = condominium and e.worker_id = further and e.worker_id <> worker;
      if (select count(*) from engagements e where e.condominium_id = condominium and e.worker_id = worker) > 40 then
        perform access.refuse('worker_too_many_homes');
      end if;
      return true;
    end
  $$;

-- Takes one authorization out again. The last remaining one has no group, as before; codes of deleted ones stay with the remaining ones.
create function access.separate_worker(condominium uuid, subject uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      worker uuid;
      apart authorizations;
    begin
      if not (access.runs_all() or condominium = any(access.caller_condominiums())) then return false; end if;
      perform pg_advisory_xact_lock(hashtextextended('garita.workers ' || condominium, 0));
      select a.* into apart from authorizations a where a.condominium_id = condominium and a.id = subject and a.auth_type = 'worker';
      if apart.id is null then return false; end if;
      worker := access.worker_of(condominium, subject);
      if worker is null then return true; end if;
      perform access.note_engagement(apart, 'removed', access.units_of_worker(condominium, worker, subject));
      delete from engagements e where e.condominium_id = condominium and e.authorization_id = subject;
      delete from engagements e where e.condominium_id = condominium and e.worker_id = worker
        and (select count(*) from engagements o where o.condominium_id = condominium and o.worker_id = worker) = 1;
      return true;
    end
  $$;
grant execute on function access.join_workers(uuid, uuid, uuid), access.separate_worker(uuid, uuid)
  to garita_agent, garita_admin, garita_super_admin;

-- A new link for the worker's own page: it names the worker, who gets another name. Their codes stay.
create function access.renew_worker_link(condominium uuid, worker uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare subject uuid;
    begin
      if not (access.runs_all() or condominium = any(access.caller_condominiums())) then return false; end if;
      perform pg_advisory_xact_lock(hashtextextended('garita.workers ' || condominium, 0));
      select a.id into subject from access.engagements_of(condominium, worker) a order by a.id limit 1;
      update engagements e set worker_id = renewed.id from (select gen_random_uuid() as id) renewed
        where e.condominium_id = condominium and e.worker_id = worker;
      if not found then return false; end if;
      perform access.write_audit_entry(condominium, 'worker', 'changed', linked.id, linked.unit_number,
        '{"worker_link": [null, null]}') from authorizations linked where linked.condominium_id = condominium and linked.id = subject;
      return true;
    end
  $$;
grant execute on function access.renew_worker_link(uuid, uuid) to garita_agent, garita_admin, garita_super_admin;

-- The worker's own page: the homes that have them, what each expects, and the days of this month. Its link is given by the gate or the
-- administration: a home has the link of its own authorization, and would read of the others here.
create function access.worker_page(worker uuid) returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select json_build_object('condominium_id', c.id, 'condominium', c.name, 'address', c.address, 'country', c.country, 'time_zone', c.time_zone, 'shown_at', now(),
        'homes', json_agg(json_build_object('unit_number', a.unit_number, 'host', split_part(p.full_name, ' ', 1),
          'name', a.name, 'last_name', a.last_name, 'weekdays', coalesce(a.details -> 'weekdays', '[]'), 'hours_from', a.details ->> 'hours_from',
          'hours_until', a.details ->> 'hours_until', 'alive', access.pass_alive(a), 'expected', access.expects(a, now()),
          'passages', (select coalesce(json_agg(json_build_object('event_type', l.event_type, 'at', l.occurred_at) order by l.occurred_at, l.id), '[]')
            from access.counted_logs l where l.condominium_id = a.condominium_id and l.authorization_id = a.id
              and l.event_type in ('entry', 'exit') and l.occurred_at >= (date_trunc('month', now() at time zone c.time_zone) - interval '2 days') at time zone c.time_zone),
          'pass', json_build_object('condominium_id', c.id, 'auth_type', a.auth_type, 'last_name', a.last_name, 'id_document', a.id_document,
            'vehicle_plate', a.vehicle_plate, 'pass_id', a.pass_id, 'pass_generation', a.pass_generation, 'pass_issued_at', a.pass_issued_at,
            'access_number', a.access_number, 'valid_from', a.valid_from, 'valid_until', a.valid_until, 'written_from', null,
            'written_until', null, 'reader', access.reader_choice(a.condominium_id, a.auth_type), 'shown_at', now()))
          order by access.expects(a, now()) desc, a.unit_number, a.id))
      from engagements e
      join authorizations a on a.condominium_id = e.condominium_id and a.id = e.authorization_id
      join condominiums c on c.id = e.condominium_id
      left join profiles p on p.id = a.resident_id
      where e.worker_id = worker
      group by c.id having bool_or(access.pass_alive(a))
  $$;
grant execute on function access.worker_page(uuid) to garita_issuer;
