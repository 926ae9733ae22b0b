-- Acts about somebody whom nobody ever knew: kept beside the log for a month, so that nobody buries the log with them.

-- Whether the code of somebody who is gone, or a line of the log, is about this authorization, or a genuine pass vouches for them.
create function access.known_ever(condominium uuid, subject uuid, event jsonb) returns boolean
  language sql stable
  as $$
    select coalesce((event ->> 'genuine')::boolean, false)
      or exists (select from revoked_passes r where r.condominium_id = condominium and r.authorization_id = subject)
      or exists (select from access_logs l where l.condominium_id = condominium and l.authorization_id = subject)
  $$;

-- A hundred a day of one sender; what is beyond is counted. Answered as unknown: the station takes it as told.
create function access.keep_stray(entry access_logs, event jsonb) returns text
  language plpgsql
  as $$
    declare told integer;
    begin
      if exists (select from stray_acts s where s.condominium_id = entry.condominium_id and s.id = entry.id) then return 'unknown'; end if;
      insert into stray_counts as c (condominium_id, sent_by, day)
        values (entry.condominium_id, access.me(), (now() at time zone access.clock_of(entry.condominium_id))::date)
        on conflict (condominium_id, sent_by, day) do update set acts = c.acts + 1
        returning c.acts into told;
      if told <= 100 then
        insert into stray_acts (condominium_id, id, station_id, sent_by, sent_by_name, kind, at, said)
          values (entry.condominium_id, entry.id, entry.station_id, access.me(),
            coalesce(access.name_at_gate(entry.condominium_id, access.me()), ''), event ->> 'kind', entry.occurred_at,
            jsonb_strip_nulls(jsonb_build_object('subject', coalesce(event -> 'subject' ->> 'authorization_id',
                event -> 'subject' ->> 'pass_id', event ->> 'guest_id'),
              'agent_id', event ->> 'agent_id', 'name', event ->> 'name', 'reason', event ->> 'reason',
              'authorized_by', event ->> 'authorized_by')));
      end if;
      return 'unknown';
    end
  $$;

grant select on stray_acts, stray_counts to garita_admin, garita_super_admin;
create policy run on stray_acts for select to garita_admin using (condominium_id = any((select access.my_condominiums())::uuid[]));
create policy see_all on stray_acts for select to garita_super_admin using (true);
create policy run on stray_counts for select to garita_admin using (condominium_id = any((select access.my_condominiums())::uuid[]));
create policy see_all on stray_counts for select to garita_super_admin using (true);
grant select (arrived_at), delete on stray_acts to garita_keeper;
create policy sweep on stray_acts for delete to garita_keeper using (arrived_at < now() - interval '30 days');
create policy sweep_see on stray_acts for select to garita_keeper using (arrived_at < now() - interval '30 days');
grant select (day), delete on stray_counts to garita_keeper;
create policy sweep on stray_counts for delete to garita_keeper using (day < current_date - 31);
create policy sweep_see on stray_counts for select to garita_keeper using (day < current_date - 31);
