-- A home may say from whom it expects a delivery. A rule that lets in needs a company, a name, a plate or a number of times a day. The other
-- adults of the home hear who wrote or ended it; who may not authorize any more, or may again, is told since when.
update home_rules set daily_most = 50 where action = 'let_in' and expected_until is null and num_nonnulls(company, name, plate, daily_most) = 0;
alter table home_rules
  add made_by uuid,
  add ended_by uuid,
  add ended_by_name text,
  drop constraint home_rule_expected,
  add constraint home_rule_expected check (expected_until is null or kind = 'delivery' and action = 'let_in' and daily_most is null
    and num_nonnulls(name, plate, hours_from, until_day) = 0),
  add constraint home_rule_bounded check (action <> 'let_in' or expected_until is not null or num_nonnulls(company, name, plate, daily_most) > 0);
alter table residences add word_given_at timestamptz;
-- An adult of the home may come to the gate for any kind of arrival.
alter table authorizations
  drop constraint authorization_answer,
  add constraint authorization_answer check (answer is null or status = any('{denied,inactive}')
    and (answer = 'comes_down' or arrival_kind = 'delivery'));
-- A suspension ends the codes that the guard prepared.
alter table relief_keys add prepared_by uuid;
