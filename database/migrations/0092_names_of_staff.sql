-- A member of the staff asks for a new name, and another person agrees. Lines show the signs of a person beside the name, to tell people apart.
alter table profiles
  -- Random: signs made from the id could be chosen, because browsers choose the ids of new accounts.
  add column sign text not null default (substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(uuid_send(gen_random_uuid()), 0) % 32 + 1, 1)
    || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(uuid_send(gen_random_uuid()), 0) % 32 + 1, 1)
    || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(uuid_send(gen_random_uuid()), 0) % 32 + 1, 1)
    || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(uuid_send(gen_random_uuid()), 0) % 32 + 1, 1)),
  -- Two names are the same if their letters and digits are the same.
  add column name_key text generated always as (regexp_replace(plain(full_name), '[^[:alnum:]]+', '', 'g')) stored,
  add column made_by uuid,
  add column role_by uuid,
  add column role_at timestamptz;
create index profiles_by_name_key on profiles (name_key);

create table second_asks (
  condominium_id uuid not null references condominiums (id),
  id uuid not null,
  kind text not null,
  profile_id uuid references profiles (id) on delete cascade,
  wanted_name text,
  asked_at timestamptz not null default now(),
  asked_by uuid not null,
  asked_by_name text not null,
  ends_at timestamptz not null default now() + interval '30 days',
  answered_at timestamptz,
  answered_by uuid,
  answered_by_name text,
  granted boolean,
  constraint second_ask_exists primary key (condominium_id, id),
  constraint second_ask_kind check (kind = 'name'),
  constraint second_ask_about check ((profile_id is not null) = (kind = 'name')),
  constraint second_ask_name check ((wanted_name is not null) = (kind = 'name') and length(wanted_name) between 1 and 120),
  constraint second_ask_asker_length check (length(asked_by_name) <= 120),
  constraint second_ask_answerer_length check (length(answered_by_name) <= 120),
  constraint second_ask_answered_whole check (num_nonnulls(answered_at, answered_by, answered_by_name, granted) in (0, 4)),
  constraint second_ask_two_people check (answered_by <> asked_by)
);
create index second_asks_by_age on second_asks (asked_at);
create unique index second_asks_open on second_asks (kind, profile_id) where answered_at is null;
