-- A start code for an account in use works once a second person confirmed it, and the lines of the first session after it name the maker of the code.
alter table second_asks
  drop constraint second_ask_kind,
  add constraint second_ask_kind check (kind in ('name', 'hidden_look', 'start_code')),
  drop constraint second_ask_about,
  add constraint second_ask_about check ((profile_id is null) = (kind = 'hidden_look') and (look_id is null) = (kind <> 'hidden_look'));
alter table one_time_tokens
  add column waits boolean not null default false,
  add column made_by uuid,
  add column made_by_name text;
create table code_sessions (
  id uuid primary key,
  profile_id uuid not null,
  made_by uuid,
  made_by_name text not null,
  began_at timestamptz not null default now(),
  session_id uuid,
  ended_at timestamptz
);
create index code_sessions_of_person on code_sessions (profile_id);
create index code_sessions_of_session on code_sessions (session_id);
