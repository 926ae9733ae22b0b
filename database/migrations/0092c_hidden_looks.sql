-- A second person must agree before a look is hidden from its homes until a date. A new reason has at least fifteen letters; older ones stay.
alter table second_asks
  add column look_id uuid,
  add constraint second_ask_look foreign key (condominium_id, look_id) references looks (condominium_id, id) on delete cascade,
  add constraint second_ask_of_look unique (condominium_id, look_id),
  drop constraint second_ask_kind,
  add constraint second_ask_kind check (kind in ('name', 'hidden_look')),
  drop constraint second_ask_about,
  add constraint second_ask_about check ((profile_id is not null) = (kind = 'name') and (look_id is not null) = (kind = 'hidden_look'));
alter table looks add constraint look_sentence check (reason in ('copy', 'exported', 'searched')
  or length(regexp_replace(plain(said), '[^[:alpha:]]', '', 'g')) >= 15) not valid;
