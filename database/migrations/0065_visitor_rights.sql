-- What a visitor asks about their own data, by the secret link of their pass; and the privacy notice of a condominium.
create table visitor_requests (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  -- Without a foreign key: a request outlives what its host deletes.
  authorization_id uuid not null,
  unit_number text not null,
  -- The link by which it was asked, which reads the answer.
  pass_id uuid not null,
  pass_generation smallint not null,
  kind text not null constraint visitor_request_kind check (kind in ('correction', 'deletion')),
  -- What a correction wants, column by column; null stays as it is.
  name text constraint visitor_request_name_length check (length(name) between 1 and 80),
  last_name text constraint visitor_request_last_name_length check (length(last_name) between 1 and 80),
  id_document text constraint visitor_request_document_length check (length(id_document) between 1 and 40),
  masked_document text generated always as (case when length(id_document) > 3 then repeat('•', length(id_document) - 3) || right(id_document, 3) else repeat('•', length(id_document)) end) stored,
  vehicle_plate text constraint visitor_request_plate_length check (length(vehicle_plate) between 3 and 15),
  said text constraint visitor_request_said_length check (length(said) between 1 and 300),
  asked_at timestamptz not null default now(),
  -- Null while it waits. "lapsed": the data was gone before an answer.
  outcome text constraint visitor_request_outcome check (outcome in ('applied', 'refused', 'lapsed')),
  reason text constraint visitor_request_reason_length check (length(reason) between 1 and 300),
  decided_at timestamptz,
  decided_by uuid,
  decided_by_name text constraint visitor_request_decider_length check (length(decided_by_name) <= 120),
  primary key (condominium_id, id),
  constraint visitor_request_decided check ((outcome is null) = (decided_at is null)),
  -- A deletion wants no other values, and once it is answered nothing of what was asked stays.
  constraint visitor_request_wants check (case when outcome is null
    then (kind = 'correction') = (num_nonnulls(name, last_name, id_document, vehicle_plate) > 0)
    else num_nonnulls(name, last_name, id_document, vehicle_plate, said) = 0 end)
);
create unique index visitor_request_open on visitor_requests (condominium_id, authorization_id) where decided_at is null;
create index visitor_requests_by_pass on visitor_requests (pass_id);
create index visitor_requests_by_time on visitor_requests (condominium_id, asked_at desc);

alter table condominiums
  add column privacy_contact text constraint condominium_privacy_contact
    check (length(privacy_contact) <= 254 and position('@' in privacy_contact) > 1),
  add column privacy_notice_es text constraint condominium_privacy_es_length check (length(privacy_notice_es) between 1 and 8000),
  add column privacy_notice_en text constraint condominium_privacy_en_length check (length(privacy_notice_en) between 1 and 8000),
  add constraint condominium_privacy_whole
    check ((privacy_contact is null) = (num_nonnulls(privacy_notice_es, privacy_notice_en) = 0));

-- The change log keeps names of visitors for two years, longer than any term: these entries say the unit from now on.
alter table audit_entries disable trigger user;
update audit_entries set subject_name = '—' where thing in ('visit', 'worker');
alter table audit_entries enable trigger user;
