-- Since when a resident has put the first steps of the home away.
alter table residences add column steps_away_at timestamptz;

-- A letter to the new address carries the link that changes the e-mail of an account. A letter to the former one carries the link that stops it.
alter table one_time_tokens drop constraint one_time_token_purpose;
alter table one_time_tokens add constraint one_time_token_purpose
  check (purpose in ('confirm', 'reset', 'start', 'address', 'change', 'stop_change'));
-- While the link can restore a former address, no other account takes that address.
create index one_time_tokens_stopping on one_time_tokens (email) where purpose = 'stop_change';
