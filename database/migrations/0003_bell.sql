-- The bell finds the passes that came to a resident from a list or from a home that ended, without reading all their passes.
create index authorizations_came on authorizations (resident_id) where import_id is not null or received_at is not null;
