/** Which columns each role may read, write and change, table by table: what is not written here is refused. */

export const roles = [
  'anonymous',
  'applicant',
  'resident',
  'agent',
  'admin',
  'super_admin',
  'gate',
  'keeper',
  'identity',
  'issuer',
] as const
export type Role = (typeof roles)[number]

interface Grant {
  select?: readonly string[]
  insert?: readonly string[]
  update?: readonly string[]
  delete?: true
}

export interface Table {
  columns: readonly string[]
  grants: Partial<Record<Role, Grant>>
}

const person_shown = ['id', 'full_name', 'email', 'phone_number', 'user_role', 'approval_status', 'language']
const person_read_by_itself = [...person_shown, 'email_confirmed_at', 'created_at', 'updated_at']
const person_edits = ['full_name', 'phone_number', 'language']
const person_administered = [...person_edits, 'email', 'user_role', 'approval_status']
const person = [...person_read_by_itself, 'decided_at', 'decided_by']

const next_retention = ['next_retention_days', 'next_retention_from', 'next_retention_by', 'next_retention_id']
const condominium_settings = [
  'name',
  'address',
  'time_zone',
  'listed',
  'invitation_code',
  'retention_days',
  'log_resident_entries',
]
const reader_choices = ['reader_co_resident', 'reader_permanent_visitor', 'reader_worker', 'reader_vehicle']
const condominium = [
  'id',
  ...condominium_settings,
  ...reader_choices,
  'created_by',
  'created_at',
  'archived_at',
  ...next_retention,
]
const condominium_of_members = ['id', 'name', 'address', 'time_zone', 'archived_at']
const condominium_of_guards = [...condominium_of_members, 'log_resident_entries']
const condominium_of_strangers = ['id', 'name', 'listed', 'archived_at']

const session_shown = ['id', 'profile_id', 'device', 'created_at', 'last_seen_at', 'expires_at']
const session = [...session_shown, 'token_hash', 'last_day', 'proved_at']
const own_sessions: Grant = { select: session_shown, delete: true }
const security_event_shown = ['id', 'profile_id', 'kind', 'network', 'device', 'actor_id', 'count', 'at', 'last_at']
const events_shown: Grant = { select: security_event_shown }
const known_browser_made = ['profile_id', 'token_hash']
const known_browser = [...known_browser_made, 'created_at', 'last_used_at']

const credentials = [
  'profile_id',
  'password_hash',
  'password_changed_at',
  'totp_secret',
  'totp_confirmed_at',
  'totp_last_step',
  'recovery_hashes',
]
const one_time_token = ['token_hash', 'purpose', 'profile_id', 'email', 'expires_at', 'used_at']
const residence = [
  'condominium_id',
  'id',
  'profile_id',
  'unit_number',
  'requested_at',
  'since',
  'until',
  'joining',
  'frozen_at',
]
const assignment = ['condominium_id', 'profile_id', 'assigned_at', 'assigned_by']
const assigning: Grant = { select: assignment, insert: ['condominium_id', 'profile_id', 'assigned_by'], delete: true }
const job = ['id', 'name', 'payload', 'run_at', 'locked_until', 'attempts', 'last_error', 'created_at']
const unsent_message = ['id', 'recipient', 'subject', 'body', 'created_at']
const attempt = ['key', 'count', 'resets_at', 'locks']
const settings_known = ['only_row', 'sends_mail', 'requires_second_factor', 'demo']
const work_done = ['letter_sent_at', 'swept_at']
const told_by_programs = ['mail_server_seen_at', 'secret_fingerprint']

const authorization_written = [
  'name',
  'last_name',
  'id_document',
  'phone_number',
  'vehicle_plate',
  'relationship',
  'can_authorize_access',
  'details',
  'private_details',
  'valid_from',
  'valid_until',
]
const authorization_shown_to_staff = [
  'condominium_id',
  'id',
  'resident_id',
  'residence_id',
  'unit_number',
  'auth_type',
  'status',
  'suspended_at',
  'plain_name',
  'masked_document',
  'revision',
  'created_at',
  'updated_at',
  'registered_by',
  'registered_by_name',
  'registered_at',
  'sent_by',
  'sent_by_name',
  'registration_proven',
  'registration_doubt',
  'registered_as',
  'decided_at',
  'decided_by',
  'decided_by_name',
  'closed_at',
  'entered_at',
  'left_at',
  'inside',
  ...authorization_written.filter((column) => column !== 'id_document' && column !== 'private_details'),
]
const authorization = [
  ...authorization_shown_to_staff,
  'id_document',
  'private_details',
  'pass_id',
  'pass_generation',
  'pass_issued_at',
  'access_number',
  'blanked_at',
]
const registered_at_a_gate = [
  'condominium_id',
  'id',
  'auth_type',
  'unit_number',
  'name',
  'last_name',
  'id_document',
  'phone_number',
  'details',
]
const authorizations_of_staff: Grant = { select: authorization_shown_to_staff }
const pass_key_public = ['condominium_id', 'key_id', 'public_key', 'created_at']
const pass_key = [...pass_key_public, 'sealed_private_key', 'signs_from', 'verifies_until']
const condominium_key = ['condominium_id', 'wrapped_key']
const access_log = [
  'condominium_id',
  'id',
  'authorization_id',
  'event_type',
  'occurred_at',
  'resident_id',
  'unit_number',
  'actor_id',
  'actor_role',
  'actor_name',
  'gate_id',
  'gate_name',
  'override_reason',
  'authorized_by',
  'reservation_id',
  'guest_id',
  'person_id',
  'station_id',
  'recorded_at',
  'sent_by',
  'sent_by_name',
  'proven',
  'told_as',
  'conflict',
  'clock_doubt',
  'told_host',
]
const amenity_rules = [
  'name',
  'is_open',
  'hours',
  'exclusive',
  'capacity',
  'needs_approval',
  'shortest_minutes',
  'longest_minutes',
  'buffer_minutes',
  'days_ahead',
  'hours_notice',
  'weekly_limit',
  'closed_days',
  'house_rules',
]
const amenity = ['condominium_id', 'id', 'amenity_type', ...amenity_rules, 'revision']
const amenities_run: Grant = { select: amenity, update: amenity_rules }
const booking_written = [
  'amenity_id',
  'reservation_date',
  'start_time',
  'end_time',
  'purpose',
  'guest_count',
  'rules_accepted_at',
]
const reservation = [
  'condominium_id',
  'id',
  'resident_id',
  'residence_id',
  'unit_number',
  'starts_at',
  'ends_at',
  'held',
  'exclusive',
  'status',
  'rejection_reason',
  'asked_at',
  'decided_at',
  'decided_by',
  'decided_by_name',
  'cancelled_at',
  'revision',
  'created_at',
  'updated_at',
  ...booking_written,
]
const reservations_decided: Grant = { select: reservation, update: ['status', 'rejection_reason'] }
const guest = [
  'condominium_id',
  'id',
  'reservation_id',
  'resident_id',
  'position',
  'name',
  'entered_at',
  'left_at',
  'inside',
  'blanked_at',
]
const gate = ['condominium_id', 'id', 'name', 'created_at']
const gates_run: Grant = { select: gate, insert: ['condominium_id', 'id', 'name'], update: ['name'], delete: true }
const station = [
  'condominium_id',
  'id',
  'gate_id',
  'bound_by',
  'bound_at',
  'seen_at',
  'last_event_at',
  'build',
  'reads',
]
const stray = ['condominium_id', 'id', 'station_id', 'sent_by', 'sent_by_name', 'kind', 'at', 'arrived_at', 'said']
const stray_count = ['condominium_id', 'sent_by', 'day', 'acts']
const outage = ['condominium_id', 'id', 'station_id', 'began_at', 'ended_at']
const device_made = ['condominium_id', 'id', 'gate_id', 'name', 'created_by']
const device_shown = [...device_made, 'created_at', 'revoked_at', 'last_used_at']
const devices_run: Grant = { select: device_shown, insert: [...device_made, 'key_hash'], update: ['revoked_at'] }
const removal_request = ['profile_id', 'requested_at']
const removal_asked: Grant = { select: removal_request, insert: ['profile_id'], delete: true }
const retention_run = [
  'condominium_id',
  'day',
  'days',
  'began_at',
  'finished_at',
  'authorizations',
  'log_subjects',
  'guests',
]
const audit_entry = [
  'id',
  'condominium_id',
  'at',
  'actor_id',
  'actor_role',
  'actor_name',
  'thing',
  'act',
  'subject_id',
  'subject_name',
  'what',
  'plain_names',
]
const notice_mark = ['profile_id', 'kind', 'fact_id', 'read_at', 'dismissed_at']
const marking: Grant = {
  select: notice_mark,
  insert: ['profile_id', 'kind', 'fact_id', 'dismissed_at'],
  update: ['dismissed_at'],
}
const notice_preference = ['profile_id', 'by_mail', 'cleared_until']
const wishing: Grant = { select: notice_preference, insert: notice_preference, update: ['by_mail', 'cleared_until'] }
const subscription_shown = ['id', 'profile_id', 'endpoint']
const own_subscriptions: Grant = { select: subscription_shown, delete: true }
const told = ['condominium_id', 'kind', 'fact_id', 'profile_id', 'channel']
const delivery = [...told, 'created_at', 'sent_at', 'shown_at']
const notice = [
  'kind',
  'condominium_id',
  'fact_id',
  'at',
  'name',
  'last_name',
  'unit_number',
  'by_name',
  'reason',
  'amenity_type',
  'amenity_name',
  'starts_at',
  'told',
]
const subject_personal = ['name', 'last_name', 'phone_number', 'vehicle_plate']
const subject_found = ['condominium_id', 'log_id', 'blanked_at']
const subject_of_staff: Grant = {
  select: [...subject_found, 'auth_type', ...subject_personal, 'plain_name', 'masked_document'],
}

export const tables: Record<string, Table> = {
  installation: {
    columns: [...settings_known, 'setup_token_hash', 'sends_mail_since', ...work_done, ...told_by_programs],
    grants: {
      keeper: {
        select: [...settings_known, ...told_by_programs],
        update: [...work_done, 'mail_server_seen_at', 'sends_mail'],
      },
      identity: { select: settings_known },
      issuer: { select: ['only_row', 'secret_fingerprint'] },
    },
  },
  condominiums: {
    columns: condominium,
    grants: {
      anonymous: { select: condominium_of_strangers },
      applicant: { select: condominium_of_strangers },
      resident: { select: condominium_of_members },
      agent: { select: condominium_of_guards },
      admin: { select: condominium, update: [...condominium_settings, ...reader_choices] },
      super_admin: {
        select: condominium,
        insert: ['id', ...condominium_settings, 'created_by'],
        update: [...condominium_settings, ...reader_choices, 'archived_at'],
      },
      identity: { select: [...condominium_of_strangers, 'invitation_code'] },
    },
  },
  profiles: {
    columns: person,
    grants: {
      applicant: { select: person_read_by_itself, update: person_edits },
      resident: { select: person_read_by_itself, update: person_edits },
      agent: { select: person_read_by_itself, update: person_edits },
      admin: { select: person, update: person_administered, delete: true },
      super_admin: { select: person, update: person_administered, delete: true },
      keeper: {
        select: ['id', 'full_name', 'email', 'language', 'user_role', 'approval_status', 'email_confirmed_at'],
      },
      identity: {
        select: person,
        insert: ['id', 'full_name', 'email', 'phone_number', 'user_role', 'language'],
        update: ['email_confirmed_at'],
      },
    },
  },
  credentials: {
    columns: credentials,
    grants: {
      identity: {
        select: credentials,
        insert: ['profile_id', 'password_hash'],
        update: credentials.filter((column) => column !== 'profile_id'),
      },
    },
  },
  sessions: {
    columns: session,
    grants: {
      applicant: own_sessions,
      resident: own_sessions,
      agent: own_sessions,
      admin: own_sessions,
      super_admin: own_sessions,
      keeper: { select: ['expires_at'], delete: true },
      identity: {
        select: session,
        insert: ['id', 'token_hash', 'profile_id', 'device', 'expires_at'],
        update: ['token_hash', 'expires_at', 'last_day', 'proved_at'],
        delete: true,
      },
    },
  },
  known_browsers: {
    columns: known_browser,
    grants: {
      keeper: { select: ['last_used_at'], delete: true },
      identity: {
        select: known_browser,
        insert: known_browser_made,
        update: ['last_used_at'],
        delete: true,
      },
    },
  },
  security_events: {
    columns: [...security_event_shown, 'day'],
    grants: {
      applicant: events_shown,
      resident: events_shown,
      agent: events_shown,
      admin: events_shown,
      super_admin: events_shown,
      identity: { select: ['profile_id', 'kind', 'network'] },
      keeper: { select: ['last_at'], delete: true },
    },
  },
  one_time_tokens: {
    columns: one_time_token,
    grants: {
      keeper: { select: ['expires_at'], insert: one_time_token, delete: true },
      identity: { select: one_time_token, update: ['used_at'], delete: true },
    },
  },
  residences: {
    columns: residence,
    grants: {
      applicant: { select: residence },
      resident: { select: residence },
      agent: { select: residence },
      admin: { select: residence },
      super_admin: { select: residence },
      identity: { insert: ['condominium_id', 'id', 'profile_id', 'unit_number'] },
    },
  },
  // Read by nobody but through functions that say for whom: who objected is for the administration alone.
  residence_objections: {
    columns: [
      'condominium_id',
      'id',
      'residence_id',
      'joining',
      'profile_id',
      'by_name',
      'objected_at',
      'answered_at',
      'answered_by',
      'answer',
    ],
    grants: {},
  },
  assignments: {
    columns: assignment,
    grants: {
      applicant: { select: assignment },
      agent: { select: assignment },
      admin: assigning,
      super_admin: assigning,
    },
  },
  jobs: {
    columns: job,
    grants: { keeper: { select: job, update: ['locked_until', 'attempts', 'last_error', 'run_at'], delete: true } },
  },
  unsent_messages: {
    columns: unsent_message,
    grants: {
      super_admin: { select: unsent_message, delete: true },
      keeper: { select: ['created_at'], insert: unsent_message, delete: true },
    },
  },
  attempts: {
    columns: attempt,
    grants: {
      keeper: { select: ['resets_at', 'locks'], delete: true },
      identity: { select: attempt, insert: attempt, update: attempt, delete: true },
    },
  },
  authorizations: {
    columns: authorization,
    grants: {
      resident: {
        select: authorization,
        insert: ['id', 'auth_type', ...authorization_written],
        update: [...authorization_written, 'status', 'suspended_at', 'pass_generation'],
        delete: true,
      },
      agent: { ...authorizations_of_staff, insert: registered_at_a_gate },
      admin: authorizations_of_staff,
      super_admin: authorizations_of_staff,
    },
  },
  access_numbers: { columns: ['condominium_id', 'number', 'authorization_id', 'held_until', 'host_id'], grants: {} },
  pass_keys: {
    columns: pass_key,
    grants: { agent: { select: pass_key_public }, issuer: { select: pass_key, insert: pass_key } },
  },
  condominium_keys: {
    columns: condominium_key,
    grants: { issuer: { select: condominium_key, insert: condominium_key } },
  },
  // Told by a function to whom it concerns.
  key_changes: { columns: ['condominium_id', 'id', 'at'], grants: {} },
  // Opened by a program as it starts, as the database's owner, and by nobody else.
  installation_keys: { columns: ['purpose', 'wrapped_key'], grants: {} },
  holder_secrets: {
    columns: ['condominium_id', 'secret', 'begun_at'],
    grants: { issuer: { select: ['condominium_id', 'secret', 'begun_at'] } },
  },
  gates: {
    columns: gate,
    grants: { agent: { select: gate }, admin: gates_run, super_admin: gates_run },
  },
  stations: {
    columns: station,
    grants: {
      agent: {
        select: station,
        insert: ['condominium_id', 'id', 'gate_id', 'bound_by', 'build', 'reads'],
        update: ['gate_id', 'bound_by', 'bound_at', 'seen_at', 'build', 'reads'],
      },
      admin: { select: station },
      super_admin: { select: station },
      keeper: { select: ['id', 'seen_at', 'build'] },
    },
  },
  station_outages: {
    columns: outage,
    grants: {
      agent: { select: outage },
      admin: { select: outage },
      super_admin: { select: outage },
      keeper: { select: ['ended_at'], delete: true },
    },
  },
  // Counted by functions of the guard; nobody reads who missed what.
  number_misses: {
    columns: ['condominium_id', 'id', 'who', 'station_id', 'at', 'pauses'],
    grants: { keeper: { select: ['at'], delete: true } },
  },
  // Also its key's hash is nobody's to read.
  gate_devices: { columns: [...device_shown, 'key_hash'], grants: { admin: devices_run, super_admin: devices_run } },
  revoked_passes: {
    columns: [
      'condominium_id',
      'pass_id',
      'authorization_id',
      'generation',
      'access_number',
      'revoked_at',
      'valid_until',
      'why',
    ],
    grants: { keeper: { select: ['valid_until'], delete: true } },
  },
  former_agents: {
    columns: ['condominium_id', 'profile_id', 'full_name', 'since', 'until'],
    grants: { keeper: { select: ['until'], delete: true } },
  },
  // Also the public half is only told to the program, which checks what it signed.
  station_keys: {
    columns: ['condominium_id', 'id', 'station_id', 'profile_id', 'session_id', 'public_key', 'made_at', 'ended_at'],
    grants: { keeper: { select: ['ended_at'], delete: true } },
  },
  stray_acts: {
    columns: stray,
    grants: {
      admin: { select: stray },
      super_admin: { select: stray },
      keeper: { select: ['arrived_at'], delete: true },
    },
  },
  stray_counts: {
    columns: stray_count,
    grants: {
      admin: { select: stray_count },
      super_admin: { select: stray_count },
      keeper: { select: ['day'], delete: true },
    },
  },
  access_logs: {
    columns: access_log,
    grants: {
      resident: { select: access_log },
      agent: { select: access_log },
      admin: { select: access_log },
      super_admin: { select: access_log },
    },
  },
  access_log_subjects: {
    columns: [
      ...subject_found,
      'auth_type',
      ...subject_personal,
      'id_document',
      'plain_name',
      'masked_document',
      'written_at',
    ],
    grants: {
      agent: subject_of_staff,
      admin: subject_of_staff,
      super_admin: subject_of_staff,
    },
  },
  amenities: {
    columns: amenity,
    grants: {
      resident: { select: amenity },
      agent: { select: amenity },
      admin: amenities_run,
      super_admin: amenities_run,
    },
  },
  amenity_reservations: {
    columns: reservation,
    grants: {
      resident: {
        select: reservation,
        insert: ['id', ...booking_written],
        update: [...booking_written, 'status'],
        delete: true,
      },
      agent: { select: reservation },
      admin: reservations_decided,
      super_admin: reservations_decided,
    },
  },
  reservation_guests: {
    columns: guest,
    grants: {
      resident: { select: guest },
      agent: { select: guest },
      admin: { select: guest },
      super_admin: { select: guest },
    },
  },
  notice_marks: {
    columns: notice_mark,
    grants: {
      resident: marking,
      agent: marking,
      admin: marking,
      super_admin: marking,
      keeper: { select: ['read_at'], delete: true },
    },
  },
  admin_news: {
    columns: ['profile_id', 'news', 'read_at'],
    grants: {
      admin: { select: ['profile_id', 'news', 'read_at'], update: ['read_at'] },
      super_admin: { select: ['profile_id', 'news', 'read_at'], update: ['read_at'] },
    },
  },
  notice_preferences: {
    columns: notice_preference,
    grants: { resident: wishing, agent: wishing, admin: wishing, super_admin: wishing },
  },
  push_subscriptions: {
    columns: [...subscription_shown, 'session_id', 'p256dh', 'auth', 'created_at'],
    grants: {
      resident: own_subscriptions,
      agent: own_subscriptions,
      admin: own_subscriptions,
      super_admin: own_subscriptions,
      keeper: { select: [...subscription_shown, 'p256dh', 'auth'], delete: true },
    },
  },
  deliveries: {
    columns: delivery,
    grants: {
      resident: { select: delivery, insert: [...told, 'shown_at'], update: ['shown_at'] },
      agent: { select: delivery },
      admin: { select: delivery },
      super_admin: { select: delivery },
      keeper: { select: delivery, insert: [...told, 'sent_at'], update: ['sent_at'], delete: true },
    },
  },
  removal_requests: {
    columns: removal_request,
    grants: {
      applicant: removal_asked,
      resident: removal_asked,
      agent: removal_asked,
      admin: removal_asked,
      super_admin: removal_asked,
    },
  },
  retention_runs: {
    columns: retention_run,
    grants: { admin: { select: retention_run }, super_admin: { select: retention_run } },
  },
  audit_entries: {
    columns: audit_entry,
    grants: {
      admin: { select: audit_entry },
      super_admin: { select: audit_entry },
      keeper: { select: ['at'], delete: true },
    },
  },
  'guard.notices': {
    columns: notice,
    grants: {
      resident: { select: notice },
      agent: { select: notice },
      admin: { select: notice },
      super_admin: { select: notice },
    },
  },
  migrations: { columns: ['name', 'applied_at'], grants: {} },
  guard_applied: { columns: ['hash', 'release', 'login_hash'], grants: {} },
}

const everyone = roles
const people_with_an_account = ['applicant', 'resident', 'agent', 'admin', 'super_admin'] as const
const members = ['resident', 'agent', 'admin', 'super_admin'] as const
const administrators = ['admin', 'super_admin'] as const

/** Who may call which function; `login` is the connection before it becomes anybody. What is not here is called by nobody. */
export const functions: Record<string, readonly (Role | 'login')[]> = {
  'guard.session_of': ['login'],
  'guard.rights_of': ['login'],
  'guard.me': everyone,
  'guard.my_condominiums': everyone,
  'guard.my_session': ['anonymous', ...people_with_an_account],
  'guard.my_people': administrators,
  'guard.people_i_run': administrators,
  'guard.runs_all': administrators,
  'guard.move_home': administrators,
  'guard.import_resident': administrators,
  'guard.known_addresses': administrators,
  'guard.ask_address': administrators,
  'guard.begin_export': ['agent', ...administrators],
  'guard.note_export': ['agent', ...administrators],
  'guard.condominium_by_invitation': ['anonymous', ...people_with_an_account],
  'guard.first_super_admin': ['identity'],
  'guard.host_stands': ['resident'],
  'guard.my_household': members,
  'guard.retention_of': administrators,
  'guard.keep_retention': administrators,
  'guard.retention_changes': members,
  'guard.readers_of_retention': ['keeper'],
  'guard.open_objections': people_with_an_account,
  'guard.object_to': ['resident'],
  'guard.keep_newcomer': administrators,
  'guard.name_of_joining': ['keeper'],
  'guard.invitation_of': ['keeper'],
  'guard.tolerance': members,
  'guard.at_work': members,
  'guard.out_of_hours': members,
  'guard.in_force': ['resident', ...administrators],
  'guard.pass_alive': ['resident'],
  'guard.written_beginning': members,
  'guard.written_ending': members,
  'guard.begin_keyed_passes': ['keeper'],
  'guard.my_replaced_passes': members,
  'guard.my_places': members,
  'guard.subscribe': members,
  'guard.my_home': ['resident'],
  'guard.time_to_answer': members,
  'guard.clock_of': ['resident'],
  'guard.beginning': ['resident'],
  'guard.ending': ['resident'],
  'guard.busy_hours': ['resident'],
  'guard.unit_days': ['resident'],
  'guard.name_guests': ['resident'],
  'guard.record_guest_entry': ['agent'],
  'guard.record_guest_exit': ['agent'],
  'guard.units_of': ['agent'],
  'guard.record_entry': ['agent'],
  'guard.record_exit': ['agent'],
  'guard.record_phone_entry': ['agent'],
  'guard.record_resident_entry': ['agent'],
  'guard.record_resident_exit': ['agent'],
  'guard.reveal_document': ['agent'],
  'guard.gate_snapshot': ['agent'],
  'guard.gate_pass': ['agent'],
  'guard.record_at_station': ['agent'],
  'guard.keep_station_key': ['agent'],
  'guard.keys_to_check': ['agent'],
  'guard.name_at_gate': members,
  'guard.told_of': members,
  'guard.record_outages': ['agent'],
  'guard.gate_facts': ['gate'],
  'guard.mail_server_is_about': ['keeper'],
  'guard.settle_pass_keys': ['keeper'],
  'guard.key_changes_of_mine': members,
  'guard.record_at_device': ['gate'],
  'guard.record_number_at_device': ['gate'],
  'guard.record_misses': ['agent'],
  'guard.number_pauses': members,
  'guard.reader_choice': ['resident'],
  'guard.who_to_tell': ['keeper'],
  'guard.pass_by_link': ['issuer'],
  'guard.stations_read': ['issuer'],
  'guard.forget_visitors': ['keeper'],
  'guard.forget_abandoned_accounts': ['keeper'],
  'guard.note_security': ['identity'],
  'guard.end_sessions_of': administrators,
  'guard.maker_of_key': administrators,
  'guard.installation_state': ['super_admin'],
  'guard.retry_letters': ['super_admin'],
  'guard.my_records': people_with_an_account,
  'guard.enqueue': ['keeper', 'identity'],
  'guard.given_up': ['keeper'],
  'public.plain': ['anonymous', ...people_with_an_account, 'identity', 'keeper'],
}

/** Called by triggers and other functions of the guard, or nothing but a part of them. */
export const functions_of_nobody: readonly string[] = [
  'guard.refuse',
  'guard.is_abandoned',
  'guard.begin_to_send_mail',
  'guard.prove_before_key',
  'guard.time_to_object',
  'guard.shorten_retention_later',
  'guard.tell_of_retention',
  'guard.count_today',
  'guard.enough_today',
  'guard.most_known_addresses',
  'guard.most_letters',
  'guard.note_known_address',
  'guard.may_write_to',
  'guard.begin_joining',
  'guard.lived_before',
  'guard.tell_of_joining',
  'guard.end_objections',
  'guard.announce_freezing',
  'guard.role_now',
  'guard.condominiums_of',
  'guard.announce',
  'guard.announce_rows',
  'guard.announce_condominiums',
  'guard.announce_people',
  'guard.announce_topic',
  'guard.join_open_condominium',
  'guard.archive_empty_condominium',
  'guard.keep_order_among_people',
  'guard.keep_names_of_the_removed',
  'guard.carry_out_change',
  'guard.assign_staff_only',
  'guard.announce_of_residents',
  'guard.take_access_number',
  'guard.hold_access_number',
  'guard.number_visitor',
  'guard.renew_access_number',
  'guard.give_back_access_number',
  'guard.renew_pass',
  'guard.begin_own',
  'guard.begin_request',
  'guard.decide_request',
  'guard.keep_window',
  'guard.keep_transitions',
  'guard.edit_active_only',
  'guard.suspend_active_workers_only',
  'guard.count_revision',
  'guard.end_authorization',
  'guard.log_access',
  'guard.log_checkout',
  'guard.refuse_log_change',
  'guard.log_registration',
  'guard.at_my_gate',
  'guard.held_visit',
  'guard.done_already',
  'guard.first_gate',
  'guard.first_holder_secret',
  'guard.passes_replaced_from',
  'guard.time_to_replace',
  'guard.keep_presence',
  'guard.record_resident',
  'guard.tell_unit',
  'guard.tell_of_request',
  'guard.tell_of_entry',
  'guard.tell_host_of_reader',
  'guard.announce_pauses',
  'guard.plain_unit',
  'guard.numbers_rest_until',
  'guard.count_miss',
  'guard.my_misses',
  'guard.my_device',
  'guard.number_known',
  'guard.announce_marks',
  'guard.announce_deliveries',
  'guard.write_log',
  'guard.equip',
  'guard.first_amenities',
  'guard.count_amenity_revision',
  'guard.share_or_not',
  'guard.begin_booking',
  'guard.edit_before_it_begins',
  'guard.place_booking',
  'guard.answer_booking',
  'guard.ask_again',
  'guard.end_booking',
  'guard.release_bookings',
  'guard.tell_of_booking',
  'guard.log_guest',
  'guard.booking_at_my_gate',
  'guard.keep_guest_presence',
  'guard.announce_guests',
  'guard.announce_places',
  'guard.keep_one_gate',
  'guard.revoke_code',
  'guard.standing_of',
  'guard.revoke_dead_codes',
  'guard.remember_agent',
  'guard.leave_gates',
  'guard.gate_entries',
  'guard.verifying_keys',
  'guard.gate_known',
  'guard.gate_revocations',
  'guard.gate_reservations',
  'guard.subject_of',
  'guard.inside_elsewhere',
  'guard.host_gone',
  'guard.conflict_of',
  'guard.guest_conflict_of',
  'guard.register_at_station',
  'guard.on_duty',
  'guard.told_already',
  'guard.station_log',
  'guard.small_step',
  'guard.proven_by',
  'guard.end_keys_of_session',
  'guard.end_keys_of_assignment',
  'guard.known_ever',
  'guard.keep_stray',
  'guard.record_guest_event',
  'guard.record_station_event',
  'guard.announce_removal_requests',
  'guard.over_since',
  'guard.still_matters',
  'guard.next_to_clean',
  'guard.write_again',
  'guard.write_audit',
  'guard.places_of_change',
  'guard.refuse_audit_change',
  'guard.announce_audit',
  'guard.write_of_security',
  'guard.keep_security_events',
  'guard.put_out',
  'guard.carry_out_for_security',
]
