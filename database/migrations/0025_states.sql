-- Who can be suspended and who needs dates: held by constraints from now on. The triggers of the release before are switched off for this.
alter table authorizations disable trigger user;
update authorizations set suspended_at = null where suspended_at is not null and (auth_type <> 'worker' or status <> 'active');
alter table authorizations enable trigger user;
alter table authorizations
  add constraint authorization_not_suspendable check (suspended_at is null or auth_type = 'worker' and status = 'active'),
  add constraint authorization_needs_window check (auth_type <> 'temporary_visitor' or valid_until is not null);
