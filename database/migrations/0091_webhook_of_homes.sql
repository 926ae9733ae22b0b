-- A home lets the webhook of its condominium answer for it, as long as the adult who said so lives there; and who turned the answers on.
alter table residences add webhook_since timestamptz;
alter table channels add answers_by_name text;
update channels set answers_by_name = added_by_name where takes_answers;
create index audit_entries_of_channels on audit_entries (condominium_id, at desc) where thing = 'channel';
