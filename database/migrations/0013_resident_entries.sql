-- A row of the log may be about a resident who comes and goes; the figures of who comes to visit leave those out.

alter table access_logs
  drop constraint access_log_subject,
  add column person_id uuid,
  add constraint access_log_subject check
    (num_nonnulls(authorization_id, guest_id, person_id) = 1 and (guest_id is null) = (reservation_id is null)
      and (person_id is null or resident_id is not null and resident_id = person_id));
create index access_logs_of_person on access_logs (condominium_id, person_id, occurred_at desc, id desc) where person_id is not null;

drop index access_logs_entries;
create index access_logs_entries on access_logs (condominium_id, occurred_at desc, id desc)
  include (resident_id, override_reason, authorized_by) where event_type = 'entry' and person_id is null;
