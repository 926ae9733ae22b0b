-- A home makes no pass for a person or car that it refuses, and a new refusal ends existing passes.

-- Compares the names and the plate of a pass with the refusals of its home: same, alike or other.
create function access.refusals_say_of(a authorizations, names text[]) returns text
  language plpgsql stable
  as $$
    declare
      facts jsonb;
    begin
      if a.auth_type = 'pet' or not exists (select from home_rules h where h.condominium_id = a.condominium_id
        and h.unit_number = a.unit_number and h.ended_at is null and access.is_line(h)) then
        return 'other';
      end if;
      facts := access.rule_facts(a.condominium_id, a.unit_number, now());
      return coalesce((select l.says from unnest(names) person
          cross join access.lines_about(facts, jsonb_build_object('plate', a.vehicle_plate, 'name', person), now(), access.clock_of(a.condominium_id)) l
        where l.says <> 'other' order by l.says = 'same' desc limit 1), 'other');
    end
  $$;
-- The holder alone. The name of a vehicle's pass is its make, so only the plate is compared.
create function access.refusals_say(a authorizations) returns text
  language sql stable
  as $$ select access.refusals_say_of(a, array[case when a.auth_type <> 'vehicle' then concat_ws(' ', a.name, a.last_name) end]) $$;
-- The holder and the companions whom the home named. A name among them makes no pass; a later refusal of a companion keeps the pass of the
-- others, and the gate compares documents.
create function access.refusals_say_of_group(a authorizations) returns text
  language sql stable
  as $$
    select access.refusals_say_of(a, array[case when a.auth_type <> 'vehicle' then concat_ws(' ', a.name, a.last_name) end]
      || array(select trim(person) from regexp_split_to_table(a.details ->> 'companions', '\n') person where trim(person) <> ''))
  $$;

-- True if a home refuses a person or car like the holder of its pass. Lists of a desk show it. resemblesRefused in the application decides
-- the same.
create function access.resembles_refused(condominium uuid, pass uuid) returns boolean
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select access.refusals_say_of_group(a) <> 'other' from authorizations a
      where a.condominium_id = condominium and a.id = pass and current_setting('role') = 'garita_agent'
        and condominium = any(access.caller_condominiums())
  $$;
grant execute on function access.resembles_refused(uuid, uuid) to garita_agent, garita_admin, garita_super_admin;

-- Guests by days may not read refusals, so the message for a similar name does not name the refusal.
create function access.keep_refused_out() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare says text := access.refusals_say_of_group(new);
    begin
      if (access.caller_home()).kind is not distinct from 'guest' then
        if says <> 'other' then perform access.refuse('home_invites_itself'); end if;
      elsif says = 'same' then
        perform access.refuse('home_refuses_person');
      end if;
      return new;
    end
  $$;
create trigger t4_keep_refused_out before insert or update of name, last_name, vehicle_plate, details, suspended_at, valid_until on authorizations
  for each row when (current_setting('role') = 'garita_resident' and new.suspended_at is null and coalesce(new.valid_until > now(), true)) execute function access.keep_refused_out();

-- Ends the passes of a home for a person or car that it refuses from now on. A permanent pass of a person who is inside expires at once and
-- keeps its row, because a guard records the exit with it.
create function access.end_refused_passes(home residences) returns void
  language plpgsql
  as $$
    declare
      refused uuid[];
    begin
      select array_agg(a.id) into refused from authorizations a
        where a.condominium_id = home.condominium_id and a.unit_number = home.unit_number and a.residence_id is not null
          and a.auth_type <> 'pet' and a.status in ('active', 'approved') and (a.valid_until is null or a.valid_until > now())
          and access.refusals_say(a) = 'same';
      update authorizations a set suspended_at = now()
        where a.condominium_id = home.condominium_id and a.id = any(refused) and a.auth_type = 'worker' and a.suspended_at is null;
      update authorizations a set status = 'inactive'
        where a.condominium_id = home.condominium_id and a.id = any(refused) and a.auth_type = 'temporary_visitor';
      update authorizations a set valid_from = now() - access.tolerance() - interval '1 minute', valid_until = now() - access.tolerance()
        where a.condominium_id = home.condominium_id and a.id = any(refused) and a.auth_type not in ('worker', 'temporary_visitor') and a.inside;
      delete from authorizations a
        where a.condominium_id = home.condominium_id and a.id = any(refused) and a.auth_type not in ('worker', 'temporary_visitor') and not a.inside;
    end
  $$;
