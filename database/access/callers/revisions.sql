-- Each row that a form edits counts its changes. A form sends the revision that it read; an UPDATE with another revision changes nothing.

create function access.count_form_revision() returns trigger
  language plpgsql
  as $$ begin new.revision := old.revision + 1; return new; end $$;

create trigger count_revision before update of name, address, time_zone, country, listed, retention_days, log_resident_entries,
    homes_invite, stays_allowed, stay_most_nights, stay_most_guests, stay_rules, photos_on_passes, office_phone, office_whatsapp, reader_co_resident, reader_permanent_visitor, reader_worker, reader_vehicle, arrival_rules, authority_protocol, ask_seconds,
    privacy_contact, privacy_notice_es, privacy_notice_en, home_rule_limits, courier_minutes, idle_lock_minutes,
    sheet_telephones, badge_kinds on condominiums
  for each row execute function access.count_form_revision();
-- A form that moves a person also writes this row, so it counts, too.
create trigger count_revision before update of full_name, email, username, phone_number, language, user_role, approval_status on profiles
  for each row execute function access.count_form_revision();
create trigger count_revision before update of name on gates for each row execute function access.count_form_revision();
create trigger count_revision before update on amenities for each row execute function access.count_form_revision();

grant select (revision) on profiles to garita_applicant, garita_resident, garita_agent;
