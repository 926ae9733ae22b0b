-- Residents' own entries and exits at a desk, if their condominium logs them: a guard records each one, without a notice. A station's are in
-- residents_at_gate.sql.

-- Nobody enters twice or leaves twice: of two guards who press at once, one wins. An exit needs no recorded entry before it.
create function access.record_resident(condominium uuid, person uuid, event uuid, kind text) returns boolean
  language plpgsql
  as $$
    declare
      last access_logs;
      home residences;
      who profiles;
      line access_logs;
      named access_log_subjects;
    begin
      if condominium <> all(access.my_condominiums()) then return false; end if;
      perform pg_advisory_xact_lock(hashtextextended('garita.resident ' || condominium || person, 0));
      if access.done_already(condominium, person, event, array[kind]) then return true; end if;
      select l.* into last from access.counted_logs l where l.condominium_id = condominium and l.person_id = person
        order by l.occurred_at desc, l.id desc limit 1;
      select r.* into home from residences r where r.condominium_id = condominium and r.profile_id = person and r.until is null
        order by access.resident_standing(r, now()) = 'may_enter' desc, r.since, r.id limit 1;
      if home.id is null and last.id is null then return false; end if;
      if last.event_type = kind then
        perform access.refuse(case kind when 'entry' then 'resident_already_inside' else 'visit_already_left' end);
      end if;
      select p.* into who from profiles p where p.id = person;
      -- Somebody who is inside may always leave, also after their account, their home or the setting has changed.
      if kind = 'entry' or last.id is null then
        if home.id is null or access.resident_standing(home, now()) <> 'may_enter' then
          perform access.refuse('resident_not_living_here');
        end if;
        if not (select c.log_resident_entries from condominiums c where c.id = condominium) then
          perform access.refuse('resident_entries_off');
        end if;
      end if;
      line.condominium_id := condominium;
      line.id := event;
      line.person_id := person;
      line.resident_id := person;
      line.event_type := kind;
      line.unit_number := coalesce(home.unit_number, last.unit_number);
      named.auth_type := 'resident';
      named.name := coalesce(who.full_name,
        (select s.name from access_log_subjects s where s.condominium_id = condominium and s.log_id = last.id));
      perform access.write_log(line, named);
      return true;
    end
  $$;

create function access.record_resident_entry(condominium uuid, person uuid, event uuid) returns boolean
  language sql security definer set search_path = public, extensions, pg_temp
  as $$ select access.record_resident(condominium, person, event, 'entry') $$;

create function access.record_resident_exit(condominium uuid, person uuid, event uuid) returns boolean
  language sql security definer set search_path = public, extensions, pg_temp
  as $$ select access.record_resident(condominium, person, event, 'exit') $$;
grant execute on function access.record_resident_entry(uuid, uuid, uuid), access.record_resident_exit(uuid, uuid, uuid) to garita_agent;
