-- A person may live in several homes, each once.
drop index residence_current;
create unique index residence_current on residences (profile_id, condominium_id, unit_number) where until is null;
-- Homes that somebody asked for, few among many.
create index residences_waiting on residences (profile_id) where since is null and until is null;

-- Why the administration did not accept somebody into a home that they asked for.
alter table residences add refusal_reason text;
alter table residences add constraint residence_refusal_length check (length(refusal_reason) between 1 and 300);
alter table residences add constraint residence_refusal_of_refused check (refusal_reason is null or since is null and until is not null);
