-- The line that this one corrects: a guard at a station pressed the wrong button and said so at once.
alter table access_logs add column corrects uuid;
-- At most one correction of a line. What counts reads this index alone to leave out both lines.
create unique index access_logs_corrections on access_logs (condominium_id, corrects) include (id) where corrects is not null;
