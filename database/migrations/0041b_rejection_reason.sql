-- Why an account was rejected: the person reads it when they sign in.
alter table profiles add column rejection_reason text
  constraint profile_rejection_reason_length check (length(rejection_reason) between 1 and 300)
  constraint profile_rejection_reason_of_rejected check (approval_status = 'rejected' or rejection_reason is null);
