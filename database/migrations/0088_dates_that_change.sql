-- A change of dates alone keeps the link and the number: link_generation is the generation since which only dates changed.
-- renamed: the first name changed since then. unsent: what the host has not handed on again.
alter table authorizations
  add link_generation smallint not null default 1,
  add renamed boolean not null default false,
  add unsent text constraint authorization_unsent check (unsent in ('dates', 'replaced'));
alter table authorizations disable trigger user;
update authorizations set link_generation = pass_generation where pass_generation > 1;
alter table authorizations enable trigger user;
