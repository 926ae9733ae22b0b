-- PostgreSQL prepares each check and each index of a table anew for each statement that writes a row. These two tables are written at every
-- act of a gate, so they lose what protects nothing and say the rest in fewer nodes.

-- What a guard registers belongs to no resident: it needs no place in the indexes that are asked by resident and by home.
drop index authorizations_of_residence;
create index authorizations_of_residence on authorizations (condominium_id, residence_id) where residence_id is not null;
drop index authorizations_of_resident;
create index authorizations_of_resident on authorizations (resident_id, auth_type, created_at desc, id desc) where resident_id is not null;

-- Names are copies of names that profiles limit; a doubt about a clock stands in the line too; a line says a reason and whose word it was by a
-- choice of the database, and the words stand beside the name.
alter table authorizations drop constraint authorization_giver_length, drop constraint authorization_importer_length,
  drop constraint authorization_contester_length, drop constraint authorization_sender_length, drop constraint authorization_clock_doubt;
alter table access_logs drop constraint access_log_sender_length, drop constraint access_log_reason_length,
  drop constraint access_log_word_length;
alter table log_seals drop constraint log_seal_sizes;

alter table authorizations
  drop constraint authorization_type,
  add constraint authorization_type check (auth_type = any('{co_resident,temporary_visitor,permanent_visitor,worker,pet,vehicle}')),
  drop constraint authorization_status,
  add constraint authorization_status check (status = any('{active,inactive,approved,denied,pending_approval}')),
  drop constraint authorization_arrival_kind,
  add constraint authorization_arrival_kind check (arrival_kind = any('{visit,delivery,taxi,service}')),
  drop constraint authorization_outcome,
  add constraint authorization_outcome check (outcome = any('{admitted,refused,left,let_in,expired,left_at_gate,comes_down}')),
  drop constraint authorization_outcome_channel,
  add constraint authorization_outcome_channel check (outcome_channel = any('{app,phone,call,guard,clock,rule,webhook}')),
  drop constraint authorization_passes_kind,
  add constraint authorization_passes_kind
    check (passes_to is null or residence_id is not null and auth_type = any('{permanent_visitor,worker,pet,vehicle}')),
  drop constraint authorization_answer,
  add constraint authorization_answer check (answer is null or status = any('{denied,inactive}')
    and arrival_kind || ' ' || answer = any('{delivery comes_down,delivery left_at_gate,taxi comes_down}'));
alter table access_logs
  drop constraint access_log_event,
  add constraint access_log_event check (event_type = any('{visitor_registered,visitor_checkout,entry,exit,authorization_deleted,document_revealed,entry_noted,authority_arrived,authority_admitted,authority_turned_away,approved_late,denied_late,refused_late,left_late,comes_down_late,left_at_gate_late,approved_after_all,denied_after_all,comes_down_after_all,left_at_gate_after_all,phones_shown,phones_shown_unasked,entry_contested,item_left,item_handed,sheet_printed,written_by_hand,badge_given}')),
  drop constraint access_log_conflict,
  add constraint access_log_conflict
    check (conflict = any('{cancelled_meanwhile,already_inside_elsewhere,revoked_meanwhile,not_allowed,unknown,back_soon}')),
  drop constraint access_log_arrival_kind,
  add constraint access_log_arrival_kind check (arrival_kind = any('{delivery,taxi,service,emergency,authority}'));
