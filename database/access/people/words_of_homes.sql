-- An adult hears when the administration takes or gives back their right to authorize.
create function access.keep_word_given() returns trigger
  language plpgsql
  as $$
    begin
      new.word_given_at := case when new.barred_at is null then now() end;
      -- What the administration says is its own word, until the home says another.
      new.word_by := case when new.word_by is distinct from old.word_by then new.word_by end;
      return new;
    end
  $$;
create trigger keep_word_given before update of barred_at on residences for each row
  when (new.since is not null and (old.barred_at is null) <> (new.barred_at is null)) execute function access.keep_word_given();

create function access.tell_of_word() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      perform access.tell_unit(case when new.barred_at is null then 'word_given' else 'word_taken' end, new.condominium_id, new.id, new.unit_number,
        new.profile_id);
      return null;
    end
  $$;
create trigger tell_of_word after update of barred_at on residences for each row
  when (new.since is not null and new.until is null and (old.barred_at is null) <> (new.barred_at is null)) execute function access.tell_of_word();

-- The reader's own.
create function access.my_word_changes(condominium uuid, since timestamptz) returns table (kind text, fact uuid, at timestamptz, unit_number text)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select case when r.barred_at is null then 'word_given' else 'word_taken' end, r.id, coalesce(r.barred_at, r.word_given_at), r.unit_number
      from residences r
      where r.profile_id = access.me() and r.condominium_id = condominium and r.until is null
        and coalesce(r.barred_at, r.word_given_at) > greatest(since, r.since + interval '1 second')
  $$;
grant execute on function access.my_word_changes(uuid, timestamptz) to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- Said again it is the same. False for what is not theirs to say.
create function access.set_word(joined uuid, may boolean) returns boolean
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      home residences := access.my_home();
      about residences;
    begin
      if home.id is null then return false; end if;
      -- Every change of a person locks their row first.
      perform from profiles p where p.id = (select r.profile_id from residences r where r.joining = joined and r.until is null) for no key update;
      select r.* into home from residences r where r.condominium_id = home.condominium_id and r.id = home.id for share;
      select r.* into about from residences r where r.joining = joined and r.until is null;
      if about.id is null or not access.may_set_word(home, about) then return false; end if;
      if (about.barred_at is null) = may then return true; end if;
      update residences r set barred_at = case when not may then now() end, word_by = case when may then access.me() end
        where r.condominium_id = about.condominium_id and r.id = about.id;
      return true;
    end
  $$;
grant execute on function access.set_word(uuid, boolean) to garita_resident;

-- The other adults hear of each change of a right in their home, whoever made it.
create function access.word_changes_of_home(since timestamptz) returns table (kind text, fact uuid, at timestamptz, name text)
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select case when r.barred_at is null then 'home_word_given' else 'home_word_taken' end, r.id, coalesce(r.barred_at, r.word_given_at), p.full_name
      from access.my_home() home join residences r on r.condominium_id = home.condominium_id and r.unit_number = home.unit_number
        join profiles p on p.id = r.profile_id
      where access.is_adult_of_home(home) and r.until is null and r.profile_id <> home.profile_id
        and coalesce(r.barred_at, r.word_given_at) > greatest(word_changes_of_home.since, r.since + interval '1 second')
  $$;
grant execute on function access.word_changes_of_home(timestamptz) to garita_resident, garita_agent, garita_admin, garita_super_admin;

-- Whom somebody without the right asks: the names of the adults of their home. Not for guests by days, nor while they are frozen.
create function access.whom_to_ask() returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select coalesce(json_agg(p.full_name order by r.since, r.id), '[]')
      from access.my_home() home join residences r on r.condominium_id = home.condominium_id and r.unit_number = home.unit_number
        join profiles p on p.id = r.profile_id and access.is_open(p)
      where home.barred_at is not null and home.frozen_at is null and home.kind is distinct from 'guest' and access.is_adult_of_home(r)
  $$;

-- The open requests of the reader's home from before the reader joined: the adults of that time answer them. Null without any.
create function access.waits_for_others() returns json
  language sql stable security definer set search_path = public, extensions, pg_temp
  as $$
    select json_build_object('count', count(*), 'by', (select coalesce(json_agg(p.full_name order by r.since, r.id), '[]')
        from residences r join profiles p on p.id = r.profile_id and access.is_open(p)
        where r.condominium_id = home.condominium_id and r.unit_number = home.unit_number and r.since < home.since and access.may_answer(r)))
      from access.my_home() home join authorizations a on a.condominium_id = home.condominium_id and a.unit_number = home.unit_number
      where access.may_answer(home) and a.resident_id is null and a.status = 'pending_approval' and a.closed_at is null
        and a.created_at > now() - access.time_to_answer() and a.created_at < home.since
      group by home.condominium_id, home.unit_number, home.since
  $$;
grant execute on function access.whom_to_ask(), access.waits_for_others() to garita_resident, garita_agent, garita_admin, garita_super_admin;
