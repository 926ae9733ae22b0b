create function access.enqueue(job text, details json, after interval default interval '0') returns void
  language sql security definer set search_path = public, extensions, pg_temp
  as $$ insert into jobs (name, payload, run_at) values (job, details::jsonb, now() + after) $$;
grant execute on function access.enqueue(text, json, interval) to garita_identity, garita_keeper;

-- Push messages and moves need no mail server. A planned move waits for its hour, not for a worker.
create function access.needs_no_mail(job text) returns boolean
  language sql immutable
  as $$ select job in ('notices.push', 'notices.ring', 'alarms.push', 'announcements.push', 'moves.due', 'stays.begin') $$;
grant execute on function access.needs_no_mail(text) to garita_keeper;

-- Wakes the programs that run jobs; browsers do not listen to this channel.
create function access.announce_work() returns trigger
  language plpgsql
  as $$ begin perform pg_notify('garita', 'work||'); return null; end $$;
create trigger announce_work after insert or update of run_at on jobs for each statement execute function access.announce_work();
create trigger announce_work after insert on channel_messages for each statement execute function access.announce_work();

-- A job is not tried again after twelve failures.
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
