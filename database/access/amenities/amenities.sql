grant select on amenities to garita_resident, garita_agent, garita_admin, garita_super_admin;
create policy run on amenities for select to garita_resident, garita_agent, garita_admin
  using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on amenities for select to garita_super_admin using (true);

grant update (name, is_open, hours, exclusive, capacity, needs_approval, shortest_minutes, longest_minutes, buffer_minutes,
    days_ahead, hours_notice, weekly_limit, closed_days, house_rules)
  on amenities to garita_admin, garita_super_admin;
create policy change on amenities for update to garita_admin
  using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy change_any on amenities for update to garita_super_admin using (true);

create function access.add_usual_amenities(condominium uuid) returns void
  language plpgsql
  as $$
    begin
      insert into amenities (condominium_id, id, amenity_type, hours, exclusive, capacity, needs_approval, shortest_minutes,
          longest_minutes, buffer_minutes, days_ahead, hours_notice, weekly_limit)
        select condominium, gen_random_uuid(), six.kind,
            (select jsonb_agg(case when six.late is not null and day in (5, 6) then jsonb_build_object('from', six.opens, 'until', six.late)
              else jsonb_build_object('from', six.opens, 'until', six.closes) end order by day) from generate_series(1, 7) day),
            six.exclusive, six.capacity, six.approval, six.shortest, six.longest, six.buffer, six.ahead, six.notice, six.weekly
          from (values
            ('pool', '07:00', '21:00', null, false, 30, false, 60, 180, 0, 14, 0, 3),
            ('clubhouse', '09:00', '22:00', null, true, 40, true, 120, 480, 60, 60, 24, 1),
            ('event_hall', '10:00', '22:00', '02:00', true, 80, true, 120, 720, 120, 90, 48, 1),
            ('gym', '05:00', '23:00', null, false, 15, false, 30, 120, 0, 7, 0, 7),
            ('playground', '08:00', '20:00', null, false, 25, false, 30, 180, 0, 30, 0, 3),
            ('parking', '00:00', '00:00', null, false, 10, false, 30, 1440, 0, 14, 0, 3)
          ) six (kind, opens, closes, late, exclusive, capacity, approval, shortest, longest, buffer, ahead, notice, weekly);
    end
  $$;

-- Condominiums that existed before amenities get the usual ones when these rules are first applied.
do $$
begin
  perform access.add_usual_amenities(c.id) from condominiums c where not exists (select from amenities a where a.condominium_id = c.id);
end $$;

-- Bookings of an exclusive amenity are exclusive: a change to exclusive is refused if two bookings already overlap.
create function access.share_or_not() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      update amenity_reservations r set exclusive = new.exclusive
        where r.condominium_id = new.condominium_id and r.amenity_id = new.id and r.ends_at > now();
      return null;
    exception when exclusion_violation then
      perform access.refuse('amenity_bookings_overlap');
    end
  $$;
create trigger share_or_not after update of exclusive on amenities for each row
  when (new.exclusive is distinct from old.exclusive) execute function access.share_or_not();
