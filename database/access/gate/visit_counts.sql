-- Each function counts a figure that all screens share. It runs as its caller, so every person counts only the rows that they may see.

-- Returns the people inside who came for a visit or for work: with an invitation or without, as a guest of a reservation, as a worker.
-- Residents and their vehicles come and go and do not count. A group counts as the number of its people who are inside.
create function access.visits_inside() returns table (condominium_id uuid, resident_id uuid)
  language sql stable
  as $$
    select a.condominium_id, a.resident_id from authorizations a
        cross join generate_series(1, access.people_inside(a.inside, a.people_inside, a.details))
      where a.inside and a.auth_type in ('temporary_visitor', 'permanent_visitor', 'worker')
        -- A worker of several homes is one person.
        and not exists (select from engagements e join engagements o on o.condominium_id = e.condominium_id and o.worker_id = e.worker_id
          join authorizations b on b.condominium_id = o.condominium_id and b.id = o.authorization_id
          where e.condominium_id = a.condominium_id and e.authorization_id = a.id and b.inside and b.id < a.id)
    union all
    select g.condominium_id, g.resident_id from reservation_guests g where g.inside
  $$;
grant execute on function access.visits_inside() to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- Each entry of today, as each condominium's own clock says it; not those of residents themselves, which few condominiums log. The day begins
-- with the second after the one before it, because a clock may skip midnight or show it twice.
create function access.entries_today() returns table (condominium_id uuid, resident_id uuid)
  language sql stable
  as $$
    select l.condominium_id, l.resident_id from condominiums c
      join access.counted_logs l on l.condominium_id = c.id and l.event_type = 'entry' and l.person_id is null
        and l.occurred_at >= (((now() at time zone c.time_zone)::date)::timestamp - interval '1 second') at time zone c.time_zone
          + interval '1 second'
        -- An act for several homes is one entry.
        and (select s.log_id from shared_acts s where s.condominium_id = l.condominium_id and s.log_id = l.id) is null
  $$;
grant execute on function access.entries_today() to garita_resident, garita_agent, garita_admin, garita_super_admin;
