-- Administrators find a person by a part of the e-mail, or by the digits of the telephone.
create index profiles_by_email on profiles using gin (plain(email) gin_trgm_ops);
create index profiles_by_phone on profiles using gin (regexp_replace(phone_number, '\D', '', 'g') gin_trgm_ops);
