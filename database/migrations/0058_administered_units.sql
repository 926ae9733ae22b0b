-- Since when the administration answers for a unit in which nobody with an account may.
alter table units add column administration_since timestamptz;
alter table units add constraint unit_administered_not_empty check (administration_since is null or state <> 'empty');
-- A request that the administration answered for its unit.
alter table authorizations add column decided_by_administration boolean not null default false;
