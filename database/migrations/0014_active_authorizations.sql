-- Whether an authorization's host still lives there is asked of the same index as all else that makes it an active one.

drop index authorizations_live;
create index authorizations_live on authorizations (condominium_id, valid_until) include (valid_from, suspended_at, residence_id)
  where status in ('active', 'approved');
