-- The badge of who goes inside. The condominium chooses for which arrivals a guard writes its number down; giving it is a line of the log.
alter table condominiums add column badge_kinds text[] not null default '{}'
  constraint condominium_badge_kinds check (badge_kinds <@ '{delivery,service}');
alter table authorizations add column badge text constraint authorization_badge check (badge ~ '^[A-ZÑ0-9]{1,8}$');
alter table access_logs drop constraint access_log_event;
alter table access_logs add constraint access_log_event check (event_type in ('visitor_registered', 'visitor_checkout', 'entry', 'exit',
  'authorization_deleted', 'document_revealed', 'entry_noted', 'authority_arrived', 'authority_admitted', 'authority_turned_away',
  'approved_late', 'denied_late', 'refused_late', 'left_late', 'comes_down_late', 'left_at_gate_late', 'approved_after_all', 'denied_after_all',
  'comes_down_after_all', 'left_at_gate_after_all', 'phones_shown', 'phones_shown_unasked', 'entry_contested', 'item_left', 'item_handed',
  'sheet_printed', 'written_by_hand', 'badge_given'));
