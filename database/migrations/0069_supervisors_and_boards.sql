-- Two more roles that an administration gives: the supervisor of the guards, and a member of the board.
alter table profiles drop constraint profile_role,
  add constraint profile_role check (user_role in ('resident', 'agent', 'supervisor', 'board', 'admin', 'super_admin'));
