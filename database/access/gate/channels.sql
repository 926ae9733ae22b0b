-- A webhook of a condominium's own: what is sent to it, in which order, and the answers that it may give.

grant select (condominium_id, id, address, with_names, takes_answers, former_until, revision, added_by_name, added_at, failures, rests_until),
  insert (condominium_id, id, address, with_names, takes_answers, sealed_secret, added_by_name),
  update (address, with_names, takes_answers), delete on channels to garita_admin;
create policy see on channels for select to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
-- Read alone: it leaves with the condominium.
grant select (condominium_id, id, address, with_names, takes_answers, former_until, revision, added_by_name, added_at, failures, rests_until)
  on channels to garita_super_admin;
create policy see_all on channels for select to garita_super_admin using (true);
create policy turn_on on channels for insert to garita_admin
  with check (condominium_id = any((select access.caller_condominiums())::uuid[])
    and added_by_name = (select p.full_name from profiles p where p.id = access.caller_id()));
create policy change on channels for update to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy turn_off on channels for delete to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create trigger count_revision before update of address, with_names, takes_answers on channels
  for each row execute function access.count_form_revision();

-- Answers carry the name of the administrator who last turned them on or changed the address.
create function access.name_channel_answers() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      new.answers_by_name := case when new.takes_answers then
        coalesce((select p.full_name from profiles p where p.id = access.caller_id()), new.added_by_name) end;
      return new;
    end
  $$;
create trigger name_answers before insert on channels for each row execute function access.name_channel_answers();
create trigger name_answers_changed before update of address, takes_answers on channels for each row
  when (old.takes_answers <> new.takes_answers or old.address <> new.address) execute function access.name_channel_answers();

-- To a new address it is sent at once.
create function access.begin_anew() returns trigger
  language plpgsql
  as $$ begin new.failures := 0; new.rests_until := null; return new; end $$;
create trigger begin_anew before update of address on channels for each row when (old.address <> new.address) execute function access.begin_anew();

-- Where names are wanted no more, none goes out: also not in what still waits.
create function access.remove_names_from_waiting() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      update channel_messages m set body = (m.body::jsonb #- '{data,visitor}')::text
        where m.condominium_id = new.condominium_id and m.state = 'waiting' and m.type = 'ask.opened';
      return null;
    end
  $$;
create trigger remove_names_from_waiting after update of with_names on channels for each row
  when (old.with_names and not new.with_names) execute function access.remove_names_from_waiting();

grant select (id, condominium_id, place, type, written_at, state, settled_at, attempts, last_status, last_error)
  on channel_messages to garita_admin, garita_super_admin;
create policy see_all on channel_messages for select to garita_super_admin using (true);
create policy see on channel_messages for select to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));

-- A session alone cannot make a secret or change the address, as with the key of a device: its owner may have left the browser open.
create function access.refuse_unproven() returns void
  language plpgsql
  as $$
    begin
      if not exists (select from sessions s where s.id = nullif(current_setting('app.session', true), '')::uuid
          and s.profile_id = access.caller_id() and s.proved_at > now() - interval '10 minutes') then
        perform access.refuse('prove_yourself');
      end if;
    end
  $$;
create function access.prove_before_channel() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$ begin perform access.refuse_unproven(); return null; end $$;
create trigger prove_before_channel after insert or update of address, with_names, takes_answers on channels for each row
  when (current_setting('role') = 'garita_admin') execute function access.prove_before_channel();

-- For a day both secrets sign and are believed. False where there is no channel.
create function access.renew_channel(condominium uuid, sealed bytea) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if condominium <> all(access.caller_condominiums()) then return false; end if;
      perform access.refuse_unproven();
      update channels c set former_secret = c.sealed_secret, former_until = now() + interval '1 day', sealed_secret = sealed
        where c.condominium_id = condominium;
      return found;
    end
  $$;

-- A message that says only that it is a test. A receiver that is left alone is tried again.
create function access.test_channel(condominium uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if condominium <> all(access.caller_condominiums()) then return false; end if;
      update channels c set rests_until = null where c.condominium_id = condominium;
      if not found then return false; end if;
      perform access.tell_channel(condominium, 'channel.test', '{}');
      return true;
    end
  $$;
grant execute on function access.renew_channel(uuid, bytea), access.test_channel(uuid) to garita_admin;

-- As programs outside read it, whatever the zone of a session.
create function access.moment_outside(at timestamptz) returns text
  language sql stable
  as $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

create function access.tell_channel(condominium uuid, type text, data json) returns void
  language sql
  as $$
    insert into channel_messages (condominium_id, type, body) values (condominium, type,
      json_build_object('type', type, 'timestamp', access.moment_outside(now()), 'data', data)::text)
  $$;

-- With the line itself, as the owner, who alone writes lines. A worker who comes to several homes at once came once.
create function access.tell_channel_of_line() returns trigger
  language plpgsql
  as $$
    declare
      channel channels;
      line access_logs;
      gate json;
      asked authorizations;
    begin
      -- Nearly always there is none: this costs some microseconds of each line.
      select c.* into channel from channels c where c.condominium_id = new.condominium_id;
      if not found then return null; end if;
      select l.* into line from access_logs l where l.condominium_id = new.condominium_id and l.id = new.log_id;
      gate := case when line.gate_id is not null then json_build_object('id', line.gate_id, 'name', line.gate_name) end;
      if line.event_type = 'entry' and line.corrects is null and not exists (select from shared_acts s
          where s.condominium_id = line.condominium_id and s.log_id = line.id) then
        perform access.tell_channel(line.condominium_id, 'entry.recorded', json_build_object('entry_id', line.id, 'gate', gate,
          'kind', coalesce(line.arrival_kind, new.auth_type), 'at', access.moment_outside(line.occurred_at),
          'recorded_at', access.moment_outside(coalesce(line.recorded_at, line.occurred_at))));
      elsif line.event_type = 'visitor_registered' then
        select a.* into asked from authorizations a where a.condominium_id = line.condominium_id and a.id = line.authorization_id
          and a.ask_seconds is not null and a.outcome is null;
        if asked.id is null then return null; end if;
        perform access.tell_channel(asked.condominium_id, 'ask.opened', (jsonb_build_object('ask_id', asked.id, 'unit', asked.unit_number,
            'kind', asked.arrival_kind, 'gate', gate, 'opened_at', access.moment_outside(asked.created_at),
            'deadline', access.moment_outside(access.ask_ends(asked.created_at, asked.ask_seconds)))
          || case when channel.with_names then jsonb_build_object('visitor', jsonb_build_object('name', asked.name,
            'last_name', asked.last_name, 'document', asked.id_document)) else '{}' end)::json);
      end if;
      return null;
    end
  $$;
create trigger tell_channel after insert on access_log_subjects for each row execute function access.tell_channel_of_line();

create function access.tell_channel_of_outcome() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if exists (select from channels c where c.condominium_id = new.condominium_id) then
        perform access.tell_channel(new.condominium_id, 'ask.closed', json_build_object('ask_id', new.id, 'outcome', new.outcome,
          'channel', new.outcome_channel, 'closed_at', access.moment_outside(new.outcome_at)));
      end if;
      return null;
    end
  $$;
create trigger tell_channel after update of outcome on authorizations for each row
  when (old.outcome is null and new.outcome is not null) execute function access.tell_channel_of_outcome();

-- Takes the oldest message of an idle channel, with a lease: after a crash another program takes it, with the same id. A message older than
-- a day is not tried any more. One channel is one row at a time, so its messages go in their order.
create function access.take_channel_message() returns table (condominium_id uuid, channel uuid, address text, sealed_secret bytea,
    former_secret bytea, message uuid, body text)
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      taken channels;
    begin
      with due as (
        select c.condominium_id from channels c join condominiums k on k.id = c.condominium_id and k.archived_at is null
          where coalesce(c.locked_until < now(), true) and coalesce(c.rests_until <= now(), true)
            and exists (select from channel_messages m where m.condominium_id = c.condominium_id and m.state = 'waiting'
              and m.written_at > now() - interval '1 day')
          order by c.locked_until nulls first limit 1
          -- Not FOR UPDATE: at the gate a line with its message would wait for it.
          for no key update of c skip locked
      )
      update channels c set locked_until = now() + interval '15 seconds' from due where c.condominium_id = due.condominium_id
        returning c.* into taken;
      if not found then return; end if;
      -- A statement of its own, because the first one began before the lock and may see a message that was delivered meanwhile.
      return query select taken.condominium_id, taken.id, taken.address, taken.sealed_secret,
          case when taken.former_until > now() then taken.former_secret end, m.id, m.body
        from channel_messages m
        where m.condominium_id = taken.condominium_id and m.state = 'waiting' and m.written_at > now() - interval '1 day'
        order by m.place limit 1;
      if not found then
        update channels c set locked_until = null where c.condominium_id = taken.condominium_id;
      end if;
    end
  $$;

-- Stores the outcome of a delivery; the status is null if no server answered. After a failure the whole channel pauses, longer each time;
-- from the sixth in a row it is left alone for minutes.
create function access.settle_channel_message(said_by uuid, message uuid, delivered boolean, status integer, error text) returns void
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      -- The channel first, as in remove_names_from_waiting: another order can end in a deadlock with a change of the settings.
      update channels c set locked_until = null, failures = case when delivered then 0 else c.failures + 1 end,
          rests_until = case when not delivered then now() + case when c.failures < 5 then power(2, c.failures + 1) * interval '1 second'
            else least(power(2, least(c.failures - 5, 4)), 15) * interval '1 minute' end end
        where c.id = said_by;
      update channel_messages m set attempts = m.attempts + 1, last_status = status, last_error = error,
          state = case when delivered then 'delivered' else 'waiting' end, settled_at = case when delivered then now() end,
          body = case when not delivered then m.body end
        where m.condominium_id = (select c.condominium_id from channels c where c.id = said_by) and m.id = message and m.state = 'waiting';
    end
  $$;

-- Tried for a day, listed for a week.
create function access.forget_channel_messages() returns void
  language sql security definer set search_path = public, extensions, pg_temp
  as $$
    update channels set former_secret = null, former_until = null where former_until < now();
    update channel_messages set state = 'given_up', settled_at = now(), body = null where state = 'waiting' and written_at < now() - interval '1 day';
    delete from channel_messages where state <> 'waiting' and written_at < now() - interval '7 days';
    delete from channel_answers where at < now() - interval '1 hour';
  $$;

-- The secrets with which an answer may be signed.
create function access.secrets_of_channel(channel uuid) returns table (sealed_secret bytea, former_secret bytea)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$ select c.sealed_secret, case when c.former_until > now() then c.former_secret end from channels c where c.id = channel $$;

-- Accepts a signed answer, in time, to an ask of its own condominium. A refused answer changes no row, and does not use up its id.
create function access.answer_by_channel(channel uuid, message text, ask uuid, answer text) returns text
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      place channels;
      asked authorizations;
      decision text := case answer when 'approve' then 'approved' when 'reject' then 'denied' end;
      result text := case answer when 'approve' then 'admitted' else 'refused' end;
      until timestamptz;
      said_by text;
    begin
      select c.* into place from channels c join condominiums k on k.id = c.condominium_id and k.archived_at is null where c.id = channel;
      if place.takes_answers is not true then perform access.refuse('channel_answers_off'); end if;
      insert into channel_answers (condominium_id, message_id) values (place.condominium_id, message) on conflict do nothing;
      if not found then perform access.refuse('channel_answer_repeated'); end if;
      select a.* into asked from authorizations a where a.condominium_id = place.condominium_id and a.id = ask
        and a.resident_id is null and a.ask_seconds is not null for update;
      if asked.id is null then perform access.refuse('channel_ask_unknown'); end if;
      if not access.lets_webhook_answer(asked.condominium_id, asked.unit_number) then perform access.refuse('channel_home_off'); end if;
      said_by := left('Webhook · ' || place.answers_by_name, 120);
      if asked.status <> 'pending_approval' or asked.closed_at is not null or now() > access.ask_ends(asked.created_at, asked.ask_seconds)
        or not access.settle_arrival(asked, result, 'webhook', said_by) then
        perform access.refuse('channel_ask_closed');
      end if;
      until := case decision when 'approved' then greatest(asked.valid_until, now() + interval '4 hours') else asked.valid_until end;
      update authorizations a set status = decision, decided_at = now(), decided_by_name = said_by, valid_until = until,
          access_number = case decision when 'approved' then access.take_access_number(asked.condominium_id, asked.id, null, until)
            else a.access_number end
        where a.condominium_id = asked.condominium_id and a.id = asked.id;
      if decision = 'denied' then perform access.give_back_access_number(asked); end if;
      return result;
    end
  $$;
grant execute on function access.take_channel_message(), access.settle_channel_message(uuid, uuid, boolean, integer, text),
  access.forget_channel_messages(), access.secrets_of_channel(uuid), access.answer_by_channel(uuid, text, uuid, text) to garita_keeper;
