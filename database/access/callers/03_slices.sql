-- A slice returns these rows to the view of notices, for the staff of a condominium. `about` is the time that the text of the notice names.
create type access.slice_notice as (kind text, fact_id uuid, at timestamptz, name text, by_name text, about timestamptz);

-- A slice returns these rows to `access.work_due()`: the time when the next work of a kind is due.
create type access.slice_work as (kind text, at timestamptz);
