-- A tablet that is reported as lost held numbers of visits: who reports it chooses whether those get others.
alter table enrolled_stations add renews_numbers boolean;

-- The lost tablet for which a number was given up.
alter table access_numbers add lost_with uuid;
create index access_numbers_lost_with on access_numbers (condominium_id, lost_with) where lost_with is not null;
