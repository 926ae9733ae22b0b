-- A home may ask the gate to call about somebody who waits; the request stays open.
alter table authorizations
  add call_wanted_at timestamptz,
  add call_wanted_by_name text,
  add constraint authorization_call_wanted check ((call_wanted_at is null) = (call_wanted_by_name is null));
alter table access_logs
  drop constraint access_log_event,
  add constraint access_log_event check (event_type = any('{visitor_registered,visitor_checkout,entry,exit,authorization_deleted,document_revealed,entry_noted,authority_arrived,authority_admitted,authority_turned_away,approved_late,denied_late,refused_late,left_late,comes_down_late,left_at_gate_late,approved_after_all,denied_after_all,comes_down_after_all,left_at_gate_after_all,phones_shown,phones_shown_unasked,entry_contested,item_left,item_handed,sheet_printed,written_by_hand,badge_given,call_wanted}'));
