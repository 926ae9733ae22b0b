-- Lists the changes in the home of the caller beside the gate. Runs as the owner, and reads only that home. It is one function, because it
-- finds the home once, and in plpgsql, which keeps its plans.
create function access.changes_of_home(after timestamptz)
  returns table (kind text, fact uuid, at timestamptz, name text, by_name text, said text)
  language plpgsql stable rows 5 security definer set search_path = public, extensions, pg_temp set plan_cache_mode = force_generic_plan
  as $$
    declare home residences := access.caller_home();
    begin
      if home.id is null then return; end if;
      return query
        -- Rules that another adult of the home wrote, and refusals that they ended. A guest by days reads no refusals.
        (select c.* from (
            select 'rule_written', h.id, h.created_at, '', h.made_by_name, null from home_rules h
              where h.condominium_id = home.condominium_id and h.unit_number = home.unit_number and h.expected_until is null
                and h.ended_at is null and h.created_at > after and h.made_by <> home.profile_id
                and (home.kind is distinct from 'guest' or not access.is_line(h))
            union all
            select 'line_ended', h.id, h.ended_at, '', h.ended_by_name, null from home_rules h
              where h.condominium_id = home.condominium_id and h.unit_number = home.unit_number and access.is_line(h)
                and h.ended_at > after and h.ended_by <> home.profile_id and home.kind is distinct from 'guest'
          ) c (kind, fact, at, name, by_name, said)
          where access.may_answer(home) order by c.at desc limit 100)
        union all
        -- Owners who read the visits of the home, or ask to.
        select case when o.sees_visits then 'owner_watches' else 'owner_asks' end, o.asking, coalesce(o.agreed_at, o.asked_at), p.full_name,
            coalesce(o.agreed_by, o.asked_by_name), null
          from owners o join profiles p on p.id = o.profile_id
          where access.is_adult_of_home(home) and o.condominium_id = home.condominium_id and o.unit_number = home.unit_number
            and o.until is null and o.asking is not null and coalesce(o.agreed_at, o.asked_at) > after
            and o.agreed_by_id is distinct from home.profile_id and o.profile_id <> home.profile_id
        union all
        -- An adult of the home says that the reader no longer lives there. The notice does not name the adult.
        select 'said_gone', o.id, o.objected_at, '', null, null from residence_objections o
          where o.joining = home.joining and o.kind = 'gone' and o.answered_at is null and o.objected_at > after
        union all
        -- The reader or another person of the home gained or lost the right to authorize, or a person joined after the reader. A frozen
        -- newcomer reads that the administration was asked, without the name of the person who objected.
        select c.kind, c.fact, c.at, case when c.mine then '' else r.full_name end, null, null
          from (select n.*, p.full_name, p.approval_status, n.profile_id = home.profile_id as mine,
                greatest(after, n.since + interval '1 second') as word_after
              from residences n join profiles p on p.id = n.profile_id
              where n.condominium_id = home.condominium_id and n.unit_number = home.unit_number and n.until is null) r,
            lateral (
              select case when r.mine then '' else 'home_' end || case when r.barred_at is null then 'word_given' else 'word_taken' end,
                  r.id, coalesce(r.barred_at, r.word_given_at), r.mine
                where coalesce(r.barred_at, r.word_given_at) > r.word_after and (r.mine or access.is_adult_of_home(home))
              union all
              select case when r.mine then 'home_checked' else 'home_joined' end, r.joining,
                  case when r.mine then r.frozen_at else r.since end, r.mine
                where r.approval_status = 'approved' and case when r.mine then r.frozen_at is not null
                  else r.since > after and access.may_answer(home) end) c (kind, fact, at, mine)
        union all
        -- A person of the home who may not authorize asks its adults for a visitor.
        (select 'permission_asked', a.id, a.asked_at, a.visitor, a.asked_by_name, a.said from access.asks_to_answer(home) a
          where a.asked_at > after and a.asked_by <> home.profile_id order by a.asked_at desc limit 100)
        union all
        -- All earlier codes are void.
        select 'codes_renewed', c.id, c.at, '', null, null from key_changes c where c.condominium_id = home.condominium_id and c.at > after
        union all
        -- A lost tablet held the numbers of visits that may still come.
        select distinct 'numbers_renewed', n.lost_with, n.held_until, '', null, null
          from access_numbers n join authorizations a on a.condominium_id = n.condominium_id and a.id = n.authorization_id
            and a.access_number <> n.number and a.status = 'active' and a.valid_until > now()
          where n.host_id = home.profile_id and n.held_until > now() - interval '30 days' and n.lost_with is not null
            and n.condominium_id = home.condominium_id;
    end
  $$;
grant execute on function access.changes_of_home(timestamptz) to garita_resident;
