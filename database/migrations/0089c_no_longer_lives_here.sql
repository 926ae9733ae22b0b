-- An adult of a home says that an account of it no longer lives there. The administration decides, and may stop both meanwhile.
alter table residence_objections
  add kind text not null default 'newcomer',
  add reason text,
  add stopped_at timestamptz,
  add constraint residence_objection_kind check (kind = any('{newcomer,gone}')),
  add constraint residence_objection_reason check (length(reason) between 1 and 200),
  add constraint residence_objection_stopped check (stopped_at is null or kind = 'gone'),
  drop constraint residence_objection_answer,
  add constraint residence_objection_answer check (answer = any('{kept,ended,withdrawn}')),
  drop constraint residence_objection_once;
create unique index residence_objection_once on residence_objections (joining, profile_id) where kind = 'newcomer';
create unique index residence_claim_open on residence_objections (joining, profile_id) where kind = 'gone' and answered_at is null;
