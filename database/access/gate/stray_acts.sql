-- Acts about a visitor who is unknown to the server are kept beside the log for a month, so that a flood of them cannot hide the log.

-- A hundred a day of one sender; what is beyond is counted. Answered as unknown: the station takes it as act_count.
create function access.keep_stray(entry access_logs, event jsonb) returns text
  language plpgsql
  as $$
    declare act_count integer;
    begin
      if exists (select from stray_acts s where s.condominium_id = entry.condominium_id and s.id = entry.id) then return 'unknown'; end if;
      insert into stray_counts as c (condominium_id, sent_by, day)
        values (entry.condominium_id, access.caller_id(), (now() at time zone access.clock_of(entry.condominium_id))::date)
        on conflict (condominium_id, sent_by, day) do update set acts = c.acts + 1
        returning c.acts into act_count;
      if act_count <= 100 then
        insert into stray_acts (condominium_id, id, station_id, sent_by, sent_by_name, kind, at, said)
          values (entry.condominium_id, entry.id, entry.station_id, access.caller_id(),
            coalesce(access.name_at_gate(entry.condominium_id, access.caller_id()), ''), event ->> 'kind', entry.occurred_at,
            jsonb_strip_nulls(jsonb_build_object('subject', coalesce(event -> 'subject' ->> 'authorization_id',
                event -> 'subject' ->> 'pass_id', event ->> 'guest_id'),
              'agent_id', event ->> 'agent_id', 'name', event ->> 'name', 'reason', event ->> 'reason',
              'authorized_by', event ->> 'authorized_by')));
      end if;
      return 'unknown';
    end
  $$;

grant select on stray_acts, stray_counts to garita_admin, garita_super_admin;
create policy run on stray_acts for select to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on stray_acts for select to garita_super_admin using (true);
create policy run on stray_counts for select to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on stray_counts for select to garita_super_admin using (true);
grant select (arrived_at), delete on stray_acts to garita_keeper;
create policy sweep on stray_acts for delete to garita_keeper using (arrived_at < now() - interval '30 days');
create policy sweep_see on stray_acts for select to garita_keeper using (arrived_at < now() - interval '30 days');
grant select (day), delete on stray_counts to garita_keeper;
create policy sweep on stray_counts for delete to garita_keeper using (day < current_date - 31);
create policy sweep_see on stray_counts for select to garita_keeper using (day < current_date - 31);
