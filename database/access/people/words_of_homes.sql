-- An adult hears when the administration takes or gives back their right to authorize.
create function access.keep_word_given() returns trigger
  language plpgsql
  as $$
    begin
      new.word_given_at := case when new.barred_at is null then now() end;
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
