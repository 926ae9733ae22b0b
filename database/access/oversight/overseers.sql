grant execute on function access.caller_id(), access.caller_condominiums(), plain(text), counted(text), unit_key(text), home_word(text), access.caller_session(), access.caller_records(integer),
  access.caller_ended(text, text), access.privacy_notice(uuid), access.condominium_by_invitation(text) to garita_supervisor, garita_board;
-- A supervisor or a member of the board may also live in a condominium, so they may ask for a home.
grant execute on function access.ask_home(bytea, uuid), access.choose_asking(uuid, text, time, time), access.waiting_elsewhere()
  to garita_supervisor, garita_board;

grant select (id, full_name, email, username, phone_number, user_role, approval_status, language, email_confirmed_at, started, revision,
    created_at, updated_at),
  update (full_name, phone_number, language, username) on profiles to garita_supervisor, garita_board;
create policy own_of_overseers on profiles for select to garita_supervisor, garita_board using (id = (select access.caller_id()));
create policy edit_own_of_overseers on profiles for update to garita_supervisor, garita_board using (id = (select access.caller_id()));

grant select (id, profile_id, device, created_at, last_seen_at, expires_at), delete on sessions to garita_supervisor, garita_board;
create policy own_of_overseers on sessions to garita_supervisor, garita_board using (profile_id = (select access.caller_id()));
grant select (id, profile_id, kind, network, device, actor_id, count, at, last_at) on security_events to garita_supervisor, garita_board;
create policy own_of_overseers on security_events for select to garita_supervisor, garita_board using (profile_id = (select access.caller_id()));
grant select, insert (profile_id), delete on removal_requests to garita_supervisor, garita_board;
create policy own_of_overseers on removal_requests to garita_supervisor, garita_board
  using (profile_id = (select access.caller_id())) with check (profile_id = access.caller_id());

grant select (id, name, address, time_zone, country, archived_at) on condominiums to garita_supervisor, garita_board;
create policy own_of_overseers on condominiums for select to garita_supervisor, garita_board
  using (id = any((select access.caller_condominiums())::uuid[]));
