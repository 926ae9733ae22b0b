-- Programs of the releases that called this schema `guard` may still run while a newer one starts, and can no longer answer calls.
-- What such a program asks first refuses with an error that it tells its users as "busy, try again" (503).

create function guard.refuse_former_program() returns void
  language plpgsql
  as $$
    begin
      raise exception using errcode = 'cannot_connect_now', message = 'A newer Garita prepared this database: stop this program.';
    end
  $$;

create function guard.session_of(hash bytea) returns table (role_name text, profile_id uuid, condominium_ids uuid[], session_id uuid)
  language plpgsql
  as $$ begin perform guard.refuse_former_program(); end $$;

create function guard.rights_of(hashes bytea[])
  returns table (token_hash bytea, role_name text, profile_id uuid, condominium_ids uuid[])
  language plpgsql
  as $$ begin perform guard.refuse_former_program(); end $$;
