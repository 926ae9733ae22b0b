-- The country of a condominium: which words its gate says. Null: the one that its time zone lies in.
alter table condominiums add column country text;
alter table condominiums add constraint condominium_country check (country ~ '^[A-Z]{2}$');
