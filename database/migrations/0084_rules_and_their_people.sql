-- A home may say from whom it expects a delivery. A rule that lets in names somebody, or how often. Who wrote it and who ended it are told to the
-- others of the home.
update home_rules set daily_most = 50 where action = 'let_in' and expected_until is null and num_nonnulls(company, name, plate, daily_most) = 0;
alter table home_rules
  add made_by uuid,
  add ended_by uuid,
  add ended_by_name text,
  drop constraint home_rule_expected,
  add constraint home_rule_expected check (expected_until is null or kind = 'delivery' and action = 'let_in' and daily_most is null
    and num_nonnulls(name, plate, hours_from, until_day) = 0),
  add constraint home_rule_bounded check (action <> 'let_in' or expected_until is not null or num_nonnulls(company, name, plate, daily_most) > 0);
