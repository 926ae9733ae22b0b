create function access.write_of_security(person uuid, what text, network text, device text) returns void
  language sql
  as $$
    select access.enqueue('session.security_event',
        json_build_object('profile_id', p.id, 'kind', what, 'network', network, 'device', device, 'at', now(),
          'time_zone', (select c.time_zone from unnest(access.condominiums_of(p)) mine join condominiums c on c.id = mine
            order by c.name limit 1)))
      -- A stranger may own an unconfirmed address.
      from profiles p where p.id = person and p.email_confirmed_at is not null
  $$;

create function access.note_security(person uuid, what text, network text, device text, actor uuid default null) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      today date := (now() at time zone 'utc')::date;
      most_rows integer := 20;
      first boolean;
    begin
      -- An attack from very many networks is counted in one row for all further networks.
      if (select count(*) from security_events e where e.profile_id is not distinct from person and e.kind = what and e.day = today)
          >= most_rows
        and not exists (select from security_events e where e.profile_id is not distinct from person and e.kind = what
          and e.day = today and e.network = note_security.network and e.device = note_security.device) then
        network := '*';
        device := '?';
      end if;
      -- A refused event must not refuse the act: a clock that was ahead may have written the last rows.
      begin
        insert into security_events as e (id, profile_id, kind, network, device, actor_id)
          values (gen_random_uuid(), person, what, network, device, actor)
          on conflict on constraint security_event_once do update set count = e.count + 1, last_at = greatest(e.last_at, clock_timestamp())
          returning e.count = 1 into first;
      exception when integrity_constraint_violation then
        raise log 'the security event % was not recorded: %', what, sqlerrm;
      end;
      if what in ('password_changed', 'password_reset', 'factor_on', 'factor_off', 'factor_reset') or (what = 'new_browser' and first) then
        perform access.write_of_security(person, what, network, device);
      end if;
      return first;
    end
  $$;
grant execute on function access.note_security(uuid, text, text, text, uuid) to garita_identity;

create function access.keep_security_events() returns trigger
  language plpgsql
  as $$
    begin
      if tg_op = 'DELETE' then
        if old.last_at > now() - interval '1 year' and (old.profile_id is null
          or exists (select from profiles p where p.id = old.profile_id)) then
          perform access.refuse('security_events_only_grow');
        end if;
        return old;
      elsif new.count <> old.count + 1 or new.last_at < old.last_at
        or to_jsonb(new) - '{count,last_at}'::text[] <> to_jsonb(old) - '{count,last_at}'::text[] then
        perform access.refuse('security_events_only_grow');
      end if;
      return new;
    end
  $$;
create trigger only_grow before update or delete on security_events for each row execute function access.keep_security_events();

grant select (id, profile_id, kind, network, device, actor_id, count, at, last_at)
  on security_events to garita_applicant, garita_resident, garita_agent, garita_admin, garita_super_admin;
create policy own on security_events for select to garita_applicant, garita_resident, garita_agent, garita_admin
  using (profile_id = (select access.caller_id()));
create policy run on security_events for select to garita_admin using (profile_id = any((select access.caller_managed_people())::uuid[]));
create policy see_all on security_events for select to garita_super_admin using (true);

-- The limit on attempts from all networks does not count networks where the account signed in before.
grant select (profile_id, kind, network) on security_events to garita_identity;
create policy recognize on security_events for select to garita_identity using (kind in ('signed_in', 'new_browser'));

grant delete, select (last_at) on security_events to garita_keeper;
create policy sweep on security_events for delete to garita_keeper using (last_at < now() - interval '1 year');
create policy sweep_see on security_events for select to garita_keeper using (last_at < now() - interval '1 year');

-- Ends all sessions of a person. Returns false for the administrator themselves and for people of other administrators.
create function access.end_sessions_of(person uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if person = access.caller_id() or not exists (select from profiles p where p.id = person
        and (access.runs_all() or p.id = any(access.caller_managed_people()))) then
        return false;
      end if;
      perform access.end_sign_ins(person);
      perform access.write_of_security(person, 'sessions_ended_by_admin', '', '');
      return true;
    end
  $$;
grant execute on function access.end_sessions_of(uuid) to garita_admin, garita_super_admin;

create function access.end_sign_ins(person uuid) returns void
  language plpgsql
  as $$
    begin
      delete from sessions s where s.profile_id = person;
      delete from known_browsers b where b.profile_id = person;
      perform access.note_security(person, 'sessions_ended_by_admin', '', '', access.caller_id());
    end
  $$;

-- A rejection ends the sessions of the person; a new e-mail address is also a security event.
create function access.carry_out_for_security() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if new.approval_status = 'rejected' and old.approval_status <> 'rejected' then
        perform access.end_sign_ins(new.id);
        -- A key of a tablet belongs to no session.
        update station_keys k set ended_at = now() where k.profile_id = new.id and k.ended_at is null;
      end if;
      if new.email is distinct from old.email then perform access.note_security(new.id, 'email_changed', '', '', access.caller_id()); end if;
      if new.username is distinct from old.username and old.started then
        perform access.note_security(new.id, 'username_changed', '', '', nullif(access.caller_id(), new.id));
      end if;
      return null;
    end
  $$;
create trigger carry_out_for_security after update of approval_status, email, username on profiles
  for each row execute function access.carry_out_for_security();

-- True for an account without a decision whose address was not confirmed within 30 days, or which waited for 180 days since its last
-- change. Accounts with a decision, an assignment or a former home and super administrators are never abandoned.
create function access.is_abandoned(person profiles) returns boolean
  language plpgsql stable
  as $$
    declare
      since timestamptz := greatest(person.created_at, person.updated_at);
    begin
      if person.approval_status <> 'pending' or person.decided_at is not null or person.user_role = 'super_admin'
        or exists (select from assignments a where a.profile_id = person.id)
        or exists (select from residences r where r.profile_id = person.id and r.since is not null) then
        return false;
      end if;
      -- A stranger may have typed the unconfirmed address. An installation without e-mail cannot confirm addresses.
      if person.email_confirmed_at is null and (select i.sends_mail from installation i) then
        return since < now() - interval '30 days'
          and (select i.sends_mail_since < now() - interval '30 days' from installation i);
      end if;
      -- A person with a live session still waits.
      return since < now() - interval '180 days'
        and not exists (select from sessions s where s.profile_id = person.id and s.expires_at > now());
    end
  $$;

create function access.forget_abandoned_accounts() returns integer
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare gone integer;
    begin
      -- Locks and checks again, because an administrator may decide at this moment.
      perform from profiles p where p.approval_status = 'pending' and access.is_abandoned(p) for update;
      delete from profiles p where p.approval_status = 'pending' and access.is_abandoned(p);
      get diagnostics gone = row_count;
      return gone;
    end
  $$;
grant execute on function access.forget_abandoned_accounts() to garita_keeper;

-- Confirming is possible only with e-mail, so the 30 days begin with it.
create function access.begin_to_send_mail() returns trigger
  language plpgsql
  as $$ begin new.sends_mail_since := now(); return new; end $$;
create trigger begin_to_send_mail before update of sends_mail on installation for each row
  when (new.sends_mail and not old.sends_mail) execute function access.begin_to_send_mail();
