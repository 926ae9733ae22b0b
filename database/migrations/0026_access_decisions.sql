-- What a gate or a device decided, refusals too: so that "why was this visitor refused at 18:04?" has an answer.

create table access_decisions (
  condominium_id uuid not null references condominiums,
  id uuid not null,
  at timestamptz not null,
  arrived_at timestamptz not null default now(),
  gate_id uuid,
  gate_name text constraint access_decision_gate_length check (length(gate_name) <= 80),
  -- The guard or the device.
  seen_by uuid not null,
  -- Null: a device.
  station_id uuid,
  -- What was told beside the verdict; null: the code was only looked at.
  told text constraint access_decision_told check (told in ('entry', 'exit', 'override')),
  -- Null where a station told an act and not what it showed.
  verdict text constraint access_decision_verdict check (verdict in ('green', 'amber', 'red')),
  reason text not null constraint access_decision_reason check (reason ~ '^[a-z_]{1,40}$'),
  code_kind text constraint access_decision_code_kind check (code_kind in ('pass', 'number', 'plate', 'chosen', 'unreadable')),
  -- The end of the code, and its hash with a key of the condominium: the code itself is kept nowhere.
  code_end text constraint access_decision_code_end check (length(code_end) <= 4),
  code_hash bytea constraint access_decision_code_hash check (length(code_hash) = 16),
  authorization_id uuid,
  snapshot_version text constraint access_decision_snapshot_length check (length(snapshot_version) <= 80),
  snapshot_taken_at timestamptz,
  primary key (condominium_id, id),
  constraint access_decision_shown_or_told check (verdict is not null or told is not null)
);
create index access_decisions_of_authorization on access_decisions (condominium_id, authorization_id, at desc, id desc)
  where authorization_id is not null and verdict is not null;
create index access_decisions_of_code on access_decisions (condominium_id, code_hash, at desc, id desc)
  where code_hash is not null and verdict is not null;
create index access_decisions_by_time on access_decisions (condominium_id, at);
create index access_decisions_of_one on access_decisions (condominium_id, seen_by, arrived_at desc);

-- What became of an authorization, one row a change, without what was changed to what.
create table authorization_changes (
  condominium_id uuid not null references condominiums,
  id uuid not null default gen_random_uuid(),
  authorization_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  what text not null constraint authorization_change_what check (what in
    ('issued', 'edited', 'renewed', 'suspended', 'resumed', 'approved', 'denied', 'settled', 'ended')),
  -- Null: the product itself.
  by uuid,
  by_role text not null,
  primary key (condominium_id, id)
);
create index authorization_changes_of_one on authorization_changes (condominium_id, authorization_id, at desc, id desc);
create index authorization_changes_by_time on authorization_changes (condominium_id, at);
