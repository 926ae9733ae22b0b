-- Notices: where somebody is without asking the log, what each person has read, the devices that are told, and what reached whom.

alter table authorizations disable trigger user;
alter table authorizations
  -- The latest entry and the latest leaving that the log holds.
  add column entered_at timestamptz,
  add column left_at timestamptz,
  add column inside boolean not null generated always as (entered_at is not null and coalesce(left_at < entered_at, true)) stored;
update authorizations a set entered_at = seen.entered_at, left_at = seen.left_at
  from (
    select condominium_id, authorization_id, max(occurred_at) filter (where event_type = 'entry') as entered_at,
        max(occurred_at) filter (where event_type in ('exit', 'visitor_checkout')) as left_at
      from access_logs group by condominium_id, authorization_id
  ) seen
  where a.condominium_id = seen.condominium_id and a.id = seen.authorization_id;
alter table authorizations enable trigger user;
create index authorizations_inside on authorizations (condominium_id, entered_at desc) where inside;
create index authorizations_pending on authorizations (condominium_id, created_at desc) where status = 'pending_approval';
create index authorizations_decided on authorizations (condominium_id, decided_at desc) where decided_at is not null;
create index authorizations_of_kind on authorizations (condominium_id, auth_type, created_at desc, id desc);
create index access_logs_overrides on access_logs (condominium_id, occurred_at desc)
  where override_reason is not null;
create index residences_by_age on residences (condominium_id, requested_at desc, id desc) where until is null;

-- A document shown whole is an event like others.
alter table access_logs drop constraint access_log_event;
alter table access_logs add constraint access_log_event check (event_type in
  ('visitor_registered', 'visitor_checkout', 'entry', 'exit', 'authorization_deleted', 'document_revealed'));

-- A notice is a fact seen by someone it concerns; only what that person did with it is written down.
create table notice_marks (
  profile_id uuid not null references profiles on delete cascade,
  kind text not null,
  fact_id uuid not null,
  read_at timestamptz not null default now(),
  dismissed_at timestamptz,
  primary key (profile_id, kind, fact_id)
);
create index notice_marks_by_age on notice_marks (read_at);

create table notice_preferences (
  profile_id uuid primary key references profiles on delete cascade,
  by_mail boolean not null default true,
  cleared_until timestamptz
);

-- A browser that is told while it is closed; it ends with the session that asked for it.
create table push_subscriptions (
  id uuid primary key,
  profile_id uuid not null references profiles on delete cascade,
  session_id uuid not null references sessions on delete cascade,
  endpoint text not null
    constraint push_endpoint_taken unique
    constraint push_endpoint_length check (length(endpoint) <= 1000),
  p256dh bytea not null constraint push_key_length check (length(p256dh) = 65),
  auth bytea not null constraint push_secret_length check (length(auth) = 16),
  created_at timestamptz not null default now()
);
create index push_subscriptions_of_person on push_subscriptions (profile_id);
create index push_subscriptions_of_session on push_subscriptions (session_id);

-- What reached whom: a push service says only that it took the message, so the device itself reports that it was shown.
create table deliveries (
  condominium_id uuid not null references condominiums,
  kind text not null,
  fact_id uuid not null,
  profile_id uuid not null references profiles on delete cascade,
  channel text not null constraint delivery_channel check (channel in ('screen', 'push', 'email')),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  shown_at timestamptz,
  constraint delivery_known primary key (condominium_id, kind, fact_id, profile_id, channel)
);
create index deliveries_of_person on deliveries (profile_id);
create index deliveries_by_age on deliveries (created_at);
