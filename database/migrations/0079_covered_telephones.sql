-- What a guard reads of somebody's telephone: that there is one, and its last three signs.
alter table profiles add covered_phone text generated always as ('•••' || right(phone_number, 3)) stored;
