-- When a resident moves out, written down in advance, and the unit of the same condominium that they move to; none: they leave.
alter table residences add column leaves_at timestamptz, add column moves_to text;
alter table residences add constraint residence_moves_when check (moves_to is null or leaves_at is not null);
alter table residences add constraint residence_moves_elsewhere check (moves_to <> unit_number);
alter table residences add constraint residence_moves_length check (length(moves_to) between 1 and 20 and moves_to = upper(moves_to));
