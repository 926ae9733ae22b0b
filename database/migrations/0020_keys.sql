-- Keys that can be changed: what is sealed hangs on keys of its own, and those are kept wrapped by the installation's secret.

-- A key for what is sealed of one condominium.
create table condominium_keys (
  condominium_id uuid primary key references condominiums,
  wrapped_key bytea not null constraint condominium_key_length check (octet_length(wrapped_key) between 60 and 100)
);

-- Keys of what belongs to no condominium. What was derived from the secret before is kept here with the value that it had.
create table installation_keys (
  purpose text primary key
    constraint installation_key_purpose check (purpose in ('second factors', 'web push', 'visitor pages')),
  wrapped_key bytea not null constraint installation_key_length check (octet_length(wrapped_key) between 60 and 100)
);

alter table installation
  -- Tells a program with another secret before it does harm; says nothing about the secret.
  add column secret_fingerprint bytea,
  -- When a program with a mail server was last here: others leave the letters to it.
  add column mail_server_seen_at timestamptz;

alter table pass_keys
  -- A new key is known at the gates before it signs.
  add column signs_from timestamptz not null default now(),
  -- Since then what it signed is worth nothing; null while nobody knows yet when that will be.
  add column verifies_until timestamptz;
update pass_keys set signs_from = created_at;
