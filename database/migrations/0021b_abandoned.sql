-- Whoever could not confirm because no mail was sent has the whole time from when it is; here, from the upgrade at the earliest.
alter table installation add column sends_mail_since timestamptz not null default now();
