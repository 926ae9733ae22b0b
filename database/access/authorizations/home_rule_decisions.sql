-- Decides an arrival by the rules of a home. decideByRules in the application decides the same.

create function access.rule_as_json(rule home_rules) returns jsonb
  language sql stable
  as $$
    select jsonb_build_object('id', rule.id, 'kind', rule.kind, 'company', rule.company, 'name', rule.name, 'plate', rule.plate,
      'action', rule.action, 'days', to_jsonb(rule.days), 'from', to_char(rule.hours_from, 'HH24:MI'),
      'until', to_char(rule.hours_until, 'HH24:MI'), 'daily_most', rule.daily_most, 'until_day', rule.until_day,
      'expected_until', rule.expected_until)
  $$;
grant execute on function access.rule_as_json(home_rules) to garita_resident;

-- Returns the rules of a home that applied at a moment, and how often they were used in the days around it. A home in which no resident may
-- authorize has no rules.
create function access.rule_facts(condominium uuid, unit text, at timestamptz) returns jsonb
  language sql stable
  as $$
    select jsonb_build_object('limits', c.home_rule_limits,
        'uses', (select coalesce(jsonb_agg(jsonb_build_object('rule_id', a.rule_id, 'kind', a.arrival_kind, 'at', a.outcome_at) order by a.outcome_at, a.id), '[]')
          from authorizations a
          where a.condominium_id = condominium and a.unit_number = unit and a.rule_id is not null and a.outcome in ('admitted', 'left_at_gate')
            and a.outcome_at between at - interval '26 hours' and at + interval '26 hours'),
        'rules', (select coalesce(jsonb_agg(access.rule_as_json(h) order by h.id), '[]') from home_rules h
          where h.condominium_id = condominium and h.unit_number = unit and h.created_at <= at + access.tolerance()
            and coalesce(h.ended_at > at, true) and coalesce(h.expected_until >= at - access.tolerance(), true)
            and exists (select from residences r where r.condominium_id = condominium and r.unit_number = unit and access.may_answer(r))))
      from condominiums c where c.id = condominium
  $$;

-- True if the rule applies at that moment, by its days, hours and last day. An expected delivery applies until it arrives.
create function access.rule_counts(facts jsonb, rule jsonb, at timestamptz, zone text) returns boolean
  language sql stable
  as $$
    select case when r.expected_until is not null then at <= r.expected_until
        and not exists (select from jsonb_array_elements(facts -> 'uses') u where (u ->> 'rule_id')::uuid = r.id)
      else coalesce(c.clock::date <= r.until_day, true) and case
        when r."from" is null then r.days = '{}' or c.day = any(r.days)
        when r."from" < r.until then (r.days = '{}' or c.day = any(r.days)) and c.hour >= r."from" and c.hour < r.until
        -- Hours after midnight belong to the day on which the night begins.
        else (r.days = '{}' or c.day = any(r.days)) and c.hour >= r."from"
          or (r.days = '{}' or case c.day when 1 then 7 else c.day - 1 end = any(r.days)) and c.hour < r.until end end
      from jsonb_to_record(rule) r (id uuid, days integer[], "from" text, until text, until_day date, expected_until timestamptz),
        lateral (select at at time zone zone as clock, to_char(at at time zone zone, 'HH24:MI') as hour,
          extract(isodow from at at time zone zone)::integer as day) c
  $$;

-- Returns the refusals of a home that apply at that moment, each compared with the arrival.
create function access.lines_about(facts jsonb, arrival jsonb, at timestamptz, zone text) returns table (id uuid, says text, named boolean)
  language sql stable
  as $$
    select (r.rule ->> 'id')::uuid, access.line_says(r.rule, arrival), r.rule ->> 'name' is not null
      from jsonb_array_elements(facts -> 'rules') r (rule)
      where r.rule ->> 'action' = 'refuse' and coalesce(r.rule ->> 'name', r.rule ->> 'plate') is not null and access.rule_counts(facts, r.rule, at, zone)
  $$;

-- A refused person or car stays out for every kind of arrival; a similar name or plate asks the home. Otherwise the most specific rule
-- wins. Two equally specific rules with different actions ask, and so does a rule outside its hours.
create function access.rule_decision(facts jsonb, arrival jsonb, at timestamptz, zone text) returns jsonb
  language plpgsql stable
  as $$
    declare
      clock timestamp := at at time zone zone;
      hour text := to_char(clock, 'HH24:MI');
      most jsonb := facts -> 'limits' -> (arrival ->> 'kind');
      line record;
      best record;
      used integer;
      used_of_kind integer;
      because text;
    begin
      select l.id, l.says into line from access.lines_about(facts, arrival, at, zone) l
        where l.says <> 'other' order by l.says = 'same' desc, l.id limit 1;
      if line.says = 'same' then return jsonb_build_object('action', 'refuse', 'rule_id', line.id, 'because', null); end if;
      if line.says = 'alike' then return jsonb_build_object('action', 'ask', 'rule_id', line.id, 'because', 'alike'); end if;
      select f.* into best from (
          select r.id, r.action, r.daily_most, m.rank, min(r.action) over (partition by m.rank) <> max(r.action) over (partition by m.rank) as tie
            from jsonb_array_elements(facts -> 'rules') e (rule)
              cross join lateral jsonb_to_record(e.rule) r (id uuid, kind text, company text, name text, plate text, action text, daily_most integer,
                expected_until timestamptz)
              cross join lateral (select case when r.plate is null then 0 else 8 end + case when r.name is null then 0 else 4 end
                + case when r.expected_until is null then 0 else 2 end + case when r.company is null then 0 else 1 end as rank) m
            where r.kind = arrival ->> 'kind' and (r.action <> 'refuse' or num_nonnulls(r.name, r.plate) = 0)
              and (r.company is null or plain(r.company) = plain(arrival ->> 'company'))
              and (r.name is null or access.names_alike(r.name, arrival ->> 'name') = 'same')
              and (r.plate is null or r.plate = arrival ->> 'plate')
              and access.rule_counts(facts, e.rule, at, zone)
        ) f order by f.rank desc, f.id limit 1;
      if best.id is null then return '{"action": "ask", "rule_id": null, "because": null}'; end if;
      if best.tie then return '{"action": "ask", "rule_id": null, "because": "tie"}'; end if;
      if best.action = 'let_in' and arrival ->> 'name' is null
        and exists (select from access.lines_about(facts, arrival, at, zone) l where l.named) then
        return '{"action": "ask", "rule_id": null, "because": "nameless"}';
      end if;
      if best.action = 'let_in' and (arrival ->> 'no_document')::boolean then
        return '{"action": "ask", "rule_id": null, "because": "no_document"}';
      end if;
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
