-- An alarm rings until somebody takes it by name; nobody else and no clock ends it.
create table alarms (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  -- When the button was held; without a line that is before anybody heard of it.
  pressed_at timestamptz not null,
  raised_at timestamptz not null default now(),
  raised_by uuid not null,
  raised_by_name text not null constraint alarm_name_length check (length(raised_by_name) <= 120),
  raised_as text not null constraint alarm_raised_as check (raised_as in ('guard', 'resident', 'administration')),
  gate_name text constraint alarm_gate_length check (length(gate_name) <= 80),
  unit_number text constraint alarm_unit_length check (length(unit_number) <= 20),
  is_test boolean not null default false,
  -- One of many by the same person within ten minutes: it rings all the same.
  is_one_of_many boolean not null default false,
  -- When it was told: at once, and every half minute to more people until somebody took it.
  told_at timestamptz[] not null default array[now()],
  tells_next_at timestamptz default now() + interval '30 seconds',
  taken_at timestamptz,
  taken_by uuid,
  taken_by_name text constraint alarm_taker_length check (length(taken_by_name) <= 120),
  ended_at timestamptz,
  ended_by_name text constraint alarm_ender_length check (length(ended_by_name) <= 120),
  note text constraint alarm_note_length check (length(note) between 1 and 500),
  constraint alarm_exists primary key (condominium_id, id),
  constraint alarm_pressed_before check (pressed_at <= raised_at),
  constraint alarm_told check (cardinality(told_at) between 1 and 20),
  constraint alarm_taken check ((taken_at is null) = (taken_by is null) and (taken_at is null) = (taken_by_name is null)),
  constraint alarm_ended check ((ended_at is null) = (ended_by_name is null) and (ended_at is null) = (note is null) and (ended_at is null or taken_at is not null)),
  constraint alarm_rests check (tells_next_at is null or taken_at is null),
  constraint alarm_tests check (raised_as <> 'administration' or is_test)
);
create index alarms_by_time on alarms (condominium_id, raised_at desc, id desc);
create index alarms_ringing on alarms (tells_next_at) where tells_next_at is not null;
create index alarms_by_person on alarms (raised_by, raised_at);

-- Whom an alarm is told besides guards and administrators, and whom a gate without a line calls.
create table alarm_contacts (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  name text not null constraint alarm_contact_name check (length(name) between 1 and 120),
  telephone text constraint alarm_contact_telephone check (length(telephone) between 3 and 30),
  profile_id uuid references profiles(id) on delete cascade,
  -- Told at once, after half a minute, or after a minute.
  step smallint not null constraint alarm_contact_step check (step between 1 and 3),
  constraint alarm_contact_exists primary key (condominium_id, id),
  constraint alarm_contact_reached check (telephone is not null or profile_id is not null)
);
create unique index alarm_contact_once on alarm_contacts (condominium_id, profile_id);
create index alarm_contacts_of_person on alarm_contacts (profile_id);
