-- People without an e-mail: they sign in by a user name, and begin with a code that their administration hands on.

alter table profiles alter column email drop not null;
alter table profiles add column username text
  constraint profile_username_taken unique
  constraint profile_username_shape check (username ~ '^[a-z][a-z0-9._-]{2,31}$');
-- Whether a password was chosen.
alter table profiles add column started boolean not null default false;
-- A code of the administration was used: it counts like a confirmed address.
alter table profiles add column vouched_at timestamptz;
alter table profiles add column invited_at timestamptz;

alter table profiles disable trigger user;
update profiles p set started = true where exists (select from credentials k where k.profile_id = p.id);
alter table profiles enable trigger user;

-- Who has a password has a name to sign in with: a password refers to a profile that has started, and none of those is without one.
alter table profiles add constraint profile_can_sign_in check (not started or email is not null or username is not null);
alter table profiles add constraint profile_started unique (id, started);
alter table credentials add column started boolean not null default true constraint credentials_started check (started);
alter table credentials drop constraint credentials_profile_id_fkey;
alter table credentials add constraint credentials_profile_id_fkey
  foreign key (profile_id, started) references profiles (id, started) on delete cascade;

-- A code belongs to a person, a link to an address.
alter table one_time_tokens alter column email drop not null;
alter table one_time_tokens drop constraint one_time_token_purpose;
alter table one_time_tokens add constraint one_time_token_purpose check (purpose in ('confirm', 'reset', 'start', 'address'));
alter table one_time_tokens add constraint one_time_token_address check (purpose = 'start' or email is not null);

alter table security_events drop constraint security_event_kind;
alter table security_events add constraint security_event_kind check (kind in ('signed_in', 'new_browser', 'sign_in_failed', 'locked',
  'factor_on', 'factor_off', 'factor_wrong', 'factor_reset', 'recovery_code_used', 'password_wrong', 'password_changed',
  'password_reset', 'session_ended', 'sessions_ended', 'sessions_ended_by_admin', 'email_changed', 'device_key_made',
  'code_made', 'code_used', 'username_changed'));
