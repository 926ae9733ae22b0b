/**
 * For each table: how its rows of a condominium are found, or the reason why it is not exported. Every other table that names its
 * condominium is exported.
 */

export type Belongs = 'is_condominium' | 'of_condominium' | 'is_person' | 'of_person'

/** In the order of the files, with the columns that the caller's role may read. */
export const takenTables: Readonly<Record<string, Belongs>> = {
  condominiums: 'is_condominium',
  profiles: 'is_person',
  residences: 'of_condominium',
  assignments: 'of_condominium',
  units: 'of_condominium',
  owners: 'of_condominium',
  unit_aliases: 'of_condominium',
  unit_differences: 'of_condominium',
  removal_requests: 'of_person',
  authorizations: 'of_condominium',
  authorization_changes: 'of_condominium',
  engagements: 'of_condominium',
  gates: 'of_condominium',
  stations: 'of_condominium',
  station_outages: 'of_condominium',
  gate_devices: 'of_condominium',
  enrolled_stations: 'of_condominium',
  shifts: 'of_condominium',
  access_logs: 'of_condominium',
  access_log_subjects: 'of_condominium',
  shared_acts: 'of_condominium',
  log_blocks: 'of_condominium',
  log_witnesses: 'of_condominium',
  channels: 'of_condominium',
  channel_messages: 'of_condominium',
  access_decisions: 'of_condominium',
  stray_acts: 'of_condominium',
  stray_counts: 'of_condominium',
  incidents: 'of_condominium',
  incident_notes: 'of_condominium',
  incident_lines: 'of_condominium',
  looks: 'of_condominium',
  holds: 'of_condominium',
  hold_rows: 'of_condominium',
  left_items: 'of_condominium',
  matters: 'of_condominium',
  matter_messages: 'of_condominium',
  alarms: 'of_condominium',
  alarm_contacts: 'of_condominium',
  evidence_sheets: 'of_condominium',
  amenities: 'of_condominium',
  amenity_reservations: 'of_condominium',
  reservation_guests: 'of_condominium',
  deliveries: 'of_condominium',
  announcements: 'of_condominium',
  announcement_files: 'of_condominium',
  announcement_homes: 'of_condominium',
  announcement_readers: 'of_condominium',
  audit_entries: 'of_condominium',
  visitor_requests: 'of_condominium',
  retention_runs: 'of_condominium',
}

/** Columns that the role may read, but that open something, so they are left out. */
export const leftColumns: Readonly<Record<string, readonly string[]>> = {
  condominiums: ['invitation_code'],
  residences: ['pass_id'],
  // The archive has the files themselves, which only this installation unseals.
  announcement_files: ['sealed_file'],
}

export type Reason =
  | 'secret'
  | 'account'
  | 'installation'
  | 'codes'
  | 'objection'
  | 'former'
  | 'misses'
  | 'hour'
  | 'changes'
  | 'undoing'
  | 'homes'
  | 'faces'
  | 'photos'

/** The manifest contains these, and the README explains them. */
export const leftTables: Readonly<Record<string, Reason>> = {
  credentials: 'secret',
  sessions: 'secret',
  one_time_tokens: 'secret',
  unit_codes: 'secret',
  known_browsers: 'secret',
  pass_keys: 'secret',
  holder_secrets: 'secret',
  condominium_keys: 'secret',
  installation_keys: 'secret',
  station_keys: 'secret',
  relief_keys: 'secret',
  relief_readings: 'secret',
  push_subscriptions: 'secret',
  channel_answers: 'installation',
  access_numbers: 'codes',
  revoked_passes: 'codes',
  log_seals: 'codes',
  key_changes: 'codes',
  own_endings: 'account',
  second_asks: 'account',
  removed_people: 'account',
  code_sessions: 'account',
  security_events: 'account',
  notice_marks: 'account',
  notice_preferences: 'account',
  residence_objections: 'objection',
  // Undoes an import for thirty days.
  ...{ resident_imports: 'undoing', resident_import_rows: 'undoing' },
  former_agents: 'former',
  // A home's own rules for visitors, which its administration does not read.
  home_rules: 'homes',
  // An administration does not read requests inside a home.
  permission_asks: 'homes',
  // The passes of a party are exported as authorizations.
  ...{ parties: 'homes', party_guests: 'homes' },
  // The photos of people on passes, which only this installation unseals.
  ...{ pass_photos: 'faces', resident_photos: 'faces' },
  // The administration reads each beside its message or its item.
  ...{ matter_photos: 'photos', left_item_photos: 'photos' },
  number_misses: 'misses',
  look_rows: 'hour',
  gate_changes: 'changes',
  installation: 'installation',
  installation_audit_entries: 'installation',
  jobs: 'installation',
  unsent_messages: 'installation',
  attempts: 'installation',
  migrations: 'installation',
  applied_rules: 'installation',
}
