-- Who arrives unannounced, by kind, and what a condominium asks of each kind.
alter table condominiums add arrival_rules jsonb not null default '{
  "visit": {"document": "whole", "name": true, "company": false, "plate": false},
  "delivery": {"document": "never", "name": false, "company": true, "plate": false},
  "taxi": {"document": "never", "name": false, "company": true, "plate": false},
  "service": {"document": "whole", "name": true, "company": true, "plate": false}}';
alter table condominiums add constraint condominium_arrival_rules check (
  arrival_rules ?& '{visit, delivery, taxi, service}'
  and jsonb_array_length(jsonb_path_query_array(arrival_rules, '$.*.*')) = 16
  and jsonb_array_length(jsonb_path_query_array(arrival_rules, '$.*.document ? (@ == "never" || @ == "seen" || @ == "last4" || @ == "whole")')) = 4
  and jsonb_array_length(jsonb_path_query_array(arrival_rules, '$.*.name ? (@.type() == "boolean")')) = 4
  and jsonb_array_length(jsonb_path_query_array(arrival_rules, '$.*.company ? (@.type() == "boolean")')) = 4
  and jsonb_array_length(jsonb_path_query_array(arrival_rules, '$.*.plate ? (@.type() == "boolean")')) = 4);
alter table authorizations add arrival_kind text not null default 'visit',
  add constraint authorization_arrival_kind check (arrival_kind in ('visit', 'delivery', 'taxi', 'service'));
alter table access_logs add arrival_kind text,
  add constraint access_log_arrival_kind check (arrival_kind in ('delivery', 'taxi', 'service'));
