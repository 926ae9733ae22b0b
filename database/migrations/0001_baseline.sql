-- The tables of Garita 1.0, by domain. Later migrations change them; database/access has their grants, policies and triggers.

create schema extensions;
create extension pg_trgm schema extensions;
create extension unaccent schema extensions;
create extension btree_gist schema extensions;

-- Search also forgets which alphabet a letter was typed in where it looks like a Latin one: src/shared/lookAlikes.ts says the same.
-- Only names with Greek or Cyrillic letters pay for it. In a SQL function PostgreSQL would plan such a choice anew for each name.
create function plain(written text) returns text
  language plpgsql immutable strict parallel safe
  as $$
    begin
      if written ~ '[Ͱ-ԯ]' then
        return translate(lower(extensions.unaccent('extensions.unaccent'::regdictionary, normalize(written, NFD))),
          'авеѕіјкмнорстухҽүԛԝһӏαβεζηικμνορτυχς',
          'abesijkmhopctyxeyqwhlabezhikmnoptyxσ');
      end if;
      return lower(extensions.unaccent('extensions.unaccent'::regdictionary, written));
    end
  $$;

-- Units in the order in which people count them: T1-2 before T1-10. Each number is led by a character for its length.
create function counted(written text) returns text
  language sql immutable strict parallel safe
  as $$
    select string_agg(case when m.part[1] ~ '^\d' then chr(32 + length(n.digits)) || n.digits else m.part[1] end, '' order by m.place)
      from regexp_matches(written, '\d+|\D+', 'g') with ordinality m(part, place),
        lateral (select coalesce(nullif(ltrim(m.part[1], '0'), ''), '0') as digits) n
  $$;

-- What two spellings of one unit have in common. "T1-101", "101 T1" and "Torre 1 Depto 101" are 't1|101'. What has letters of several
-- words keeps its order, because "A-1-B" and "B-1-A" are two units. `access.seem_one` is the question that reads it.
create function unit_key(written text) returns text
  language plpgsql immutable strict parallel safe set search_path = public, extensions, pg_temp
  as $$
    declare
      rest text := plain(written);
      tower text;
      word text;
      bound text;
    begin
      -- Other alphabets are compared as they stand.
      if rest ~ '[^[:ascii:]]' then return rest; end if;
      -- Words for a home say nothing of which one.
      rest := regexp_replace(rest,
        '(?<![a-z])(depto|dpto|depa|dep|dept|departamento|apto|apt|apartamento|apartment|flat|casa|house|home|vivienda|unidad|unit|interior|int|puerta|door|num|numero|nro|no)(?![a-z])',
        ' ', 'g');
      rest := regexp_replace(rest, '(?<![0-9])0+(?=[0-9])', '', 'g');
      -- "Torre A" is A, "Torre 1" is T1.
      rest := regexp_replace(rest, '(?<![a-z])(torre|tower|bloque|block|edificio|edif|building|manzana)[^a-z0-9]+(?=[a-z](?![a-z]))', ' ', 'g');
      rest := regexp_replace(rest, '(?<![a-z])(torre|tower)[^a-z0-9]*(?=[0-9])', ' t', 'g');
      rest := regexp_replace(rest, '(?<![a-z])(bloque|block)[^a-z0-9]*(?=[0-9])', ' b', 'g');
      rest := regexp_replace(rest, '(?<![a-z])(edificio|edif|building)[^a-z0-9]*(?=[0-9])', ' e', 'g');
      rest := regexp_replace(rest, '(?<![a-z])manzana[^a-z0-9]*(?=[0-9])', ' m', 'g');
      if (select count(*) from regexp_matches(rest, '[a-z]+', 'g')) > 1 then
        tower := (regexp_match(rest, '(?<![a-z0-9])(t[0-9]+)(?![a-z0-9])'))[1];
        if tower is not null then rest := regexp_replace(rest, '(?<![a-z0-9])t[0-9]+(?![a-z0-9])', ' '); end if;
      end if;
      if (select count(*) from regexp_matches(rest, '[a-z]+', 'g')) = 1 then
        word := (regexp_match(rest, '[a-z]+'))[1];
        -- The number that is written at the word, else the one after it, else the one before it.
        bound := coalesce((regexp_match(rest, '[a-z]([0-9]+)'))[1], (regexp_match(rest, '([0-9]+)[a-z]'))[1],
          (regexp_match(rest, '[a-z][^a-z0-9]+([0-9]+)'))[1], (regexp_match(rest, '([0-9]+)[^a-z0-9]+[a-z]'))[1]);
        rest := case when rest ~ '[a-z][0-9]' then regexp_replace(rest, '[a-z]+[0-9]+', ' ')
          when rest ~ '[0-9][a-z]' then regexp_replace(rest, '[0-9]+[a-z]+', ' ')
          when rest ~ '[a-z][^a-z0-9]+[0-9]' then regexp_replace(rest, '[a-z]+[^a-z0-9]+[0-9]+', ' ')
          else regexp_replace(rest, '([0-9]+[^a-z0-9]+)?[a-z]+', ' ') end;
        word := word || coalesce(bound, '');
      end if;
      return concat_ws('|', tower, word, (select string_agg(m.part[1], ' ' order by m.place)
        from regexp_matches(rest, '[a-z]+|[0-9]+', 'g') with ordinality m(part, place)));
    end
  $$;

-- The word for the home that a spelling has: "Casa 5" and "Depto 5" are two.
create function home_word(written text) returns text
  language sql immutable strict parallel safe set search_path = public, extensions, pg_temp
  as $$
    select case when plain(written) ~ '(?<![a-z])(casa|house)(?![a-z])' then 'house'
      when plain(written) ~ '(?<![a-z])(de?pto|depa?|dept|departamento|apto?|apartamento|apartment|flat)(?![a-z])' then 'flat' end
  $$;

-- ====================================================================================================
-- The installation and its condominiums
-- ====================================================================================================

-- The settings of the whole installation, in its only row.
create table installation (
  only_row boolean primary key default true,
  setup_token_hash bytea,  -- of the link that makes the first super admin
  sends_mail boolean not null default false,
  requires_second_factor boolean not null default false,
  demo boolean not null default false,
  letter_sent_at timestamptz,
  swept_at timestamptz,  -- end of the last daily cleanup
  secret_fingerprint bytea,  -- refuses a program that was started with another secret
  mail_server_seen_at timestamptz,  -- last run of a program that has a mail server
  sends_mail_since timestamptz not null default now(),
  constraint installation_only_row_check check (only_row)
);

-- A gated community. Nearly every other row belongs to one.
create table condominiums (
  id uuid primary key,
  name text not null,
  address text,
  time_zone text not null default 'America/Mexico_City',
  listed boolean not null default true,  -- can be found by name at registration; otherwise by invitation only
  invitation_code text not null,
  retention_days integer not null default 90,
  log_resident_entries boolean not null default false,
  created_by uuid,
  created_at timestamptz not null default now(),
  archived_at timestamptz,
  reader_co_resident text default 'day',  -- what a code without an end opens at an unattended reader; null: as plain
  reader_permanent_visitor text default 'day',
  reader_worker text default 'day',
  reader_vehicle text default 'plain',
  next_retention_days integer,  -- a shorter retention, which counts from next_retention_from
  next_retention_from timestamptz,
  next_retention_by uuid,
  next_retention_id uuid,
  revision integer not null default 1,
  country text,
  homes_invite boolean not null default false,  -- the people of a home may make a code with which others ask to join it
  arrival_rules jsonb not null default '{"taxi": {"name": false, "after": "wait", "plate": false, "company": true,
    "document": "never"}, "visit": {"name": true, "after": "wait", "plate": false, "company": false, "document": "whole"},
    "service": {"name": true, "after": "wait", "plate": false, "company": true, "document": "whole"}, "delivery": {"name": false,
    "after": "wait", "plate": false, "company": true, "document": "never"}}',
  authority_protocol text,
  ask_seconds integer not null default 90,
  home_rule_limits jsonb not null default '{"taxi": {"let_in": true, "daily_most": null}, "service": {"let_in": true,
    "daily_most": null}, "delivery": {"let_in": true, "daily_most": null}}',
  courier_minutes integer not null default 30,
  privacy_contact text,
  privacy_notice_es text,
  privacy_notice_en text,
  idle_lock_minutes integer,
  sheet_telephones boolean not null default false,
  badge_kinds text[] not null default '{}',
  constraint condominium_invitation_taken unique (invitation_code),
  constraint condominium_address_length check (length(address) <= 300),
  constraint condominium_arrival_rules check (arrival_rules ?& '{visit,delivery,taxi,service}'
    and jsonb_array_length(jsonb_path_query_array(arrival_rules, '$.*.*'::jsonpath)) = 20
    and jsonb_array_length(jsonb_path_query_array(arrival_rules, '$.*."document"?(((@ == "never" || @ == "seen") || @ == "last4")
      || @ == "whole")'::jsonpath)) = 4
    and jsonb_array_length(jsonb_path_query_array(arrival_rules, '$.*."name"?(@.type() == "boolean")'::jsonpath)) = 4
    and jsonb_array_length(jsonb_path_query_array(arrival_rules, '$.*."company"?(@.type() == "boolean")'::jsonpath)) = 4
    and jsonb_array_length(jsonb_path_query_array(arrival_rules, '$.*."plate"?(@.type() == "boolean")'::jsonpath)) = 4
    and jsonb_array_length(jsonb_path_query_array(arrival_rules, '$.*."after"?((@ == "refuse" || @ == "wait")
      || @ == "offer")'::jsonpath)) = 4
    and ((arrival_rules -> 'visit') ->> 'after') <> 'offer'),
  constraint condominium_ask_seconds check (ask_seconds between 30 and 300),
  constraint condominium_badge_kinds check (badge_kinds <@ '{delivery,service}'),
  constraint condominium_country check (country ~ '^[A-Z]{2}$'),
  constraint condominium_courier_minutes check (courier_minutes between 5 and 480),
  constraint condominium_home_rule_limits check (home_rule_limits ?& '{delivery,taxi,service}'
    and jsonb_array_length(jsonb_path_query_array(home_rule_limits, '$.*.*'::jsonpath)) = 6
    and jsonb_array_length(jsonb_path_query_array(home_rule_limits, '$.*."let_in"?(@.type() == "boolean")'::jsonpath)) = 3
    and jsonb_array_length(jsonb_path_query_array(home_rule_limits, '$.*."daily_most"?(@ == null || @ >= 1 && @ <= 50)'::jsonpath)) = 3),
  constraint condominium_idle_lock check (idle_lock_minutes in (5, 15, 30, 60)),
  constraint condominium_invitation_length check (length(invitation_code) >= 22),
  constraint condominium_name_length check (length(name) between 1 and 120),
  constraint condominium_next_retention check ((next_retention_days is null) = (next_retention_from is null)
    and (next_retention_days is null) = (next_retention_id is null)
    and coalesce(next_retention_days >= 7 and next_retention_days <= (retention_days - 1), true)),
  constraint condominium_privacy_contact check (length(privacy_contact) <= 254 and position(('@') in (privacy_contact)) > 1),
  constraint condominium_privacy_en_length check (length(privacy_notice_en) between 1 and 8000),
  constraint condominium_privacy_es_length check (length(privacy_notice_es) between 1 and 8000),
  constraint condominium_privacy_whole check ((privacy_contact is null) = (num_nonnulls(privacy_notice_es, privacy_notice_en) = 0)),
  constraint condominium_protocol_length check (length(authority_protocol) between 1 and 2000),
  constraint condominium_reader_co_resident check (reader_co_resident in ('day', 'plain', 'none')),
  constraint condominium_reader_permanent_visitor check (reader_permanent_visitor in ('day', 'plain', 'none')),
  constraint condominium_reader_vehicle check (reader_vehicle in ('day', 'plain', 'none')),
  constraint condominium_reader_worker check (reader_worker in ('day', 'plain', 'none')),
  constraint condominium_retention_range check (retention_days between 7 and 3650),
  constraint condominium_time_zone check (('2000-01-01 00:00:00+00'::timestamptz at time zone time_zone) is not null)
);
create index condominiums_by_age on condominiums (created_at desc, id desc) where archived_at is null;
create index condominiums_by_name on condominiums (name, id) where archived_at is null;

-- ====================================================================================================
-- People
-- ====================================================================================================

-- A person with an account: who they are, their role, and whether they are approved.
create table profiles (
  id uuid primary key,
  full_name text not null,
  email text,
  phone_number text,
  user_role text not null,
  approval_status text not null default 'pending',
  language text not null default 'es',
  email_confirmed_at timestamptz,
  decided_at timestamptz,
  decided_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  username text,
  started boolean not null default false,
  vouched_at timestamptz,
  invited_at timestamptz,
  rejection_reason text,
  relief_until timestamptz,
  covered_phone text generated always as ('•••' || right(phone_number, 3)) stored,
  sign text not null default ((substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(uuid_send(gen_random_uuid()), 0) % 32 + 1, 1)
    || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(uuid_send(gen_random_uuid()), 0) % 32 + 1, 1))
    || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(uuid_send(gen_random_uuid()), 0) % 32 + 1, 1))
    || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(uuid_send(gen_random_uuid()), 0) % 32 + 1, 1),
  name_key text generated always as (regexp_replace(plain(full_name), '[^[:alnum:]]+', '', 'g')) stored,
  made_by uuid,
  role_by uuid,
  role_at timestamptz,
  constraint profile_email_taken unique (email),
  constraint profile_started unique (id, started),
  constraint profile_username_taken unique (username),
  constraint profile_approval check (approval_status in ('pending', 'approved', 'rejected')),
  constraint profile_can_sign_in check (not started or email is not null or username is not null),
  constraint profile_email_shape check (email = lower(email) and length(email) <= 254 and position(('@') in (email)) > 1),
  constraint profile_language check (language in ('es', 'en')),
  constraint profile_name_length check (length(full_name) between 1 and 120),
  constraint profile_phone_length check (length(phone_number) <= 30),
  constraint profile_rejection_reason_length check (length(rejection_reason) between 1 and 300),
  constraint profile_rejection_reason_of_rejected check (approval_status = 'rejected' or rejection_reason is null),
  constraint profile_relief check (relief_until is null or user_role = 'agent' and email is null and username is null
    and phone_number is null and not started),
  constraint profile_role check (user_role in ('resident', 'agent', 'supervisor', 'board', 'admin', 'super_admin')),
  constraint profile_username_shape check (username ~ '^[a-z][a-z0-9._-]{2,31}$')
);
create index profiles_by_age on profiles (created_at desc, id desc);
create index profiles_by_name on profiles using gin (plain(full_name) gin_trgm_ops);
create index profiles_by_name_key on profiles (name_key);
create index profiles_by_written_name on profiles (plain(full_name) collate "C", id);
create index profiles_of_reliefs on profiles (relief_until) where relief_until is not null;
create index profiles_waiting on profiles (created_at desc, id desc) where approval_status = 'pending';

-- Where a resident lives. Rows stay after a move, so that history stays true.
create table residences (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  profile_id uuid not null references profiles(id) on delete cascade,
  unit_number text not null,
  requested_at timestamptz not null default now(),
  since timestamptz,  -- approved; null while the request waits
  until timestamptz,  -- moved out
  joining uuid not null default gen_random_uuid(),  -- new each time the home begins to count
  frozen_at timestamptz,  -- may not authorize anybody until the administration has answered an objection
  unit_order text generated always as (counted(unit_number)) stored,
  invited_by_name text,  -- who made the code of the unit with which they registered; null: without one
  leaves_at timestamptz,  -- moves out then; written down in advance
  moves_to text,  -- the unit that they move to; null when they leave
  refusal_reason text,
  former_unit text,  -- the unit that was theirs until it was merged into this one; former_since: since when
  former_since timestamptz,
  kind text,
  barred_at timestamptz,  -- since when they may not authorize there; null: they may
  asked text not null default 'first',  -- when they are rung about a visitor
  quiet_from time,
  quiet_until time,
  word_given_at timestamptz,
  written_as text,  -- how they wrote their unit who wait, where that is not its number
  pass_id uuid not null default gen_random_uuid(),
  pass_generation smallint not null default 1,
  pass_issued_at timestamptz not null default now(),
  word_by uuid,
  webhook_since timestamptz,
  primary key (condominium_id, id),
  constraint residence_joining_taken unique (joining),
  constraint residence_pass_taken unique (condominium_id, pass_id),
  constraint residence_asked check (asked in ('first', 'later', 'never')),
  constraint residence_former_whole check (former_unit is not null or former_since is null),
  constraint residence_frozen_current check (frozen_at is null or since is not null and until is null),
  constraint residence_inviter_length check (length(invited_by_name) between 1 and 120),
  constraint residence_kind check (kind in ('owner', 'tenant', 'family', 'guest', 'employee')),
  constraint residence_moves_elsewhere check (moves_to <> unit_number),
  constraint residence_moves_length check (length(moves_to) between 1 and 20 and moves_to = upper(moves_to)),
  constraint residence_moves_when check (moves_to is null or leaves_at is not null),
  constraint residence_pass_generation check (pass_generation between 1 and 255),
  constraint residence_quiet_some check (quiet_from <> quiet_until),
  constraint residence_quiet_whole check ((quiet_from is null) = (quiet_until is null)),
  constraint residence_refusal_length check (length(refusal_reason) between 1 and 300),
  constraint residence_refusal_of_refused check (refusal_reason is null or since is null and until is not null),
  constraint residence_unit_length check (length(unit_number) between 1 and 20 and unit_number = upper(unit_number))
);
create unique index residence_current on residences (profile_id, condominium_id, unit_number) where until is null;
create index residences_by_age on residences (condominium_id, requested_at desc, id desc) where until is null;
create index residences_of_person on residences (profile_id);
create index residences_of_unit on residences (condominium_id, unit_number) where until is null;
create index residences_waiting on residences (profile_id) where since is null and until is null;

-- A resident says that somebody who joined their home does not live there.
create table residence_objections (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  residence_id uuid not null,
  joining uuid not null,
  profile_id uuid not null,
  by_name text not null,
  objected_at timestamptz not null default now(),
  answered_at timestamptz,
  answered_by uuid,
  answer text,
  kind text not null default 'newcomer',
  reason text,
  stopped_at timestamptz,
  primary key (condominium_id, id),
  constraint residence_objections_condominium_id_residence_id_fkey foreign key (condominium_id, residence_id)
    references residences(condominium_id, id) on delete cascade,
  constraint residence_objection_answer check (answer = any ('{kept,ended,withdrawn}')),
  constraint residence_objection_answered check ((answered_at is null) = (answer is null)),
  constraint residence_objection_kind check (kind = any ('{newcomer,gone}')),
  constraint residence_objection_reason check (length(reason) between 1 and 200),
  constraint residence_objection_stopped check (stopped_at is null or kind = 'gone')
);
create unique index residence_claim_open on residence_objections (joining, profile_id) where kind = 'gone' and answered_at is null;
create unique index residence_objection_once on residence_objections (joining, profile_id) where kind = 'newcomer';
create index residence_objections_of_residence on residence_objections (condominium_id, residence_id);
create index residence_objections_waiting on residence_objections (condominium_id, objected_at desc) where answered_at is null;

-- An import of residents, for thirty days in which it can be undone.
create table resident_imports (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  begun_at timestamptz not null default now(),
  made_by uuid not null,
  made_by_name text not null,
  undone_at timestamptz,
  undone_by uuid,
  undone_by_name text,
  outcome jsonb,  -- what was removed and what stayed
  primary key (condominium_id, id),
  constraint resident_import_undone check (num_nonnulls(undone_at, undone_by, undone_by_name, outcome) in (0, 4))
);
create index resident_imports_by_age on resident_imports (begun_at);

-- The home of each row of an import, and the unit where the row made it.
create table resident_import_rows (
  condominium_id uuid not null,
  residence_id uuid not null,
  import_id uuid not null,
  profile_id uuid not null,
  unit_id uuid,
  primary key (condominium_id, residence_id),
  constraint resident_import_row_of foreign key (condominium_id, import_id)
    references resident_imports(condominium_id, id) on delete cascade
);
create index resident_import_rows_of on resident_import_rows (condominium_id, import_id);

-- A person of a home who may not authorize asks its adults for a visitor of one day.
create table permission_asks (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  residence_id uuid not null,
  joining uuid not null,
  unit_number text not null,
  asked_by uuid not null,
  asked_by_name text not null,
  visitor text not null,
  day date not null,
  ends_at timestamptz not null,
  said text,
  asked_at timestamptz not null default now(),
  answer text,
  answered_at timestamptz,
  answered_by uuid,
  answered_by_name text,
  answer_said text,
  authorization_id uuid,
  primary key (condominium_id, id),
  constraint permission_asks_condominium_id_residence_id_fkey foreign key (condominium_id, residence_id)
    references residences(condominium_id, id) on delete cascade,
  constraint permission_answer check (answer in ('granted', 'refused')),
  constraint permission_answer_said check (answer_said is null or coalesce(answer = 'refused', false)
    and length(answer_said) between 1 and 200),
  constraint permission_answered check (num_nonnulls(answer, answered_at, answered_by, answered_by_name) in (0, 4)),
  constraint permission_authorized check (coalesce(answer = 'granted', false) = (authorization_id is not null)),
  constraint permission_said_length check (length(said) between 1 and 200),
  constraint permission_visitor_length check (length(visitor) between 1 and 120)
);
create index permission_asks_of_residence on permission_asks (condominium_id, residence_id, asked_at);
create index permission_asks_of_unit on permission_asks (condominium_id, unit_number, ends_at);

-- The homes, shops and offices of a condominium, whether or not somebody with an account lives there.
create table units (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  unit_number text not null,  -- as homes, authorizations and the log name it; never changed
  tower text,
  floor text,
  kind text not null default 'home',
  state text not null default 'empty',
  bays text,  -- parking, in words
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  unit_order text generated always as (counted(unit_number)) stored,
  phones jsonb not null default '[]',
  written_key text generated always as (unit_key(unit_number)) stored,  -- what all spellings of it have in common
  administration_since timestamptz,  -- the administration answers for it since then; null: those who live there do
  home_word text generated always as (home_word(unit_number)) stored,  -- house or flat, where its number says so: they are two homes
  apart boolean not null default false,  -- the administration made it as another home than one that is written alike
  primary key (condominium_id, id),
  constraint unit_taken unique (condominium_id, unit_number),
  constraint unit_administered_not_empty check (administration_since is null or state <> 'empty'),
  constraint unit_bays_length check (length(bays) between 1 and 120),
  constraint unit_floor_length check (length(floor) between 1 and 20),
  constraint unit_kind check (kind in ('home', 'shop', 'office', 'storage', 'other')),
  constraint unit_number_length check (length(unit_number) between 1 and 20 and unit_number = upper(unit_number)),
  constraint unit_phones_list check (jsonb_typeof(phones) = 'array' and jsonb_array_length(phones) <= 6),
  constraint unit_phones_size check (pg_column_size(phones) <= 4096),
  constraint unit_state check (state in ('occupied', 'empty', 'rented_out')),
  constraint unit_tower_length check (length(tower) between 1 and 60)
);
create index units_as_written on units (condominium_id, written_key);
create index units_in_order on units (condominium_id, unit_order collate "C", id);
create index units_with_phones on units (condominium_id, unit_number) where phones <> '[]';

-- Who owns a unit and does not live in it: they read its bookings, and its visits only where somebody there agreed.
create table owners (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  profile_id uuid not null references profiles(id) on delete cascade,
  unit_number text not null,
  since timestamptz not null default now(),
  until timestamptz,  -- given up or ended; null for an owner of now
  sees_visits boolean not null default false,  -- only with who agreed and when; it ends when somebody new comes to live there
  agreed_by text,
  agreed_at timestamptz,
  asking uuid,
  asked_at timestamptz,
  asked_by_name text,
  agreed_by_id uuid,
  primary key (condominium_id, id),
  constraint owner_unit foreign key (condominium_id, unit_number) references units(condominium_id, unit_number) on delete cascade,
  constraint owner_agreed_length check (length(agreed_by) between 1 and 200),
  constraint owner_asked_whole check (num_nonnulls(asking, asked_at, asked_by_name) in (0, 3)),
  constraint owner_consent check (sees_visits = (agreed_at is not null) and (num_nonnulls(agreed_by, agreed_by_id, agreed_at) in (0, 3))),
  constraint owner_visits_asked check (not sees_visits or asking is not null)
);
create unique index owner_current on owners (profile_id, condominium_id, unit_number) where until is null;
create index owners_of_unit on owners (condominium_id, unit_number);

-- Other spellings of a unit: searches and whatever is written by hand find the unit by them.
create table unit_aliases (
  condominium_id uuid not null,
  alias text not null,
  unit_id uuid not null,
  merged_id uuid,  -- the unit that had this number, until it was merged; null: added by hand
  created_at timestamptz not null default now(),
  written_key text generated always as (unit_key(alias)) stored,
  home_word text generated always as (home_word(alias)) stored,
  constraint unit_alias_taken primary key (condominium_id, alias),
  constraint unit_alias_unit foreign key (condominium_id, unit_id) references units(condominium_id, id) on delete cascade,
  constraint unit_alias_length check (length(alias) between 1 and 20 and alias = upper(alias))
);
create index unit_aliases_as_written on unit_aliases (condominium_id, written_key);
create index unit_aliases_of_unit on unit_aliases (condominium_id, unit_id);

-- Two units that are written alike and, as the administration said, are not the same.
create table unit_differences (
  condominium_id uuid not null,
  one_id uuid not null,
  other_id uuid not null,
  constraint unit_difference_known primary key (condominium_id, one_id, other_id),
  constraint unit_difference_one foreign key (condominium_id, one_id) references units(condominium_id, id) on delete cascade,
  constraint unit_difference_other foreign key (condominium_id, other_id) references units(condominium_id, id) on delete cascade,
  constraint unit_difference_order check (one_id < other_id)
);
create index unit_differences_of_other on unit_differences (condominium_id, other_id);

-- The code of one unit: who registers with it asks to join that home.
create table unit_codes (
  condominium_id uuid not null,
  id uuid not null,
  unit_number text not null,
  code_hash bytea not null,  -- with a key of the installation; the code itself is shown once
  made_by uuid references profiles(id) on delete set null,
  made_by_name text not null,
  residence_id uuid,  -- the home of the resident who made it; null: the administration
  uses integer not null default 0,  -- registrations so far, at most six
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + '14 days'::interval,
  ended_at timestamptz,  -- by hand, by a newer code, or because its maker left the home
  stays_until timestamptz,
  primary key (condominium_id, id),
  constraint unit_code_taken unique (code_hash),
  constraint unit_code_home foreign key (condominium_id, residence_id) references residences(condominium_id, id) on delete cascade,
  constraint unit_code_unit foreign key (condominium_id, unit_number) references units(condominium_id, unit_number) on delete cascade,
  constraint unit_code_maker_length check (length(made_by_name) between 1 and 120),
  constraint unit_code_uses check (uses between 0 and 6)
);
create unique index unit_code_current on unit_codes (condominium_id, unit_number) where ended_at is null;
create index unit_codes_of_home on unit_codes (condominium_id, residence_id) where residence_id is not null;
create index unit_codes_of_maker on unit_codes (made_by);
create index unit_codes_of_unit on unit_codes (condominium_id, unit_number);

-- The condominiums where a guard works or that an admin runs.
create table assignments (
  condominium_id uuid not null references condominiums(id),
  profile_id uuid not null references profiles(id) on delete cascade,
  assigned_at timestamptz not null default now(),
  assigned_by uuid references profiles(id) on delete set null,
  constraint assignment_exists primary key (condominium_id, profile_id)
);
create index assignments_by_age on assignments (assigned_at desc, profile_id);
create index assignments_of_person on assignments (profile_id);

-- When a guard worked at a condominium they have left. Their offline events may still arrive.
create table former_agents (
  condominium_id uuid not null references condominiums(id),
  profile_id uuid not null,
  full_name text not null,
  until timestamptz not null default now(),
  since timestamptz not null default '-infinity'::timestamptz,
  primary key (condominium_id, profile_id, until)
);
create index former_agents_by_age on former_agents (until);

-- A person asks for their account to be removed.
create table removal_requests (
  profile_id uuid primary key references profiles(id) on delete cascade,
  requested_at timestamptz not null default now()
);

-- ====================================================================================================
-- Who may enter
-- ====================================================================================================

-- What a home says beforehand of who arrives unannounced. A rule never changes: another takes its place.
create table home_rules (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  unit_number text not null,
  kind text not null,  -- of a visit only who is refused, by name or plate
  company text,
  name text,
  plate text,
  action text not null,
  days smallint[] not null default '{}'::smallint[],  -- 1 is Monday; none is every day
  hours_from time,
  hours_until time,
  daily_most integer,
  until_day date,
  expected_until timestamptz,  -- a delivery that the home expects until then, once; null for a rule that stands
  made_by_name text not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz,  -- kept for what stations tell late
  made_by uuid,
  ended_by uuid,
  ended_by_name text,
  primary key (condominium_id, id),
  constraint home_rule_action check (action in ('let_in', 'leave_at_gate', 'ask', 'refuse')),
  constraint home_rule_bounded check (action <> 'let_in' or expected_until is not null
    or num_nonnulls(company, name, plate, daily_most) > 0),
  constraint home_rule_company_length check (length(company) between 1 and 60),
  constraint home_rule_counted check (daily_most is null or (action in ('let_in', 'leave_at_gate'))),
  constraint home_rule_daily_most check (daily_most between 1 and 50),
  constraint home_rule_days check (days <@ '{1,2,3,4,5,6,7}'::smallint[] and cardinality(days) <= 7),
  constraint home_rule_expected check (expected_until is null or kind = 'delivery' and action = 'let_in'
    and daily_most is null and num_nonnulls(name, plate, hours_from, until_day) = 0),
  constraint home_rule_hours check ((hours_from is null) = (hours_until is null) and (hours_from is null or hours_from <> hours_until)),
  constraint home_rule_kind check (kind in ('visit', 'delivery', 'taxi', 'service')),
  constraint home_rule_left check (action <> 'leave_at_gate' or kind = 'delivery'),
  constraint home_rule_maker_length check (length(made_by_name) between 1 and 120),
  constraint home_rule_name_length check (length(name) between 1 and 120),
  constraint home_rule_plate_shape check (plate ~ '^[[:alnum:]]{3,15}$' and plate = upper(plate)),
  constraint home_rule_unit_length check (length(unit_number) between 1 and 20 and unit_number = upper(unit_number)),
  constraint home_rule_visit check (kind <> 'visit' or action = 'refuse' and num_nonnulls(name, plate) > 0)
);
create index home_rules_ended on home_rules (condominium_id, unit_number, ended_at) where ended_at is not null;
create index home_rules_of_unit on home_rules (condominium_id, unit_number) where ended_at is null;

-- Whom a resident lets in: visitors, workers, co-residents, pets, vehicles; and the visits that a guard asks a unit about.
create table authorizations (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  resident_id uuid references profiles(id) on delete cascade,  -- the host; null when a guard registered the visit: then it belongs to the unit
  residence_id uuid,  -- counts only while that home does
  unit_number text not null,
  auth_type text not null,
  status text not null default 'active',
  suspended_at timestamptz,
  name text not null,
  last_name text,
  id_document text,
  masked_document text generated always as (case when length(id_document) > 3 then repeat('•', length(id_document) - 3)
    || right(id_document, 3) else repeat('•', length(id_document)) end) stored,
  phone_number text,
  vehicle_plate text,
  relationship text,
  can_authorize_access boolean,
  details jsonb not null default '{}',  -- what the gate needs to know, by kind; private_details: what it does not
  private_details jsonb not null default '{}',
  valid_from timestamptz,
  valid_until timestamptz,
  pass_id uuid not null default gen_random_uuid(),
  pass_generation smallint not null default 1,  -- a new code raises it, and the codes before are dead
  pass_issued_at timestamptz not null default now(),
  access_number char(5),
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  registered_by uuid,
  registered_by_name text,
  decided_at timestamptz,
  decided_by uuid,
  decided_by_name text,
  closed_at timestamptz,  -- a request that was settled by phone
  entered_at timestamptz,
  left_at timestamptz,
  inside boolean not null generated always as (entered_at is not null and coalesce(left_at < entered_at, true)) stored,
  plain_name text not null generated always as (plain(name || coalesce(' ' || last_name, ''))) stored,
  blanked_at timestamptz,
  registered_at timestamptz,  -- when the visitor stood at the gate, for a request that a station sent later
  sent_by uuid,
  sent_by_name text,
  registration_proven boolean,
  registration_doubt text,
  registered_as uuid,  -- the guard that the event named, who was not on duty then
  import_id uuid,
  imported_by_name text,
  former_unit text,
  decided_by_administration boolean not null default false,
  passes_to uuid,  -- the home that receives it when its own ends with a move; its own: along to the unit that its host moves to
  received_from uuid,  -- the home that left it to this host; received_from_name: who, in their name of that day
  received_at timestamptz,
  received_from_name text,
  arrival_kind text not null default 'visit',
  ask_seconds integer,
  outcome text,
  outcome_at timestamptz,
  outcome_by_name text,
  outcome_channel text,
  rule_id uuid,  -- the rule of the home that decided it; stays_until: of whom it let in, and contested_at: the home said that it was wrong
  stays_until timestamptz,
  contested_at timestamptz,
  contested_by_name text,
  answer text,
  badge text,
  link_generation smallint not null default 1,
  renamed boolean not null default false,
  unsent text,
  dismissed_at timestamptz,
  call_wanted_at timestamptz,
  call_wanted_by_name text,
  primary key (condominium_id, id),
  constraint authorization_pass_taken unique (pass_id),
  constraint authorization_passes_to foreign key (condominium_id, passes_to)
    references residences(condominium_id, id) on delete set null (passes_to),
  constraint authorizations_condominium_id_residence_id_fkey foreign key (condominium_id, residence_id)
    references residences(condominium_id, id) on delete cascade,
  constraint authorization_answer check (answer is null or (status = any ('{denied,inactive}'))
    and (answer = 'comes_down' or arrival_kind = 'delivery')),
  constraint authorization_arrival_kind check (arrival_kind = any ('{visit,delivery,taxi,service}')),
  constraint authorization_badge check (badge ~ '^[A-ZÑ0-9]{1,8}$'),
  constraint authorization_by_rule check ((not outcome_channel is distinct from 'rule') = (rule_id is not null)),
  constraint authorization_call_wanted check ((call_wanted_at is null) = (call_wanted_by_name is null)),
  constraint authorization_contested check ((contested_at is null) = (contested_by_name is null)
    and (contested_at is null or stays_until is not null)),
  constraint authorization_details_size check (jsonb_typeof(details) = 'object' and pg_column_size(details) <= 8192),
  constraint authorization_dismissed check (dismissed_at is null or suspended_at is not null),
  constraint authorization_document_length check (length(id_document) <= 40),
  constraint authorization_generation_range check (pass_generation between 1 and 255),
  constraint authorization_import_whole check ((import_id is null) = (imported_by_name is null)),
  constraint authorization_last_name_length check (length(last_name) between 1 and 120),
  constraint authorization_name_length check (length(name) between 1 and 120),
  constraint authorization_needs_window check (auth_type <> 'temporary_visitor' or valid_until is not null),
  constraint authorization_not_suspendable check (suspended_at is null or auth_type = 'worker' and status = 'active'),
  constraint authorization_number_shape check (access_number ~ '^[0-9]{5}$'),
  constraint authorization_of_resident check ((resident_id is null) = (residence_id is null)),
  constraint authorization_outcome check (outcome = any ('{admitted,refused,left,let_in,expired,left_at_gate,comes_down}')),
  constraint authorization_outcome_channel check (outcome_channel = any ('{app,phone,call,guard,clock,rule,webhook}')),
  constraint authorization_outcome_whole check ((outcome is null) = (outcome_at is null) and (outcome is null) = (outcome_channel is null)),
  constraint authorization_passes_kind check (passes_to is null or residence_id is not null
    and (auth_type = any ('{permanent_visitor,worker,pet,vehicle}'))),
  constraint authorization_phone_length check (length(phone_number) <= 30),
  constraint authorization_plate_shape check (vehicle_plate = upper(vehicle_plate) and length(vehicle_plate) <= 15),
  constraint authorization_private_size check (jsonb_typeof(private_details) = 'object' and pg_column_size(private_details) <= 8192),
  constraint authorization_received_whole check ((received_from is null) = (received_at is null)
    and (received_at is null) = (received_from_name is null)),
  constraint authorization_relationship_length check (length(relationship) <= 40),
  constraint authorization_status check (status = any ('{active,inactive,approved,denied,pending_approval}')),
  constraint authorization_type check (auth_type = any ('{co_resident,temporary_visitor,permanent_visitor,worker,pet,vehicle}')),
  constraint authorization_unit_length check (length(unit_number) between 1 and 20),
  constraint authorization_unsent check (unsent in ('dates', 'replaced')),
  constraint authorization_window check (valid_until > valid_from and valid_until <= (valid_from + '366 days'::interval)),
  constraint authorization_window_whole check ((valid_from is null) = (valid_until is null))
);
create index authorizations_by_age on authorizations (condominium_id, created_at desc, id desc);
create index authorizations_by_plate on authorizations (condominium_id, vehicle_plate) where vehicle_plate is not null;
create index authorizations_by_rule on authorizations (condominium_id, unit_number, outcome_at) where rule_id is not null;
create index authorizations_by_rule_in_time on authorizations (condominium_id, outcome_at) where outcome_channel = 'rule';
create index authorizations_decided on authorizations (condominium_id, decided_at desc) where decided_at is not null;
create index authorizations_imported_for on authorizations (resident_id, import_id) where import_id is not null;
create index authorizations_inside on authorizations (condominium_id, entered_at desc) where inside;
create index authorizations_kept on authorizations (condominium_id, created_at) where blanked_at is null;
create index authorizations_live on authorizations (condominium_id, valid_until)
  include (valid_from, suspended_at, residence_id, auth_type) where status in ('active', 'approved');
create index authorizations_of_import on authorizations (condominium_id, import_id, created_at desc, id desc) where import_id is not null;
create index authorizations_of_kind on authorizations (condominium_id, auth_type, created_at desc, id desc)
  include (plain_name, masked_document, unit_number);
create index authorizations_of_plate on authorizations (condominium_id, regexp_replace(vehicle_plate, '[^A-Z0-9]', '', 'g'))
  where vehicle_plate is not null and (status in ('active', 'approved'));
create index authorizations_of_residence on authorizations (condominium_id, residence_id) where residence_id is not null;
create index authorizations_of_resident on authorizations (resident_id, auth_type, created_at desc, id desc) where resident_id is not null;
create index authorizations_of_unit on authorizations (condominium_id, unit_number, created_at desc) where resident_id is null;
create index authorizations_open_asks on authorizations (created_at) where ask_seconds is not null and outcome is null;
create index authorizations_over on authorizations (condominium_id, valid_until) where status = 'inactive';
create index authorizations_passing on authorizations (condominium_id, passes_to) where passes_to is not null;
create index authorizations_pending on authorizations (condominium_id, created_at desc) where status = 'pending_approval';
create index authorizations_requests on authorizations (condominium_id, created_at desc, id desc)
  include (decided_at, closed_at, status) where resident_id is null and registered_by is not null;

-- The five-digit numbers: one holder each in a condominium, and no other for thirty days after.
create table access_numbers (
  condominium_id uuid not null references condominiums(id),
  number char(5) not null,
  authorization_id uuid not null,
  held_until timestamptz not null,
  host_id uuid,
  lost_with uuid,
  constraint access_number_held primary key (condominium_id, number)
);
create index access_numbers_lost_with on access_numbers (condominium_id, lost_with) where lost_with is not null;
create index access_numbers_of_host on access_numbers (host_id, held_until) where host_id is not null;

-- Codes that no longer open although their signature still verifies, and why.
create table revoked_passes (
  condominium_id uuid not null references condominiums(id),
  pass_id uuid not null,
  authorization_id uuid not null,
  generation smallint not null,
  access_number char(5),
  revoked_at timestamptz not null default now(),
  valid_until timestamptz,  -- null: the code has no end of its own
  why text not null,
  primary key (condominium_id, pass_id),
  constraint revoked_pass_why check (why in ('cancelled_by_resident', 'visit_over', 'superseded', 'revoked'))
);
create index revoked_passes_alive on revoked_passes (condominium_id, valid_until);
create index revoked_passes_of_authorization on revoked_passes (condominium_id, authorization_id);
create index revoked_passes_of_number on revoked_passes (condominium_id, access_number) where access_number is not null;

-- A worker of several homes: authorizations of one person, as the gate or the administration said. Homes read no row of it.
create table engagements (
  condominium_id uuid not null references condominiums(id),
  authorization_id uuid not null,
  worker_id uuid not null,  -- the same for all authorizations of one person
  joined_at timestamptz not null default now(),
  pass_id uuid,  -- the code of an authorization that was deleted; null: it is there
  pass_generation smallint,
  primary key (condominium_id, authorization_id),
  constraint engagement_code_whole check ((pass_id is null) = (pass_generation is null))
);
create index engagements_of_code on engagements (condominium_id, pass_id) where pass_id is not null;
create index engagements_of_worker on engagements (condominium_id, worker_id);

-- ====================================================================================================
-- The gate
-- ====================================================================================================

-- The entrances of a condominium.
create table gates (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  name text not null,
  created_at timestamptz not null default now(),
  revision integer not null default 1,
  primary key (condominium_id, id),
  constraint gate_name_taken unique (condominium_id, name),
  constraint gate_name_length check (length(name) between 1 and 80)
);

-- A tablet or phone that guards use at a gate.
create table stations (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  gate_id uuid not null,
  bound_by uuid,
  bound_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  last_event_at timestamptz not null default '-infinity'::timestamptz,  -- what it does next counts as later than this, whatever its clock says
  build text,
  last_sequence bigint,
  copied_at timestamptz,
  checked_at timestamptz,
  checked_by uuid,
  check_failed text[],
  primary key (condominium_id, id),
  constraint stations_condominium_id_gate_id_fkey foreign key (condominium_id, gate_id)
    references gates(condominium_id, id) on delete cascade,
  constraint station_build_length check (length(build) between 1 and 40),
  constraint station_check_parts check (check_failed <@ '{sound,camera,reader,line,battery,data}'),
  constraint station_check_whole check ((checked_at is null) = (check_failed is null))
);
create index stations_of_gate on stations (condominium_id, gate_id);

-- The public key of a guard who signed in on a station; the private key never leaves the device.
create table station_keys (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  station_id uuid not null,
  profile_id uuid not null,
  session_id uuid,
  public_key bytea not null,
  made_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (condominium_id, id),
  constraint station_key_length check (length(public_key) = 32)
);
create index station_keys_by_end on station_keys (ended_at);
create index station_keys_of_guard on station_keys (profile_id, condominium_id, made_at);
create index station_keys_of_session on station_keys (session_id) where ended_at is null;

-- A tablet that belongs to a gate: first a code, then a caller of its own.
create table enrolled_stations (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  gate_id uuid not null,
  name text not null,
  made_by uuid,
  made_at timestamptz not null default now(),
  code_hash bytea,  -- gone once a tablet took it
  code_until timestamptz not null default now() + '00:15:00'::interval,
  station_id uuid,
  token_hash bytea,
  enrolled_at timestamptz,
  seen_at timestamptz,
  session_id uuid,  -- of the guard who opened it last
  lost_at timestamptz,
  wiped_at timestamptz,  -- when a lost one told that nothing is left on it
  relief_version integer not null default 1,
  renews_numbers boolean,
  primary key (condominium_id, id),
  constraint enrolled_station_code_taken unique (code_hash),
  constraint enrolled_station_token_taken unique (token_hash),
  constraint enrolled_station_of_gate foreign key (condominium_id, gate_id) references gates(condominium_id, id) on delete cascade,
  constraint enrolled_station_name_length check (length(name) between 1 and 80),
  constraint enrolled_station_whole check ((station_id is null) = (enrolled_at is null) and (token_hash is null) = (enrolled_at is null))
);
create index enrolled_stations_of_gate on enrolled_stations (condominium_id, gate_id);
create index enrolled_stations_of_station on enrolled_stations (condominium_id, station_id);

-- The public half of the key that a tablet sealed under the code of a day.
create table relief_keys (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  enrolled_id uuid not null,
  day date not null,
  mark text not null,  -- of the secret from which the code was made
  public_key bytea not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  ends_at timestamptz not null,
  made_at timestamptz not null default now(),
  ended_at timestamptz,
  prepared_by uuid,
  primary key (condominium_id, id),
  constraint relief_key_of_tablet foreign key (condominium_id, enrolled_id)
    references enrolled_stations(condominium_id, id) on delete cascade,
  constraint relief_key_hours check (opens_at < closes_at and closes_at <= ends_at),
  constraint relief_key_length check (length(public_key) = 32),
  constraint relief_key_mark check (mark ~ '^[0-9a-f]{8}$')
);
create index relief_keys_by_end on relief_keys (ends_at);
create unique index relief_keys_of_day on relief_keys (condominium_id, enrolled_id, day) where ended_at is null;

-- Who read the code of a day of a tablet, and when.
create table relief_readings (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  enrolled_id uuid not null,
  day date not null,
  read_by uuid not null,
  read_by_name text not null,
  read_at timestamptz not null default now(),
  primary key (condominium_id, id)
);
create index relief_readings_by_age on relief_readings (read_at);
create index relief_readings_of_tablet on relief_readings (condominium_id, enrolled_id, read_at);

-- When a guard worked at an enrolled station, who handed it over, and what was open then.
create table shifts (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  station_id uuid not null,
  gate_id uuid not null,
  profile_id uuid not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  ended_how text,
  handed_by uuid,
  open_inside integer,
  open_asks integer,
  open_incidents integer,
  primary key (condominium_id, id),
  constraint shift_counts check (open_inside >= 0 and open_asks >= 0 and open_incidents >= 0),
  constraint shift_ended check ((ended_at is null) = (ended_how is null)),
  constraint shift_ended_how check (ended_how in ('locked', 'handed_over', 'next_began'))
);
create index shifts_by_start on shifts (started_at);
create index shifts_of_station on shifts (condominium_id, station_id, started_at);

-- When a station was offline, as it reported afterwards.
create table station_outages (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  station_id uuid not null,
  began_at timestamptz not null,
  ended_at timestamptz not null,
  primary key (condominium_id, id),
  constraint station_outage_order check (ended_at >= began_at)
);
create index station_outages_by_time on station_outages (condominium_id, began_at desc);

-- Readers and barriers of other makers, each with its own API key.
create table gate_devices (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  gate_id uuid not null,
  name text not null,
  key_hash bytea not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  last_used_at timestamptz,
  primary key (condominium_id, id),
  constraint gate_device_key_taken unique (key_hash),
  constraint gate_devices_condominium_id_gate_id_fkey foreign key (condominium_id, gate_id)
    references gates(condominium_id, id) on delete cascade,
  constraint gate_device_name_length check (length(name) between 1 and 80)
);
create index gate_devices_of_gate on gate_devices (condominium_id, gate_id);

-- What happened at the gate. Rows are only added and reference nothing, so that no deletion takes them along.
create table access_logs (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  authorization_id uuid,
  event_type text not null,
  occurred_at timestamptz not null default clock_timestamp(),
  resident_id uuid,
  unit_number text not null,
  actor_id uuid,
  actor_role text not null,
  actor_name text not null,
  gate_id uuid,
  gate_name text,
  override_reason text,  -- why the guard let somebody in who was not authorized
  authorized_by text,  -- who agreed by phone
  reservation_id uuid,
  guest_id uuid,
  station_id uuid,
  recorded_at timestamptz,  -- when a station sent it, for offline events
  sent_by uuid,
  conflict text,  -- why the server would have refused this offline event
  clock_doubt text,
  person_id uuid,
  sent_by_name text,
  proven boolean,  -- signed by the guard it names
  told_as uuid,  -- the guard that the event named, who was not on duty then: actor is the sender
  told_host boolean not null default false,  -- a code without an end opened a reader, so the host is notified
  corrects uuid,
  arrival_kind text,
  primary key (condominium_id, id),
  constraint access_log_arrival_kind check (arrival_kind = any ('{delivery,taxi,service,emergency,authority}')),
  constraint access_log_clock_doubt check (length(clock_doubt) <= 30),
  constraint access_log_conflict check (conflict = any ('{cancelled_meanwhile,already_inside_elsewhere,revoked_meanwhile,
    not_allowed,unknown,back_soon,no_outage}')),
  constraint access_log_event check (event_type = any ('{visitor_registered,visitor_checkout,entry,exit,authorization_deleted,
    document_revealed,entry_noted,authority_arrived,authority_admitted,authority_turned_away,approved_late,denied_late,
    refused_late,left_late,comes_down_late,left_at_gate_late,approved_after_all,denied_after_all,comes_down_after_all,
    left_at_gate_after_all,phones_shown,phones_shown_unasked,entry_contested,item_left,item_handed,sheet_printed,written_by_hand,
    badge_given,call_wanted,line_disputed}')),
  constraint access_log_subject check (num_nonnulls(authorization_id, guest_id, person_id) = 1
    and (guest_id is null) = (reservation_id is null)
    and (person_id is null or resident_id is not null and resident_id = person_id))
);
create unique index access_logs_authority_outcome on access_logs (condominium_id, authorization_id)
  where event_type in ('authority_admitted', 'authority_turned_away');
create index access_logs_by_time on access_logs (condominium_id, occurred_at desc, id desc);
create index access_logs_conflicts on access_logs (condominium_id, recorded_at desc) where conflict is not null;
create index access_logs_contested on access_logs (condominium_id, occurred_at desc) where event_type = 'entry_contested';
create unique index access_logs_corrections on access_logs (condominium_id, corrects) include (id) where corrects is not null;
create index access_logs_entries on access_logs (condominium_id, occurred_at desc, id desc)
  include (resident_id, override_reason, authorized_by) where event_type = 'entry' and person_id is null;
create index access_logs_of_authorization on access_logs (condominium_id, authorization_id, occurred_at desc, id desc);
create index access_logs_of_guest on access_logs (condominium_id, guest_id, occurred_at desc) where guest_id is not null;
create index access_logs_of_person on access_logs (condominium_id, person_id, occurred_at desc, id desc) where person_id is not null;
create index access_logs_of_resident on access_logs (resident_id, occurred_at desc) where resident_id is not null;
create index access_logs_of_unit on access_logs (condominium_id, unit_number, occurred_at desc);
create index access_logs_overrides on access_logs (condominium_id, occurred_at desc) where override_reason is not null;
create index access_logs_told_late on access_logs (condominium_id, recorded_at desc)
  where event_type = 'entry' and (recorded_at - occurred_at) > '00:15:00'::interval;
create index access_logs_unasked_phones on access_logs (condominium_id, occurred_at) where event_type = 'phones_shown_unasked';
create index access_logs_urgent on access_logs (condominium_id, occurred_at desc) where arrival_kind in ('emergency', 'authority');
create statistics access_logs_lateness on (recorded_at - occurred_at) from access_logs;

-- Lines of the log that are part of another line: an act of a worker has one for each home. Homes read no row of it.
create table shared_acts (
  condominium_id uuid not null,
  log_id uuid not null,
  act_id uuid not null,  -- the line that staff read
  primary key (condominium_id, log_id),
  constraint shared_act_known foreign key (condominium_id, act_id) references access_logs(condominium_id, id),
  constraint shared_act_line foreign key (condominium_id, log_id) references access_logs(condominium_id, id)
);
create index shared_acts_of_act on shared_acts (condominium_id, act_id);

-- Who it was, as written at the time. Retention blanks these rows.
create table access_log_subjects (
  condominium_id uuid not null,
  log_id uuid not null,
  auth_type text not null,
  name text,
  last_name text,
  id_document text,
  masked_document text generated always as (case when length(id_document) > 3 then repeat('•', length(id_document) - 3)
    || right(id_document, 3) else repeat('•', length(id_document)) end) stored,
  phone_number text,
  vehicle_plate text,
  blanked_at timestamptz,
  plain_name text generated always as (plain(name || coalesce(' ' || last_name, ''))) stored,
  written_at timestamptz not null default clock_timestamp(),
  said text,
  word_of text,
  primary key (condominium_id, log_id),
  constraint access_log_subjects_condominium_id_log_id_fkey foreign key (condominium_id, log_id) references access_logs(condominium_id, id),
  constraint access_log_said_length check (length(said) between 1 and 300),
  constraint access_log_subject_blank check (blanked_at is null
    or coalesce(name, last_name, id_document, phone_number, vehicle_plate, said, word_of) is null),
  constraint access_log_word_of_length check (length(word_of) between 1 and 120)
);
create index access_log_subjects_kept on access_log_subjects (condominium_id, written_at) where blanked_at is null;

-- The order in which lines of the log arrived, and the hash of each. A line waits here for at most an hour.
create table log_seals (
  condominium_id uuid not null,
  log_id uuid not null,
  arrival bigint generated always as identity,
  arrived_at timestamptz not null default clock_timestamp(),
  position bigint,
  block integer,
  line_hash bytea,
  name_hash bytea,
  name_salt bytea,  -- goes with the name
  primary key (condominium_id, log_id),
  constraint log_seal_whole check (num_nonnulls("position", block, line_hash) in (0, 3))
);
create unique index log_seals_in_order on log_seals (condominium_id, "position") where "position" is not null;
create index log_seals_waiting on log_seals (condominium_id, arrival) include (arrived_at) where "position" is null;

-- The lines that were sealed at one moment, in one chain for each condominium.
create table log_blocks (
  condominium_id uuid not null references condominiums(id),
  number integer not null,
  last_position bigint not null,
  sealed_at timestamptz not null default now(),
  hash bytea not null,
  primary key (condominium_id, number),
  constraint log_block_once unique (condominium_id, last_position),
  constraint log_block_hash_length check (length(hash) = 32)
);

-- The webhook of a condominium: where what happens at its gates goes, and whether an answer may come back.
create table channels (
  condominium_id uuid primary key references condominiums(id),
  id uuid not null,
  address text not null,
  with_names boolean not null default false,
  takes_answers boolean not null default false,
  sealed_secret bytea not null,  -- signs what is sent and answered
  former_secret bytea,  -- the one before, for a day
  former_until timestamptz,
  revision integer not null default 1,
  added_by_name text not null,
  added_at timestamptz not null default now(),
  failures integer not null default 0,  -- in a row
  rests_until timestamptz,  -- nothing is sent until then
  locked_until timestamptz,  -- the lease of the program that sends
  answers_by_name text,
  constraint channel_id_known unique (id),
  constraint channel_address_shape check (address ~ '^https?://' and length(address) <= 500),
  constraint channel_former_whole check ((former_secret is null) = (former_until is null)),
  constraint channel_name_length check (length(added_by_name) <= 120),
  constraint channel_secret_length check (octet_length(sealed_secret) >= 40 and octet_length(sealed_secret) <= 200
    and octet_length(former_secret) >= 40 and octet_length(former_secret) <= 200)
);

-- What is sent to a webhook, in its order. Tried for a day, listed for a week.
create table channel_messages (
  id uuid not null default gen_random_uuid(),
  condominium_id uuid not null references channels(condominium_id) on delete cascade,
  place bigint generated always as identity,
  type text not null,
  body text,  -- gone once it was delivered or given up
  written_at timestamptz not null default now(),
  state text not null default 'waiting',
  settled_at timestamptz,
  attempts integer not null default 0,
  last_status integer,
  last_error text,
  primary key (condominium_id, id),
  constraint channel_message_error check (length(last_error) <= 200),
  constraint channel_message_size check (length(body) <= 4000),
  constraint channel_message_state check (state in ('waiting', 'delivered', 'given_up')),
  constraint channel_message_type check (type in ('ask.opened', 'ask.closed', 'entry.recorded', 'channel.test')),
  constraint channel_message_whole check ((state = 'waiting') = (settled_at is null) and (state = 'waiting') = (body is not null))
);
create index channel_messages_by_time on channel_messages (condominium_id, place desc);
create index channel_messages_in_order on channel_messages (condominium_id, place) where state = 'waiting';

-- The ids of signed answers that counted, for an hour.
create table channel_answers (
  condominium_id uuid not null references channels(condominium_id) on delete cascade,
  message_id text not null,
  at timestamptz not null default now(),
  primary key (condominium_id, message_id),
  constraint channel_answer_length check (length(message_id) between 1 and 100)
);

-- Who gets the newest hash every day, so that it lies outside.
create table log_witnesses (
  condominium_id uuid not null references condominiums(id),
  place smallint not null,
  address text not null,
  language text not null,
  added_by_name text not null,
  added_at timestamptz not null default now(),
  told_on date,
  constraint log_witness_exists primary key (condominium_id, address),
  constraint log_witness_place unique (condominium_id, place),
  constraint log_witness_language check (language in ('es', 'en')),
  constraint log_witness_name_length check (length(added_by_name) <= 120),
  constraint log_witness_places check (place between 1 and 5),
  constraint log_witness_shape check (address = lower(address) and length(address) <= 254 and position(('@') in (address)) > 1)
);

-- What a gate or device decided about a code, refusals too, and why an entry was allowed. Kept for at most 30 days.
create table access_decisions (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  at timestamptz not null,
  arrived_at timestamptz not null default now(),
  gate_id uuid,
  gate_name text,
  seen_by uuid not null,  -- the guard or device
  station_id uuid,  -- null: a device
  told text,  -- what was told beside the verdict; null: the code was only looked at
  verdict text,  -- null: why a station recorded an entry, under the id of that entry
  reason text not null,
  code_kind text,
  code_end text,  -- the code itself is kept nowhere
  code_hash bytea,  -- with a key of the condominium
  authorization_id uuid,
  snapshot_version text,
  snapshot_taken_at timestamptz,
  signed boolean not null default false,
  primary key (condominium_id, id),
  constraint access_decision_code_end check (length(code_end) <= 4),
  constraint access_decision_code_hash check (length(code_hash) = 16),
  constraint access_decision_code_kind check (code_kind in ('pass', 'number', 'plate', 'chosen', 'unreadable')),
  constraint access_decision_gate_length check (length(gate_name) <= 80),
  constraint access_decision_reason check (reason ~ '^[a-z_]{1,40}$'),
  constraint access_decision_shown_or_told check (verdict is not null or told is not null),
  constraint access_decision_snapshot_length check (length(snapshot_version) <= 80),
  constraint access_decision_told check (told in ('entry', 'exit', 'override')),
  constraint access_decision_verdict check (verdict in ('green', 'amber', 'red'))
);
create index access_decisions_by_time on access_decisions (condominium_id, at);
create index access_decisions_of_authorization on access_decisions (condominium_id, authorization_id, at desc, id desc)
  where authorization_id is not null and verdict is not null;
create index access_decisions_of_code on access_decisions (condominium_id, code_hash, at desc, id desc)
  where code_hash is not null and verdict is not null;
create index access_decisions_of_one on access_decisions (condominium_id, seen_by, arrived_at desc);

-- What became of an authorization, without what was changed. Kept as long as decisions.
create table authorization_changes (
  condominium_id uuid not null references condominiums(id),
  id uuid not null default gen_random_uuid(),
  authorization_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  what text not null,
  by uuid,  -- null: the product itself
  by_role text not null,
  window_before jsonb,
  primary key (condominium_id, id),
  constraint authorization_change_what check (what in ('issued', 'edited', 'renewed', 'suspended', 'resumed', 'approved',
    'denied', 'settled', 'ended'))
);
create index authorization_changes_by_time on authorization_changes (condominium_id, at);
create index authorization_changes_of_one on authorization_changes (condominium_id, authorization_id, at desc, id desc);

-- Offline events about a person or pass that the server never knew.
create table stray_acts (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  station_id uuid,
  sent_by uuid not null,
  sent_by_name text not null,
  kind text not null,
  at timestamptz not null,
  arrived_at timestamptz not null default now(),
  said jsonb not null,  -- the event as sent
  primary key (condominium_id, id),
  constraint stray_act_kind_length check (length(kind) <= 30),
  constraint stray_act_sender_length check (length(sent_by_name) <= 120),
  constraint stray_act_size check (length(said::text) <= 2000)
);
create index stray_acts_by_age on stray_acts (arrived_at);
create index stray_acts_by_arrival on stray_acts (condominium_id, arrived_at desc);

-- How many such events a sender has sent on a day.
create table stray_counts (
  condominium_id uuid not null references condominiums(id),
  sent_by uuid not null,
  day date not null,
  acts integer not null default 1,
  primary key (condominium_id, sent_by, day)
);
create index stray_counts_by_age on stray_counts (day);

-- What was left at a gate for a home, until it is handed over.
create table left_items (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  unit_number text not null,
  kind text not null,
  said text,
  company text,
  authorization_id uuid,  -- the arrival that brought it; null: written by hand
  left_at timestamptz not null,
  gate_name text,
  taken_by_name text not null,
  handed_at timestamptz,
  handed_to text,  -- as the guard wrote it
  handed_by_name text,
  primary key (condominium_id, id),
  constraint left_item_company_length check (length(company) between 1 and 60),
  constraint left_item_gate_length check (length(gate_name) <= 80),
  constraint left_item_giver_length check (length(handed_by_name) <= 120),
  constraint left_item_handed check (num_nonnulls(handed_at, handed_to, handed_by_name) in (0, 3)),
  constraint left_item_kind check (kind in ('package', 'food', 'envelope', 'keys', 'other')),
  constraint left_item_receiver_length check (length(handed_to) between 1 and 120),
  constraint left_item_taker_length check (length(taken_by_name) <= 120),
  constraint left_item_text_length check (length(said) between 1 and 120),
  constraint left_item_unit_length check (length(unit_number) between 1 and 20 and unit_number = upper(unit_number))
);
create index left_items_by_time on left_items (condominium_id, left_at desc, id desc);
create index left_items_waiting on left_items (condominium_id, unit_number) where handed_at is null;

-- The incident book: what happened that is no entry and no exit, and requests for information.
create table incidents (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  kind text not null,
  occurred_at timestamptz not null,
  written_at timestamptz not null,  -- by the clock of the station
  recorded_at timestamptz not null default now(),
  gate_id uuid,
  gate_name text,
  station_id uuid,
  place text,
  what_happened text not null,
  told text[] not null default '{}',  -- whom the guard told
  told_text text,
  asker text,
  asked_by text,
  paper text,
  subject text,
  covers_from timestamptz,
  covers_until timestamptz,
  given text,
  actor_id uuid not null,
  actor_name text not null,
  sent_by uuid,
  sent_by_name text,
  proven boolean not null default true,
  told_as uuid,
  clock_doubt text,
  closed_at timestamptz,  -- null: open; follows from the notes
  last_at timestamptz not null default now(),  -- the last word about it: from there on it is kept
  primary key (condominium_id, id),
  constraint incident_actor_length check (length(actor_name) <= 120),
  constraint incident_asked_by_length check (length(asked_by) between 1 and 120),
  constraint incident_asker check (asker in ('police', 'prosecutor', 'court', 'insurer', 'other')),
  constraint incident_clock_doubt check (length(clock_doubt) <= 30),
  constraint incident_gate_length check (length(gate_name) <= 80),
  constraint incident_given_length check (length(given) between 1 and 500),
  constraint incident_kind check (kind in ('theft', 'damage', 'quarrel', 'accident', 'fire', 'suspicious', 'noise', 'fault',
    'found', 'request', 'other')),
  constraint incident_order check (occurred_at <= written_at),
  constraint incident_paper_length check (length(paper) between 1 and 120),
  constraint incident_place_length check (length(place) between 1 and 120),
  constraint incident_request_order check (covers_from <= covers_until),
  constraint incident_request_whole check (case when kind = 'request' then num_nonnulls(asker, asked_by, subject, covers_from,
    covers_until) = 5 else num_nonnulls(asker, asked_by, paper, subject, covers_from, covers_until, given) = 0 end),
  constraint incident_sender_length check (length(sent_by_name) <= 120),
  constraint incident_subject_length check (length(subject) between 1 and 200),
  constraint incident_text_length check (length(what_happened) between 1 and 1000),
  constraint incident_told_known check (told <@ array['administration', 'supervisor', 'resident', 'police', 'ambulance', 'firefighters']
    and cardinality(told) <= 6),
  constraint incident_told_length check (length(told_text) between 1 and 200)
);
create index incidents_by_age on incidents (condominium_id, last_at);
create index incidents_by_time on incidents (condominium_id, occurred_at desc, id desc);
create index incidents_open on incidents (condominium_id, occurred_at desc) where closed_at is null;

-- What became of an incident, a line each; never changed.
create table incident_notes (
  condominium_id uuid not null,
  id uuid not null,
  incident_id uuid not null,
  said text not null,
  sets_state text,
  written_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  station_id uuid,
  actor_id uuid not null,
  actor_name text not null,
  sent_by uuid,
  sent_by_name text,
  proven boolean not null default true,
  told_as uuid,
  clock_doubt text,
  primary key (condominium_id, id),
  constraint incident_note_of foreign key (condominium_id, incident_id) references incidents(condominium_id, id) on delete cascade,
  constraint incident_note_actor_length check (length(actor_name) <= 120),
  constraint incident_note_clock_doubt check (length(clock_doubt) <= 30),
  constraint incident_note_length check (length(said) between 1 and 1000),
  constraint incident_note_sender_length check (length(sent_by_name) <= 120),
  constraint incident_note_state check (sets_state in ('open', 'closed'))
);
create index incident_notes_of_incident on incident_notes (condominium_id, incident_id, written_at);

-- The lines of the access log that an incident is about.
create table incident_lines (
  condominium_id uuid not null,
  incident_id uuid not null,
  log_id uuid not null,
  primary key (condominium_id, incident_id, log_id),
  constraint incident_line_known foreign key (condominium_id, log_id) references access_logs(condominium_id, id),
  constraint incident_line_of foreign key (condominium_id, incident_id) references incidents(condominium_id, id) on delete cascade
);
create index incident_lines_of_log on incident_lines (condominium_id, log_id);

-- Why somebody of the administration looked at what came and went; read by the homes, never changed.
create table looks (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  at timestamptz not null default now(),
  by_id uuid not null,
  by_role text not null,
  by_name text not null,
  kind text not null,
  subject text,
  subject_id uuid,
  covers_from timestamptz not null,
  covers_until timestamptz not null,
  reason text not null,
  said text not null,
  told_from timestamptz,  -- the homes read of it from then on; null: at once
  open_until timestamptz not null default now() + '01:00:00'::interval,  -- until then it shows its lines to who gave the reason
  units text[],  -- the homes whose visits it shows; null: all
  constraint look_exists primary key (condominium_id, id),
  constraint look_homes check ((units is null) = (kind = 'everything')),
  constraint look_kind check (kind in ('unit', 'person', 'plate', 'pass', 'everything')),
  constraint look_name_length check (length(by_name) <= 120),
  constraint look_of_guard check ((by_role = 'agent') = (reason in ('exported', 'searched'))),
  constraint look_period check (covers_from < covers_until and covers_until <= (covers_from + '366 days'::interval)),
  constraint look_reason check (reason in ('theft', 'dispute', 'damage', 'authority', 'request', 'copy', 'other', 'exported', 'searched')),
  constraint look_role check (by_role in ('agent', 'admin', 'super_admin')),
  constraint look_sentence check ((reason in ('copy', 'exported', 'searched'))
    or length(regexp_replace(plain(said), '[^[:alpha:]]', '', 'g')) >= 15) not valid,
  constraint look_subject check ((subject is null) = (kind = 'everything')),
  constraint look_subject_length check (length(subject) between 1 and 120),
  constraint look_text_length check (length(said) between 1 and 300),
  constraint look_told_soon check (told_from <= (at + '90 days'::interval))
);
create index looks_by_time on looks (condominium_id, at desc, id desc);
create index looks_open on looks (by_id, open_until);

-- Folio and hash of what was handed out as evidence, without what it says; never changed.
create table evidence_sheets (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  folio text not null,
  hash bytea not null,
  made_at timestamptz not null default now(),
  by_id uuid not null,
  by_name text not null,
  look_id uuid,  -- who it was about and why; null once the look is gone
  question jsonb not null,  -- kind, time and gate
  lines integer not null,
  first_position bigint,
  last_position bigint,
  chain_lines bigint,  -- the newest code of the log when it was made
  chain_hash bytea,
  incident_id uuid,  -- the incident that it is, or was made for
  constraint evidence_sheet_exists primary key (condominium_id, id),
  constraint evidence_folio_taken unique (folio),
  constraint evidence_incident_of foreign key (condominium_id, incident_id)
    references incidents(condominium_id, id) on delete set null (incident_id),
  constraint evidence_look_of foreign key (condominium_id, look_id) references looks(condominium_id, id) on delete set null (look_id),
  constraint evidence_counted check (lines >= 0),
  constraint evidence_folio_shape check (folio ~ '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$'),
  constraint evidence_hash_length check (length(hash) = 32),
  constraint evidence_name_length check (length(by_name) <= 120)
);
create index evidence_sheets_of_incident on evidence_sheets (condominium_id, incident_id) where incident_id is not null;
create index evidence_sheets_of_look on evidence_sheets (condominium_id, look_id);

-- Evidence that is kept beyond its term, until a date; of what and why stands in the look of the same id.
create table holds (
  condominium_id uuid not null,
  id uuid not null,
  incident_id uuid,
  asked_at timestamptz not null default now(),
  asked_by uuid not null,
  asked_by_name text not null,
  wanted_until timestamptz not null,
  agreed_at timestamptz,
  agreed_by uuid,  -- the second person; never who asked
  agreed_by_name text,
  ended_at timestamptz,
  ended_by uuid,
  ended_by_name text,
  ended_why text,
  protects_until timestamptz not null,  -- a week while it waits for the second person, then its date; its end if that came sooner
  lines integer not null default 0,  -- of the access log, when they were last counted
  constraint hold_exists primary key (condominium_id, id),
  constraint hold_incident foreign key (condominium_id, incident_id)
    references incidents(condominium_id, id) on delete set null (incident_id),
  constraint hold_of_look foreign key (condominium_id, id) references looks(condominium_id, id) on delete cascade,
  constraint hold_agreed_whole check (num_nonnulls(agreed_at, agreed_by, agreed_by_name) in (0, 3)),
  constraint hold_agreer_length check (length(agreed_by_name) <= 120),
  constraint hold_asker_length check (length(asked_by_name) <= 120),
  constraint hold_counted check (lines >= 0),
  constraint hold_end_length check (length(ended_why) between 1 and 300),
  constraint hold_ended_whole check (num_nonnulls(ended_at, ended_by, ended_by_name, ended_why) in (0, 4)),
  constraint hold_ender_length check (length(ended_by_name) <= 120),
  constraint hold_protects check (protects_until <= case when agreed_at is null then asked_at + '7 days'::interval else wanted_until end
    and (protects_until <= ended_at) is not false),
  constraint hold_two_people check (agreed_by <> asked_by),
  constraint hold_until check (wanted_until > asked_at and wanted_until <= (asked_at + '2 years'::interval))
);
create index holds_by_time on holds (condominium_id, asked_at desc, id desc);
create index holds_of_incident on holds (condominium_id, incident_id);

-- The first session after a start code that another person made for an account in use.
create table code_sessions (
  id uuid primary key,
  profile_id uuid not null,
  made_by uuid,  -- the maker of the code
  made_by_name text not null,
  began_at timestamptz not null default now(),
  session_id uuid,  -- null until it begins
  ended_at timestamptz
);
create index code_sessions_of_person on code_sessions (profile_id);
create index code_sessions_of_session on code_sessions (session_id);

-- The ids of removed people, which no new account gets.
create table removed_people (
  id uuid primary key,
  was_staff boolean not null,
  sign text not null default ((substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(uuid_send(gen_random_uuid()), 0) % 32 + 1, 1)
    || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(uuid_send(gen_random_uuid()), 0) % 32 + 1, 1))
    || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(uuid_send(gen_random_uuid()), 0) % 32 + 1, 1))
    || substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(uuid_send(gen_random_uuid()), 0) % 32 + 1, 1),
  removed_at timestamptz not null default now()
);

-- Asks of one person that a second person must answer.
create table second_asks (
  condominium_id uuid not null references condominiums(id),  -- its staff answers
  id uuid not null,
  kind text not null,
  profile_id uuid references profiles(id) on delete cascade,  -- the person with the new name or the code
  wanted_name text,
  asked_at timestamptz not null default now(),
  asked_by uuid not null,
  asked_by_name text not null,
  ends_at timestamptz not null default now() + '30 days'::interval,
  answered_at timestamptz,
  answered_by uuid,  -- the second person, never the asker
  answered_by_name text,
  granted boolean,
  look_id uuid,
  constraint second_ask_exists primary key (condominium_id, id),
  constraint second_ask_of_look unique (condominium_id, look_id),
  constraint second_ask_look foreign key (condominium_id, look_id) references looks(condominium_id, id) on delete cascade,
  constraint second_ask_about check ((profile_id is null) = (kind = 'hidden_look') and (look_id is null) = (kind <> 'hidden_look')),
  constraint second_ask_answered_whole check (num_nonnulls(answered_at, answered_by, answered_by_name, granted) in (0, 4)),
  constraint second_ask_answerer_length check (length(answered_by_name) <= 120),
  constraint second_ask_asker_length check (length(asked_by_name) <= 120),
  constraint second_ask_kind check (kind in ('name', 'hidden_look', 'start_code')),
  constraint second_ask_name check ((wanted_name is not null) = (kind = 'name') and length(wanted_name) between 1 and 120),
  constraint second_ask_two_people check (answered_by <> asked_by)
);
create index second_asks_by_age on second_asks (asked_at);
create unique index second_asks_open on second_asks (kind, profile_id) where answered_at is null;

-- What a hold keeps, of any table, by its id.
create table hold_rows (
  condominium_id uuid not null,
  row_id uuid not null,
  hold_id uuid not null,
  primary key (condominium_id, row_id, hold_id),
  constraint hold_row_of foreign key (condominium_id, hold_id) references holds(condominium_id, id) on delete cascade
);
create index hold_rows_of_hold on hold_rows (condominium_id, hold_id);

-- The lines and visits that a look shows while it is open.
create table look_rows (
  condominium_id uuid not null,
  row_id uuid not null,
  look_id uuid not null,
  primary key (condominium_id, row_id, look_id),
  constraint look_row_of foreign key (condominium_id, look_id) references looks(condominium_id, id) on delete cascade
);
create index look_rows_of_look on look_rows (condominium_id, look_id);

-- An alarm of a guard or a home: it rings until somebody takes it by name.
create table alarms (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  pressed_at timestamptz not null,  -- when the button was held; raised_at: when the server heard of it
  raised_at timestamptz not null default now(),
  raised_by uuid not null,
  raised_by_name text not null,
  raised_as text not null,
  gate_name text,
  unit_number text,
  is_test boolean not null default false,
  is_one_of_many boolean not null default false,  -- the fourth of a person within ten minutes, or a later one
  told_at timestamptz[] not null default array[now()],  -- each time that it was told; more people each time
  tells_next_at timestamptz default now() + '00:00:30'::interval,  -- null: taken, or told twenty times
  taken_at timestamptz,
  taken_by uuid,
  taken_by_name text,
  ended_at timestamptz,
  ended_by_name text,
  note text,
  constraint alarm_exists primary key (condominium_id, id),
  constraint alarm_ended check ((ended_at is null) = (ended_by_name is null) and (ended_at is null) = (note is null)
    and (ended_at is null or taken_at is not null)),
  constraint alarm_ender_length check (length(ended_by_name) <= 120),
  constraint alarm_gate_length check (length(gate_name) <= 80),
  constraint alarm_name_length check (length(raised_by_name) <= 120),
  constraint alarm_note_length check (length(note) between 1 and 500),
  constraint alarm_pressed_before check (pressed_at <= raised_at),
  constraint alarm_raised_as check (raised_as in ('guard', 'resident', 'administration')),
  constraint alarm_rests check (tells_next_at is null or taken_at is null),
  constraint alarm_taken check ((taken_at is null) = (taken_by is null) and (taken_at is null) = (taken_by_name is null)),
  constraint alarm_taker_length check (length(taken_by_name) <= 120),
  constraint alarm_tests check (raised_as <> 'administration' or is_test),
  constraint alarm_told check (cardinality(told_at) >= 1 and cardinality(told_at) <= 20),
  constraint alarm_unit_length check (length(unit_number) <= 20)
);
create index alarms_by_person on alarms (raised_by, raised_at);
create index alarms_by_time on alarms (condominium_id, raised_at desc, id desc);
create index alarms_ringing on alarms (tells_next_at) where tells_next_at is not null;

-- Whom an alarm is told besides guards and administrators, by telephone or account.
create table alarm_contacts (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  name text not null,
  telephone text,
  profile_id uuid references profiles(id) on delete cascade,
  step smallint not null,
  constraint alarm_contact_exists primary key (condominium_id, id),
  constraint alarm_contact_name check (length(name) between 1 and 120),
  constraint alarm_contact_reached check (telephone is not null or profile_id is not null),
  constraint alarm_contact_step check (step between 1 and 3),
  constraint alarm_contact_telephone check (length(telephone) between 3 and 30)
);
create unique index alarm_contact_once on alarm_contacts (condominium_id, profile_id);
create index alarm_contacts_of_person on alarm_contacts (profile_id);

-- Somebody typed a number that does not exist.
create table number_misses (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  who uuid not null,  -- the device or guard
  station_id uuid,
  at timestamptz not null default clock_timestamp(),
  pauses boolean not null default false,  -- the tenth within five minutes: numbers pause there
  primary key (condominium_id, id)
);
create index number_misses_by_age on number_misses (at);
create index number_misses_of_one on number_misses (condominium_id, who, at desc);
create index number_misses_that_pause on number_misses (condominium_id, at desc) where pauses;

-- ====================================================================================================
-- Amenities
-- ====================================================================================================

-- What can be booked, and its rules.
create table amenities (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  amenity_type text not null,
  name text,  -- null: the name of its type, in the language of the user
  is_open boolean not null default true,
  hours jsonb not null,  -- Monday to Sunday: null when closed, or {"from", "until"}
  exclusive boolean not null,
  capacity integer not null,
  needs_approval boolean not null,
  shortest_minutes integer not null,
  longest_minutes integer not null,
  buffer_minutes integer not null default 0,  -- between two exclusive bookings, for cleaning
  days_ahead integer not null,
  hours_notice integer not null default 0,
  weekly_limit integer,
  closed_days date[] not null default '{}'::date[],
  house_rules text,
  revision integer not null default 1,
  constraint amenity_exists primary key (condominium_id, id),
  constraint amenity_ahead_range check (days_ahead between 1 and 365),
  constraint amenity_buffer_range check (buffer_minutes between 0 and 720),
  constraint amenity_capacity_range check (capacity between 1 and 1000),
  constraint amenity_closed_days check (cardinality(closed_days) <= 100),
  constraint amenity_hours_shape check (jsonb_typeof(hours) = 'array' and jsonb_array_length(hours) = 7),
  constraint amenity_house_rules_length check (length(house_rules) between 1 and 2000),
  constraint amenity_name_length check (length(name) between 1 and 80),
  constraint amenity_notice_range check (hours_notice between 0 and 720),
  constraint amenity_stay_range check (shortest_minutes >= 30 and longest_minutes >= shortest_minutes and longest_minutes <= 1440),
  constraint amenity_type check (amenity_type in ('pool', 'clubhouse', 'event_hall', 'gym', 'playground', 'parking')),
  constraint amenity_weekly_range check (weekly_limit between 1 and 50)
);

-- A booking.
create table amenity_reservations (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  amenity_id uuid not null,
  resident_id uuid not null references profiles(id) on delete cascade,
  residence_id uuid not null,
  unit_number text not null,
  reservation_date date not null,  -- as the clock of the condominium says it, like start_time and end_time
  start_time time not null,
  end_time time not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  held tstzrange not null,  -- blocked for others, cleaning included
  exclusive boolean not null,
  purpose text,
  guest_count integer not null default 1,
  status text not null default 'pending',
  rejection_reason text,
  rules_accepted_at timestamptz,
  asked_at timestamptz not null default now(),  -- when approval was last asked for
  decided_at timestamptz,
  decided_by uuid,
  decided_by_name text,
  cancelled_at timestamptz,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  approved_at timestamptz,
  primary key (condominium_id, id),
  constraint amenity_reservations_condominium_id_amenity_id_fkey foreign key (condominium_id, amenity_id)
    references amenities(condominium_id, id),
  constraint amenity_reservations_condominium_id_residence_id_fkey foreign key (condominium_id, residence_id)
    references residences(condominium_id, id) on delete cascade,
  constraint reservation_end_after_start check (ends_at > starts_at and ends_at <= (starts_at + '25:00:00'::interval)),
  constraint reservation_guest_count check (guest_count between 1 and 1000),
  constraint reservation_half_hours check ((extract(minute from start_time) in (0::numeric, 30::numeric))
    and (extract(minute from end_time) in (0::numeric, 30::numeric)) and extract(second from start_time) = 0::numeric
    and extract(second from end_time) = 0::numeric),
  constraint reservation_purpose_length check (length(purpose) <= 300),
  constraint reservation_reason_given check (status <> 'rejected' or rejection_reason is not null),
  constraint reservation_reason_length check (length(rejection_reason) between 1 and 300),
  constraint reservation_status check (status in ('pending', 'approved', 'rejected', 'cancelled')),
  constraint reservation_slot_taken exclude using gist (condominium_id with =, amenity_id with =, held with &&)
    where (exclusive and (status in ('pending', 'approved')))
);
create index reservations_by_start on amenity_reservations (condominium_id, starts_at desc, id desc);
create index reservations_cancelled on amenity_reservations (condominium_id, cancelled_at desc) where cancelled_at is not null;
create index reservations_decided on amenity_reservations (condominium_id, decided_at desc) where decided_at is not null;
create index reservations_of_amenity on amenity_reservations (condominium_id, amenity_id, starts_at);
create index reservations_of_residence on amenity_reservations (condominium_id, residence_id);
create index reservations_of_resident on amenity_reservations (resident_id, starts_at desc, id desc);
create index reservations_pending on amenity_reservations (condominium_id, asked_at desc) where status = 'pending';

-- The guests of a booking, and whether they are inside.
create table reservation_guests (
  condominium_id uuid not null,
  id uuid not null,
  reservation_id uuid not null,
  resident_id uuid not null,
  position integer not null,
  name text not null,
  entered_at timestamptz,
  left_at timestamptz,
  inside boolean not null generated always as (entered_at is not null and coalesce(left_at < entered_at, true)) stored,
  blanked_at timestamptz,
  primary key (condominium_id, id),
  constraint reservation_guests_condominium_id_reservation_id_fkey foreign key (condominium_id, reservation_id)
    references amenity_reservations(condominium_id, id) on delete cascade,
  constraint guest_name_length check (length(name) between 1 and 120)
);
create index guests_inside on reservation_guests (condominium_id, entered_at desc) where inside;
create index guests_kept on reservation_guests (condominium_id, reservation_id) where blanked_at is null;
create index guests_of_reservation on reservation_guests (condominium_id, reservation_id, "position");

-- ====================================================================================================
-- Notices
-- ====================================================================================================

-- A notice that a person has read or dismissed. Notices themselves are a view of the facts.
create table notice_marks (
  profile_id uuid not null references profiles(id) on delete cascade,
  kind text not null,
  fact_id uuid not null,
  read_at timestamptz not null default now(),
  dismissed_at timestamptz,
  primary key (profile_id, kind, fact_id)
);
create index notice_marks_by_age on notice_marks (read_at);
create index notice_marks_of_fact on notice_marks (fact_id);

-- Whether a person wants e-mails, and until when the list is cleared.
create table notice_preferences (
  profile_id uuid primary key references profiles(id) on delete cascade,
  by_mail boolean not null default true,
  cleared_until timestamptz
);

-- A browser that gets push messages; it ends with its session.
create table push_subscriptions (
  id uuid primary key,
  profile_id uuid not null references profiles(id) on delete cascade,
  session_id uuid not null,
  endpoint text not null,
  p256dh bytea not null,
  auth bytea not null,
  created_at timestamptz not null default now(),
  constraint push_endpoint_taken unique (endpoint),
  constraint push_endpoint_length check (length(endpoint) <= 1000),
  constraint push_key_length check (length(p256dh) = 65),
  constraint push_secret_length check (length(auth) = 16)
);
create index push_subscriptions_of_person on push_subscriptions (profile_id);
create index push_subscriptions_of_session on push_subscriptions (session_id);

-- Which notice was sent to whom by which channel, and whether the device showed it.
create table deliveries (
  condominium_id uuid not null references condominiums(id),
  kind text not null,
  fact_id uuid not null,
  profile_id uuid not null references profiles(id) on delete cascade,
  channel text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  shown_at timestamptz,
  constraint delivery_known primary key (condominium_id, kind, fact_id, profile_id, channel),
  constraint delivery_channel check (channel in ('screen', 'push', 'email'))
);
create index deliveries_by_age on deliveries (created_at);
create index deliveries_of_person on deliveries (profile_id);

-- ====================================================================================================
-- Accounts and sessions
-- ====================================================================================================

-- Password and second factor. No role of a person can read them.
create table credentials (
  profile_id uuid primary key,
  password_hash text not null,
  password_changed_at timestamptz not null default now(),
  totp_secret bytea,
  totp_confirmed_at timestamptz,
  totp_last_step bigint not null default 0,
  recovery_hashes bytea[] not null default '{}'::bytea[],
  started boolean not null default true,
  constraint credentials_profile_id_fkey foreign key (profile_id, started) references profiles(id, started) on delete cascade,
  constraint credentials_started check (started)
);

-- A browser that is signed in.
create table sessions (
  id uuid primary key,
  token_hash bytea not null,
  profile_id uuid not null references profiles(id) on delete cascade,
  device text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_day timestamptz not null default now() + '180 days'::interval,  -- use extends a session at most until then
  proved_at timestamptz default now(),  -- when the password was last typed; sensitive acts ask again after ten minutes
  constraint sessions_token_hash_key unique (token_hash)
);
create index sessions_by_expiry on sessions (expires_at);
create index sessions_of_person on sessions (profile_id);

-- Links sent by e-mail, used once.
create table one_time_tokens (
  token_hash bytea primary key,
  purpose text not null,
  profile_id uuid not null references profiles(id) on delete cascade,
  email text,
  expires_at timestamptz not null,
  used_at timestamptz,
  waits boolean not null default false,
  made_by uuid,
  made_by_name text,
  constraint one_time_token_address check (purpose = 'start' or email is not null),
  constraint one_time_token_purpose check (purpose in ('confirm', 'reset', 'start', 'address'))
);
create index one_time_tokens_by_expiry on one_time_tokens (expires_at);
create index one_time_tokens_of_person on one_time_tokens (profile_id);

-- Browsers that have signed in to an account before.
create table known_browsers (
  profile_id uuid not null references profiles(id) on delete cascade,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (profile_id, token_hash)
);
create index known_browsers_by_age on known_browsers (last_used_at);
create index known_browsers_by_token on known_browsers (token_hash);

-- Who ended what within a day: ended again, it is the same success.
create table own_endings (
  profile_id uuid not null references profiles(id) on delete cascade,
  thing text not null,
  subject text not null,
  at timestamptz not null default now(),
  primary key (profile_id, thing, subject)
);
create index own_endings_by_age on own_endings (at);

-- What happened to an account. Equal events of a day are one row with a count.
create table security_events (
  id uuid primary key,
  profile_id uuid references profiles(id) on delete cascade,  -- null: an address without an account
  kind text not null,
  day date not null default (now() at time zone 'utc')::date,
  network text not null,  -- shortened
  device text not null,
  actor_id uuid,  -- null: themselves
  count integer not null default 1,
  at timestamptz not null default clock_timestamp(),
  last_at timestamptz not null default clock_timestamp(),
  constraint security_event_once unique nulls not distinct (profile_id, kind, day, network, device, actor_id),
  constraint security_event_count check (count >= 1),
  constraint security_event_device_length check (length(device) <= 80),
  constraint security_event_kind check (kind in ('signed_in', 'new_browser', 'sign_in_failed', 'locked', 'factor_on',
    'factor_off', 'factor_wrong', 'factor_reset', 'recovery_code_used', 'password_wrong', 'password_changed', 'password_reset',
    'session_ended', 'sessions_ended', 'sessions_ended_by_admin', 'email_changed', 'device_key_made', 'code_made', 'code_used',
    'username_changed', 'unit_code_made', 'unit_code_used')),
  constraint security_event_network_length check (length(network) <= 64)
);
create index security_events_by_age on security_events (last_at);
create index security_events_of_person on security_events (profile_id, last_at desc, id desc);

-- ====================================================================================================
-- Keys
-- ====================================================================================================

-- The key pairs that sign the codes of a condominium; the private half is encrypted.
create table pass_keys (
  condominium_id uuid not null references condominiums(id),
  key_id smallint not null,
  public_key bytea not null,
  sealed_private_key bytea not null,
  created_at timestamptz not null default now(),
  signs_from timestamptz not null default now(),  -- the gates know a new key before it signs
  verifies_until timestamptz,  -- codes it signed are void after
  constraint pass_key_exists primary key (condominium_id, key_id),
  constraint pass_key_length check (length(public_key) = 32),
  constraint pass_key_range check (key_id between 1 and 255)
);

-- All pass keys of a condominium were replaced: earlier codes are void.
create table key_changes (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  at timestamptz not null default now(),
  primary key (condominium_id, id)
);
create index key_changes_by_time on key_changes (condominium_id, at desc);

-- The secret that binds a pass to a document, so that the code alone reveals nothing of it.
create table holder_secrets (
  condominium_id uuid primary key references condominiums(id),
  secret bytea not null default sha256((uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) || uuid_send(gen_random_uuid())),
  constraint holder_secret_length check (length(secret) = 32)
);

-- The key that encrypts the data of a condominium, wrapped by the secret of the installation.
create table condominium_keys (
  condominium_id uuid primary key references condominiums(id),
  wrapped_key bytea not null,
  constraint condominium_key_length check (octet_length(wrapped_key) >= 60 and octet_length(wrapped_key) <= 100)
);

-- Keys that belong to no condominium, wrapped likewise.
create table installation_keys (
  purpose text primary key,
  wrapped_key bytea not null,
  constraint installation_key_length check (octet_length(wrapped_key) >= 60 and octet_length(wrapped_key) <= 100),
  constraint installation_key_purpose check (purpose in ('second factors', 'web push', 'visitor pages', 'channels'))
);

-- ====================================================================================================
-- Audit and retention
-- ====================================================================================================

-- Who changed what: people, homes, assignments, settings.
create table audit_entries (
  id uuid not null,
  condominium_id uuid not null references condominiums(id),
  at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  actor_role text not null,
  actor_name text not null,
  thing text not null,  -- the kind of row that changed
  act text not null,
  subject_id uuid,
  subject_name text not null,
  what jsonb not null,  -- column by column: before and after; both null where only the fact is kept
  plain_names text not null generated always as (plain((subject_name || ' ') || actor_name)) stored,
  primary key (condominium_id, id),
  constraint audit_act check (act in ('made', 'changed', 'removed'))
);
create index audit_entries_by_age on audit_entries (at);
create index audit_entries_by_time on audit_entries (condominium_id, at desc, id desc);
create index audit_entries_of_channels on audit_entries (condominium_id, at desc) where thing = 'channel';
create index audit_entries_of_subject on audit_entries (subject_id, at desc, id desc);

-- The same for what belongs to no condominium: settings, people without a home or an assignment.
create table installation_audit_entries (
  id uuid primary key,
  at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  actor_role text not null,
  actor_name text not null,
  thing text not null,
  act text not null,
  subject_id uuid,
  subject_name text not null,
  what jsonb not null,
  plain_names text not null generated always as (plain((subject_name || ' ') || actor_name)) stored,
  constraint installation_audit_act check (act in ('made', 'changed', 'removed'))
);
create index installation_audit_entries_by_time on installation_audit_entries (at desc, id desc);

-- What somebody asked about their own data by the link of a pass. Nothing of what was asked stays after the answer.
create table visitor_requests (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  authorization_id uuid not null,
  unit_number text not null,
  pass_id uuid not null,
  pass_generation smallint not null,
  kind text not null,
  name text,
  last_name text,
  id_document text,
  masked_document text generated always as (case when length(id_document) > 3 then repeat('•', length(id_document) - 3)
    || right(id_document, 3) else repeat('•', length(id_document)) end) stored,
  vehicle_plate text,
  said text,
  asked_at timestamptz not null default now(),
  outcome text,
  reason text,  -- why it was refused; gone with the term of the condominium
  decided_at timestamptz,
  decided_by uuid,
  decided_by_name text,
  primary key (condominium_id, id),
  constraint visitor_request_decided check ((outcome is null) = (decided_at is null)),
  constraint visitor_request_decider_length check (length(decided_by_name) <= 120),
  constraint visitor_request_document_length check (length(id_document) between 1 and 40),
  constraint visitor_request_kind check (kind in ('correction', 'deletion')),
  constraint visitor_request_last_name_length check (length(last_name) between 1 and 80),
  constraint visitor_request_name_length check (length(name) between 1 and 80),
  constraint visitor_request_outcome check (outcome in ('applied', 'refused', 'lapsed')),
  constraint visitor_request_plate_length check (length(vehicle_plate) between 3 and 15),
  constraint visitor_request_reason_length check (length(reason) between 1 and 300),
  constraint visitor_request_said_length check (length(said) between 1 and 300),
  constraint visitor_request_wants check (case when outcome is null then (kind = 'correction') = (num_nonnulls(name, last_name,
    id_document, vehicle_plate) > 0) else num_nonnulls(name, last_name, id_document, vehicle_plate, said) = 0 end)
);
create unique index visitor_request_open on visitor_requests (condominium_id, authorization_id) where decided_at is null;
create index visitor_requests_by_pass on visitor_requests (pass_id);
create index visitor_requests_by_time on visitor_requests (condominium_id, asked_at desc);

-- The daily cleanup of a condominium; an interrupted one resumes.
create table retention_runs (
  condominium_id uuid not null references condominiums(id),
  day date not null,
  days integer not null,
  began_at timestamptz not null default now(),
  finished_at timestamptz,
  authorizations integer not null default 0,
  log_subjects integer not null default 0,
  guests integer not null default 0,
  primary key (condominium_id, day)
);

-- ====================================================================================================
-- Technical tables
-- ====================================================================================================

-- The job queue.
create table jobs (
  id bigint primary key generated always as identity,
  name text not null,
  payload jsonb not null,
  run_at timestamptz not null default now(),
  locked_until timestamptz,
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  condominium_id uuid generated always as ((payload ->> 'condominium_id')::uuid) stored  -- null: a person or the whole installation
);
create index jobs_due on jobs (run_at);

-- E-mails of an installation without a mail server; super admins can pass them on.
create table unsent_messages (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now(),
  condominium_id uuid references condominiums(id)
);
create index unsent_messages_by_age on unsent_messages (created_at desc, id desc);

-- Rate limits of sign-in, reset and public calls. Lost in a crash.
create unlogged table attempts (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null,
  locks integer not null default 0,
  counted_at timestamptz not null default now()  -- later than now: by a clock that was corrected since
);
create index attempts_by_age on attempts (resets_at);

-- The access rules that the database has, in its only row.
create table applied_rules (
  hash text primary key,
  release integer not null,
  login_hash text not null,
  facts_hash text not null
);

-- ====================================================================================================
-- References to tables that come later
-- ====================================================================================================

alter table push_subscriptions add constraint push_subscriptions_session_id_fkey foreign key (session_id)
  references sessions(id) on delete cascade;

insert into installation default values;
