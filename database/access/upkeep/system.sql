-- The program records the state of its own work; super administrators read it and can retry it.

grant update (letter_sent_at, swept_at, mail_server_seen_at, sends_mail), select (secret_fingerprint, mail_server_seen_at)
  on installation to garita_keeper;
create policy mark on installation for update to garita_keeper using (true);

-- True while any program with a mail server runs; the others leave the letters to it. After a day without one, letters are stored as in an
-- installation without a mail server.
create function access.mail_server_is_about() returns boolean
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$ select coalesce(mail_server_seen_at > now() - interval '1 day', false) from installation $$;
grant execute on function access.mail_server_is_about() to garita_keeper;

-- After the last attempt a push message is useless, but a letter can still be sent.
create function access.installation_state() returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    with queued as (
      select access.needs_no_mail(j.name) as is_push, access.given_up(j.attempts) as given_up, j.last_error,
        j.run_at, coalesce(j.locked_until < now(), true) as free
      from jobs j where j.name <> 'moves.due' or j.run_at <= now()),
    told as (
      select kind.is_push, json_build_object('waiting', count(q.run_at) filter (where not q.given_up),
          'failing', count(q.run_at) filter (where not q.given_up and q.last_error is not null),
          'given_up', count(q.run_at) filter (where q.given_up),
          'last_error', (array_agg(q.last_error order by q.run_at desc) filter (where q.last_error is not null))[1]) as said
        from (values (true), (false)) kind (is_push) left join queued q on q.is_push = kind.is_push group by kind.is_push)
    select json_build_object(
      'letters', (select f.said from told f where not f.is_push),
      'push', (select f.said from told f where f.is_push),
      'overdue_since', (select min(q.run_at) from queued q where q.run_at <= now() and q.free and not q.given_up),
      'letter_sent_at', i.letter_sent_at, 'swept_at', i.swept_at,
      'uncleaned', (select count(*) from condominiums c where c.created_at < now() - interval '1 day' and not exists (
        select from retention_runs r where r.condominium_id = c.id and r.finished_at is not null
          and r.day >= (now() at time zone c.time_zone)::date - 1)),
      'now', now())
    from installation i
  $$;

-- Returns the figures for a monitoring system, in one statement: waiting jobs, the last sweep, silent gates, the clock.
create function access.figures() returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    with queued as (
      select access.needs_no_mail(j.name) as is_push, access.given_up(j.attempts) as given_up, j.last_error is not null as failed,
        case when j.run_at <= now() and coalesce(j.locked_until < now(), true) then extract(epoch from now() - j.run_at) end as late
      from jobs j where j.name <> 'moves.due' or j.run_at <= now())
    select json_build_object(
      'jobs', (select json_agg(json_build_object('work', kind.work, 'waiting', said.waiting, 'failing', said.failing, 'given_up', said.given_up,
          'oldest_s', said.oldest_s)) from (values ('letters', false), ('push', true)) kind (work, is_push)
        cross join lateral (select count(*) filter (where not q.given_up) as waiting, count(*) filter (where not q.given_up and q.failed) as failing,
          count(*) filter (where q.given_up) as given_up, coalesce(max(q.late) filter (where not q.given_up), 0) as oldest_s
          from queued q where q.is_push = kind.is_push) said),
      'sweep_s', (select extract(epoch from now() - i.swept_at) from installation i),
      -- A tablet that was put away without signing out counts for half a day only. The figure has the end of the condominium's id, so that
      -- the operator knows which one to call, and no name, because figures contain none.
      'stations_silent', (select coalesce(json_agg(json_build_object('condominium', place.short, 'silent', place.silent)), '[]') from (
        select right(s.condominium_id::text, 12) as short, count(*) filter (where s.seen_at < now() - interval '5 minutes') as silent
          from stations s where s.seen_at > now() - interval '12 hours' and exists (select from station_keys k
            where k.condominium_id = s.condominium_id and k.station_id = s.id and k.ended_at is null)
          group by s.condominium_id) place),
      'condominiums_unrun', (select count(*) from condominiums c where c.archived_at is null and not exists (
        select from assignments a join profiles p on p.id = a.profile_id
          where a.condominium_id = c.id and p.user_role = 'admin' and p.approval_status = 'approved')),
      -- A role without pg_monitor cannot see the kind of other roles' processes; the server's own processes have no database.
      'server_connections', (select count(*) from pg_stat_activity a
        where a.datid is not null and coalesce(a.backend_type, 'client backend') = 'client backend'),
      'database_bytes', pg_database_size(current_database()),
      'server_connections_most', current_setting('max_connections')::integer,
      'now_s', extract(epoch from clock_timestamp()))
  $$;
grant execute on function access.figures() to garita_keeper;

create function access.retry_letters() returns integer
  language sql security definer set search_path = public, extensions, pg_temp
  as $$
    with again as (
      update jobs set attempts = 0, run_at = now(), last_error = null where access.given_up(attempts) and not access.needs_no_mail(name) returning id)
    select count(*)::integer from again
  $$;
grant execute on function access.installation_state(), access.retry_letters() to garita_super_admin;

-- Runs after a clock that was ahead was corrected: moves future times of jobs, limits and last contacts to now, because they would hold an
-- act, a letter or an alarm for as long as the clock was ahead. Returns the number of changed rows of each table. A minute is left for
-- clocks of concurrent transactions.
create function access.pull_back_times(present timestamptz default now()) returns json
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      latest timestamptz := present + interval '1 minute';
      pulled jsonb := '{}';
      changed integer;
      step record;
    begin
      -- A machine without a battery starts with a clock before the first release; the function would then end every session.
      if present < timestamptz '2026-11-01' then return pulled; end if;
      for step in select * from (values
        ('attempts', 'delete from attempts where counted_at > $1'),
        ('jobs', $s$update jobs set locked_until = least(locked_until, $2 + interval '2 minutes'),
            run_at = case when name = 'moves.due' then run_at else least(run_at, $2) end
          where locked_until > $1 + interval '2 minutes' or name <> 'moves.due' and (created_at > $1 and run_at > $1
            or attempts > 0 and run_at > $1 + least(power(2, attempts), 3600) * interval '1 second')$s$),
        ('channels', $s$update channels set locked_until = least(locked_until, $2), rests_until = least(rests_until, $2)
          where locked_until > $1 + interval '15 seconds' or rests_until > $1 + interval '15 minutes'$s$),
        ('alarms', $s$update alarms set tells_next_at = $2 where tells_next_at > $1 + interval '30 seconds'$s$),
        ('stations', $s$update stations set seen_at = least(seen_at, $2), last_event_at = least(last_event_at, $2),
            checked_at = least(checked_at, $2)
          where greatest(seen_at, last_event_at, checked_at) > $1$s$),
        ('enrolled_stations', 'update enrolled_stations set seen_at = $2 where seen_at > $1'),
        ('gate_devices', 'update gate_devices set last_used_at = $2 where last_used_at > $1'),
        ('sessions', $s$update sessions set last_seen_at = least(last_seen_at, $2), proved_at = least(proved_at, $2),
            expires_at = least(expires_at, $2 + interval '30 days'), last_day = least(last_day, $2 + interval '180 days')
          where greatest(last_seen_at, proved_at) > $1 or expires_at > $1 + interval '30 days' or last_day > $1 + interval '180 days'$s$),
        ('known_browsers', 'update known_browsers set last_used_at = $2 where last_used_at > $1'),
        ('credentials', $s$update credentials set totp_last_step = extract(epoch from $2)::bigint / 30
          where totp_last_step > extract(epoch from $1)::bigint / 30$s$),
        ('installation', $s$update installation set letter_sent_at = least(letter_sent_at, $2), swept_at = least(swept_at, $2),
            mail_server_seen_at = least(mail_server_seen_at, $2)
          where greatest(letter_sent_at, swept_at, mail_server_seen_at) > $1$s$)) of_table (name, statement)
      loop
        execute step.statement using latest, present;
        get diagnostics changed = row_count;
        if changed > 0 then pulled := pulled || jsonb_build_object(step.name, changed); end if;
      end loop;
      return pulled;
    end
  $$;
grant execute on function access.pull_back_times(timestamptz) to garita_keeper;

-- The function collects the due times of all functions that return `slice_work`.
do $do$ begin
  execute format('create function access.work_of_slices() returns setof access.slice_work language sql stable as $b$ %s $b$',
    (select string_agg(format('select * from access.%I()', proname), ' union all ' order by proname) from pg_proc
      where pronamespace = 'access'::regnamespace and prorettype = 'access.slice_work'::regtype));
end $do$;

-- Milliseconds until background work of each kind is due, 0 or less for now; a kind without work is not in the list.
create function access.work_due(has_mail_server boolean) returns table (kind text, ms double precision)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select due.kind, extract(epoch from due.at - now()) * 1000 from (
      select 'push', (select j.run_at from jobs j where access.needs_no_mail(j.name) and not access.given_up(j.attempts)
        and coalesce(j.locked_until < now(), true) order by j.run_at limit 1)
      union all select 'letters', (select j.run_at from jobs j where not access.needs_no_mail(j.name) and not access.given_up(j.attempts)
        and coalesce(j.locked_until < now(), true) and (has_mail_server or not access.mail_server_is_about()) order by j.run_at limit 1)
      union all select 'channels', (select min(greatest(c.locked_until, c.rests_until, now()))
        from channels c join condominiums k on k.id = c.condominium_id and k.archived_at is null
        where exists (select from channel_messages m where m.condominium_id = c.condominium_id and m.state = 'waiting'
          and m.written_at > now() - interval '1 day'))
      union all select 'asks', (select min(access.ask_ends(a.created_at, a.ask_seconds)) from authorizations a
        where a.ask_seconds is not null and a.outcome is null)
      union all select 'alarms', (select min(a.tells_next_at) from alarms a where a.tells_next_at is not null)
      union all select w.kind, w.at from access.work_of_slices() w
    ) due (kind, at) where due.at is not null
  $$;
grant execute on function access.work_due(boolean) to garita_keeper;
