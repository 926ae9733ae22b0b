-- Who was let in by a rule of a home, by time: so that the administration sees how often, and at what hour.
create index authorizations_by_rule_in_time on authorizations (condominium_id, outcome_at) where outcome_channel = 'rule';
