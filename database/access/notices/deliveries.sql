-- The program writes the notices that it sends, a device reports that it showed one, and the gate reads both.

grant select, insert (condominium_id, kind, fact_id, profile_id, channel, shown_at), update (shown_at) on deliveries to garita_resident;
create policy own on deliveries to garita_resident using (profile_id = (select access.caller_id()))
  -- Only for a visible request, so that no resident can fake a delivery for another unit.
  with check (profile_id = (select access.caller_id()) and channel in ('screen', 'push') and kind = 'visitor_approval_request'
    and exists (select from authorizations a where a.condominium_id = deliveries.condominium_id and a.id = deliveries.fact_id));
grant select on deliveries to garita_agent, garita_admin, garita_super_admin;
create policy see_all on deliveries for select to garita_super_admin using (true);
create policy run on deliveries for select to garita_agent, garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
grant select, insert (condominium_id, kind, fact_id, profile_id, channel, sent_at), update (sent_at), delete on deliveries to garita_keeper;
create policy write_down on deliveries to garita_keeper using (true) with check (true);
-- An administrator reports the same for requests to units for which they answer.
grant insert (condominium_id, kind, fact_id, profile_id, channel, shown_at), update (shown_at) on deliveries to garita_admin;
create policy show_own on deliveries for insert to garita_admin
  with check (profile_id = (select access.caller_id()) and channel in ('screen', 'push') and kind = 'visitor_approval_request'
    and exists (select from authorizations a where a.condominium_id = deliveries.condominium_id and a.id = deliveries.fact_id
      and a.resident_id is null and access.administration_answers(a.condominium_id, a.unit_number, a.created_at)));
create policy show_own_again on deliveries for update to garita_admin
  using (profile_id = (select access.caller_id()) and channel in ('screen', 'push') and kind = 'visitor_approval_request'
    and condominium_id = any((select access.caller_condominiums())::uuid[]));
