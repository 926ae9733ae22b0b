-- What somebody is in a home (not said where it is null), since when they may not authorize, when they are asked, and the hours in which no
-- telephone of theirs rings.
alter table residences add column kind text, add column barred_at timestamptz, add column asked text not null default 'first',
  add column quiet_from time, add column quiet_until time;
alter table residences add constraint residence_kind check (kind in ('owner', 'tenant', 'family', 'guest', 'employee'));
alter table residences add constraint residence_asked check (asked in ('first', 'later', 'never'));
alter table residences add constraint residence_quiet_whole check ((quiet_from is null) = (quiet_until is null));
alter table residences add constraint residence_quiet_some check (quiet_from <> quiet_until);
