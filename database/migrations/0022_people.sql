-- Homes: each joining of a home has a name of its own, and those who lived there before may object to it.
-- An objection takes the newcomer's right to authorise until the administration has answered.

alter table residences
  -- Which joining this is: another one whenever the home begins to count again.
  add column joining uuid not null default gen_random_uuid(),
  -- Since when its right to authorise rests; null for nearly everybody.
  add column frozen_at timestamptz,
  add constraint residence_joining_taken unique (joining),
  add constraint residence_frozen_current check (frozen_at is null or since is not null and until is null);

-- Points at the objector by nothing: what they said stays when they are removed.
create table residence_objections (
  condominium_id uuid not null references condominiums,
  id uuid not null,
  residence_id uuid not null,
  joining uuid not null,
  profile_id uuid not null,
  by_name text not null,
  objected_at timestamptz not null default now(),
  answered_at timestamptz,
  answered_by uuid,
  answer text constraint residence_objection_answer check (answer in ('kept', 'ended')),
  primary key (condominium_id, id),
  constraint residence_objection_once unique (joining, profile_id),
  constraint residence_objection_answered check ((answered_at is null) = (answer is null)),
  foreign key (condominium_id, residence_id) references residences (condominium_id, id) on delete cascade
);
create index residence_objections_of_residence on residence_objections (condominium_id, residence_id);
create index residence_objections_waiting on residence_objections (condominium_id, objected_at desc) where answered_at is null;
