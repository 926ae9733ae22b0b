-- The people of a pass who are inside, while anyone of them is; null: all of them.
alter table authorizations add column people_inside smallint;
-- The number of people that an entry or exit counts; null: all of them.
alter table access_logs add column people smallint;
alter table access_logs add constraint access_log_people check (people between 1 and 60);
