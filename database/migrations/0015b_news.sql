-- What a release changes at the gates is told once to each admin who was there before it; a new installation has nothing to tell.
create table admin_news (
  profile_id uuid not null references profiles on delete cascade,
  news text not null constraint admin_news_name check (news ~ '^[a-z_]{1,40}$'),
  read_at timestamptz,
  primary key (profile_id, news)
);
insert into admin_news (profile_id, news) select id, 'gates_and_codes' from profiles where user_role in ('admin', 'super_admin');
