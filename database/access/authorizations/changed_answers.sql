-- A wrong answer is changed by who gave it, until the entry is recorded. The outcome of the ask stays; the change is a line of its own.
create function access.change_answer(visit uuid, decision text) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      home residences := access.my_home();
      asked authorizations;
      until timestamptz;
      before text;
    begin
      select a.* into asked from authorizations a
        where a.id = visit and decision in ('approved', 'denied', 'comes_down', 'left_at_gate') and a.resident_id is null and a.status in ('approved', 'denied')
          and a.decided_by = access.me()
          and (a.condominium_id = home.condominium_id and access.may_answer(home)
              and (a.unit_number = home.unit_number or coalesce(a.former_unit, a.unit_number) = home.former_unit)
            or current_setting('role') = 'garita_admin' and access.administration_answers(a.condominium_id, a.unit_number, a.created_at))
        for update;
      if asked.id is null then return false; end if;
      -- Said again it is the same.
      before := coalesce(asked.answer, asked.status);
      if before = decision then return true; end if;
      perform access.need_answer_of_kind(asked, decision, home);
      if asked.entered_at is not null then perform access.refuse('visit_entered'); end if;
      if asked.closed_at is not null then perform access.refuse('visit_closed'); end if;
      -- Each change ends a code, and a code counts only so far.
      if asked.created_at <= now() - access.time_to_answer() or asked.pass_generation >= 100 then perform access.refuse('visit_expired'); end if;
      if decision <> 'approved' then
        -- A code is in somebody's hand only after a yes.
        update authorizations a set status = 'denied', answer = access.answer_beside(decision), decided_at = now(),
            pass_generation = a.pass_generation + case a.status when 'approved' then 1 else 0 end
          where a.condominium_id = asked.condominium_id and a.id = asked.id returning a.* into asked;
        perform access.give_back_access_number(asked);
      else
        until := greatest(asked.valid_until, now() + interval '4 hours');
        update authorizations a set status = 'approved', answer = null, decided_at = now(), valid_until = until,
            access_number = access.take_access_number(asked.condominium_id, asked.id, null, until)
          where a.condominium_id = asked.condominium_id and a.id = asked.id returning a.* into asked;
      end if;
      perform access.log_access(asked, decision || '_after_all');
      -- As of the first answer of an administration.
      if home.id is null then
        perform access.write_audit_entry(asked.condominium_id, 'visit', 'made', asked.id, asked.unit_number,
          jsonb_build_object('visit_answer', jsonb_build_array(before, decision), 'unit_number', jsonb_build_array(null, asked.unit_number)));
      end if;
      return true;
    end
  $$;
grant execute on function access.change_answer(uuid, text) to garita_resident, garita_admin;
