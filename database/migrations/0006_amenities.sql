-- Amenities, their reservations and the guests of those; the access log knows guests too.

create extension btree_gist schema extensions;

create table amenities (
  condominium_id uuid not null references condominiums,
  id uuid not null,
  amenity_type text not null
    constraint amenity_type check (amenity_type in ('pool', 'clubhouse', 'event_hall', 'gym', 'playground', 'parking')),
  -- Null is the type's own name, in each reader's language.
  name text constraint amenity_name_length check (length(name) between 1 and 80),
  is_open boolean not null default true,
  -- From Monday to Sunday: null while closed, or {"from": "08:00", "until": "22:00"}; until the next day when it is not after from.
  hours jsonb not null constraint amenity_hours_shape check (jsonb_typeof(hours) = 'array' and jsonb_array_length(hours) = 7),
  exclusive boolean not null,
  capacity integer not null constraint amenity_capacity_range check (capacity between 1 and 1000),
  needs_approval boolean not null,
  shortest_minutes integer not null,
  longest_minutes integer not null,
  -- Between two bookings of an exclusive amenity: time to clean.
  buffer_minutes integer not null default 0 constraint amenity_buffer_range check (buffer_minutes between 0 and 720),
  days_ahead integer not null constraint amenity_ahead_range check (days_ahead between 1 and 365),
  hours_notice integer not null default 0 constraint amenity_notice_range check (hours_notice between 0 and 720),
  weekly_limit integer constraint amenity_weekly_range check (weekly_limit between 1 and 50),
  closed_days date[] not null default '{}' constraint amenity_closed_days check (cardinality(closed_days) <= 100),
  house_rules text constraint amenity_house_rules_length check (length(house_rules) between 1 and 2000),
  revision integer not null default 1,
  constraint amenity_exists primary key (condominium_id, id),
  constraint amenity_stay_range check (shortest_minutes >= 30 and longest_minutes >= shortest_minutes and longest_minutes <= 1440)
);

create table amenity_reservations (
  condominium_id uuid not null references condominiums,
  id uuid not null,
  amenity_id uuid not null,
  resident_id uuid not null references profiles on delete cascade,
  residence_id uuid not null,
  unit_number text not null,
  -- The day and the hours as the condominium's clock says them; an end that is not after the start is of the next day.
  reservation_date date not null,
  start_time time not null,
  end_time time not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- What is kept from others, with the time to clean after it; exclusive as its amenity is.
  held tstzrange not null,
  exclusive boolean not null,
  purpose text constraint reservation_purpose_length check (length(purpose) <= 300),
  guest_count integer not null default 1 constraint reservation_guest_count check (guest_count between 1 and 1000),
  status text not null default 'pending'
    constraint reservation_status check (status in ('pending', 'approved', 'rejected', 'cancelled')),
  rejection_reason text constraint reservation_reason_length check (length(rejection_reason) between 1 and 300),
  rules_accepted_at timestamptz,
  -- When its approval was last asked for.
  asked_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid,
  decided_by_name text,
  cancelled_at timestamptz,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (condominium_id, id),
  foreign key (condominium_id, amenity_id) references amenities (condominium_id, id),
  foreign key (condominium_id, residence_id) references residences (condominium_id, id) on delete cascade,
  constraint reservation_end_after_start check (ends_at > starts_at and ends_at <= starts_at + interval '25 hours'),
  constraint reservation_half_hours check
    (extract(minute from start_time) in (0, 30) and extract(minute from end_time) in (0, 30)
      and extract(second from start_time) = 0 and extract(second from end_time) = 0),
  constraint reservation_reason_given check (status <> 'rejected' or rejection_reason is not null),
  constraint reservation_slot_taken exclude using gist
    (condominium_id with =, amenity_id with =, held with &&)
    where (exclusive and status in ('pending', 'approved'))
);
create index reservations_of_amenity on amenity_reservations (condominium_id, amenity_id, starts_at);
create index reservations_by_start on amenity_reservations (condominium_id, starts_at desc, id desc);
create index reservations_of_resident on amenity_reservations (resident_id, starts_at desc, id desc);
create index reservations_of_residence on amenity_reservations (condominium_id, residence_id);
create index reservations_pending on amenity_reservations (condominium_id, asked_at desc) where status = 'pending';
create index reservations_decided on amenity_reservations (condominium_id, decided_at desc) where decided_at is not null;
create index reservations_cancelled on amenity_reservations (condominium_id, cancelled_at desc) where cancelled_at is not null;

create table reservation_guests (
  condominium_id uuid not null,
  id uuid not null,
  reservation_id uuid not null,
  resident_id uuid not null,
  -- The host's order.
  position integer not null,
  name text not null constraint guest_name_length check (length(name) between 1 and 120),
  entered_at timestamptz,
  left_at timestamptz,
  inside boolean not null generated always as (entered_at is not null and coalesce(left_at < entered_at, true)) stored,
  primary key (condominium_id, id),
  foreign key (condominium_id, reservation_id) references amenity_reservations (condominium_id, id) on delete cascade
);
create index guests_of_reservation on reservation_guests (condominium_id, reservation_id, position);
create index guests_inside on reservation_guests (condominium_id, entered_at desc) where inside;

-- A row of the log is about an authorization or about a guest.
alter table access_logs
  alter column authorization_id drop not null,
  add column reservation_id uuid,
  add column guest_id uuid,
  add constraint access_log_subject check
    ((authorization_id is null) = (guest_id is not null) and (guest_id is null) = (reservation_id is null));
create index access_logs_of_guest on access_logs (condominium_id, guest_id, occurred_at desc) where guest_id is not null;

-- A fact that begins anew, such as a booking asked for once more, is unread again.
create index notice_marks_of_fact on notice_marks (fact_id);
