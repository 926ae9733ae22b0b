-- The consent of a home to answers by the webhook of its condominium, and the notices of changes of that webhook.

-- Whether an adult of the unit allows it. The consent of an adult counts only while they live there, are not held and may authorize.
create function access.lets_webhook_answer(condominium uuid, unit text) returns boolean
  language sql stable
  as $$
    select exists (select from residences r where r.condominium_id = condominium and r.unit_number = unit and r.since is not null and r.until is null
      and r.webhook_since >= r.since and access.is_adult_of_home(r))
  $$;

-- For the adults of a home: whether the webhook may answer for it, the first adult who allowed it and when, and whether the condominium has a webhook
-- that takes answers. Null for other callers.
create function access.caller_webhook() returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select json_build_object('answers', said.at is not null, 'by_name', said.full_name, 'since', said.at,
        'offered', exists (select from channels c where c.condominium_id = home.condominium_id and c.takes_answers))
      from access.caller_home() home left join lateral (select p.full_name, r.webhook_since as at from residences r join profiles p on p.id = r.profile_id
        where r.condominium_id = home.condominium_id and r.unit_number = home.unit_number and r.since is not null and r.until is null
          and r.webhook_since >= r.since and access.is_adult_of_home(r) order by r.webhook_since, r.id limit 1) said on true
      where home.id is not null and access.is_adult_of_home(home)
  $$;
grant execute on function access.caller_webhook() to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- Allows the webhook to answer, or withdraws the consent of all adults of the home. An adult cannot allow it while an older account may still object to them. False if the caller has no right to do so.
create function access.let_webhook_answer(answers boolean) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare home residences := access.caller_home();
    begin
      if home.id is null then return false; end if;
      select r.* into home from residences r where r.condominium_id = home.condominium_id and r.id = home.id for no key update;
      if not access.is_adult_of_home(home) or answers and access.is_newcomer(home) then return false; end if;
      update residences r set webhook_since = case when answers then now() end
        where r.condominium_id = home.condominium_id and r.unit_number = home.unit_number and r.until is null
          and case when answers then r.id = home.id and coalesce(r.webhook_since < r.since, true) else r.webhook_since is not null end;
      return true;
    end
  $$;
grant execute on function access.let_webhook_answer(boolean) to garita_resident;

-- For the administration: the number of homes, and of homes that allow answers. The administration does not learn their units.
create function access.webhook_homes(condominium uuid) returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select json_build_object('homes', count(*), 'let', count(*) filter (where h.lets))
      from (select coalesce(bool_or(r.webhook_since >= r.since and access.is_adult_of_home(r)), false) as lets from residences r
        where r.condominium_id = condominium and condominium = any(access.caller_condominiums()) and r.since is not null and r.until is null
        group by r.unit_number) h
  $$;
grant execute on function access.webhook_homes(uuid) to garita_admin;

-- The changes that homes get a notice of, with the administrator: names turned on, answers turned on, another address. They come from the change
-- log, so the notices remain after the webhook is turned off.
create function access.webhook_turns(condominium uuid, since timestamptz)
  returns table (fact uuid, at timestamptz, by_name text, about text)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select e.id, e.at, e.actor_name, case when on_now.names and on_now.answers then 'names_and_answers' when on_now.names then 'names'
        when on_now.answers then 'answers' else 'address' end
      from audit_entries e, lateral (select coalesce(e.what #>> '{with_names,1}' = 'true', false) as names,
        coalesce(e.what #>> '{takes_answers,1}' = 'true', false) as answers) on_now
      where e.condominium_id = condominium and e.thing = 'channel' and e.at > since and e.act in ('made', 'changed')
        and condominium = (access.caller_home()).condominium_id
        and (on_now.names or on_now.answers or e.act = 'changed' and e.what ? 'address')
  $$;
grant execute on function access.webhook_turns(uuid, timestamptz) to garita_resident, garita_agent, garita_admin, garita_super_admin;
