grant select (id, full_name, email, username, covered_phone, user_role, approval_status, language, email_confirmed_at, started, relief_until,
    created_at, updated_at)
  on profiles to garita_applicant, garita_resident, garita_agent;
-- A guard reads a home's telephones only through access.show_phones, which records a disclosure.
grant select (phone_number) on profiles to garita_applicant, garita_resident;
create function access.caller_telephone() returns text
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$ select p.phone_number from profiles p where p.id = access.caller_id() $$;
grant execute on function access.caller_telephone() to garita_applicant, garita_resident, garita_agent, garita_supervisor, garita_board,
  garita_admin, garita_super_admin;
-- The guard must know that a person who has not started has no app to answer with.
grant select (started) on profiles to garita_agent;
grant select on profiles to garita_admin, garita_super_admin;
grant update (full_name, phone_number, language, username)
  on profiles to garita_applicant, garita_resident, garita_agent, garita_admin, garita_super_admin;
create policy own on profiles for select to garita_applicant, garita_resident, garita_agent, garita_admin
  using (id = (select access.caller_id()));
create policy edit_own on profiles for update to garita_applicant, garita_resident, garita_agent, garita_admin
  using (id = (select access.caller_id()));

grant update (email, user_role, approval_status) on profiles to garita_admin, garita_super_admin;
grant update (rejection_reason) on profiles to garita_admin, garita_super_admin;
grant delete on profiles to garita_admin, garita_super_admin;
create policy see on profiles for select to garita_admin using (id = any((select access.caller_people())::uuid[]));
create policy run on profiles for update to garita_admin
  using (id = any((select access.caller_managed_people())::uuid[])) with check (user_role <> 'super_admin');
create policy remove on profiles for delete to garita_admin
  using (id = any((select access.caller_managed_people())::uuid[]) and id <> (select access.caller_id()));
create policy directory on profiles for select to garita_agent
  using (approval_status <> 'rejected' and exists (select from residences r where r.profile_id = profiles.id));
create policy see_all on profiles for select to garita_super_admin using (true);
create policy run_all on profiles for update to garita_super_admin using (true);
create policy remove_any on profiles for delete to garita_super_admin using (id <> (select access.caller_id()));

-- A new account begins as a pending resident, agent or admin, whatever the request contains.
grant select, insert (id, full_name, email, phone_number, user_role, language), update (email_confirmed_at, email) on profiles to garita_identity;
create policy find on profiles for select to garita_identity using (true);
create policy sign_up on profiles for insert to garita_identity
  with check (user_role in ('resident', 'agent', 'admin'));
create policy confirm on profiles for update to garita_identity using (email_confirmed_at is null) with check (true);

grant select (id, full_name, email, language, user_role, approval_status, email_confirmed_at, rejection_reason) on profiles to garita_keeper;
create policy write_to on profiles for select to garita_keeper using (true);

-- Browsers and tablets choose the ids of new accounts. Lines of the log keep the id of a removed person, so no new account may get it.
create function access.keep_names_of_the_removed() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      -- Behaves as for an id in use: the insert makes no account and gives no reason.
      return case when not exists (select from removed_people r where r.id = new.id) then new end;
    end
  $$;
create trigger keep_names before insert on profiles for each row
  when (current_setting('role') <> 'none') execute function access.keep_names_of_the_removed();
create function access.remember_removed() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      insert into removed_people (id, was_staff, sign) values (old.id, old.user_role not in ('resident', 'board'), old.sign) on conflict do nothing;
      return null;
    end
  $$;
create trigger remember_removed after delete on profiles for each row execute function access.remember_removed();

-- Makes the first person by the link that the server prints, once; the same statement spends the link.
create function access.first_super_admin(link_hash bytea, person uuid, written_name text, address text, hash text, spoken text)
  returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      update installation set setup_token_hash = null where setup_token_hash = link_hash;
      if not found then return false; end if;
      insert into profiles (id, full_name, email, user_role, approval_status, email_confirmed_at, language)
        values (person, written_name, address, 'super_admin', 'approved', now(), spoken);
      insert into credentials (profile_id, password_hash) values (person, hash);
      return true;
    end
  $$;
grant execute on function access.first_super_admin(bytea, uuid, text, text, text, text) to garita_identity;

-- People cannot change their own role or approval, and the last super admin stays. A policy cannot compare old and new rows, so a trigger
-- checks it.
create function access.keep_order_among_people() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if tg_op = 'UPDATE' and old.id = access.caller_id()
        and (new.user_role, new.approval_status, new.email) is distinct from (old.user_role, old.approval_status, old.email) then
        perform access.refuse('person_own_status');
      end if;
      if old.user_role = 'super_admin' and old.approval_status = 'approved'
        and (tg_op = 'DELETE' or new.user_role <> 'super_admin' or new.approval_status <> 'approved'
          or (new.email is distinct from old.email and new.vouched_at is null and new.email_confirmed_at is not distinct from old.email_confirmed_at
            and (select sends_mail from installation))) then
        -- Two super admins demoting each other must take turns, or both would see the other still there.
        perform pg_advisory_xact_lock(hashtext('garita.last_super_admin'));
        -- A super administrator without a confirmed address cannot sign in, so they do not count as the one who stays.
        if not exists (select from profiles p where p.user_role = 'super_admin' and p.approval_status = 'approved'
          and access.is_vouched(p) and p.id <> old.id) then
          perform access.refuse('person_last_super_admin');
        end if;
      end if;
      if tg_op = 'DELETE' then return old; end if;
      new.updated_at := now();
      -- Only the sign-in writes a person's own new address, with the link of a letter as its proof.
      if new.email is distinct from old.email and current_setting('role') <> 'garita_identity' then
        new.email_confirmed_at := case when new.email is not null and not (select sends_mail from installation) then now() end;
      end if;
      if new.approval_status <> 'rejected' then new.rejection_reason := null; end if;
      if new.approval_status <> old.approval_status then
        new.decided_at := now();
        new.decided_by := access.caller_id();
        -- Without e-mail, the administration's approval is the only possible confirmation.
        if new.approval_status = 'approved' and not (select sends_mail from installation) then
          new.email_confirmed_at := coalesce(new.email_confirmed_at, case when new.email is not null then now() end);
        end if;
      end if;
      return new;
    end
  $$;
-- Takes the lock before any row is locked: two super admins who remove each other lock each other's row, a deadlock.
create function access.take_turns() returns trigger
  language plpgsql set search_path = public, extensions, pg_temp
  as $$
    begin
      perform pg_advisory_xact_lock(hashtext('garita.last_super_admin'));
      return null;
    end
  $$;
create trigger take_turns before delete or update of user_role, approval_status, email on profiles for each statement
  when (current_setting('role') = 'garita_super_admin') execute function access.take_turns();
-- An update that only records an invitation or a start is not checked.
create trigger keep_order before delete or update of full_name, email, username, phone_number, user_role, approval_status, language,
    email_confirmed_at on profiles for each row execute function access.keep_order_among_people();

create function access.carry_out_change() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if new.user_role <> old.user_role then
        -- A resident who becomes staff starts in the condominium they lived in, where its admin still sees them.
        if old.user_role = 'resident' and new.user_role in ('agent', 'supervisor', 'board', 'admin') then
          insert into assignments (condominium_id, profile_id, assigned_by)
            select distinct r.condominium_id, new.id, access.caller_id() from residences r where r.profile_id = new.id and r.until is null
              -- A person who was approved before only loses the request for the home.
              and (r.since is not null or old.approval_status <> 'approved');
        end if;
        if new.user_role in ('resident', 'super_admin') then
          delete from assignments a where a.profile_id = new.id;
        end if;
        -- A member of the board keeps their home.
        if old.user_role = 'resident' and new.user_role <> 'board' then
          update residences r set until = now() where r.profile_id = new.id and r.until is null;
        end if;
      end if;
      if new.approval_status <> old.approval_status then
        -- A rejection ends the questions for further homes: the next approval covers only earlier homes.
        if old.approval_status = 'approved' then
          update residences r set until = now() where r.profile_id = new.id and r.since is null and r.until is null;
        end if;
        -- A stay that ended during the rejection does not block their other homes.
        if new.approval_status = 'approved' then
          update residences r set until = now() where r.profile_id = new.id and r.until is null and r.leaves_at <= now()
            and exists (select from residences o where o.profile_id = new.id and o.until is null and coalesce(o.leaves_at > now(), true));
        end if;
        if new.approval_status = 'approved' then perform access.require_units_of(new.id); end if;
        -- A guest of a stay that has not begun waits for its first moment.
        update residences r set since = case when new.approval_status = 'approved' then now() end
          where r.profile_id = new.id and r.until is null and (new.approval_status <> 'approved' or coalesce(r.begins_at <= now(), true));
        -- The decision is saved even if the limit of letters is reached. A guest who registers with the code of a stay gets no letter of it.
        if new.approval_status <> 'pending' and current_setting('role') <> 'garita_identity' and access.may_write_to(new.id) then
          perform access.enqueue('people.decided', json_build_object('profile_id', new.id, 'approval_status', new.approval_status));
        end if;
      end if;
      if new.email is distinct from old.email and current_setting('role') <> 'garita_identity' then
        if not access.may_write_to(new.id) then perform access.refuse('letters_too_many'); end if;
        perform access.enqueue('session.email_changed', json_build_object('profile_id', new.id, 'former', old.email,
          'former_confirmed', old.email_confirmed_at is not null));
      end if;
      return null;
    end
  $$;
create trigger carry_out after update on profiles for each row execute function access.carry_out_change();

create function access.caller_session() returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select json_build_object(
      'installation', (select json_build_object('sends_mail', i.sends_mail, 'demo', i.demo) from installation i),
      'person', (
        select json_build_object(
          'id', p.id, 'full_name', p.full_name, 'email', coalesce(p.email, ''), 'username', p.username, 'phone_number', p.phone_number,
          -- In a home every user is a resident.
          'user_role', case when here.at_home then 'resident' else p.user_role end, 'own_role', p.user_role,
          'approval_status', p.approval_status, 'rejection_reason', p.rejection_reason, 'email_confirmed', access.is_vouched(p), 'language', p.language,
          'revision', p.revision,
          'asked_name', (select s.wanted_name from second_asks s
            where s.profile_id = p.id and s.kind = 'name' and s.answered_at is null and s.ends_at > now()),
          'sign', case when p.user_role not in ('resident', 'board') then p.sign end,
          'unit_number', coalesce(r.written_as, r.unit_number),
          'condominium', case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end,
          'assigned', (select coalesce(json_agg(json_build_object('id', ac.id, 'name', ac.name) order by ac.name), '[]')
            from assignments a join condominiums ac on ac.id = a.condominium_id where a.profile_id = p.id),
          'time_zones', seen.time_zones, 'places', seen.places,
          'second_factor', exists (select from credentials k where k.profile_id = p.id and k.totp_confirmed_at is not null),
          'second_factor_required', (select i.requires_second_factor from installation i) and p.user_role in ('admin', 'super_admin')
            and not here.at_home,
          'may_enter', current_setting('role') <> 'garita_applicant',
          'home', case when here.at_home then r.id end,
          'ownership', (access.caller_ownership()).id,
          'owns', (select coalesce(json_agg(json_build_object('id', o.id, 'unit_number', o.unit_number, 'condominium', oc.name)
              order by o.since, o.id), '[]')
            from owners o join condominiums oc on oc.id = o.condominium_id and oc.archived_at is null
            where o.profile_id = p.id and o.until is null and access.is_open(p)),
          'homes', (select coalesce(json_agg(json_build_object('id', h.id, 'unit_number', coalesce(h.written_as, h.unit_number), 'condominium', hc.name,
              'waits', h.since is null, 'begins_at', case when h.since is null then h.begins_at end, 'time_zone', hc.time_zone, 'refused_because', h.refusal_reason, 'refused', h.until is not null, 'kind', h.kind,
              'may_authorize', h.barred_at is null, 'asked', h.asked, 'quiet_from', to_char(h.quiet_from, 'HH24:MI'),
              'quiet_until', to_char(h.quiet_until, 'HH24:MI')) order by h.since, h.id), '[]')
            from residences h join condominiums hc on hc.id = h.condominium_id
            where h.profile_id = p.id and p.approval_status = 'approved' and (h.until is null
              or h.since is null and h.until > now() - interval '30 days')))
        from profiles p
        cross join (select current_setting('role') = 'garita_resident' as at_home) here
        -- A person who waits for the first approval reads which home they asked for.
        left join lateral (select h.* from residences h where h.profile_id = p.id and h.until is null
            and case when here.at_home then h.id = (access.caller_home()).id else p.user_role = 'resident' and (h.since is not null or p.approval_status <> 'approved') end
          order by h.requested_at limit 1) r on true
        left join condominiums c on c.id = r.condominium_id
        cross join lateral (
          select coalesce(json_agg(distinct o.time_zone), '[]') as time_zones,
              coalesce(json_agg(distinct jsonb_build_object('country', o.country, 'time_zone', o.time_zone)), '[]') as places
            from condominiums o where o.archived_at is null and ((p.user_role = 'super_admin' and not here.at_home) or o.id = r.condominium_id
              or not here.at_home and exists (select from assignments a where a.profile_id = p.id and a.condominium_id = o.id))) seen
        where p.id = access.caller_id()))
  $$;
grant execute on function access.caller_session()
  to garita_anonymous, garita_applicant, garita_resident, garita_agent, garita_admin, garita_super_admin;
