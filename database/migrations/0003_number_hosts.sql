-- Whose authorization took a number, so that one resident cannot use up those of a whole condominium.

alter table access_numbers add column host_id uuid;
update access_numbers n set host_id = a.resident_id
  from authorizations a where a.condominium_id = n.condominium_id and a.id = n.authorization_id;
create index access_numbers_of_host on access_numbers (host_id, held_until) where host_id is not null;
