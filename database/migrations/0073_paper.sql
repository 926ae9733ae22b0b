-- Two more lines of the log: the contingency sheet was printed, and what was written by hand while nothing worked.
alter table access_logs drop constraint access_log_event;
alter table access_logs add constraint access_log_event check (event_type in ('visitor_registered', 'visitor_checkout', 'entry', 'exit',
  'authorization_deleted', 'document_revealed', 'entry_noted', 'authority_arrived', 'authority_admitted', 'authority_turned_away',
  'approved_late', 'denied_late', 'refused_late', 'left_late', 'comes_down_late', 'left_at_gate_late', 'approved_after_all', 'denied_after_all',
  'comes_down_after_all', 'left_at_gate_after_all', 'phones_shown', 'phones_shown_unasked', 'entry_contested', 'item_left', 'item_handed',
  'sheet_printed', 'written_by_hand'));
