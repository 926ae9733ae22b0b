-- Whom the gate calls for a unit, in this order: homes without an account have a telephone or an extension of the intercom.
alter table units add column phones jsonb not null default '[]';
alter table units add constraint unit_phones_list check (jsonb_typeof(phones) = 'array' and jsonb_array_length(phones) <= 6);
alter table units add constraint unit_phones_size check (pg_column_size(phones) <= 4096);
create index units_with_phones on units (condominium_id, unit_number) where phones <> '[]';
