-- Names tell people apart: no member of the staff has the name of another person of the condominium, and lines show four signs beside the
-- names of staff.

-- The four signs of a person never change and remain after the person is removed.
create function access.sign_of(person uuid) returns text
  language sql stable
  as $$
    select coalesce((select p.sign from profiles p where p.id = person), (select r.sign from removed_people r where r.id = person))
  $$;

create function access.name_key(name text) returns text
  language sql immutable
  as $$ select regexp_replace(plain(name), '[^[:alnum:]]+', '', 'g') $$;

-- True if a name means the product or an office, or imitates signs or the "Relevo:" of a substitute guard.
create function access.is_office(name text) returns boolean
  language sql immutable
  as $$
    select name ~ '\s·' or plain(name) ~ '^\s*(relevo|relief)\M'
      or array_remove(regexp_split_to_array(plain(name), '[^[:alpha:]]+'), '') <@ '{a,de,del,la,el,los,las,y,of,the,and,administracion,administrador,
        administradora,administration,administrator,admin,webhook,garita,caseta,vigilancia,vigilante,seguridad,security,guardia,guardias,guard,guards,
        porteria,portero,conserje,conserjeria,recepcion,reception,supervisor,supervisora,supervision,sistema,system,comite,consejo,board,mesa,directiva,
        condominio,condominium,fraccionamiento,residencial,soporte,support,operador,operadora,operator,residente,resident,turno,oficina,office,gate,
        entrada,acceso,principal,norte,sur,oriente,poniente,super}'
  $$;

create function access.has_namesake(place uuid, person uuid, name text) returns boolean
  language sql stable
  as $$
    select exists (select from profiles o where o.name_key = access.name_key(name) and o.name_key <> '' and o.id <> person
      and (exists (select from assignments a where a.profile_id = o.id and a.condominium_id = place)
        or exists (select from residences r where r.profile_id = o.id and r.condominium_id = place and r.until is null)))
  $$;

-- The name of an actor on screens, sheets and files: the name as it was written, the signs of staff, today's name if it differs, and the
-- maker of the start code that opened the session at the time of the act or of its arrival. Removed staff keep their signs. A resident has
-- signs if another person of the condominium has the same name, or if the name means an office. In PL/pgSQL, which keeps its plans,
-- because a file of the log calls this function for each line.
create function access.known_as(place uuid, person uuid, written text, at timestamptz default null, arrived timestamptz default null) returns text
  language plpgsql stable security definer set search_path = public, extensions, pg_temp
  as $$
    declare
      today text;
      role text;
      sign text;
      code text;
      shown text := written;
    begin
      if person is null or written is null or written = '' then return written; end if;
      select p.full_name, p.user_role, p.sign into today, role, sign from profiles p where p.id = person;
      if role is null then
        return coalesce((select written || ' · ' || r.sign from removed_people r where r.id = person and r.was_staff), written);
      end if;
      if role not in ('resident', 'board') or access.is_office(written) or access.has_namesake(place, person, written) then
        shown := written || ' · ' || sign;
      end if;
      if at is not null or arrived is not null then
        select s.made_by_name || coalesce(' · ' || access.sign_of(s.made_by), '') into code from code_sessions s
          where s.profile_id = person and (at between s.began_at and coalesce(s.ended_at, 'infinity')
            or arrived between s.began_at and coalesce(s.ended_at, 'infinity'))
          order by s.began_at limit 1;
      end if;
      if today = written and code is null then return shown; end if;
      if exists (select from profiles m where m.id = access.caller_id() and m.language = 'en') then
        return shown || ' (' || concat_ws('; ', 'today: ' || nullif(today, written), 'began with a code of ' || code) || ')';
      end if;
      return shown || ' (' || concat_ws('; ', 'hoy: ' || nullif(today, written), 'entró con un código de ' || code) || ')';
    end
  $$;
grant execute on function access.known_as(uuid, uuid, text, timestamptz, timestamptz) to garita_resident, garita_agent, garita_board, garita_admin, garita_super_admin;

-- Refuses a name of staff that is taken or means an office. It does not check writes without a caller, such as those of the database's
-- owner.
create function access.refuse_borrowed_name(person profiles, places uuid[]) returns void
  language plpgsql
  as $$
    begin
      if access.caller_id() is null or person.approval_status <> 'approved' or person.relief_until is not null
        or person.user_role not in ('agent', 'supervisor', 'admin') then return; end if;
      if access.is_office(person.full_name) then perform access.refuse('person_name_office'); end if;
      if exists (select from unnest(places) place where access.has_namesake(place, person.id, person.full_name)) then
        perform access.refuse('person_name_taken');
      end if;
    end
  $$;
create function access.keep_names_apart() returns trigger
  language plpgsql security definer set search_path = public, extensions, pg_temp
  as $$
    begin
      if tg_table_name = 'assignments' then
        perform access.refuse_borrowed_name(p, array[new.condominium_id]) from profiles p where p.id = new.profile_id;
      else
        perform access.refuse_borrowed_name(new, array(select a.condominium_id from assignments a where a.profile_id = new.id));
      end if;
      return null;
    end
  $$;
create trigger keep_names_apart after insert on assignments for each row execute function access.keep_names_apart();
create trigger keep_names_apart_insert after insert on profiles for each row execute function access.keep_names_apart();
create trigger keep_names_apart_update after update of full_name, user_role, approval_status on profiles for each row
  when (new.full_name <> old.full_name or new.user_role <> old.user_role or old.approval_status = 'pending' and new.approval_status <> 'pending')
  execute function access.keep_names_apart();

-- Stores the maker of an account, and the giver and time of its role.
create function access.note_where_from() returns trigger
  language plpgsql
  as $$
    begin
      if tg_op = 'INSERT' then
        new.made_by := access.caller_id();
      elsif new.user_role = old.user_role then
        return new;
      end if;
      new.role_by := access.caller_id();
      new.role_at := now();
      return new;
    end
  $$;
create trigger note_where_from before insert or update of user_role on profiles for each row execute function access.note_where_from();
