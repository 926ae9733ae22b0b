-- The panels' figures are read from indexes alone, and the installation remembers when a letter last went out and the sweeping last ended.

drop index authorizations_live;
create index authorizations_live on authorizations (condominium_id, valid_until) include (valid_from, suspended_at)
  where status in ('active', 'approved');

alter table installation
  add column letter_sent_at timestamptz,
  add column swept_at timestamptz;
