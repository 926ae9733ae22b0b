-- Pictures and one PDF of an announcement. A file waits for its announcement at most a day. The program seals it.
create table announcement_files (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  announcement_id uuid,
  by_id uuid not null,
  kind text not null,
  bytes integer not null,
  sha256 text not null,  -- of the file that readers open
  sealed_file bytea not null,
  kept_at timestamptz not null default now(),
  primary key (condominium_id, id),
  constraint announcement_file_of foreign key (condominium_id, announcement_id) references announcements (condominium_id, id) on delete cascade,
  constraint announcement_file_kind check (kind in ('picture', 'pdf')),
  constraint announcement_file_hash check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint announcement_file_size check (octet_length(sealed_file) <= case kind when 'picture' then 520000 else 5300000 end)
);
create index announcement_files_by_id on announcement_files (id);
create index announcement_files_of_announcement on announcement_files (condominium_id, announcement_id);
create index announcement_files_by_person on announcement_files (by_id, kept_at);
create index announcement_files_waiting on announcement_files (kept_at) where announcement_id is null;
-- Sealed bytes do not compress.
alter table announcement_files alter column sealed_file set storage external;

-- The files in their order. The words of a picture describe it, those of a PDF are its name.
alter table announcements add column file_ids uuid[] not null default '{}', add column file_words text[] not null default '{}',
  add constraint announcement_files_paired check (cardinality(file_ids) = cardinality(file_words)),
  add constraint announcement_files_number check (cardinality(file_ids) <= 5),
  add constraint announcement_file_words_length check (length(array_to_string(file_words, '')) <= 1000);
