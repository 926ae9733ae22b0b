-- Names as a search compares them, written down once instead of worked out for each row of each search.

alter table authorizations add column plain_name text not null
  generated always as (plain(name || coalesce(' ' || last_name, ''))) stored;
-- All that a search among visitors looks at lies in the index, newest first.
drop index authorizations_of_kind;
create index authorizations_of_kind on authorizations (condominium_id, auth_type, created_at desc, id desc)
  include (plain_name, masked_document, unit_number);

-- Blanked with the name that it is made of.
alter table access_log_subjects add column plain_name text
  generated always as (plain(name || coalesce(' ' || last_name, ''))) stored;
