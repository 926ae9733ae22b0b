-- A rule of a home decides unannounced arrivals. Its adults write it, stations read it in the snapshot, and the server checks every
-- reported arrival again.

create function access.is_line(rule home_rules) returns boolean
  language sql immutable
  as $$ select rule.action = 'refuse' and num_nonnulls(rule.name, rule.plate) > 0 $$;
grant execute on function access.is_line(home_rules) to garita_resident;

-- A home reads its own rules while they apply. Stations and desks get them by functions, for their own gate only.
grant select on home_rules to garita_resident;
create policy of_home on home_rules for select to garita_resident
  using (ended_at is null and condominium_id = (select (access.caller_home()).condominium_id)
    and unit_number = (select (access.caller_home()).unit_number) and (select access.may_answer(access.caller_home()))
    and (not access.is_line(home_rules) or (select (access.caller_home()).kind) is distinct from 'guest'));

grant select (home_rule_limits) on condominiums to garita_resident;
grant update (home_rule_limits, courier_minutes) on condominiums to garita_admin, garita_super_admin;

-- Locks and returns the caller's home: its rules are written one after another, so the limit counts correctly, and two adults who expect a
-- delivery at once write one rule.
create function access.hold_rules() returns residences
  language plpgsql
  as $$
    declare home residences := access.caller_home();
    begin
      if home.id is null then raise insufficient_privilege; end if;
      -- A move at the same time has either ended before this lock, or hands over the rule that is written here.
      select r.* into home from residences r where r.condominium_id = home.condominium_id and r.id = home.id for share;
      perform access.need_word(home);
      perform pg_advisory_xact_lock(hashtextextended('garita.rules ' || access.unit_key(home.condominium_id, home.unit_number), 0));
      return home;
    end
  $$;

-- Writes a rule, in the place of another one if "replaced" is given. A repeated call changes nothing. Returns false if the replaced rule is
-- gone.
create function access.write_home_rule(rule uuid, rule_input jsonb, replaced uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare home residences := access.hold_rules();
    begin
      if exists (select from home_rules h where h.condominium_id = home.condominium_id and h.id = rule) then
        return exists (select from home_rules h where h.condominium_id = home.condominium_id and h.id = rule and h.unit_number = home.unit_number);
      end if;
      -- Guests by days cannot write refusals of persons.
      if home.kind = 'guest' and rule_input ->> 'action' = 'refuse' and coalesce(rule_input ->> 'name', rule_input ->> 'plate') is not null then
        raise insufficient_privilege;
      end if;
      -- A newcomer's rule admits no one while an older adult may still object to the newcomer.
      if rule_input ->> 'action' = 'let_in' and access.is_newcomer(home) then
        perform access.refuse('home_rule_of_newcomer');
      end if;
      if replaced is not null then
        update home_rules h set ended_at = now(), ended_by = access.caller_id(), ended_by_name = (select p.full_name from profiles p where p.id = access.caller_id()) where h.condominium_id = home.condominium_id and h.id = replaced
          and h.unit_number = home.unit_number and h.ended_at is null and h.expected_until is null
          and (home.kind is distinct from 'guest' or not access.is_line(h));
        if not found then return false; end if;
      end if;
      if (select count(*) from home_rules h where h.condominium_id = home.condominium_id and h.unit_number = home.unit_number
        and h.ended_at is null and coalesce(h.expected_until > now(), true)) >= 50 then
        perform access.refuse('home_rules_too_many');
      end if;
      insert into home_rules (condominium_id, id, unit_number, kind, company, name, plate, action, days, hours_from, hours_until, daily_most,
          until_day, made_by, made_by_name)
        select home.condominium_id, rule, home.unit_number, rule_input ->> 'kind', rule_input ->> 'company', rule_input ->> 'name', rule_input ->> 'plate',
            rule_input ->> 'action', array(select d::smallint from jsonb_array_elements_text(rule_input -> 'days') d order by d), (rule_input ->> 'from')::time,
            (rule_input ->> 'until')::time, (rule_input ->> 'daily_most')::integer, (rule_input ->> 'until_day')::date, p.id, p.full_name
          from profiles p where p.id = access.caller_id();
      perform access.tell_unit('rule_written', home.condominium_id, rule, home.unit_number, null);
      if rule_input ->> 'action' = 'refuse' then perform access.end_refused_passes(home); end if;
      return true;
    end
  $$;

-- With one touch the home expects a delivery for two hours, also of one company. A delivery that is already expected stays.
create function access.expect_delivery(rule uuid, company text) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare home residences := access.hold_rules();
    begin
      insert into home_rules (condominium_id, id, unit_number, kind, company, action, expected_until, made_by, made_by_name)
        select home.condominium_id, rule, home.unit_number, 'delivery', expect_delivery.company, 'let_in', now() + interval '2 hours', p.id, p.full_name
          from profiles p
          where p.id = access.caller_id() and not exists (select from home_rules h where h.condominium_id = home.condominium_id
            and h.unit_number = home.unit_number and h.ended_at is null and h.expected_until > now() and not access.is_used(h))
        on conflict (condominium_id, id) do nothing;
      return true;
    end
  $$;

create function access.is_used(rule home_rules) returns boolean
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$ select exists (select from authorizations a where a.condominium_id = rule.condominium_id and a.unit_number = rule.unit_number and a.rule_id = rule.id) $$;
grant execute on function access.is_used(home_rules) to garita_resident;

-- Returns false if the rule belongs to another home.
create function access.end_home_rule(rule uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      home residences := access.hold_rules();
      ended home_rules;
    begin
      update home_rules h set ended_at = now(), ended_by = access.caller_id(), ended_by_name = (select p.full_name from profiles p where p.id = access.caller_id())
        where h.condominium_id = home.condominium_id and h.id = rule and h.unit_number = home.unit_number and h.ended_at is null
          and (home.kind is distinct from 'guest' or not access.is_line(h))
        returning * into ended;
      if access.is_line(ended) then perform access.tell_unit('line_ended', home.condominium_id, rule, home.unit_number, null); end if;
      return exists (select from home_rules h where h.condominium_id = home.condominium_id and h.id = rule and h.unit_number = home.unit_number
        and (home.kind is distinct from 'guest' or not access.is_line(h)));
    end
  $$;
grant execute on function access.write_home_rule(uuid, jsonb, uuid), access.expect_delivery(uuid, text), access.end_home_rule(uuid) to garita_resident;

-- Ends the rules of a home with the last person who may write them, because former residents must not admit visitors. If two people
-- leave at once, the second waits for the first. Ended rules stay for late events of stations, as long as visitors' data.
create function access.end_rules_of_home() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      perform from home_rules h where h.condominium_id = old.condominium_id and h.unit_number = old.unit_number and h.ended_at is null
        order by h.id for update;
      update home_rules h set ended_at = now()
        where h.condominium_id = old.condominium_id and h.unit_number = old.unit_number and h.ended_at is null
          and not exists (select from residences r where r.condominium_id = old.condominium_id and r.unit_number = old.unit_number
            and r.since is not null and r.until is null and r.barred_at is null);
      return null;
    end
  $$;
create trigger end_rules_update after update of since, until, unit_number on residences for each row
  when (old.since is not null and old.until is null and (new.since is null or new.until is not null or new.unit_number <> old.unit_number))
  execute function access.end_rules_of_home();
create trigger end_rules_delete after delete on residences for each row
  when (old.since is not null and old.until is null) execute function access.end_rules_of_home();

create function access.forget_home_rules() returns void
  language sql security definer set search_path = public, extensions, pg_temp
  as $$
    delete from home_rules h using condominiums c
      where c.id = h.condominium_id and least(h.ended_at, h.expected_until, ((h.until_day + 1)::timestamp at time zone c.time_zone))
        < now() - make_interval(days => access.retention_of(c))
  $$;
grant execute on function access.forget_home_rules() to garita_keeper;
