-- A repeated ending by the same person succeeds again; another person gets "not found". A deleted row cannot say who deleted it, so each
-- ending leaves a row here for a day.

-- Only for a caller; endings by the program itself are never repeated.
create function access.note_own_ending(kind text, ended text) returns void
  language sql
  as $$
    insert into own_endings (profile_id, thing, subject) select access.caller_id(), kind, ended where access.caller_id() is not null
      on conflict (profile_id, thing, subject) do update set at = now()
  $$;

-- Runs as the owner, because no role writes these lines.
create function access.note_ending() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare ended jsonb := to_jsonb(old);
    begin
      perform access.note_own_ending(tg_argv[0],
        coalesce(ended ->> 'id', concat_ws(' ', ended ->> 'profile_id', ended ->> 'condominium_id')));
      return null;
    end
  $$;

-- This writes only the row of the statement itself. Deleting a person deletes many other rows, and no user repeats those deletions.
create trigger note_ending after delete on profiles for each row
  when (pg_trigger_depth() = 0) execute function access.note_ending('person');
create trigger note_ending after delete on assignments for each row
  when (pg_trigger_depth() = 0) execute function access.note_ending('assignment');
create trigger note_ending after delete on authorizations for each row
  when (pg_trigger_depth() = 0) execute function access.note_ending('authorization');
create trigger note_ending after delete on amenity_reservations for each row
  when (pg_trigger_depth() = 0) execute function access.note_ending('reservation');
create trigger note_ending after delete on gates for each row
  when (pg_trigger_depth() = 0) execute function access.note_ending('gate');
create trigger note_ending after delete on units for each row
  when (pg_trigger_depth() = 0) execute function access.note_ending('unit');
create trigger note_ending after update of ended_at on unit_codes for each row
  when (old.ended_at is null and new.ended_at is not null and pg_trigger_depth() = 0) execute function access.note_ending('unit_code');
create trigger note_ending after delete on unsent_messages for each row
  when (pg_trigger_depth() = 0) execute function access.note_ending('message');
create trigger note_ending after update of revoked_at on gate_devices for each row
  when (old.revoked_at is null and new.revoked_at is not null and pg_trigger_depth() = 0)
  execute function access.note_ending('device');
create trigger note_ending after delete on enrolled_stations for each row
  when (pg_trigger_depth() = 0) execute function access.note_ending('device');
create trigger note_ending after update of archived_at on condominiums for each row
  when (old.archived_at is null and new.archived_at is not null) execute function access.note_ending('condominium');
create trigger note_shorter_retention after update of next_retention_id on condominiums for each row
  when (old.next_retention_id is not null and new.next_retention_id is null)
  execute function access.note_ending('shorter_retention');

create function access.caller_ended(kind text, ended text) returns boolean
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select exists (select from own_endings e
      where e.profile_id = access.caller_id() and e.thing = kind and e.subject = ended and e.at > now() - interval '1 day')
  $$;
grant execute on function access.caller_ended(text, text) to garita_resident, garita_agent, garita_admin, garita_super_admin;

grant delete, select (at) on own_endings to garita_keeper;
create policy sweep on own_endings for delete to garita_keeper using (at < now() - interval '1 day');
create policy sweep_see on own_endings for select to garita_keeper using (at < now() - interval '1 day');
