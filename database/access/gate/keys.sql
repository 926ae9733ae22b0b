-- A gate lends keys. Administrators keep the list of keys, and guards lend a key and take it back. A loan has the name of its borrower, often a
-- worker, so supervisors read neither.

grant select on keys to garita_agent, garita_admin, garita_super_admin;
grant insert, delete on keys to garita_admin, garita_super_admin;
create policy of_condominium on keys for select to garita_agent, garita_admin
  using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on keys for select to garita_super_admin using (true);
create policy add on keys for insert to garita_admin with check (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy add_all on keys for insert to garita_super_admin with check (true);
create policy remove on keys for delete to garita_admin using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy remove_all on keys for delete to garita_super_admin using (true);

grant select on key_loans to garita_agent, garita_admin, garita_super_admin;
grant insert (condominium_id, id, key_id, lent_to, due_at), update (returned_at) on key_loans to garita_agent;
create policy of_condominium on key_loans for select to garita_agent, garita_admin
  using (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy see_all on key_loans for select to garita_super_admin using (true);
create policy lend on key_loans for insert to garita_agent with check (condominium_id = any((select access.caller_condominiums())::uuid[]));
create policy take_back on key_loans for update to garita_agent
  using (condominium_id = any((select access.caller_condominiums())::uuid[]) and returned_at is null)
  with check (condominium_id = any((select access.caller_condominiums())::uuid[]));
-- The clock finds what is due.
grant select (id, due_at, late_at, returned_at), update (late_at) on key_loans to garita_keeper;
create policy due on key_loans for all to garita_keeper using (returned_at is null);

create function access.work_of_keys() returns setof access.slice_work
  language sql stable
  as $$ select 'keys', min(l.due_at) from key_loans l where l.returned_at is null and l.late_at is null $$;

-- The trigger writes the guard and the time, so that no caller sends another name.
create function access.sign_key_loan() returns trigger
  language plpgsql
  as $$
    declare signed_by text := access.name_at_gate(new.condominium_id, access.caller_id());
    begin
      if tg_op = 'INSERT' then
        new.key_name := (select k.name from keys k where k.condominium_id = new.condominium_id and k.id = new.key_id);
        new.lent_at := now();
        new.lent_by := access.caller_id();
        new.lent_by_name := signed_by;
      else
        new.returned_at := now();
        new.returned_by := access.caller_id();
        new.returned_by_name := signed_by;
      end if;
      return new;
    end
  $$;
create trigger sign_key_loan before insert or update of returned_at on key_loans for each row
  when (access.caller_id() is not null) execute function access.sign_key_loan();

-- A key that is out stays on the list.
create function access.keep_key_that_is_out() returns trigger
  language plpgsql
  as $$
    begin
      if exists (select from key_loans l where l.condominium_id = old.condominium_id and l.key_id = old.id and l.returned_at is null) then
        perform access.refuse('key_kept_while_out');
      end if;
      return old;
    end
  $$;
create trigger keep_key_that_is_out before delete on keys for each row execute function access.keep_key_that_is_out();

create trigger audit_after after insert or delete on keys for each row execute function access.write_audit('key', 'name');
select access.announce_writes('keys', 'insert delete', 'keys', array['condominium']);
select access.announce_writes('key_loans', 'insert update', 'keys', array['condominium']);
select access.announce_writes('key_loans', 'update', 'notices', array['condominium']);

-- The notice of guards and administrators about a key that is out past its time. It runs as its caller.
create function access.notices_of_keys(condominium uuid, since timestamptz) returns setof access.slice_notice
  language plpgsql stable
  as $$
    begin
      if current_setting('role') not in ('garita_agent', 'garita_admin') then return; end if;
      return query select 'key_late', l.id, l.late_at, l.key_name, l.lent_to, l.due_at from key_loans l
        where l.condominium_id = condominium and l.returned_at is null and l.late_at > since order by l.late_at desc limit 100;
    end
  $$;
grant execute on function access.notices_of_keys(uuid, timestamptz) to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- As long as the data of visitors, from the day on which the key came back.
create function access.forget_key_loans() returns void
  language sql security definer set search_path = public, extensions, pg_temp
  as $$
    delete from key_loans l using condominiums c
      where c.id = l.condominium_id and l.returned_at < now() - make_interval(days => access.retention_of(c))
  $$;
grant execute on function access.forget_key_loans() to garita_keeper;
