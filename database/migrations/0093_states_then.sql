-- Late events of a gate are judged by how the pass or the booking was at their time.
alter table authorization_changes add window_before jsonb;
alter table amenity_reservations add approved_at timestamptz;
update amenity_reservations set approved_at = coalesce(decided_at, created_at) where status = 'approved' or status = 'cancelled' and decided_at is not null;
alter table access_logs
  drop constraint access_log_event,
  add constraint access_log_event check (event_type = any('{visitor_registered,visitor_checkout,entry,exit,authorization_deleted,document_revealed,entry_noted,authority_arrived,authority_admitted,authority_turned_away,approved_late,denied_late,refused_late,left_late,comes_down_late,left_at_gate_late,approved_after_all,denied_after_all,comes_down_after_all,left_at_gate_after_all,phones_shown,phones_shown_unasked,entry_contested,item_left,item_handed,sheet_printed,written_by_hand,badge_given,call_wanted,line_disputed}'));
alter table access_logs
  drop constraint access_log_conflict,
  add constraint access_log_conflict check (conflict = any('{cancelled_meanwhile,already_inside_elsewhere,revoked_meanwhile,not_allowed,unknown,back_soon,no_outage}'));
alter table access_decisions add signed boolean not null default false;
