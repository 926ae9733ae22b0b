-- When an attempt was last counted: a row that was counted later than now was counted by a clock that has been corrected since.
alter table attempts add counted_at timestamptz not null default now();
