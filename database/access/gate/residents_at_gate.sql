-- People with an account at the gate: the pass of their residence, its state, and the events of a station about them.

-- Whether a person does not live there at a moment, or the home objects to them. The right to authorize others says nothing of it.
create function access.resident_gone(home residences, at timestamptz) returns boolean
  language sql stable
  as $$
    select not exists (select from profiles p where p.id = home.profile_id and coalesce(home.until > at, home.since is not null)
      and coalesce(home.frozen_at > at, true) and (p.approval_status = 'approved' or p.decided_at > at))
  $$;

-- In the words of the verdict, which has the same rule.
create function access.resident_eligibility(home residences, at timestamptz) returns text
  language sql stable
  as $$
    select case when access.resident_gone(home, at) then 'host_gone' when home.leaves_at <= at - access.tolerance() then 'expired' else 'may_enter' end
  $$;

-- The people who live there, as entries of a snapshot. A telephone or an e-mail address is not among their facts.
create function access.gate_residents(condominium uuid, wanted uuid[]) returns table (id uuid, entry json)
  language sql stable
  as $$
    select r.id, json_build_object('authorization_id', r.id, 'worker', null,
        'pass', json_build_object('id', replace(r.pass_id::text, '-', ''), 'generation', r.pass_generation),
        'access_number', null, 'kind', 'co_resident', 'name', p.full_name, 'last_name', null, 'document', null, 'unit', r.unit_number,
        'host', null, 'valid_from', null, 'valid_until', r.leaves_at, 'schedule', null, 'status', 'active', 'suspended', false,
        'stands', not access.resident_gone(r, now()), 'closed', false, 'created_at', r.since, 'plates', '[]'::json, 'vehicle', null, 'notes', null,
        'inside', case when last.event_type = 'entry' then json_build_object('since', last.occurred_at, 'gate', last.gate_name) end,
        'left_at', case when last.event_type = 'exit' then last.occurred_at end,
        'photo', f.id, 'photo_since', f.added_at, 'lives', json_build_object('kind', r.kind, 'logged', c.log_resident_entries))
      from residences r join profiles p on p.id = r.profile_id join condominiums c on c.id = r.condominium_id
      left join resident_photos f on f.condominium_id = r.condominium_id and f.residence_id = r.id and c.photos_on_passes
      left join lateral (
        select e.event_type, e.occurred_at, e.gate_name from access.counted_logs e
          where e.condominium_id = r.condominium_id and e.person_id = r.profile_id order by e.occurred_at desc, e.id desc limit 1
      ) last on true
      where r.condominium_id = condominium and r.id = any(wanted) and r.since is not null and r.until is null
  $$;

-- Finds a resident whom a desk names by the home, or by the account: then in the home that lets them in, or else in another home of theirs. The
-- log knows a person who is inside and has moved out.
create function access.resident_at_desk(condominium uuid, subject uuid) returns residences
  language plpgsql stable
  as $$
    declare home residences;
    begin
      select r.* into home from residences r where r.condominium_id = condominium and (r.id = subject or r.profile_id = subject and r.until is null)
        order by access.resident_eligibility(r, now()) = 'may_enter' desc, r.since, r.id limit 1;
      if home.id is null then
        select l.condominium_id, l.person_id, l.unit_number into home.condominium_id, home.profile_id, home.unit_number from access.counted_logs l
          where l.condominium_id = condominium and l.person_id = subject order by l.occurred_at desc, l.id desc limit 1;
      end if;
      return home;
    end
  $$;

-- A resident comes or goes. The condominium chooses whether that is logged. A person inside may always leave, also after their account, their
-- home or the setting has changed. A desk refuses a second entry and a second exit: of two guards who press at once, one wins.
create function access.record_resident_passage(entry access_logs, event jsonb, home residences, strict boolean) returns text
  language plpgsql
  as $$
    declare
      comes boolean := event ->> 'kind' in ('entry', 'override');
      logged boolean := (select c.log_resident_entries from condominiums c where c.id = entry.condominium_id);
      known access_logs;
      last access_logs;
      named access_log_subjects;
    begin
      entry.authorization_id := null;
      entry.person_id := home.profile_id;
      entry.resident_id := home.profile_id;
      entry.unit_number := home.unit_number;
      entry.event_type := case when comes then 'entry' else 'exit' end;
      perform pg_advisory_xact_lock(hashtextextended('garita.resident ' || entry.condominium_id || home.profile_id, 0));
      known := access.find_line(entry, (case when comes then '{entry,line_disputed}' else '{exit,line_disputed}' end)::text[]);
      if known.id is not null then return known.conflict; end if;
      select l.* into last from access.counted_logs l where l.condominium_id = entry.condominium_id and l.person_id = home.profile_id
        order by l.occurred_at desc, l.id desc limit 1;
      if not strict and last.event_type is distinct from 'entry' and event ->> 'corrects' is null and not logged then return null; end if;
      entry := access.correct_line(entry, event, strict);
      if strict and entry.corrects is null then
        if last.event_type = entry.event_type then
          perform access.refuse(case when comes then 'resident_already_inside' else 'visit_already_left' end);
        end if;
        if comes or last.id is null then
          if access.resident_eligibility(home, now()) <> 'may_enter' then perform access.refuse('resident_not_living_here'); end if;
          if not logged then perform access.refuse('resident_entries_off'); end if;
        end if;
      elsif entry.corrects is null and entry.event_type = 'entry' and event ->> 'kind' = 'entry' then
        entry.conflict := case
          when access.resident_gone(home, entry.occurred_at)
            or (event -> 'subject' ->> 'generation')::int < home.pass_generation and home.pass_issued_at <= entry.occurred_at then 'revoked_meanwhile'
          when access.resident_eligibility(home, entry.occurred_at) <> 'may_enter' then 'not_allowed' end;
      end if;
      named.auth_type := 'resident';
      named.name := coalesce((select p.full_name from profiles p where p.id = home.profile_id),
        (select s.name from access_log_subjects s where s.condominium_id = entry.condominium_id and s.log_id = last.id));
      perform access.write_log(entry, named, event ->> 'choice');
      return entry.conflict;
    end
  $$;

-- A code that ended although its signature holds. It has no end date: an earlier code was signed before the date of moving out was written.
create function access.revoke_resident_code(home residences, reason text) returns void
  language plpgsql
  as $$
    declare dead authorizations;
    begin
      dead.condominium_id := home.condominium_id;
      dead.id := home.id;
      dead.pass_id := home.pass_id;
      dead.pass_generation := home.pass_generation;
      perform access.revoke_code(dead, reason);
    end
  $$;

-- A person who is rejected and approved again has another code.
create function access.draw_resident_code() returns trigger
  language plpgsql
  as $$
    begin
      new.pass_id := gen_random_uuid();
      new.pass_generation := 1;
      new.pass_issued_at := now();
      return new;
    end
  $$;
create trigger t2_draw_resident_code before update on residences for each row
  when (old.since is not null and new.since is null) execute function access.draw_resident_code();

create function access.end_resident_code() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      perform access.revoke_resident_code(old, case when tg_op = 'UPDATE' and new.until is null and new.since is not null then 'superseded' else 'revoked' end);
      return null;
    end
  $$;
create trigger end_resident_code after update on residences for each row
  when (old.since is not null and (old.until is null and new.until is not null
    or (new.pass_id, new.pass_generation) <> (old.pass_id, old.pass_generation)))
  execute function access.end_resident_code();
create trigger end_resident_code_of_removed after delete on residences for each row
  when (old.since is not null and old.until is null) execute function access.end_resident_code();

-- The code that a reader without a guard takes from a resident: at most the code of a day, which their own app always has. Null without a
-- reader.
create function access.caller_pass_at_readers() returns text
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select case when c.reader_co_resident = 'none' then 'none' else 'day' end
      from access.caller_home() home join condominiums c on c.id = home.condominium_id
      where exists (select from gate_devices d where d.condominium_id = c.id and d.revoked_at is null)
  $$;

-- Draws another code; the code before, which another person may have a picture of, ends at once.
create function access.renew_my_pass() returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      update residences r set pass_id = case when r.pass_generation = 255 then gen_random_uuid() else r.pass_id end,
          pass_generation = r.pass_generation % 255 + 1, pass_issued_at = now()
        from access.caller_home() home where r.condominium_id = home.condominium_id and r.id = home.id;
      return found;
    end
  $$;
grant execute on function access.caller_pass_at_readers(), access.renew_my_pass() to garita_resident;
