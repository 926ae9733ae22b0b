-- What a home is told of its rules beside the entries: what they left at the gate or refused, and whom they let in and who is still inside after
-- the minutes of a courier. The administration is told where a home says that somebody should not have been let in. Runs as its caller.
create function access.notices_of_rules(condominium uuid, unit text, since timestamptz)
  returns table (kind text, fact uuid, at timestamptz, name text, last_name text, unit_number text, by_name text, outcome text, entered_at timestamptz)
  language sql stable
  as $$
    select case when a.stays_until is null then 'answered_by_rule' else 'stays_too_long' end, a.id, coalesce(a.stays_until, a.outcome_at),
        a.name, a.last_name, a.unit_number, null, a.outcome, a.entered_at
      from (select q.id, q.name, q.last_name, q.unit_number, q.outcome, q.outcome_at, q.stays_until, q.entered_at from authorizations q
        where unit is not null and q.condominium_id = condominium and q.unit_number = unit and q.rule_id is not null and q.created_at > since
          and case when q.stays_until is null then true else q.inside and q.stays_until <= now() end
        order by q.created_at desc limit 100) a
    union all
    -- What waits at the gate for the home, until it is handed over.
    select 'left_at_gate', i.id, i.left_at, coalesce(i.company, ''), null, i.unit_number, i.taken_by_name, i.kind, null
      from (select w.* from left_items w where unit is not null and w.condominium_id = condominium and w.unit_number = unit and w.handed_at is null
        and w.left_at > since order by w.left_at desc limit 100) i
    union all
    -- Rules that another adult of the home wrote, and refusals that they ended.
    select c.kind, c.fact, c.at, '', null, unit, c.by_name, null, null from access.rule_changes(since) c
      where unit is not null and current_setting('role') = 'garita_resident'
    union all
    -- Owners who ask to read the visits of the home, or do.
    select c.kind, c.fact, c.at, c.name, null, unit, c.by_name, null, null from access.owner_changes(since) c
      where unit is not null and current_setting('role') = 'garita_resident'
    union all
    -- An adult of the home says that the reader no longer lives there. The notice does not name the adult.
    select 'said_gone', c.fact, c.at, '', null, unit, null, null, null from access.said_gone_of_me(since) c
      where unit is not null and current_setting('role') = 'garita_resident'
    union all
    -- Another of the home may authorize now, or no more.
    select c.kind, c.fact, c.at, c.name, null, unit, null, null, null from access.word_changes_of_home(since) c
      where unit is not null and current_setting('role') = 'garita_resident'
    union all
    -- A line that a guard copied from paper; one that the gate doubts is a conflict.
    select 'written_by_hand', l.id, l.recorded_at, w.name, null, l.unit_number, l.actor_name, null, l.occurred_at
      from (select e.* from access_logs e where unit is not null and e.condominium_id = condominium and e.unit_number = unit
          and e.event_type = 'written_by_hand' and e.conflict is null and e.recorded_at > since
          and e.occurred_at > since - interval '8 days' order by e.occurred_at desc limit 100) l
        left join access_log_subjects w on w.condominium_id = l.condominium_id and w.log_id = l.id
      where current_setting('role') = 'garita_resident'
    union all
    -- A person of the home who may not authorize asks its adults for a visitor.
    select 'permission_asked', c.fact, c.at, c.visitor, null, unit, c.by_name, c.said, null from access.permissions_asked(since) c
      where unit is not null and current_setting('role') = 'garita_resident'
    union all
    select 'entry_contested', l.id, l.occurred_at, a.name, a.last_name, l.unit_number, l.actor_name, null, a.entered_at
      from (select e.* from access_logs e
        where unit is null and current_setting('role') = 'garita_admin' and e.condominium_id = condominium and e.event_type = 'entry_contested'
          and e.occurred_at > since order by e.occurred_at desc limit 100) l
      join authorizations a on a.condominium_id = l.condominium_id and a.id = l.authorization_id
  $$;
grant execute on function access.notices_of_rules(uuid, text, timestamptz) to garita_resident, garita_agent, garita_admin, garita_super_admin;
