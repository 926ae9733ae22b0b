-- What the rules of a home say about somebody who arrives: the twin of decideByRules in the application.

-- A rule as stations and screens read it.
create function access.rule_as_told(rule home_rules) returns jsonb
  language sql stable
  as $$
    select jsonb_build_object('id', rule.id, 'kind', rule.kind, 'company', rule.company, 'name', rule.name, 'plate', rule.plate,
      'action', rule.action, 'days', to_jsonb(rule.days), 'from', to_char(rule.hours_from, 'HH24:MI'),
      'until', to_char(rule.hours_until, 'HH24:MI'), 'daily_most', rule.daily_most, 'until_day', rule.until_day,
      'expected_until', rule.expected_until)
  $$;
grant execute on function access.rule_as_told(home_rules) to garita_resident;

-- The rules of a home that counted at a moment; none while nobody there may authorize. Without one that is over: it decides nothing.
create function access.rules_of_home(condominium uuid, unit text, at timestamptz) returns setof home_rules
  language sql stable
  as $$
    select h.* from home_rules h
      where h.condominium_id = condominium and h.unit_number = unit and h.created_at <= at + access.tolerance()
        and coalesce(h.ended_at > at, true) and coalesce(h.expected_until >= at - access.tolerance(), true)
        and exists (select from residences r where r.condominium_id = condominium and r.unit_number = unit and access.may_answer(r))
  $$;

-- Whom they let in, and what they left at the gate, around a day.
create function access.uses_of_rules(condominium uuid, unit text, at timestamptz) returns jsonb
  language sql stable
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('rule_id', a.rule_id, 'kind', a.arrival_kind, 'at', a.outcome_at) order by a.outcome_at, a.id), '[]')
      from authorizations a
      where a.condominium_id = condominium and a.unit_number = unit and a.rule_id is not null and a.outcome in ('admitted', 'left_at_gate')
        and a.outcome_at between at - interval '26 hours' and at + interval '26 hours'
  $$;

create function access.rule_facts(condominium uuid, unit text, at timestamptz) returns jsonb
  language sql stable
  as $$
    select jsonb_build_object('limits', c.home_rule_limits, 'uses', access.uses_of_rules(condominium, unit, at),
        'rules', (select coalesce(jsonb_agg(access.rule_as_told(h) order by h.id), '[]') from access.rules_of_home(condominium, unit, at) h))
      from condominiums c where c.id = condominium
  $$;

-- The home's word about an arrival, as decideByRules of the application says it: the most specific rule wins, a tie between different
-- actions asks, and what a rule may not do now is asked.
create function access.rule_decision(facts jsonb, arrival jsonb, at timestamptz, zone text) returns jsonb
  language plpgsql stable
  as $$
    declare
      clock timestamp := at at time zone zone;
      hour text := to_char(clock, 'HH24:MI');
      day integer := extract(isodow from clock);
      kind text := arrival ->> 'kind';
      most jsonb := facts -> 'limits' -> (arrival ->> 'kind');
      best record;
      used integer;
      used_of_kind integer;
      because text;
    begin
      select f.* into best from (
          select r.*, m.rank, min(r.action) over (partition by m.rank) <> max(r.action) over (partition by m.rank) as tie
            from jsonb_to_recordset(facts -> 'rules') r (id uuid, kind text, company text, name text, plate text, action text, days integer[],
                "from" text, until text, daily_most integer, until_day date, expected_until timestamptz)
              cross join lateral (select case when r.plate is null then 0 else 8 end + case when r.name is null then 0 else 4 end
                + case when r.expected_until is null then 0 else 2 end + case when r.company is null then 0 else 1 end as rank) m
            where (r.kind = arrival ->> 'kind' or r.action = 'refuse' and num_nonnulls(r.name, r.plate) > 0)
              and (r.company is null or plain(r.company) = plain(arrival ->> 'company'))
              and (r.name is null or string_to_array(plain(r.name), ' ') <@ string_to_array(plain(arrival ->> 'name'), ' '))
              and (r.plate is null or r.plate = arrival ->> 'plate')
              and case when r.expected_until is not null then at <= r.expected_until
                  and not exists (select from jsonb_array_elements(facts -> 'uses') u where (u ->> 'rule_id')::uuid = r.id)
                else coalesce(clock::date <= r.until_day, true) and case
                  when r."from" is null then r.days = '{}' or day = any(r.days)
                  when r."from" < r.until then (r.days = '{}' or day = any(r.days)) and hour >= r."from" and hour < r.until
                  -- The hours of a night belong to the day on which they begin.
                  else (r.days = '{}' or day = any(r.days)) and hour >= r."from"
                    or (r.days = '{}' or case day when 1 then 7 else day - 1 end = any(r.days)) and hour < r.until end end
        ) f order by f.rank desc, f.id limit 1;
      if best.id is null then return '{"action": "ask", "rule_id": null, "because": null}'; end if;
      if best.tie then return '{"action": "ask", "rule_id": null, "because": "tie"}'; end if;
      select count(*) filter (where (u ->> 'rule_id')::uuid = best.id), count(*) filter (where u ->> 'kind' = arrival ->> 'kind')
        into used, used_of_kind
        from jsonb_array_elements(facts -> 'uses') u where ((u ->> 'at')::timestamptz at time zone zone)::date = clock::date;
      because := case
        when best.action = 'let_in' and most is not null and best.rank = 0 and (hour >= '22:00' or hour < '06:00') then 'night'
        when best.action = 'let_in' and most is not null
          and (not (most ->> 'let_in')::boolean or used_of_kind >= (most ->> 'daily_most')::integer) then 'condominium'
        when used >= best.daily_most then 'used_up' end;
      return jsonb_build_object('action', case when because is null then best.action else 'ask' end, 'rule_id', best.id, 'because', because);
    end
  $$;
