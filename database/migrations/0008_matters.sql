-- Messages to the administration: a matter of its author, with the messages of both sides in their order.
create table matters (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  author_id uuid not null references profiles(id) on delete cascade,
  author_name text not null,
  home_id uuid not null,  -- the residence or the ownership for which the author wrote
  began_at timestamptz not null default now(),
  last_at timestamptz not null default now(),  -- of the newest message
  waits_since timestamptz default now(),  -- null: the administration answered, or the matter is closed
  closed_at timestamptz,
  closed_by uuid,
  closed_by_name text,
  primary key (condominium_id, id),
  constraint matter_closed_whole check (num_nonnulls(closed_at, closed_by, closed_by_name) in (0, 3)),
  constraint matter_closed_waits check (closed_at is null or waits_since is null)
);
create index matters_waiting on matters (waits_since, id) where waits_since is not null;
create index matters_by_author on matters (author_id, last_at desc, id desc);
create index matters_by_time on matters (last_at desc, id desc);

create table matter_messages (
  condominium_id uuid not null,
  id uuid not null,  -- the first message of a matter has its id
  matter_id uuid not null,
  by_author boolean not null,
  by_id uuid not null,
  by_name text not null,
  said text not null,
  said_at timestamptz not null default clock_timestamp(),
  primary key (condominium_id, id),
  constraint matter_messages_matter foreign key (condominium_id, matter_id) references matters (condominium_id, id) on delete cascade,
  constraint matter_said_length check (length(said) between 1 and 2000)
);
create index matter_messages_in_order on matter_messages (condominium_id, matter_id, said_at, id);
create index matter_messages_by_id on matter_messages (id);
create index matter_messages_by_person on matter_messages (by_id, said_at);

-- The ways to reach the administration beside its messages.
alter table condominiums add column office_phone text, add column office_whatsapp text,
  add constraint condominium_office_phone_length check (length(office_phone) between 7 and 30),
  add constraint condominium_office_whatsapp_length check (length(office_whatsapp) between 7 and 30);

-- One photo of a message. It waits for its message at most a day.
create table matter_photos (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  by_id uuid not null references profiles(id) on delete cascade,
  message_id uuid,
  sealed_photo bytea not null,
  kept_at timestamptz not null default now(),
  primary key (condominium_id, id),
  constraint matter_photos_message foreign key (condominium_id, message_id) references matter_messages (condominium_id, id) on delete cascade,
  constraint matter_photo_size check (length(sealed_photo) <= 320000)
);
create index matter_photos_of_message on matter_photos (condominium_id, message_id);
create index matter_photos_by_person on matter_photos (by_id, kept_at);
create index matter_photos_waiting on matter_photos (kept_at) where message_id is null;

-- An item at the gate has a place on a shelf, a person whom the home lets collect it, and the time of its next reminder.
alter table left_items add column shelf text, add column collector text, add column collector_by text, add column remind_at timestamptz,
  add constraint left_item_shelf_length check (length(shelf) between 1 and 20),
  add constraint left_item_collector_length check (length(collector) between 1 and 120),
  add constraint left_item_collector_whole check (num_nonnulls(collector, collector_by) in (0, 2));
create index left_items_to_remind on left_items (remind_at) where handed_at is null and remind_at is not null;
