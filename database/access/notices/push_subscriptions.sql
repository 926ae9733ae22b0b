-- A browser has one push address. It belongs to the session that registered it last; a person keeps their ten newest.
create function access.subscribe(hash bytea, subscription uuid, address text, key bytea, secret bytea) returns void
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      delete from push_subscriptions s where s.endpoint = address;
      insert into push_subscriptions (id, profile_id, session_id, endpoint, p256dh, auth)
        select subscription, s.profile_id, s.id, address, key, secret from sessions s
          where s.token_hash = hash and s.profile_id = access.caller_id()
        on conflict on constraint push_endpoint_taken do nothing;
      delete from push_subscriptions s where s.profile_id = access.caller_id() and s.id not in
        (select newest.id from push_subscriptions newest where newest.profile_id = access.caller_id() order by newest.created_at desc, newest.id desc limit 10);
    end
  $$;
grant execute on function access.subscribe(bytea, uuid, text, bytea, bytea)
  to garita_resident, garita_agent, garita_admin, garita_super_admin;
grant select (id, profile_id, endpoint), delete on push_subscriptions to garita_resident, garita_agent, garita_admin, garita_super_admin;
create policy own on push_subscriptions for select to garita_resident, garita_agent, garita_admin, garita_super_admin
  using (profile_id = (select access.caller_id()));
create policy end_own on push_subscriptions for delete to garita_resident, garita_agent, garita_admin, garita_super_admin
  using (profile_id = (select access.caller_id()));
grant select (id, profile_id, endpoint, p256dh, auth), delete on push_subscriptions to garita_keeper;
create policy tell on push_subscriptions for select to garita_keeper using (true);
create policy forget on push_subscriptions for delete to garita_keeper using (true);

-- Rings a browser of the caller, as a test. The job names the subscription, because its secrets stay in the table.
create function access.ring_device(address text) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      perform access.enqueue('notices.ring', json_build_object('subscription', s.id))
        from push_subscriptions s where s.endpoint = address and s.profile_id = access.caller_id();
      return found;
    end
  $$;
grant execute on function access.ring_device(text) to garita_resident, garita_agent, garita_admin, garita_super_admin;
