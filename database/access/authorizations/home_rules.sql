-- What homes say beforehand about who arrives unannounced. Adults of a home write its rules, gates read them in the snapshot, and every
-- arrival is looked at again when the server hears of it.

-- A refusal of a person or a car ("No recibir").
create function access.is_line(rule home_rules) returns boolean
  language sql immutable
  as $$ select rule.action = 'refuse' and num_nonnulls(rule.name, rule.plate) > 0 $$;
grant execute on function access.is_line(home_rules) to garita_resident;

-- A home reads its own, while they count. Stations and desks get them by functions, for a gate of theirs.
grant select on home_rules to garita_resident;
create policy of_home on home_rules for select to garita_resident
  using (ended_at is null and condominium_id = (select (access.my_home()).condominium_id)
    and unit_number = (select (access.my_home()).unit_number) and (select access.may_answer(access.my_home()))
    and (not access.is_line(home_rules) or (select (access.my_home()).kind) is distinct from 'guest'));

grant select (home_rule_limits) on condominiums to garita_resident;
grant update (home_rule_limits, courier_minutes) on condominiums to garita_admin, garita_super_admin;

-- One home's rules are written one after another: counted truly, and two who expect a delivery at once expect one. The home whose word counts.
create function access.hold_rules() returns residences
  language plpgsql
  as $$
    declare home residences := access.my_home();
    begin
      if home.id is null then raise insufficient_privilege; end if;
      -- Who moves out at that moment has done so, or takes along what is written here.
      select r.* into home from residences r where r.condominium_id = home.condominium_id and r.id = home.id for share;
      perform access.need_word(home);
      perform pg_advisory_xact_lock(hashtextextended('garita.rules ' || access.door_of(home.condominium_id, home.unit_number), 0));
      return home;
    end
  $$;

-- A rule in its home, in the place of another where it names one. Sent again it is the same. False where that other is not there any more.
create function access.write_home_rule(rule uuid, told jsonb, replaced uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare home residences := access.hold_rules();
    begin
      if exists (select from home_rules h where h.condominium_id = home.condominium_id and h.id = rule) then
        return exists (select from home_rules h where h.condominium_id = home.condominium_id and h.id = rule and h.unit_number = home.unit_number);
      end if;
      -- Guests by days cannot write refusals of persons.
      if home.kind = 'guest' and told ->> 'action' = 'refuse' and coalesce(told ->> 'name', told ->> 'plate') is not null then
        raise insufficient_privilege;
      end if;
      -- A newcomer opens the home to no one while an older adult may still object to the newcomer.
      if told ->> 'action' = 'let_in' and access.is_newcomer(home) then
        perform access.refuse('home_rule_of_newcomer');
      end if;
      if replaced is not null then
        update home_rules h set ended_at = now(), ended_by = access.me(), ended_by_name = (select p.full_name from profiles p where p.id = access.me()) where h.condominium_id = home.condominium_id and h.id = replaced
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
        select home.condominium_id, rule, home.unit_number, told ->> 'kind', told ->> 'company', told ->> 'name', told ->> 'plate',
            told ->> 'action', array(select d::smallint from jsonb_array_elements_text(told -> 'days') d order by d), (told ->> 'from')::time,
            (told ->> 'until')::time, (told ->> 'daily_most')::integer, (told ->> 'until_day')::date, p.id, p.full_name
          from profiles p where p.id = access.me();
      perform access.tell_unit('rule_written', home.condominium_id, rule, home.unit_number, null);
      if told ->> 'action' = 'refuse' then perform access.end_refused_passes(home); end if;
      return true;
    end
  $$;

-- One touch: the home expects a delivery for two hours, of a company where it says one. While it expects one already, that one stays.
create function access.expect_delivery(rule uuid, company text) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare home residences := access.hold_rules();
    begin
      insert into home_rules (condominium_id, id, unit_number, kind, company, action, expected_until, made_by, made_by_name)
        select home.condominium_id, rule, home.unit_number, 'delivery', expect_delivery.company, 'let_in', now() + interval '2 hours', p.id, p.full_name
          from profiles p
          where p.id = access.me() and not exists (select from home_rules h where h.condominium_id = home.condominium_id
            and h.unit_number = home.unit_number and h.ended_at is null and h.expected_until > now() and not access.is_used(h))
        on conflict (condominium_id, id) do nothing;
      return true;
    end
  $$;

-- Whether the delivery that a home expected has come.
create function access.is_used(rule home_rules) returns boolean
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$ select exists (select from authorizations a where a.condominium_id = rule.condominium_id and a.unit_number = rule.unit_number and a.rule_id = rule.id) $$;
grant execute on function access.is_used(home_rules) to garita_resident;

-- The rules that other adults of the home wrote since then, and the refusals that they ended.
create function access.rule_changes(since timestamptz) returns table (kind text, fact uuid, at timestamptz, by_name text)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select c.* from access.my_home() home, lateral (
      select 'rule_written', h.id, h.created_at, h.made_by_name from home_rules h
        where h.condominium_id = home.condominium_id and h.unit_number = home.unit_number and h.expected_until is null
          and h.ended_at is null and h.created_at > since and h.made_by <> access.me()
      union all
      select 'line_ended', h.id, h.ended_at, h.ended_by_name from home_rules h
        where h.condominium_id = home.condominium_id and h.unit_number = home.unit_number and access.is_line(h)
          and h.ended_at > since and h.ended_by <> access.me()) c (kind, fact, at, by_name)
      where access.may_answer(home) and (home.kind is distinct from 'guest' or not exists (select from home_rules h
          where h.condominium_id = home.condominium_id and h.id = c.fact and access.is_line(h)))
      order by c.at desc limit 100
  $$;
grant execute on function access.rule_changes(timestamptz) to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- What is ended is ended. False if it is not a rule of this home.
create function access.end_home_rule(rule uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      home residences := access.hold_rules();
      ended home_rules;
    begin
      update home_rules h set ended_at = now(), ended_by = access.me(), ended_by_name = (select p.full_name from profiles p where p.id = access.me())
        where h.condominium_id = home.condominium_id and h.id = rule and h.unit_number = home.unit_number and h.ended_at is null
          and (home.kind is distinct from 'guest' or not access.is_line(h))
        returning * into ended;
      if access.is_line(ended) then perform access.tell_unit('line_ended', home.condominium_id, rule, home.unit_number, null); end if;
      return exists (select from home_rules h where h.condominium_id = home.condominium_id and h.id = rule and h.unit_number = home.unit_number
        and (home.kind is distinct from 'guest' or not access.is_line(h)));
    end
  $$;
grant execute on function access.write_home_rule(uuid, jsonb, uuid), access.expect_delivery(uuid, text), access.end_home_rule(uuid) to garita_resident;

-- A home's rules end with the last who may write them: nobody is let in by the word of those who lived there before. Of two who leave at once
-- the second waits for the first. What has ended is kept for late stations, and then as long as what visitors left.
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
