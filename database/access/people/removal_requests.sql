grant select, insert (profile_id), delete on removal_requests
  to garita_applicant, garita_resident, garita_agent, garita_admin, garita_super_admin;
create policy own on removal_requests for select
  to garita_applicant, garita_resident, garita_agent, garita_admin, garita_super_admin using (profile_id = (select access.caller_id()));
create policy ask on removal_requests for insert
  to garita_applicant, garita_resident, garita_agent, garita_admin, garita_super_admin with check (profile_id = access.caller_id());
create policy take_back on removal_requests for delete
  to garita_applicant, garita_resident, garita_agent, garita_admin, garita_super_admin using (profile_id = (select access.caller_id()));
create policy see on removal_requests for select to garita_admin using (profile_id = any((select access.caller_people())::uuid[]));
create policy see_all on removal_requests for select to garita_super_admin using (true);
