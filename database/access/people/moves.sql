-- The administration changes what a person is in a home and may do there (by columns), and plans moves: a plan can be canceled until its
-- date, and a job then carries it out.

grant update (leaves_at, moves_to, kind, barred_at, asked) on residences to garita_admin, garita_super_admin;
create policy plan_move on residences for update to garita_admin
  using (until is null and condominium_id = any((select access.caller_condominiums())::uuid[])
    and profile_id <> (select access.caller_id()));
create policy plan_any_move on residences for update to garita_super_admin using (until is null);

-- The job may find another date, or no move at all.
create function access.schedule_move() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if new.leaves_at < now() then perform access.refuse('move_in_past'); end if;
      if new.leaves_at > now() + interval '2 years' then perform access.refuse('move_too_far'); end if;
      perform access.enqueue('moves.due', json_build_object('condominium_id', new.condominium_id, 'id', new.id), new.leaves_at - now());
      return null;
    end
  $$;
-- Also runs when a person with a last day is approved.
create trigger schedule_move after update of leaves_at, since on residences for each row
  when (new.leaves_at is not null and new.since is not null and new.until is null
    and (new.leaves_at is distinct from old.leaves_at or old.since is null))
  execute function access.schedule_move();

-- Carries out a due move, once. Any caller may do so, because planning it needed the permission. The chosen passes move along. All else
-- ends with the home: other passes, rules of workers, vehicles, bookings, codes, and the phones that rang for it.
create function access.carry_out_move(condominium uuid, residence uuid) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      home residences;
      passing uuid[];
      along uuid;
    begin
      perform from profiles p where p.id = (select r.profile_id from residences r where r.condominium_id = condominium and r.id = residence)
        for no key update;
      select access.passes_now(r) into passing from residences r where r.condominium_id = condominium and r.id = residence;
      update residences r set until = now()
        where r.condominium_id = condominium and r.id = residence and r.since is not null and r.until is null and r.leaves_at <= now()
        returning r.* into home;
      if not found then return false; end if;
      if home.moves_to is null then
        delete from push_subscriptions s where s.profile_id = home.profile_id
          and not exists (select from residences r where r.profile_id = home.profile_id and r.since is not null and r.until is null)
          and not exists (select from assignments a where a.profile_id = home.profile_id);
      else
        -- The person may have the new home already, or have asked for it.
        update residences r set since = coalesce(r.since, now()), leaves_at = case when r.since is not null then r.leaves_at end,
            barred_at = case when r.since is not null then r.barred_at else coalesce(r.barred_at, home.barred_at) end
          where r.profile_id = home.profile_id and r.condominium_id = home.condominium_id and r.unit_number = home.moves_to and r.until is null
          returning r.id into along;
        if along is null then
          along := gen_random_uuid();
          insert into residences (condominium_id, id, profile_id, unit_number, since, kind, barred_at, asked, quiet_from, quiet_until)
            values (home.condominium_id, along, home.profile_id, home.moves_to, now(), home.kind, home.barred_at, home.asked,
              home.quiet_from, home.quiet_until);
        end if;
      end if;
      perform access.hand_over(home, passing, along);
      return true;
    end
  $$;
grant execute on function access.carry_out_move(uuid, uuid) to garita_keeper, garita_admin, garita_super_admin;
