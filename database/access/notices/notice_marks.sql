grant select, insert (profile_id, kind, fact_id, dismissed_at), update (dismissed_at)
  on notice_marks to garita_resident, garita_agent, garita_admin, garita_super_admin;
create policy own on notice_marks to garita_resident, garita_agent, garita_admin, garita_super_admin
  using (profile_id = (select access.caller_id())) with check (profile_id = (select access.caller_id()));
grant select, insert, update (by_mail, cleared_until)
  on notice_preferences to garita_resident, garita_agent, garita_admin, garita_super_admin;
create policy own on notice_preferences to garita_resident, garita_agent, garita_admin, garita_super_admin
  using (profile_id = (select access.caller_id())) with check (profile_id = (select access.caller_id()));
grant select (read_at), delete on notice_marks to garita_keeper;
create policy sweep on notice_marks for delete to garita_keeper using (read_at < now() - interval '31 days');
create policy sweep_see on notice_marks for select to garita_keeper using (read_at < now() - interval '31 days');
