-- What homes say beforehand about who arrives unannounced: standing rules, and a delivery that they expect now. A rule never changes; another
-- takes its place.
create table home_rules (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  unit_number text not null constraint home_rule_unit_length check (length(unit_number) between 1 and 20 and unit_number = upper(unit_number)),
  kind text not null constraint home_rule_kind check (kind in ('visit', 'delivery', 'taxi', 'service')),
  company text constraint home_rule_company_length check (length(company) between 1 and 60),
  name text constraint home_rule_name_length check (length(name) between 1 and 120),
  plate text constraint home_rule_plate_shape check (plate ~ '^[[:alnum:]]{3,15}$' and plate = upper(plate)),
  action text not null constraint home_rule_action check (action in ('let_in', 'leave_at_gate', 'ask', 'refuse')),
  -- 1 is Monday; none is every day.
  days smallint[] not null default '{}' constraint home_rule_days check (days <@ '{1,2,3,4,5,6,7}' and cardinality(days) <= 7),
  hours_from time,
  hours_until time,
  daily_most integer constraint home_rule_daily_most check (daily_most between 1 and 50),
  until_day date,
  -- A delivery that the home expects until then, once.
  expected_until timestamptz,
  made_by_name text not null constraint home_rule_maker_length check (length(made_by_name) between 1 and 120),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (condominium_id, id),
  constraint home_rule_hours check ((hours_from is null) = (hours_until is null) and (hours_from is null or hours_from <> hours_until)),
  -- Somebody who was not announced is a visit: those a home only refuses, and by name or plate.
  constraint home_rule_visit check (kind <> 'visit' or action = 'refuse' and num_nonnulls(name, plate) > 0),
  constraint home_rule_left check (action <> 'leave_at_gate' or kind = 'delivery'),
  constraint home_rule_counted check (daily_most is null or action in ('let_in', 'leave_at_gate')),
  constraint home_rule_expected check (expected_until is null or kind = 'delivery' and action = 'let_in' and daily_most is null
    and num_nonnulls(company, name, plate, hours_from, until_day) = 0)
);
create index home_rules_of_unit on home_rules (condominium_id, unit_number) where ended_at is null;
create index home_rules_ended on home_rules (condominium_id, unit_number, ended_at) where ended_at is not null;

-- The condominium's word stands above that of its homes: whether their rules let a kind in at all, and how often a day for one home.
alter table condominiums add home_rule_limits jsonb not null default '{
  "delivery": {"let_in": true, "daily_most": null},
  "taxi": {"let_in": true, "daily_most": null},
  "service": {"let_in": true, "daily_most": null}}',
  add constraint condominium_home_rule_limits check (
    home_rule_limits ?& '{delivery, taxi, service}'
    and jsonb_array_length(jsonb_path_query_array(home_rule_limits, '$.*.*')) = 6
    and jsonb_array_length(jsonb_path_query_array(home_rule_limits, '$.*.let_in ? (@.type() == "boolean")')) = 3
    and jsonb_array_length(jsonb_path_query_array(home_rule_limits, '$.*.daily_most ? (@ == null || @ >= 1 && @ <= 50)')) = 3),
  add courier_minutes integer not null default 30 constraint condominium_courier_minutes check (courier_minutes between 5 and 480);

-- An arrival that a rule decided: which, until when it may stay, and whether the home said afterwards that this was wrong.
alter table authorizations add rule_id uuid, add stays_until timestamptz, add contested_at timestamptz, add contested_by_name text,
  drop constraint authorization_outcome,
  drop constraint authorization_outcome_channel,
  add constraint authorization_outcome check (outcome in ('admitted', 'refused', 'left', 'let_in', 'expired', 'left_at_gate')),
  add constraint authorization_outcome_channel check (outcome_channel in ('app', 'phone', 'guard', 'clock', 'rule')),
  add constraint authorization_by_rule check ((outcome_channel is not distinct from 'rule') = (rule_id is not null)),
  add constraint authorization_contested check ((contested_at is null) = (contested_by_name is null) and (contested_at is null or stays_until is not null)),
  add constraint authorization_contester_length check (length(contested_by_name) <= 120);
create index authorizations_by_rule on authorizations (condominium_id, unit_number, outcome_at) where rule_id is not null;

alter table access_logs drop constraint access_log_event;
alter table access_logs add constraint access_log_event check (event_type in ('visitor_registered', 'visitor_checkout', 'entry', 'exit',
  'authorization_deleted', 'document_revealed', 'entry_noted', 'authority_arrived', 'authority_admitted', 'authority_turned_away',
  'approved_late', 'denied_late', 'entry_contested'));
create index access_logs_contested on access_logs (condominium_id, occurred_at desc) where event_type = 'entry_contested';
