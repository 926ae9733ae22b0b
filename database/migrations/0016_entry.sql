-- Every generation of a pass that died is known until the last end that was ever issued for it, with why it died.

alter table revoked_passes add column why text not null default 'cancelled_by_resident'
  constraint revoked_pass_why check (why in ('cancelled_by_resident', 'visit_over', 'superseded', 'revoked'));
alter table revoked_passes alter column why drop default;
-- A device asks for the one that a number names.
create index revoked_passes_of_number on revoked_passes (condominium_id, access_number) where access_number is not null;

-- What died before today was not written down. A generation above the first means that an earlier code is dead; when that one would have
-- ended nobody knows any more, so it counts as one without an end.
update revoked_passes set valid_until = null where generation > 1;
insert into revoked_passes (condominium_id, pass_id, authorization_id, generation, access_number, revoked_at, valid_until, why)
  select a.condominium_id, a.pass_id, a.id, a.pass_generation, a.access_number, a.updated_at,
      case when a.pass_generation = 1 then a.valid_until end, 'visit_over'
    from authorizations a
    where a.status = 'inactive' and a.auth_type <> 'pet'
      and (a.pass_generation > 1 or coalesce(a.valid_until > now() - interval '31 days', true))
  union all
  select a.condominium_id, a.pass_id, a.id, a.pass_generation - 1, null, a.pass_issued_at, null, 'superseded'
    from authorizations a
    where a.status in ('active', 'approved') and a.auth_type <> 'pet' and a.pass_generation > 1
  on conflict do nothing;
