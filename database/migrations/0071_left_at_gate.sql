-- What a home answers beside yes and no: they come to the gate, or it stays there. Nobody enters, so the status is a no.
alter table authorizations add answer text,
  add constraint authorization_answer check (answer is null or status in ('denied', 'inactive')
    and (arrival_kind = 'delivery' and answer in ('comes_down', 'left_at_gate') or arrival_kind = 'taxi' and answer = 'comes_down'));

-- The book of what was left at a gate: what, for whom, since when, and handed to whom.
create table left_items (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  unit_number text not null constraint left_item_unit_length check (length(unit_number) between 1 and 20 and unit_number = upper(unit_number)),
  kind text not null constraint left_item_kind check (kind in ('package', 'food', 'envelope', 'keys', 'other')),
  said text constraint left_item_text_length check (length(said) between 1 and 120),
  company text constraint left_item_company_length check (length(company) between 1 and 60),
  -- The arrival that brought it; null where the guard wrote it by hand. Without a foreign key, as in the log.
  authorization_id uuid,
  left_at timestamptz not null,
  gate_name text constraint left_item_gate_length check (length(gate_name) <= 80),
  taken_by_name text not null constraint left_item_taker_length check (length(taken_by_name) <= 120),
  -- Null while it waits.
  handed_at timestamptz,
  handed_to text constraint left_item_receiver_length check (length(handed_to) between 1 and 120),
  handed_by_name text constraint left_item_giver_length check (length(handed_by_name) <= 120),
  primary key (condominium_id, id),
  constraint left_item_handed check (num_nonnulls(handed_at, handed_to, handed_by_name) in (0, 3))
);
create index left_items_waiting on left_items (condominium_id, unit_number) where handed_at is null;
create index left_items_by_time on left_items (condominium_id, left_at desc, id desc);

-- Both are lines of the log; so are the answers after the time of the ask, and the changed ones.
alter table access_logs drop constraint access_log_event;
alter table access_logs add constraint access_log_event check (event_type in ('visitor_registered', 'visitor_checkout', 'entry', 'exit',
  'authorization_deleted', 'document_revealed', 'entry_noted', 'authority_arrived', 'authority_admitted', 'authority_turned_away',
  'approved_late', 'denied_late', 'refused_late', 'left_late', 'comes_down_late', 'left_at_gate_late', 'approved_after_all', 'denied_after_all',
  'comes_down_after_all', 'left_at_gate_after_all', 'phones_shown', 'phones_shown_unasked', 'entry_contested', 'item_left', 'item_handed'));
