grant select (id, profile_id, device, created_at, last_seen_at, expires_at), delete
  on sessions to garita_applicant, garita_resident, garita_agent, garita_admin, garita_super_admin;
create policy own on sessions for select
  to garita_applicant, garita_resident, garita_agent, garita_admin, garita_super_admin
  using (profile_id = (select access.caller_id()));
create policy end_own on sessions for delete
  to garita_applicant, garita_resident, garita_agent, garita_admin, garita_super_admin
  using (profile_id = (select access.caller_id()));

grant select, insert (id, token_hash, profile_id, device, expires_at), update (token_hash, expires_at, last_day, proved_at), delete
  on sessions to garita_identity;
create policy sign_in on sessions to garita_identity using (true) with check (true);
grant select, insert (profile_id, password_hash),
  update (password_hash, password_changed_at, totp_secret, totp_confirmed_at, totp_last_step, recovery_hashes)
  on credentials to garita_identity;
create policy verify on credentials to garita_identity using (true) with check (true);
grant select, update (used_at), delete on one_time_tokens to garita_identity;
create policy spend on one_time_tokens to garita_identity using (true);
grant select, insert (profile_id, token_hash), update (last_used_at), delete on known_browsers to garita_identity;
create policy recognize on known_browsers to garita_identity using (true) with check (true);
-- A pause ends at its time. It also ends if the clock was ahead when it was written, or it would last as long as the clock was ahead.
create function access.is_over(tried attempts) returns boolean
  language sql stable
  as $$ select tried.resets_at <= now() or tried.counted_at > now() + interval '1 minute' $$;
grant execute on function access.is_over(attempts) to garita_identity;
grant select, insert, update, delete on attempts to garita_identity;
create policy count on attempts to garita_identity using (true) with check (true);

grant insert on one_time_tokens to garita_keeper;
create policy issue on one_time_tokens for insert to garita_keeper with check (used_at is null);

-- The sweep deletes expired rows; no rule depends on its time.
grant delete, select (expires_at) on sessions, one_time_tokens to garita_keeper;
create policy sweep on sessions for delete to garita_keeper using (expires_at < now());
create policy sweep on one_time_tokens for delete to garita_keeper using (expires_at < now());
create policy sweep_see on sessions for select to garita_keeper using (expires_at < now());
create policy sweep_see on one_time_tokens for select to garita_keeper using (expires_at < now());
grant delete, select (last_used_at) on known_browsers to garita_keeper;
create policy sweep on known_browsers for delete to garita_keeper using (last_used_at < now() - interval '400 days');
create policy sweep_see on known_browsers for select to garita_keeper using (last_used_at < now() - interval '400 days');
grant delete, select (resets_at, locks) on attempts to garita_keeper;
create policy sweep on attempts to garita_keeper using (resets_at < now());

grant select (only_row, sends_mail, requires_second_factor, demo) on installation to garita_identity, garita_keeper;
create policy know on installation for select to garita_identity, garita_keeper using (true);
