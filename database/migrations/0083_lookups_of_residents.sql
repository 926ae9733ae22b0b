-- What a guard registers belongs to no resident: it needs no place in the indexes that are asked by resident and by home.
drop index authorizations_of_residence;
create index authorizations_of_residence on authorizations (condominium_id, residence_id) where residence_id is not null;
drop index authorizations_of_resident;
create index authorizations_of_resident on authorizations (resident_id, auth_type, created_at desc, id desc) where resident_id is not null;
