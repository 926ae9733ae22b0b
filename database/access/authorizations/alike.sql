-- Compares an arrival with the persons and cars that a home refuses. namesAlike and platesAlike in the application give the same results.

-- Returns the distinguishing words of a name, or all of its words if it has none.
create function access.name_words(name text) returns text[]
  language sql immutable
  as $$
    select coalesce(array_agg(word order by at) filter (where word <> all('{de,del,la,las,los,y,e,da,do,das,dos,van,von}')),
        array_agg(word order by at), '{}')
      from regexp_split_to_table(plain(name), '[^[:alnum:]]+') with ordinality w(word, at) where word <> ''
  $$;

-- Replaces letters that sound alike in Spanish by one.
create function access.sound_of(word text) returns text
  language plpgsql immutable
  as $$
    declare
      sounds constant text[] := '{{ch,1},{ph,f},{qu(?=[ei]),k},{c(?=[eiy]),s},{[cq],k},{g(?=[ei]),j},{gu(?=[ei]),g},{x,j},{z,s},{v,b},{w,u},{ll|y,i},{h,""},{n(?=[bp]),m}}';
      sound text[];
    begin
      foreach sound slice 1 in array sounds loop
        word := regexp_replace(word, sound[1], sound[2], 'g');
      end loop;
      return regexp_replace(word, '(.)\1+', '\1', 'g');
    end
  $$;

-- True if two words differ by at most one wrong, missing, added or swapped letter. Another last letter makes another name.
create function access.sound_alike(one text, other text) returns boolean
  language plpgsql immutable
  as $$
    begin
      if one = other then return true; end if;
      if least(length(one), length(other)) < 5 or right(one, 1) <> right(other, 1) then return false; end if;
      return exists ((select one union all select overlay(one placing '' from at for 1) from generate_series(1, length(one)) at)
        intersect
        (select other union all select overlay(other placing '' from at for 1) from generate_series(1, length(other)) at));
    end
  $$;

create function access.names_alike(line text, given text) returns text
  language plpgsql immutable
  as $$
    declare
      wanted text[] := access.name_words(line);
      said text[] := access.name_words(given);
      wanted_sounds text[] := '{}';
      said_sounds text[] := '{}';
      word text;
      taken integer[] := '{}';
      paired integer[] := '{}';
      sounded integer := 0;
    begin
      if wanted = '{}' or said = '{}' then return 'other'; end if;
      if wanted <@ said then return 'same'; end if;
      -- A guard reads the same name without a space, or with one more.
      if cardinality(wanted) > 1 and starts_with(array_to_string(said, ''), array_to_string(wanted, '')) then return 'alike'; end if;
      foreach word in array wanted loop wanted_sounds := wanted_sounds || access.sound_of(word); end loop;
      foreach word in array said loop said_sounds := said_sounds || access.sound_of(word); end loop;
      for step in 1 .. 2 loop
        for at in 1 .. cardinality(wanted) loop
          continue when at = any(paired);
          for n in 1 .. cardinality(said) loop
            continue when n = any(taken) or not case step
              when 1 then access.sound_alike(wanted_sounds[at], said_sounds[n])
              else length(wanted[at]) = 1 and starts_with(said[n], wanted[at]) or length(said[n]) = 1 and starts_with(wanted[at], said[n]) end;
            taken := taken || n;
            paired := paired || at;
            exit;
          end loop;
        end loop;
        if step = 1 then sounded := cardinality(paired); end if;
      end loop;
      return case
        when sounded = 0 then 'other'
        when least(cardinality(wanted), cardinality(said)) = 1 then 'alike'
        -- Relatives share their last names, so a first name must match. In a name of four words, the first two are first names.
        when cardinality(paired) > 1 and (1 = any(paired) or cardinality(wanted) > 3 and 2 = any(paired) or cardinality(paired) = cardinality(said))
          then 'alike'
        else 'other' end;
    end
  $$;

create function access.plates_alike(line text, given text) returns text
  language sql immutable
  as $$
    select case when line = given then 'same' when translate(line, 'OQIZSB', '001258') = translate(given, 'OQIZSB', '001258') then 'alike'
      else 'other' end
  $$;

-- Compares a refusal with an arrival: "same" by the name or by the plate. A refusal of one company's courier warns of the others.
create function access.line_says(line jsonb, arrival jsonb) returns text
  language plpgsql immutable
  as $$
    declare
      name text := coalesce(access.names_alike(line ->> 'name', arrival ->> 'name'), 'other');
      plate text := coalesce(access.plates_alike(line ->> 'plate', arrival ->> 'plate'), 'other');
    begin
      return case
        when 'same' in (name, plate) then case when line ->> 'company' is null or plain(line ->> 'company') = plain(arrival ->> 'company') then 'same' else 'alike' end
        when 'alike' in (name, plate) then 'alike'
        else 'other' end;
    end
  $$;
