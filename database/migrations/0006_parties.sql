-- A party has one link. Each guest who opens it takes a place and gets an authorization of the host.
create table parties (
  condominium_id uuid not null references condominiums(id),
  id uuid not null,
  residence_id uuid not null,
  resident_id uuid not null references profiles(id) on delete cascade,
  name text not null,
  note text,
  places integer not null,
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  reservation_id uuid,  -- the booking whose hours the party has; null: at the home
  link_id uuid not null default gen_random_uuid(),  -- the secret of the link is computed from it with a key
  created_at timestamptz not null default now(),
  asked_at timestamptz,  -- when a guest last asked for a place
  closed_at timestamptz,  -- the link gives no more places; the passes stay
  canceled_at timestamptz,  -- the link and the unused passes ended
  turned_away text[] not null default '{}',  -- names that the home does not receive, for the host
  primary key (condominium_id, id),
  constraint party_link_taken unique (link_id),
  constraint party_residence foreign key (condominium_id, residence_id) references residences (condominium_id, id) on delete cascade,
  constraint party_name_length check (length(name) between 1 and 60),
  constraint party_note_length check (length(note) between 1 and 300),
  constraint party_places check (places between 2 and 200),
  constraint party_window check (valid_until > valid_from and valid_until <= valid_from + interval '26 hours'),
  constraint party_turned_away_few check (cardinality(turned_away) <= 20)
);
create index parties_of_residence on parties (condominium_id, residence_id, valid_until desc);
create index parties_of_reservation on parties (condominium_id, reservation_id) where reservation_id is not null;
create index parties_by_end on parties (condominium_id, valid_until);

create table party_guests (
  condominium_id uuid not null references condominiums(id),
  party_id uuid not null,
  id uuid not null,  -- the authorization that took the place
  browser_hash bytea not null,  -- the browser that took the place gets the same pass again
  taken_at timestamptz not null default now(),
  removed_at timestamptz,  -- the host took the place back; the browser gets no other
  primary key (condominium_id, id),
  constraint party_guest_party foreign key (condominium_id, party_id) references parties (condominium_id, id) on delete cascade,
  constraint party_browser_taken unique (condominium_id, party_id, browser_hash),
  constraint party_browser_length check (length(browser_hash) = 32)
);
