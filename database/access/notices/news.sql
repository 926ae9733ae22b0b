-- What a release changes, told once to each admin who was there before it: their own lines, which they mark as read.

grant select, update (read_at) on admin_news to garita_admin, garita_super_admin;
create policy own on admin_news to garita_admin, garita_super_admin using (profile_id = (select access.me()));
