-- A legal hold keeps evidence beyond its retention, until a date. One person asks for a hold, and another one agrees. A hold is a
-- disclosure, too: it has a reason, and the homes read it. Later administrations find the holds of earlier ones.

-- Retention checks only this condition, for any row by its id.
create function access.is_held(condominium uuid, wanted uuid) returns boolean
  language sql stable
  as $$
    select exists (select from hold_rows r join holds h on h.condominium_id = r.condominium_id and h.id = r.hold_id
      where r.condominium_id = condominium and r.row_id = wanted and h.protects_until > now())
  $$;

-- Finds the rows of a hold. A repeated call adds rows that arrived late; a hold on a pass starts from its known authorizations.
create function access.gather_held(condominium uuid, hold uuid, passes uuid[]) returns void
  language plpgsql
  as $$
    begin
      with k as (select o.* from looks o where o.condominium_id = condominium and o.id = hold),
        found as materialized (select r.id, r.is_line from k, lateral access.rows_about(condominium, k.kind, k.subject, k.subject_id,
          coalesce(passes, array(select o.row_id from hold_rows o where k.kind = 'pass' and o.condominium_id = condominium and o.hold_id = hold)),
          k.covers_from, k.covers_until) r),
        lines as materialized (select l.* from found f join access_logs l on l.condominium_id = condominium and l.id = f.id where f.is_line),
        visits as materialized (select f.id from found f where not f.is_line union select l.authorization_id from lines l),
        kept as (
          select hold as id
          union all select h.incident_id from holds h where h.condominium_id = condominium and h.id = hold
          union all select v.id from visits v
          union all select one.id from lines l, lateral (values (l.id), (l.guest_id), (l.reservation_id), (l.corrects)) one (id)
          union all select c.id from lines l join access_logs c on c.condominium_id = condominium and c.corrects = l.id
          union all select s.act_id from lines l join shared_acts s on s.condominium_id = condominium and s.log_id = l.id
          union all select i.incident_id from lines l join incident_lines i on i.condominium_id = condominium and i.log_id = l.id
          union all select d.id from k join access_decisions d on d.condominium_id = condominium and d.at >= k.covers_from and d.at < k.covers_until
            and (k.kind = 'everything' or d.authorization_id in (select v.id from visits v))
          union all select i.id from k join incidents i on i.condominium_id = condominium and i.occurred_at >= k.covers_from
            and i.occurred_at < k.covers_until and k.kind = 'everything'
          union all select a.id from k join alarms a on a.condominium_id = condominium and a.raised_at >= k.covers_from
            and a.raised_at < k.covers_until and k.kind = 'everything'
          union all select i.id from k join left_items i on i.condominium_id = condominium and i.left_at >= k.covers_from
            and i.left_at < k.covers_until and (k.kind = 'everything' or i.authorization_id in (select v.id from visits v)))
      insert into hold_rows (condominium_id, row_id, hold_id) select distinct condominium, o.id, hold from kept o where o.id is not null
        on conflict do nothing;
      update holds h set lines = (select count(*) from hold_rows r join access_logs l on l.condominium_id = r.condominium_id and l.id = r.row_id
          where r.condominium_id = condominium and r.hold_id = hold)
        where h.condominium_id = condominium and h.id = hold;
    end
  $$;

-- Asks for a legal hold, which protects from this moment. A repeated call changes nothing. False if the caller does not run the
-- condominium, or if the incident does not exist there.
create function access.ask_hold(facts jsonb) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      condominium uuid := (facts ->> 'condominium_id')::uuid;
      hold uuid := (facts ->> 'id')::uuid;
      about uuid := (facts ->> 'incident_id')::uuid;
      passes uuid[];
    begin
      if not (access.runs_all() or condominium = any(access.caller_condominiums())) then return false; end if;
      perform access.take_look_in_turn(hold);
      if exists (select from holds h where h.condominium_id = condominium and h.id = hold) then return true; end if;
      -- An existing disclosure with this id may have another period and another reason.
      if exists (select from looks k where k.condominium_id = condominium and k.id = hold) then perform access.refuse('changed_meanwhile'); end if;
      if about is not null and not exists (select from incidents i where i.condominium_id = condominium and i.id = about) then return false; end if;
      if (facts ->> 'covers_until')::timestamptz > (facts ->> 'covers_from')::timestamptz + interval '31 days' then
        perform access.refuse('hold_spans_a_month');
      end if;
      perform access.record_look(facts);
      if facts ->> 'kind' = 'pass' then
        select n.ids into passes from access.named_at_gate(condominium, (facts ->> 'subject_id')::uuid, (facts ->> 'pass')::uuid, facts ->> 'number', null) n;
      end if;
      insert into holds (condominium_id, id, incident_id, asked_by, asked_by_name, wanted_until, protects_until)
        select condominium, hold, about, access.caller_id(), k.by_name, u.until, least(u.until, now() + interval '7 days')
          from looks k join condominiums c on c.id = condominium,
            lateral (select ((facts ->> 'until_day')::date + 1)::timestamp at time zone c.time_zone as until) u
          where k.condominium_id = condominium and k.id = hold and k.by_id = access.caller_id();
      perform access.gather_held(condominium, hold, passes);
      if not exists (select from holds h where h.condominium_id = condominium and h.id = hold and h.lines > 0) then
        perform access.refuse('hold_finds_nothing');
      end if;
      return true;
    end
  $$;

-- An administrator of the condominium agrees if they can be the second person. A super admin agrees if no administrator can be.
create function access.may_agree(h holds) returns boolean
  language plpgsql stable
  as $$
    begin
      return case when access.runs_all() then not access.has_second(h.condominium_id, h.asked_by, h.asked_at)
          else h.condominium_id = any(access.caller_condominiums()) end
        and access.is_second(h.condominium_id, access.caller_id(), h.asked_by, h.asked_at);
    end
  $$;
grant execute on function access.may_agree(holds) to garita_admin, garita_super_admin;

-- The second person agrees. False if the caller finds no open hold.
create function access.agree_hold(condominium uuid, hold uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare found_one holds;
    begin
      if not (access.runs_all() or condominium = any(access.caller_condominiums())) then return false; end if;
      update holds h set agreed_at = now(), agreed_by = access.caller_id(), protects_until = h.wanted_until,
          agreed_by_name = (select p.full_name from profiles p where p.id = access.caller_id())
        where h.condominium_id = condominium and h.id = hold and h.agreed_at is null and h.ended_at is null and h.protects_until > now()
          and access.may_agree(h)
        returning h.* into found_one;
      if found_one.id is not null then
        perform access.gather_held(condominium, hold, null);
        -- The disclosure of a hold may be hidden from its homes until a date; agreeing to the hold also agrees to that.
        update second_asks s set answered_at = now(), answered_by = found_one.agreed_by, answered_by_name = found_one.agreed_by_name, granted = true
          where s.condominium_id = condominium and s.look_id = hold and s.answered_at is null and s.ends_at > now();
        return true;
      end if;
      select h.* into found_one from holds h where h.condominium_id = condominium and h.id = hold;
      if found_one.agreed_by = access.caller_id() and found_one.ended_at is null then return true; end if;
      if found_one.ended_at is not null or found_one.protects_until <= now() then perform access.refuse('hold_over'); end if;
      if found_one.agreed_at is not null then perform access.refuse('hold_agreed_already'); end if;
      if found_one.id is not null then perform access.refuse('hold_needs_another'); end if;
      return false;
    end
  $$;

-- Ends a hold before its date. The next night deletes rows whose own retention is over.
create function access.end_hold(condominium uuid, hold uuid, why text) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare found_one holds;
    begin
      if not (access.runs_all() or condominium = any(access.caller_condominiums())) then return false; end if;
      update holds h set ended_at = now(), ended_by = access.caller_id(), ended_why = why, protects_until = now(),
          ended_by_name = (select p.full_name from profiles p where p.id = access.caller_id())
        where h.condominium_id = condominium and h.id = hold and h.ended_at is null and h.protects_until > now();
      if found then return true; end if;
      select h.* into found_one from holds h where h.condominium_id = condominium and h.id = hold;
      if found_one.ended_by = access.caller_id() then return true; end if;
      if found_one.id is not null then perform access.refuse('hold_over'); end if;
      return false;
    end
  $$;
grant execute on function access.ask_hold(jsonb), access.agree_hold(uuid, uuid), access.end_hold(uuid, uuid, text)
  to garita_admin, garita_super_admin;

create function access.refresh_holds() returns void
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      delete from hold_rows r using holds h where h.condominium_id = r.condominium_id and h.id = r.hold_id and h.protects_until <= now();
      perform access.gather_held(h.condominium_id, h.id, null)
        from holds h join looks k on k.condominium_id = h.condominium_id and k.id = h.id
        where h.protects_until > now() and k.covers_until > now() - interval '40 days';
    end
  $$;
grant execute on function access.refresh_holds() to garita_keeper;

create function access.holds_to_agree()
  returns table (condominium_id uuid, id uuid, asked_at timestamptz, by_name text, protects_until timestamptz)
  language plpgsql stable security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if current_setting('role') not in ('garita_admin', 'garita_super_admin') then return; end if;
      return query select h.condominium_id, h.id, h.asked_at, access.known_as(h.condominium_id, h.asked_by, h.asked_by_name), h.protects_until from holds h
        where h.agreed_at is null and h.protects_until > now() and access.may_agree(h);
    end
  $$;
grant execute on function access.holds_to_agree() to garita_resident, garita_agent, garita_admin, garita_super_admin;

grant select on holds, hold_rows to garita_admin, garita_super_admin;
create policy run on holds for select to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on holds for select to garita_super_admin using (true);
create policy run on hold_rows for select to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on hold_rows for select to garita_super_admin using (true);
grant select (condominium_id, id, protects_until) on holds to garita_resident;
create policy of_home on holds for select to garita_resident
  using (exists (select from looks k where k.condominium_id = holds.condominium_id and k.id = holds.id));
