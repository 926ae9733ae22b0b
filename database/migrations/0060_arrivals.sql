-- Who arrives unannounced, by kind, and what a condominium asks of each kind.
alter table condominiums add arrival_rules jsonb not null default '{
  "visit": {"document": "whole", "name": true, "company": false, "plate": false, "after": "wait"},
  "delivery": {"document": "never", "name": false, "company": true, "plate": false, "after": "wait"},
  "taxi": {"document": "never", "name": false, "company": true, "plate": false, "after": "wait"},
  "service": {"document": "whole", "name": true, "company": true, "plate": false, "after": "wait"}}';
alter table condominiums add constraint condominium_arrival_rules check (
  arrival_rules ?& '{visit, delivery, taxi, service}'
  and jsonb_array_length(jsonb_path_query_array(arrival_rules, '$.*.*')) = 20
  and jsonb_array_length(jsonb_path_query_array(arrival_rules, '$.*.document ? (@ == "never" || @ == "seen" || @ == "last4" || @ == "whole")')) = 4
  and jsonb_array_length(jsonb_path_query_array(arrival_rules, '$.*.name ? (@.type() == "boolean")')) = 4
  and jsonb_array_length(jsonb_path_query_array(arrival_rules, '$.*.company ? (@.type() == "boolean")')) = 4
  and jsonb_array_length(jsonb_path_query_array(arrival_rules, '$.*.plate ? (@.type() == "boolean")')) = 4
  and jsonb_array_length(jsonb_path_query_array(arrival_rules, '$.*.after ? (@ == "refuse" || @ == "wait" || @ == "offer")')) = 4
  and arrival_rules -> 'visit' ->> 'after' <> 'offer');
alter table authorizations add arrival_kind text not null default 'visit',
  add constraint authorization_arrival_kind check (arrival_kind in ('visit', 'delivery', 'taxi', 'service'));
alter table access_logs add arrival_kind text,
  add constraint access_log_arrival_kind check (arrival_kind in ('delivery', 'taxi', 'service', 'emergency', 'authority'));

-- Emergencies open first and are written down afterwards; authorities come by the condominium's protocol.
alter table condominiums add authority_protocol text,
  add constraint condominium_protocol_length check (length(authority_protocol) between 1 and 2000);
alter table access_logs drop constraint access_log_event;
alter table access_logs add constraint access_log_event check (event_type in ('visitor_registered', 'visitor_checkout', 'entry', 'exit',
  'authorization_deleted', 'document_revealed', 'entry_noted', 'authority_arrived', 'authority_admitted', 'authority_turned_away',
  'approved_late', 'denied_late'));
create index access_logs_urgent on access_logs (condominium_id, occurred_at desc) where arrival_kind in ('emergency', 'authority');
create unique index access_logs_authority_outcome on access_logs (condominium_id, authorization_id)
  where event_type in ('authority_admitted', 'authority_turned_away');

-- The ask at the gate has a clock of its own, and every arrival one outcome.
alter table condominiums add ask_seconds integer not null default 90,
  add constraint condominium_ask_seconds check (ask_seconds between 30 and 300);
alter table authorizations add ask_seconds integer, add outcome text, add outcome_at timestamptz, add outcome_by_name text,
  add outcome_channel text,
  add constraint authorization_outcome check (outcome in ('admitted', 'refused', 'left', 'let_in', 'expired')),
  add constraint authorization_outcome_channel check (outcome_channel in ('app', 'phone', 'guard', 'clock')),
  add constraint authorization_outcome_whole check ((outcome is null) = (outcome_at is null) and (outcome is null) = (outcome_channel is null));
