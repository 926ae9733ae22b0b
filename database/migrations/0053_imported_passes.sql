-- Which list of the administration an authorization came from, and who imported it; null for what its host made.
alter table authorizations add column import_id uuid, add column imported_by_name text;
alter table authorizations add constraint authorization_import_whole check ((import_id is null) = (imported_by_name is null));
alter table authorizations add constraint authorization_importer_length check (length(imported_by_name) between 1 and 120);
create index authorizations_of_import on authorizations (condominium_id, import_id, created_at desc, id desc) where import_id is not null;
create index authorizations_imported_for on authorizations (resident_id, import_id) where import_id is not null;
