-- A device may report that somebody came back within minutes through the gate by which they had left.
alter table access_logs drop constraint access_log_conflict;
alter table access_logs add constraint access_log_conflict check
  (conflict in ('cancelled_meanwhile', 'already_inside_elsewhere', 'revoked_meanwhile', 'not_allowed', 'unknown', 'back_soon'));

-- A station numbers its events. A number that comes twice, for two events, comes from a copy of it.
alter table stations add column last_sequence bigint;
alter table stations add column copied_at timestamptz;
