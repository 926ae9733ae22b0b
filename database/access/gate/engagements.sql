-- A worker of several homes has an engagement in each: the authorization that this home made. The gate or the administration says that
-- several are of one person. From then on each code of that person opens while one of these homes expects them, and each home reads only
-- its own lines. The verdict has a twin in the application (`src/gate/station/verdict/worker.ts`).

-- No role reads the codes of deleted engagements.
grant select (condominium_id, authorization_id, worker_id, joined_at) on engagements
  to garita_resident, garita_agent, garita_admin, garita_super_admin;
grant select on shared_acts to garita_resident, garita_agent, garita_admin, garita_super_admin;
create policy run on engagements for select to garita_agent, garita_admin
  using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on engagements for select to garita_super_admin using (true);
create policy run on shared_acts for select to garita_agent, garita_admin
  using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on shared_acts for select to garita_super_admin using (true);
-- Homes count with the same statements as staff, and find no row: for them their own line is the only one.
create policy nothing on engagements for select to garita_resident using (false);
create policy nothing on shared_acts for select to garita_resident using (false);

-- Returns the worker of an authorization; null if it is not joined to another one.
create function access.worker_of(condominium uuid, subject uuid) returns uuid
  language sql stable
  as $$ select e.worker_id from engagements e where e.condominium_id = condominium and e.authorization_id = subject $$;

-- All authorizations of a worker that are there; those of which only the code is left are not.
create function access.engagements_of(condominium uuid, worker uuid) returns setof authorizations
  language sql stable
  as $$
    select a.* from engagements e join authorizations a on a.condominium_id = e.condominium_id and a.id = e.authorization_id
      where e.condominium_id = condominium and e.worker_id = worker
  $$;

-- Whether a home expects its worker at a moment, wherever they are then.
create function access.expects(who authorizations, at timestamptz) returns boolean
  language plpgsql stable
  as $$
    begin
      return who.created_at <= at and access.eligibility_of(access.authorization_at(who, at), at) = 'may_enter';
    end
  $$;

-- As access.eligibility_of says it, over all homes of the worker: inside if one of them has them inside, welcome if one expects them.
create function access.eligibility_at_gate(who authorizations, at timestamptz) returns text
  language plpgsql stable
  as $$
    declare worker uuid := access.worker_of(who.condominium_id, who.id);
    begin
      if worker is null then return access.eligibility_of(who, at); end if;
      if not exists (select from access.engagements_of(who.condominium_id, worker) a where access.expects(a, at)) then
        return access.eligibility_of(who, at);
      end if;
      return case when exists (select from access.engagements_of(who.condominium_id, worker) a where a.inside) then 'stay_open' else 'may_enter' end;
    end
  $$;

-- Which authorization an act counts for: the one that was named, if its home expects them or has them inside, else that of a home that does.
-- A repeated act and a correction stay with the line that is there. Acts of workers of several homes wait for each other and for joining.
create function access.acting(condominium uuid, subject uuid, event uuid, corrects uuid, comes boolean, at timestamptz) returns uuid
  language plpgsql
  as $$
    declare worker uuid := access.worker_of(condominium, subject);
    begin
      if worker is null then return subject; end if;
      perform pg_advisory_xact_lock(hashtextextended('garita.workers ' || condominium, 0));
      worker := access.worker_of(condominium, subject);
      -- By the clock: what was recorded while this act waited has happened before it.
      at := coalesce(at, clock_timestamp());
      return coalesce(
        (select l.authorization_id from access_logs l join engagements e on e.condominium_id = l.condominium_id
            and e.authorization_id = l.authorization_id and e.worker_id = worker
          where l.condominium_id = condominium and l.id in (event, acting.corrects) order by l.id = event desc limit 1),
        (select a.id from access.engagements_of(condominium, worker) a
          where case when comes then access.expects(a, at) else access.inside_at(condominium, a.id, at) end
          order by a.id <> subject, a.id limit 1),
        subject);
    end
  $$;

-- Whether an event names a worker of several homes by no code that died: then all their homes count, and no longer that code.
create function access.is_current_code(condominium uuid, subject uuid, event jsonb) returns boolean
  language sql stable
  as $$
    select exists (select from engagements e
      left join authorizations a on a.condominium_id = e.condominium_id and a.id = e.authorization_id
      where e.condominium_id = condominium and e.authorization_id = subject
        and coalesce((event -> 'subject' ->> 'generation')::int >= coalesce(a.pass_generation, e.pass_generation), true))
  $$;

-- Whether the last line that counts says that they came in.
create function access.inside_at(condominium uuid, subject uuid, at timestamptz) returns boolean
  language sql stable
  as $$
    select coalesce((select l.event_type = 'entry' from access.counted_logs l
      where l.condominium_id = condominium and l.authorization_id = subject and l.occurred_at <= at
        and l.event_type in ('entry', 'exit', 'visitor_checkout') order by l.occurred_at desc, l.id desc limit 1), false)
  $$;

-- Writes a line for each other home that an act concerns: an entry where they are expected, an exit where they are inside or were expected
-- while they stayed, a correction where the mistake was shown. The line has the words of that home, and no data of the others.
create function access.share_act(act access_logs) returns void
  language plpgsql
  as $$
    declare
      worker uuid := access.worker_of(act.condominium_id, act.authorization_id);
      came timestamptz;
      whose authorizations;
      line access_logs := act;
    begin
      if worker is null then return; end if;
      came := (select max(l.occurred_at) from access.engagements_of(act.condominium_id, worker) a
        join access.counted_logs l on l.condominium_id = a.condominium_id and l.authorization_id = a.id
          and l.event_type = 'entry' and l.occurred_at <= act.occurred_at);
      line.override_reason := null;
      line.authorized_by := null;
      line.conflict := null;
      for whose in select a.* from access.engagements_of(act.condominium_id, worker) a
        join engagements e on e.condominium_id = a.condominium_id and e.authorization_id = a.id
        where a.id <> act.authorization_id and e.joined_at <= act.occurred_at order by a.id
      loop
        line.corrects := (select s.log_id from shared_acts s join access_logs l on l.condominium_id = s.condominium_id and l.id = s.log_id
          where s.condominium_id = act.condominium_id and s.act_id = act.corrects and l.authorization_id = whose.id);
        continue when not case when act.corrects is not null then line.corrects is not null
          when act.event_type = 'entry' then access.expects(whose, act.occurred_at)
          else access.inside_at(whose.condominium_id, whose.id, act.occurred_at)
            or exists (select from (select generate_series(greatest(came, act.occurred_at - interval '1 day'), act.occurred_at, interval '15 minutes')
                union all select act.occurred_at) moment (at) where access.expects(whose, moment.at)) end;
        line.id := gen_random_uuid();
        line.authorization_id := whose.id;
        line.resident_id := whose.resident_id;
        line.unit_number := whose.unit_number;
        insert into access_logs values (line.*);
        insert into shared_acts (condominium_id, log_id, act_id) values (line.condominium_id, line.id, act.id);
        insert into access_log_subjects (condominium_id, log_id, auth_type, name, last_name, id_document, phone_number, vehicle_plate)
          values (line.condominium_id, line.id, whose.auth_type, whose.name, whose.last_name, whose.id_document, whose.phone_number,
            whose.vehicle_plate);
      end loop;
    end
  $$;

-- A deleted engagement leaves its code to the worker while another home has them; with the last one it goes, and the code is dead.
create function access.keep_worker_code() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare worker uuid := access.worker_of(old.condominium_id, old.id);
    begin
      if worker is null then return null; end if;
      if exists (select from access.engagements_of(old.condominium_id, worker)) then
        update engagements e set pass_id = old.pass_id, pass_generation = old.pass_generation
          where e.condominium_id = old.condominium_id and e.authorization_id = old.id;
      else
        delete from engagements e where e.condominium_id = old.condominium_id and e.worker_id = worker;
      end if;
      return null;
    end
  $$;
create trigger keep_worker_code after delete on authorizations for each row
  when (old.auth_type = 'worker') execute function access.keep_worker_code();

-- The codes of deleted engagements that go on opening: all of a condominium, or the one that a reader sees.
create function access.gate_worker_codes(condominium uuid, pass uuid default null) returns json
  language plpgsql stable
  as $$
    begin
      return (select coalesce(json_agg(json_build_object('pass_id', replace(e.pass_id::text, '-', ''), 'generation', e.pass_generation,
          'worker', e.worker_id) order by e.pass_id), '[]')
        from engagements e where e.condominium_id = condominium and e.pass_id is not null and (pass is null or e.pass_id = pass)
          and exists (select from access.engagements_of(condominium, e.worker_id)));
    end
  $$;

-- Returns these authorizations, and all others of the same workers.
create function access.with_engagements(condominium uuid, wanted uuid[]) returns uuid[]
  language plpgsql stable
  as $$
    begin
      return array(select unnest(wanted) union
        select o.authorization_id from engagements e join engagements o on o.condominium_id = e.condominium_id and o.worker_id = e.worker_id
          where e.condominium_id = condominium and e.authorization_id = any(wanted));
    end
  $$;
-- The subject of a code at a reader or in the question of a station: an authorization, a resident, or a worker whose engagement was deleted.
create function access.named_by_pass(condominium uuid, pass uuid) returns uuid[]
  language plpgsql stable
  as $$
    begin
      return access.with_engagements(condominium, array(
        select a.id from authorizations a where a.condominium_id = condominium and a.pass_id = pass and a.auth_type <> 'pet'
        union select r.id from residences r where r.condominium_id = condominium and r.pass_id = pass and r.since is not null and r.until is null
        union select e.authorization_id from engagements e where e.condominium_id = condominium and e.pass_id = pass));
    end
  $$;
