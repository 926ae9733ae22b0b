-- What a report counts, read from an index alone: entries, with all that decides which figure they are in, and what guards asked the units.

create index access_logs_entries on access_logs (condominium_id, occurred_at desc, id desc)
  include (resident_id, override_reason, authorized_by) where event_type = 'entry';
create index authorizations_requests on authorizations (condominium_id, created_at desc, id desc)
  include (decided_at, closed_at, status) where resident_id is null and registered_by is not null;
