-- A person changes their own e-mail. The letter to the new address has the link that changes it. The letter to the former address has the link that
-- stops it: before the change it cancels it, afterwards it restores the former address.

-- Spends a link and returns it. It locks the account first: of two links, the second then finds that the first deleted it.
create function access.spend_link(link bytea, for_what text) returns one_time_tokens
  language plpgsql
  as $$
    declare spent one_time_tokens;
    begin
      perform from profiles p where p.id = (select t.profile_id from one_time_tokens t where t.token_hash = link) for update;
      update one_time_tokens t set used_at = now()
        where t.token_hash = link and t.purpose = for_what and t.used_at is null and t.expires_at > now() returning t.* into spent;
      return spent;
    end
  $$;

-- Changes the e-mail by the link of its letter, and ends every other session and link. The link of the former address stays. False if the link
-- no longer works.
create function access.change_email(link bytea, spared bytea) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare spent one_time_tokens := access.spend_link(link, 'change');
    begin
      if spent.token_hash is null then return false; end if;
      update profiles p set email = spent.email, email_confirmed_at = now() where p.id = spent.profile_id;
      delete from one_time_tokens t where t.profile_id = spent.profile_id and t.purpose <> 'stop_change' and t.used_at is null;
      delete from sessions s where s.profile_id = spent.profile_id and s.token_hash is distinct from spared;
      delete from known_browsers b where b.profile_id = spent.profile_id;
      return true;
    end
  $$;

-- Stops a change by the link in the letter to the former address, and returns the person. The caller sets a new password in the same
-- transaction. A second factor of a later time goes too: another person may have added it. A link of an earlier address keeps working.
create function access.stop_email_change(link bytea) returns uuid
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare spent one_time_tokens := access.spend_link(link, 'stop_change');
    begin
      if spent.token_hash is null then return null; end if;
      update profiles p set email = spent.email, email_confirmed_at = now() where p.id = spent.profile_id and p.email is distinct from spent.email;
      update credentials c set totp_secret = null, totp_confirmed_at = null, totp_last_step = 0, recovery_hashes = '{}'
        where c.profile_id = spent.profile_id and c.totp_confirmed_at > spent.expires_at - access.time_to_stop();
      delete from one_time_tokens t where t.profile_id = spent.profile_id and t.used_at is null
        and (t.purpose <> 'stop_change' or t.expires_at >= spent.expires_at);
      return spent.profile_id;
    end
  $$;
grant execute on function access.change_email(bytea, bytea), access.stop_email_change(bytea) to garita_identity;

create function access.time_to_stop() returns interval
  language sql immutable parallel safe
  as $$ select interval '7 days' $$;
grant execute on function access.time_to_stop() to garita_keeper;

-- While a link can restore a former address, no other account may take it: otherwise a thief would lock the owner out. A registration gets the
-- same answer as for a known address.
create function access.keep_former_address() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if exists (select from one_time_tokens t where t.purpose = 'stop_change' and t.email = new.email and t.profile_id <> new.id
        and t.used_at is null and t.expires_at > now()) then
        if tg_op = 'INSERT' and current_setting('role') = 'garita_identity' then return null; end if;
        perform access.refuse('profile_email_taken');
      end if;
      return new;
    end
  $$;
create trigger keep_former_address_insert before insert on profiles for each row when (new.email is not null)
  execute function access.keep_former_address();
create trigger keep_former_address_update before update of email on profiles for each row
  when (new.email is not null and new.email is distinct from old.email) execute function access.keep_former_address();

-- The administration changes an e-mail because its owner cannot read the former one: links of earlier changes end.
create function access.end_email_changes() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if current_setting('role') <> 'garita_identity' then
        delete from one_time_tokens t where t.profile_id = new.id and t.purpose in ('change', 'stop_change');
      end if;
      return null;
    end
  $$;
create trigger end_email_changes after update of email on profiles for each row
  when (new.email is distinct from old.email) execute function access.end_email_changes();
