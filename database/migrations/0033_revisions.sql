-- What people change by a form counts its changes: a form that had seen an older one is refused.
alter table condominiums add column revision integer not null default 1;
alter table profiles add column revision integer not null default 1;
alter table gates add column revision integer not null default 1;
