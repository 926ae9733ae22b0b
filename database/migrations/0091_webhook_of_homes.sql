-- An adult lets the webhook of the condominium answer for their home while they live there. A channel names the administrator who turned answers on.
alter table residences add webhook_since timestamptz;
alter table channels add answers_by_name text;
update channels set answers_by_name = added_by_name where takes_answers;
create index audit_entries_of_channels on audit_entries (condominium_id, at desc) where thing = 'channel';
