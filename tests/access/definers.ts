/** The functions that a role may call and that run with the rights of the owner, each with the check that it makes itself. Who may call it stands in grants.ts. */

const mine = 'the condominium is one of the caller’s'
const myDevice = 'the device key of this call, not revoked'
const runs = 'the caller runs the installation, or the condominium'
const runsPerson = 'the caller runs the installation, or every condominium of the person'
const self = 'only rows of the caller'
const myHome = 'only the home of the caller'
const system = 'none: only the product itself has this role'
const secret = 'the secret that is passed'
const noSecret = 'none: it tells nothing that needs protection'

/** No role can call what is in neither list with the rights of the owner: a helper runs as its caller. */
export const definers: Readonly<Record<string, string>> = {
  // Who is asking
  session_of: `${secret}: a session or device key that has not ended`,
  caller_of: `${secret}: a session or device key that has not ended; a home only of that person`,
  rights_of: `${secret}: a session that has not ended`,
  my_session: self,
  my_places: self,
  people_i_run: 'only people all of whose condominiums are the caller’s',
  my_records: self,
  // People and accounts
  condominium_by_invitation: `${secret}: the invitation code of a condominium that is not archived`,
  first_super_admin: `${secret}: the setup link, once`,
  import_resident: runs,
  move_home: `${runsPerson}, and the condominium they move to`,
  add_home: `${runs}; only people of theirs, never themselves`,
  answer_home: `${runs}: a home that somebody with an account asked for; never themselves`,
  ask_home: `${self}; and ${secret}: the code of a unit that works`,
  carry_out_move: 'only a move that is due, which nobody else could plan',
  ask_address: runsPerson,
  end_sessions_of: `${runsPerson}; never themselves`,
  note_security: system,
  i_ended: self,
  invitation_of: system,
  make_person:
    'the caller runs the installation, or every condominium that the person begins in; a super admin is made by one',
  write_invitations: `${runsPerson}; never themselves, nor who has begun`,
  make_start_codes: `${runsPerson}; never themselves, nor who signs in with an e-mail`,
  person_of_code: `${system}; and ${secret}: a start code that works`,
  spend_start_code: `${system}; and ${secret}: a start code that works`,
  unit_of_code: `${system}; and ${secret}: the code of a unit that works`,
  join_by_code: `${system}; and ${secret}: the code of a unit that works`,
  forget_abandoned_accounts: system,
  enqueue: system,
  // Homes
  waiting_elsewhere: 'only the homes of the caller',
  my_household: `${myHome}; a frozen resident sees only themselves`,
  object_to: `${myHome}: who lived there before, once, in time and not frozen`,
  keep_newcomer: `${runs}; never themselves`,
  open_objections: runs,
  name_of_joining: system,
  // Amenities
  busy_hours: mine,
  unit_days: 'only the unit of the caller’s home',
  book: myHome,
  amend_booking: 'a booking of the caller, made where they live now, unchanged since they read it',
  cancel_booking: 'a booking of the caller, made where they live now',
  remove_booking: self,
  decide_booking: `${runs}; and the booking is pending`,
  // Who may enter
  register_visit: mine,
  write_decision:
    'an open request of the caller’s unit, made since their approval there, while their home is not frozen',
  check_out: `${self}: an active temporary visit made from where they live now`,
  remove_authorization: self,
  clock_of: noSecret,
  pass_alive: 'none: it judges a row that the caller has already read',
  my_replaced_passes: myHome,
  key_changes_of_mine: 'only the places of the caller',
  begin_keyed_passes: system,
  settle_pass_keys: system,
  pass_by_link: `${system}; and ${secret}`,
  // The gate
  name_at_gate: 'none: the name of a guard or device whose id is in a row that the caller has already read',
  record_entry: `${mine}, and the visit is of it`,
  record_phone_entry: `${mine}, and the visit is of it`,
  record_exit: `${mine}, and the visit is of it`,
  record_guest_entry: `${mine}, and the booking is of it`,
  record_guest_exit: `${mine}, and the booking is of it`,
  record_resident_entry: `${mine}, and it records residents`,
  record_resident_exit: `${mine}, and it records residents`,
  reveal_document: `${mine}, and the visit is of it; it is logged`,
  // Stations and devices
  gate_snapshot: `${mine}, and the gate is of it`,
  gate_pass: mine,
  record_at_station: mine,
  record_outages: mine,
  record_misses: mine,
  record_decisions: mine,
  keep_device_decision: myDevice,
  named_at_gate: runs,
  decisions_by_code: runs,
  revocations_of: runs,
  keep_station_key: `${mine}, the station is of it, and the session is the caller’s`,
  keys_to_check: mine,
  gate_facts: myDevice,
  record_at_device: myDevice,
  record_number_at_device: myDevice,
  maker_of_key: runs,
  number_pauses: 'an admin of the condominium',
  // Notices
  subscribe: `${secret}: a session of the caller`,
  who_to_tell: system,
  mail_server_is_about: system,
  // Running the installation
  prove_before_leaving: `${runs}; and their password was typed in this session within ten minutes`,
  note_export: 'only the condominiums of the caller; it writes only to the audit',
  retention_changes: runs,
  keep_retention: runs,
  foresee: runs,
  has_other_admin: runs,
  is_run: runs,
  readers_of_retention: system,
  forget_visitors: system,
  forget_decisions: system,
  forget_unsigned_codes: system,
  figures: system,
  installation_state: 'none: only super admins have this role',
  retry_letters: 'none: only super admins have this role',
}

/** Triggers on statements of a role, with what they do that the role may not. */
export const definerTriggers: Readonly<Record<string, string>> = {
  announce_access_logs_access_logs: 'reads who lives in the unit',
  announce_authorizations_authorizations: 'reads who lives in the unit',
  announce_profiles_people: 'reads where somebody lives and works',
  announce_removal_requests_people: 'reads where somebody lives and works',
  write_audit: 'writes the audit',
  note_ending: 'writes who ended something, in the caller’s name',
  // People and condominiums
  join_open_condominium: 'locks the condominium',
  assign_staff_only: 'locks the person',
  keep_unit: 'makes the unit of a home that is approved',
  keep_used_unit: 'counts who lives in a unit or asks to',
  equip_condominium: 'makes amenities and the secret of the passes',
  keep_clock_of_bookings: 'moves the hours of bookings',
  keep_condominiums_apart: 'reads condominiums of others',
  begin_account: 'writes that somebody has a password',
  end_codes_of_before: 'deletes start codes, which nobody reads',
  end_codes_of_home: 'ends the codes of who leaves, whoever moves them out',
  note_unit_code: 'writes security events',
  keep_names_of_the_removed: 'reads the access log',
  keep_order_among_people: 'reads all super admins',
  carry_out_change: 'begins and ends homes and assignments, and writes letters',
  carry_out_for_security: 'ends sessions and writes security events',
  end_keys_of_session: 'ends keys of stations',
  end_keys_of_assignment: 'ends keys of stations',
  schedule_move: 'writes jobs',
  remember_agent: 'writes who worked at a gate',
  leave_gates: 'writes who worked at a gate',
  prove_before_key: 'reads when a session typed its password, and writes a security event',
  tell_of_retention: 'writes letters',
  share_or_not: 'changes bookings',
  // Authorizations
  keep_change: 'writes what became of the authorization',
  begin_own: 'sets whose it is',
  number_visitor: 'takes an access number',
  renew_access_number: 'takes an access number',
  revoke_former_code: 'writes which codes are dead',
  end_deleted: 'writes the log, and ends number and code; also after a cascade from a person or home',
}
