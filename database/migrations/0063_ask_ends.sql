-- Every ask ends: those that still wait are found by the clock.
create index authorizations_open_asks on authorizations (created_at) where ask_seconds is not null and outcome is null;

-- A guard who calls writes the answer down; who is sent away or leaves after the clock had ended the ask is a line of its own.
alter table authorizations drop constraint authorization_outcome_channel,
  add constraint authorization_outcome_channel check (outcome_channel in ('app', 'phone', 'call', 'guard', 'clock', 'rule', 'webhook'));
alter table access_logs drop constraint access_log_event;
alter table access_logs add constraint access_log_event check (event_type in ('visitor_registered', 'visitor_checkout', 'entry', 'exit',
  'authorization_deleted', 'document_revealed', 'entry_noted', 'authority_arrived', 'authority_admitted', 'authority_turned_away',
  'approved_late', 'denied_late', 'refused_late', 'left_late', 'comes_down_late', 'approved_after_all', 'denied_after_all', 'phones_shown',
  'phones_shown_unasked', 'entry_contested'));

-- Who is called may come to the gate.
alter table authorizations drop constraint authorization_outcome,
  add constraint authorization_outcome check (outcome in ('admitted', 'refused', 'left', 'let_in', 'expired', 'left_at_gate', 'comes_down'));

-- Telephones that a guard looked at without an ask are counted for the administration.
create index access_logs_unasked_phones on access_logs (condominium_id, occurred_at) where event_type = 'phones_shown_unasked';
