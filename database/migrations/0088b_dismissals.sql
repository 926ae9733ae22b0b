-- A worker who was dismissed keeps their days and hours, and the gate says that they no longer work there. They are suspended too: what does not know
-- of dismissals lets nobody in.
alter table authorizations
  add dismissed_at timestamptz,
  add constraint authorization_dismissed check (dismissed_at is null or suspended_at is not null);
