-- The ids of removed people. Lines that they left keep their ids for ever, so no new account may get one of them.
create table removed_people (
  id uuid primary key,
  was_staff boolean not null,
  sign text not null default (substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(uuid_send(gen_random_uuid()), 0) % 32 + 1, 1)
    || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(uuid_send(gen_random_uuid()), 0) % 32 + 1, 1)
    || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(uuid_send(gen_random_uuid()), 0) % 32 + 1, 1)
    || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(uuid_send(gen_random_uuid()), 0) % 32 + 1, 1)),
  removed_at timestamptz not null default now()
);
insert into removed_people (id, was_staff)
  select gone.id, bool_or(gone.was_staff) from (
    select l.actor_id as id, l.actor_role <> 'resident' as was_staff from access_logs l where l.actor_role not in ('device', 'system')
    union all select l.sent_by, true from access_logs l
    union all select l.told_as, true from access_logs l
    union all select l.resident_id, false from access_logs l
    union all select f.profile_id, true from former_agents f
    union all select k.by_id, true from looks k
    union all select a.actor_id, a.actor_role <> 'resident' from audit_entries a) gone
    where gone.id is not null and not exists (select from profiles p where p.id = gone.id)
      and not exists (select from gate_devices d where d.id = gone.id)
    group by gone.id;
