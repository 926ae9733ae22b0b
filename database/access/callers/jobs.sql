-- Jobs and unsent messages: anyone's act may leave a job behind it in the same transaction, the keeper alone works on it.

-- Plain insert, no announcement: workers look every half second, and a NOTIFY here would make all commits queue behind each other.
create function access.enqueue(job text, details json, after interval default interval '0') returns void
  language sql security definer set search_path = public, extensions, pg_temp
  as $$ insert into jobs (name, payload, run_at) values (job, details::jsonb, now() + after) $$;
grant execute on function access.enqueue(text, json, interval) to garita_identity, garita_keeper;

-- A bell at the gate, an alarm and a move are no letters. A move that was planned waits for its hour, not for a worker.
create function access.needs_no_mail(job text) returns boolean
  language sql immutable
  as $$ select job in ('notices.push', 'alarms.push', 'moves.due') $$;
grant execute on function access.needs_no_mail(text) to garita_keeper;

-- A job that has failed for the twelfth time is left alone.
create function access.given_up(attempts integer) returns boolean
  language sql immutable
  as $$ select attempts >= 12 $$;
grant execute on function access.given_up(integer) to garita_keeper;

grant select, update (locked_until, attempts, last_error, run_at), delete on jobs to garita_keeper;
create policy work on jobs to garita_keeper using (true);

grant insert on unsent_messages to garita_keeper;
create policy leave on unsent_messages for insert to garita_keeper with check (true);
grant delete, select (created_at) on unsent_messages to garita_keeper;
create policy sweep on unsent_messages for delete to garita_keeper using (created_at < now() - interval '30 days');
create policy sweep_see on unsent_messages for select to garita_keeper using (created_at < now() - interval '30 days');
grant select, delete on unsent_messages to garita_super_admin;
create policy hand_on on unsent_messages to garita_super_admin using (true);
