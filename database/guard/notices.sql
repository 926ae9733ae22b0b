-- Notices: facts seen by whom they concern, each person's marks on them, the devices that are told, and what reached whom.

-- Where notices reach me, and since when: my home, or the condominiums that I attend.
create function guard.my_places() returns table (condominium_id uuid, unit_number text, since timestamptz)
  language sql stable security definer set search_path = public, guard, extensions, pg_temp
  as $$
    select home.condominium_id, home.unit_number, home.since from guard.my_home() home where home.id is not null
    union all
    select s.condominium_id, null, s.assigned_at from assignments s join profiles p on p.id = s.profile_id
      where s.profile_id = guard.me() and p.user_role in ('agent', 'admin')
  $$;
grant execute on function guard.my_places() to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- Runs as whoever asks, so the policies of the facts decide; each branch stops at a hundred, more than a bell ever says.
create view guard.notices with (security_invoker) as
  with place as materialized (
    select p.condominium_id, p.unit_number, greatest(p.since, now() - interval '30 days') as since from guard.my_places() p
  )
  -- The unit's requests, while somebody can still answer.
  select 'visitor_approval_request' as kind, a.condominium_id, a.id as fact_id, a.created_at as at,
      a.name, a.last_name, a.unit_number, a.registered_by_name as by_name, null as reason
    from place, lateral (
      select q.condominium_id, q.id, q.created_at, q.name, q.last_name, q.unit_number, q.registered_by_name from authorizations q
        where q.condominium_id = place.condominium_id and q.unit_number = place.unit_number and q.resident_id is null
          and q.status = 'pending_approval' and q.closed_at is null
          and q.created_at > greatest(place.since, now() - interval '24 hours')
        order by q.created_at desc limit 100
    ) a
    where place.unit_number is not null
  union all
  -- How others of the unit answered.
  select case when a.status = 'denied' then 'visitor_denied' else 'visitor_approved' end, a.condominium_id, a.id, a.decided_at,
      a.name, a.last_name, a.unit_number, a.decided_by_name, null
    from place, lateral (
      select q.condominium_id, q.id, q.status, q.decided_at, q.name, q.last_name, q.unit_number, q.decided_by_name from authorizations q
        where q.condominium_id = place.condominium_id and q.unit_number = place.unit_number and q.resident_id is null
          and q.decided_at is not null and q.decided_by <> guard.me() and q.created_at > place.since
        order by q.created_at desc limit 100
    ) a
    where place.unit_number is not null
  union all
  -- Who came to see a resident; what was let in on a guard's own judgement says so.
  select case when l.override_reason is null then 'visitor_entered' else 'let_in' end, l.condominium_id, l.id, l.occurred_at,
      a.name, a.last_name, l.unit_number, coalesce(l.authorized_by, l.actor_name), l.override_reason
    from place, lateral (
      (select e.* from access_logs e where e.resident_id = guard.me() and e.event_type = 'entry' and e.occurred_at > place.since
        order by e.occurred_at desc limit 100)
      union all
      (select e.* from access_logs e where e.resident_id is null and e.condominium_id = place.condominium_id
        and e.unit_number = place.unit_number and e.event_type = 'entry' and e.occurred_at > place.since
        order by e.occurred_at desc limit 100)
    ) l
    join authorizations a on a.condominium_id = l.condominium_id and a.id = l.authorization_id
    where place.unit_number is not null
      and (l.override_reason is not null or a.auth_type in ('temporary_visitor', 'permanent_visitor', 'worker'))
  union all
  -- Staff hear of what others did.
  select 'new_visitor', a.condominium_id, a.id, a.created_at, a.name, a.last_name, a.unit_number, a.registered_by_name, null
    from place, lateral (
      select q.condominium_id, q.id, q.created_at, q.name, q.last_name, q.unit_number, q.registered_by_name from authorizations q
        where q.condominium_id = place.condominium_id and q.status = 'pending_approval' and q.created_at > place.since
          and q.registered_by is distinct from guard.me()
        order by q.created_at desc limit 100
    ) a
    where place.unit_number is null
  union all
  select case when a.status = 'denied' then 'visitor_denied' else 'visitor_approved' end, a.condominium_id, a.id, a.decided_at,
      a.name, a.last_name, a.unit_number, a.decided_by_name, null
    from place, lateral (
      select q.condominium_id, q.id, q.status, q.decided_at, q.name, q.last_name, q.unit_number, q.decided_by_name from authorizations q
        where q.condominium_id = place.condominium_id and q.decided_at > place.since
        order by q.decided_at desc limit 100
    ) a
    where place.unit_number is null
  union all
  select 'let_in', l.condominium_id, l.id, l.occurred_at, a.name, a.last_name, l.unit_number,
      coalesce(l.authorized_by, l.actor_name), l.override_reason
    from place, lateral (
      select e.* from access_logs e
        where e.condominium_id = place.condominium_id and e.override_reason is not null and e.occurred_at > place.since
        order by e.occurred_at desc limit 100
    ) l
    join authorizations a on a.condominium_id = l.condominium_id and a.id = l.authorization_id
    where place.unit_number is null and current_setting('role') = 'garita_admin'
  union all
  -- Who waits to be approved.
  (select 'person_waiting', null, p.id, p.created_at, p.full_name, null, null, null, null from profiles p
    where p.approval_status = 'pending' and p.created_at > now() - interval '30 days'
      and current_setting('role') in ('garita_admin', 'garita_super_admin')
    order by p.created_at desc, p.id desc limit 100);
grant select on guard.notices to garita_resident, garita_agent, garita_admin, garita_super_admin;

grant select, insert (profile_id, kind, fact_id, dismissed_at), update (dismissed_at)
  on notice_marks to garita_resident, garita_agent, garita_admin, garita_super_admin;
create policy own on notice_marks to garita_resident, garita_agent, garita_admin, garita_super_admin
  using (profile_id = (select guard.me())) with check (profile_id = (select guard.me()));
grant select, insert, update (by_mail, cleared_until)
  on notice_preferences to garita_resident, garita_agent, garita_admin, garita_super_admin;
create policy own on notice_preferences to garita_resident, garita_agent, garita_admin, garita_super_admin
  using (profile_id = (select guard.me())) with check (profile_id = (select guard.me()));

-- Whoever holds a browser's secret address holds the browser: it belongs to the session that spoke last.
create function guard.subscribe(hash bytea, subscription uuid, address text, key bytea, secret bytea) returns void
  language plpgsql security definer set search_path = public, guard, extensions, pg_temp
  as $$
    begin
      delete from push_subscriptions s where s.endpoint = address;
      insert into push_subscriptions (id, profile_id, session_id, endpoint, p256dh, auth)
        select subscription, s.profile_id, s.id, address, key, secret from sessions s
          where s.token_hash = hash and s.profile_id = guard.me()
        on conflict on constraint push_endpoint_taken do nothing;
      delete from push_subscriptions s where s.profile_id = guard.me() and s.id not in
        (select newest.id from push_subscriptions newest where newest.profile_id = guard.me() order by newest.created_at desc, newest.id desc limit 10);
    end
  $$;
grant execute on function guard.subscribe(bytea, uuid, text, bytea, bytea)
  to garita_resident, garita_agent, garita_admin, garita_super_admin;
grant select (id, profile_id, endpoint), delete on push_subscriptions to garita_resident, garita_agent, garita_admin, garita_super_admin;
create policy own on push_subscriptions for select to garita_resident, garita_agent, garita_admin, garita_super_admin
  using (profile_id = (select guard.me()));
create policy end_own on push_subscriptions for delete to garita_resident, garita_agent, garita_admin, garita_super_admin
  using (profile_id = (select guard.me()));
grant select (id, profile_id, endpoint, p256dh, auth), delete on push_subscriptions to garita_keeper;
create policy tell on push_subscriptions for select to garita_keeper using (true);
create policy forget on push_subscriptions for delete to garita_keeper using (true);

-- A device reports that it showed a notice; the keeper writes down what it sent; the gate reads how far its question came.
grant select, insert (condominium_id, kind, fact_id, profile_id, channel, shown_at), update (shown_at) on deliveries to garita_resident;
create policy own on deliveries to garita_resident using (profile_id = (select guard.me()))
  -- Only of a request that one may see: nobody makes a guard believe that another unit was asked.
  with check (profile_id = (select guard.me()) and channel in ('screen', 'push') and kind = 'visitor_approval_request'
    and exists (select from authorizations a where a.condominium_id = deliveries.condominium_id and a.id = deliveries.fact_id));
grant select on deliveries to garita_agent, garita_admin, garita_super_admin;
create policy see_all on deliveries for select to garita_super_admin using (true);
create policy run on deliveries for select to garita_agent, garita_admin using (condominium_id = any((select guard.my_condominiums())::uuid[]));
grant select, insert (condominium_id, kind, fact_id, profile_id, channel, sent_at), update (sent_at), delete on deliveries to garita_keeper;
create policy write_down on deliveries to garita_keeper using (true) with check (true);
grant select (read_at), delete on notice_marks to garita_keeper;
create policy sweep on notice_marks for delete to garita_keeper using (read_at < now() - interval '31 days');
create policy sweep_see on notice_marks for select to garita_keeper using (read_at < now() - interval '31 days');

-- Whom a fact concerns now, as the keeper needs it: nobody once a request is answered, settled or too old.
create function guard.who_to_tell(told_kind text, condominium uuid, fact uuid)
  returns table (profile_id uuid, email text, language text, by_mail boolean, place text)
  language sql stable security definer set search_path = public, guard, extensions, pg_temp
  as $$
    select p.id, p.email, p.language, coalesce(wish.by_mail, true), c.name
      from (
        select a.unit_number, a.resident_id, a.created_at as at from authorizations a
          where told_kind = 'visitor_approval_request' and a.condominium_id = condominium and a.id = fact
            and a.resident_id is null and a.status = 'pending_approval' and a.closed_at is null
            and a.created_at > now() - interval '24 hours'
        union all
        select l.unit_number, l.resident_id, l.occurred_at from access_logs l
          where told_kind in ('visitor_entered', 'let_in') and l.condominium_id = condominium and l.id = fact
      ) told
      join condominiums c on c.id = condominium
      join residences r on r.condominium_id = condominium and r.unit_number = told.unit_number
        and r.since <= told.at and r.until is null and (told.resident_id is null or told.resident_id = r.profile_id)
      join profiles p on p.id = r.profile_id and guard.role_now(p) = 'garita_resident'
      left join notice_preferences wish on wish.profile_id = p.id
  $$;
grant execute on function guard.who_to_tell(text, uuid, uuid) to garita_keeper;

-- Left in the transaction of the fact itself: whoever dies after it leaves the job, and a fact that never was leaves none.
create function guard.tell_unit(told_kind text, condominium uuid, fact uuid, unit text, resident uuid) returns void
  language plpgsql security definer set search_path = public, guard, extensions, pg_temp
  as $$
    begin
      if exists (select from residences r join push_subscriptions s on s.profile_id = r.profile_id
        where r.condominium_id = condominium and r.unit_number = unit and r.until is null
          and (resident is null or r.profile_id = resident)) then
        perform guard.enqueue('notices.push', json_build_object('kind', told_kind, 'condominium_id', condominium, 'fact_id', fact));
      end if;
    end
  $$;

create function guard.tell_of_request() returns trigger
  language plpgsql security definer set search_path = public, guard, extensions, pg_temp
  as $$
    begin
      perform guard.tell_unit('visitor_approval_request', new.condominium_id, new.id, new.unit_number, null);
      -- The last resort, for whoever sees neither screen nor push.
      if (select sends_mail from installation) then
        perform guard.enqueue('notices.letter', json_build_object('condominium_id', new.condominium_id, 'fact_id', new.id), interval '2 minutes');
      end if;
      return null;
    end
  $$;
create trigger tell_of_request after insert on authorizations for each row
  when (new.status = 'pending_approval') execute function guard.tell_of_request();

create function guard.tell_of_entry() returns trigger
  language plpgsql security definer set search_path = public, guard, extensions, pg_temp
  as $$
    declare told_kind text := case when new.override_reason is null then 'visitor_entered' else 'let_in' end;
    begin
      if told_kind = 'let_in' or exists (select from authorizations a where a.condominium_id = new.condominium_id and a.id = new.authorization_id
        and a.auth_type in ('temporary_visitor', 'permanent_visitor', 'worker')) then
        perform guard.tell_unit(told_kind, new.condominium_id, new.id, new.unit_number, new.resident_id);
      end if;
      return null;
    end
  $$;
create trigger tell_of_entry after insert on access_logs for each row
  when (new.event_type = 'entry') execute function guard.tell_of_entry();

-- Read on the phone is read on the tablet; what reached a resident is seen at the gate.
create function guard.announce_marks() returns trigger
  language plpgsql security definer set search_path = public, guard, extensions, pg_temp
  as $$
    begin
      perform guard.announce('notices', null, c.profile_id) from (select distinct profile_id from changed) c;
      return null;
    end
  $$;
create function guard.announce_deliveries() returns trigger
  language plpgsql security definer set search_path = public, guard, extensions, pg_temp
  as $$
    begin
      perform guard.announce('deliveries', c.condominium_id, null) from (select distinct condominium_id from changed
        where kind = 'visitor_approval_request') c;
      return null;
    end
  $$;
create trigger announce_insert after insert on notice_marks referencing new table as changed
  for each statement execute function guard.announce_marks();
create trigger announce_update after update on notice_marks referencing new table as changed
  for each statement execute function guard.announce_marks();
create trigger announce_insert after insert on notice_preferences referencing new table as changed
  for each statement execute function guard.announce_marks();
create trigger announce_update after update on notice_preferences referencing new table as changed
  for each statement execute function guard.announce_marks();
create trigger announce_insert after insert on deliveries referencing new table as changed
  for each statement execute function guard.announce_deliveries();
create trigger announce_update after update on deliveries referencing new table as changed
  for each statement execute function guard.announce_deliveries();
