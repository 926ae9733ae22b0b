-- What gates open for is counted without pets, so their kind belongs into the index that these counts read instead of the table.
drop index authorizations_live;
create index authorizations_live on authorizations (condominium_id, valid_until) include (valid_from, suspended_at, residence_id, auth_type)
  where status in ('active', 'approved');
