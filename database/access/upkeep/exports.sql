-- Only staff export lists, each person one at a time, because a slow reader holds a connection for the whole time.

create function access.begin_export() returns void
  language plpgsql
  as $$
    begin
      if not pg_try_advisory_xact_lock(hashtext('garita.export'), hashtext(access.caller_id()::text)) then
        perform access.refuse('export_under_way');
      end if;
    end
  $$;
grant execute on function access.begin_export() to garita_agent, garita_admin, garita_super_admin;

-- Writes an export into the change log of every condominium that it reaches, before the first row is sent: the person, the list, its
-- filters and the number of rows. It omits the words of a search, which may be a visitor's name: the change log keeps entries longer than
-- visitors. It omits the number of rows from an export of several condominiums, so that none of them learns about the others. An export of
-- visits by a guard is also a disclosure, which is deleted with its words after a year. A screen asks for the sheet each minute, so the
-- sheet is written once an hour.
create function access.note_export(list text, filter jsonb, lines integer) returns void
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      place uuid := (filter ->> 'condominium_id')::uuid;
      narrowed jsonb;
    begin
      select coalesce(jsonb_object_agg(wish.key,
          jsonb_build_array(null, case wish.key when 'search' then 'true'
            when 'gate_id' then (select to_jsonb(g.name) from gates g
              where g.id = (wish.value #>> '{}')::uuid and (g.condominium_id = any(access.caller_condominiums()) or access.runs_all()))
            else wish.value end)), '{}') into narrowed
        from jsonb_each(filter || jsonb_build_object('rows',
          case when place is not null or cardinality(access.caller_condominiums()) < 2 then lines end)) wish
        where wish.key not in ('condominium_id', 'language', 'format') and wish.value not in ('null', '""');
      perform access.write_audit_entry(reached.id, 'export', 'made', null, list, narrowed)
        from (
          select mine as id from unnest(access.caller_condominiums()) mine where place is null or mine = place
          union all
          select place where access.runs_all()) reached
        where lines > 0 and not (list = 'sheet' and exists (select from audit_entries e where e.condominium_id = reached.id and e.at > now() - interval '1 hour'
          and e.actor_id = access.caller_id() and e.thing = 'export' and e.subject_name = list and e.what - 'rows' = narrowed - 'rows'));
      if lines > 0 and list in ('log', 'visitors', 'sheet') and current_setting('role') = 'garita_agent' then
        perform access.write_look_of_guard(place, nullif(filter ->> 'search', ''), (filter ->> 'resident_id')::uuid, (filter ->> 'from')::date, 'exported', list = 'sheet');
      end if;
    end
  $$;
grant execute on function access.note_export(text, jsonb, integer) to garita_agent, garita_admin, garita_super_admin;
