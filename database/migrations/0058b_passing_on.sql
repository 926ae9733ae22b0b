-- What passes over in a move: to another home of the unit, or, where it names its own, along to the unit that its host moves to.
alter table authorizations add column passes_to uuid;
alter table authorizations add constraint authorization_passes_to foreign key (condominium_id, passes_to)
  references residences (condominium_id, id) on delete set null (passes_to);
alter table authorizations add constraint authorization_passes_kind check (passes_to is null
  or residence_id is not null and auth_type in ('permanent_visitor', 'worker', 'pet', 'vehicle'));
create index authorizations_passing on authorizations (condominium_id, passes_to) where passes_to is not null;
-- From whose home it came, in their name of that day.
alter table authorizations add column received_from uuid, add column received_at timestamptz, add column received_from_name text;
alter table authorizations add constraint authorization_received_whole
  check ((received_from is null) = (received_at is null) and (received_at is null) = (received_from_name is null));
alter table authorizations add constraint authorization_giver_length check (length(received_from_name) between 1 and 120);
