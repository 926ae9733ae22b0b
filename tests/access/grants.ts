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

const personShown = ['id', 'full_name', 'email', 'phone_number', 'user_role', 'approval_status', 'language']
const personReadByItself = [...personShown, 'email_confirmed_at', 'created_at', 'updated_at']
const personEdits = ['full_name', 'phone_number', 'language']
const personAdministered = [...personEdits, 'email', 'user_role', 'approval_status']
const person = [...personReadByItself, 'decided_at', 'decided_by']

const nextRetention = ['next_retention_days', 'next_retention_from', 'next_retention_by', 'next_retention_id']
const condominiumSettings = [
  'name',
  'address',
  'time_zone',
  'listed',
  'invitation_code',
  'retention_days',
  'log_resident_entries',
]
const readerChoices = ['reader_co_resident', 'reader_permanent_visitor', 'reader_worker', 'reader_vehicle']
const condominium = [
  'id',
  ...condominiumSettings,
  ...readerChoices,
  'created_by',
  'created_at',
  'archived_at',
  ...nextRetention,
]
const condominiumOfMembers = ['id', 'name', 'address', 'time_zone', 'archived_at']
const condominiumOfGuards = [...condominiumOfMembers, 'log_resident_entries']
const condominiumOfStrangers = ['id', 'name', 'listed', 'archived_at']

const sessionShown = ['id', 'profile_id', 'device', 'created_at', 'last_seen_at', 'expires_at']
const session = [...sessionShown, 'token_hash', 'last_day', 'proved_at']
const ownSessions: Grant = { select: sessionShown, delete: true }
const securityEventShown = ['id', 'profile_id', 'kind', 'network', 'device', 'actor_id', 'count', 'at', 'last_at']
const eventsShown: Grant = { select: securityEventShown }
const knownBrowserMade = ['profile_id', 'token_hash']
const knownBrowser = [...knownBrowserMade, 'created_at', 'last_used_at']

const credentials = [
  'profile_id',
  'password_hash',
  'password_changed_at',
  'totp_secret',
  'totp_confirmed_at',
  'totp_last_step',
  'recovery_hashes',
]
const oneTimeToken = ['token_hash', 'purpose', 'profile_id', 'email', 'expires_at', 'used_at']
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
const unsentMessage = ['id', 'recipient', 'subject', 'body', 'created_at']
const attempt = ['key', 'count', 'resets_at', 'locks']
const settingsKnown = ['only_row', 'sends_mail', 'requires_second_factor', 'demo']
const workDone = ['letter_sent_at', 'swept_at']
const toldByPrograms = ['mail_server_seen_at', 'secret_fingerprint']

const authorizationWritten = [
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
const authorizationShownToStaff = [
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
  ...authorizationWritten.filter((column) => column !== 'id_document' && column !== 'private_details'),
]
const authorization = [
  ...authorizationShownToStaff,
  'id_document',
  'private_details',
  'pass_id',
  'pass_generation',
  'pass_issued_at',
  'access_number',
  'blanked_at',
]
const registeredAtAGate = [
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
const authorizationsOfStaff: Grant = { select: authorizationShownToStaff }
const passKeyPublic = ['condominium_id', 'key_id', 'public_key', 'created_at']
const passKey = [...passKeyPublic, 'sealed_private_key', 'signs_from', 'verifies_until']
const condominiumKey = ['condominium_id', 'wrapped_key']
const accessLog = [
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
const amenityRules = [
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
const amenity = ['condominium_id', 'id', 'amenity_type', ...amenityRules, 'revision']
const amenitiesRun: Grant = { select: amenity, update: amenityRules }
const bookingWritten = [
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
  ...bookingWritten,
]
const reservationsDecided: Grant = { select: reservation, update: ['status', 'rejection_reason'] }
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
const gatesRun: Grant = { select: gate, insert: ['condominium_id', 'id', 'name'], update: ['name'], delete: true }
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
const strayCount = ['condominium_id', 'sent_by', 'day', 'acts']
const outage = ['condominium_id', 'id', 'station_id', 'began_at', 'ended_at']
const deviceMade = ['condominium_id', 'id', 'gate_id', 'name', 'created_by']
const deviceShown = [...deviceMade, 'created_at', 'revoked_at', 'last_used_at']
const devicesRun: Grant = { select: deviceShown, insert: [...deviceMade, 'key_hash'], update: ['revoked_at'] }
const removalRequest = ['profile_id', 'requested_at']
const removalAsked: Grant = { select: removalRequest, insert: ['profile_id'], delete: true }
const retentionRun = [
  'condominium_id',
  'day',
  'days',
  'began_at',
  'finished_at',
  'authorizations',
  'log_subjects',
  'guests',
]
const auditEntry = [
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
const noticeMark = ['profile_id', 'kind', 'fact_id', 'read_at', 'dismissed_at']
const marking: Grant = {
  select: noticeMark,
  insert: ['profile_id', 'kind', 'fact_id', 'dismissed_at'],
  update: ['dismissed_at'],
}
const noticePreference = ['profile_id', 'by_mail', 'cleared_until']
const wishing: Grant = { select: noticePreference, insert: noticePreference, update: ['by_mail', 'cleared_until'] }
const subscriptionShown = ['id', 'profile_id', 'endpoint']
const ownSubscriptions: Grant = { select: subscriptionShown, delete: true }
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
const subjectPersonal = ['name', 'last_name', 'phone_number', 'vehicle_plate']
const subjectFound = ['condominium_id', 'log_id', 'blanked_at']
const subjectOfStaff: Grant = {
  select: [...subjectFound, 'auth_type', ...subjectPersonal, 'plain_name', 'masked_document'],
}

export const tables: Record<string, Table> = {
  installation: {
    columns: [...settingsKnown, 'setup_token_hash', 'sends_mail_since', ...workDone, ...toldByPrograms],
    grants: {
      keeper: {
        select: [...settingsKnown, ...toldByPrograms],
        update: [...workDone, 'mail_server_seen_at', 'sends_mail'],
      },
      identity: { select: settingsKnown },
      issuer: { select: ['only_row', 'secret_fingerprint'] },
    },
  },
  condominiums: {
    columns: condominium,
    grants: {
      anonymous: { select: condominiumOfStrangers },
      applicant: { select: condominiumOfStrangers },
      resident: { select: condominiumOfMembers },
      agent: { select: condominiumOfGuards },
      admin: { select: condominium, update: [...condominiumSettings, ...readerChoices] },
      super_admin: {
        select: condominium,
        insert: ['id', ...condominiumSettings, 'created_by'],
        update: [...condominiumSettings, ...readerChoices, 'archived_at'],
      },
      identity: { select: [...condominiumOfStrangers, 'invitation_code'] },
    },
  },
  profiles: {
    columns: person,
    grants: {
      applicant: { select: personReadByItself, update: personEdits },
      resident: { select: personReadByItself, update: personEdits },
      agent: { select: personReadByItself, update: personEdits },
      admin: { select: person, update: personAdministered, delete: true },
      super_admin: { select: person, update: personAdministered, delete: true },
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
      applicant: ownSessions,
      resident: ownSessions,
      agent: ownSessions,
      admin: ownSessions,
      super_admin: ownSessions,
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
    columns: knownBrowser,
    grants: {
      keeper: { select: ['last_used_at'], delete: true },
      identity: {
        select: knownBrowser,
        insert: knownBrowserMade,
        update: ['last_used_at'],
        delete: true,
      },
    },
  },
  security_events: {
    columns: [...securityEventShown, 'day'],
    grants: {
      applicant: eventsShown,
      resident: eventsShown,
      agent: eventsShown,
      admin: eventsShown,
      super_admin: eventsShown,
      identity: { select: ['profile_id', 'kind', 'network'] },
      keeper: { select: ['last_at'], delete: true },
    },
  },
  one_time_tokens: {
    columns: oneTimeToken,
    grants: {
      keeper: { select: ['expires_at'], insert: oneTimeToken, delete: true },
      identity: { select: oneTimeToken, update: ['used_at'], delete: true },
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
    columns: unsentMessage,
    grants: {
      super_admin: { select: unsentMessage, delete: true },
      keeper: { select: ['created_at'], insert: unsentMessage, delete: true },
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
        insert: ['id', 'auth_type', ...authorizationWritten],
        update: [...authorizationWritten, 'status', 'suspended_at', 'pass_generation'],
        delete: true,
      },
      agent: { ...authorizationsOfStaff, insert: registeredAtAGate },
      admin: authorizationsOfStaff,
      super_admin: authorizationsOfStaff,
    },
  },
  access_numbers: { columns: ['condominium_id', 'number', 'authorization_id', 'held_until', 'host_id'], grants: {} },
  pass_keys: {
    columns: passKey,
    grants: { agent: { select: passKeyPublic }, issuer: { select: passKey, insert: passKey } },
  },
  condominium_keys: {
    columns: condominiumKey,
    grants: { issuer: { select: condominiumKey, insert: condominiumKey } },
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
    grants: { agent: { select: gate }, admin: gatesRun, super_admin: gatesRun },
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
  gate_devices: { columns: [...deviceShown, 'key_hash'], grants: { admin: devicesRun, super_admin: devicesRun } },
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
    columns: strayCount,
    grants: {
      admin: { select: strayCount },
      super_admin: { select: strayCount },
      keeper: { select: ['day'], delete: true },
    },
  },
  access_logs: {
    columns: accessLog,
    grants: {
      resident: { select: accessLog },
      agent: { select: accessLog },
      admin: { select: accessLog },
      super_admin: { select: accessLog },
    },
  },
  access_log_subjects: {
    columns: [
      ...subjectFound,
      'auth_type',
      ...subjectPersonal,
      'id_document',
      'plain_name',
      'masked_document',
      'written_at',
    ],
    grants: {
      agent: subjectOfStaff,
      admin: subjectOfStaff,
      super_admin: subjectOfStaff,
    },
  },
  amenities: {
    columns: amenity,
    grants: {
      resident: { select: amenity },
      agent: { select: amenity },
      admin: amenitiesRun,
      super_admin: amenitiesRun,
    },
  },
  amenity_reservations: {
    columns: reservation,
    grants: {
      resident: {
        select: reservation,
        insert: ['id', ...bookingWritten],
        update: [...bookingWritten, 'status'],
        delete: true,
      },
      agent: { select: reservation },
      admin: reservationsDecided,
      super_admin: reservationsDecided,
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
    columns: noticeMark,
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
    columns: noticePreference,
    grants: { resident: wishing, agent: wishing, admin: wishing, super_admin: wishing },
  },
  push_subscriptions: {
    columns: [...subscriptionShown, 'session_id', 'p256dh', 'auth', 'created_at'],
    grants: {
      resident: ownSubscriptions,
      agent: ownSubscriptions,
      admin: ownSubscriptions,
      super_admin: ownSubscriptions,
      keeper: { select: [...subscriptionShown, 'p256dh', 'auth'], delete: true },
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
    columns: removalRequest,
    grants: {
      applicant: removalAsked,
      resident: removalAsked,
      agent: removalAsked,
      admin: removalAsked,
      super_admin: removalAsked,
    },
  },
  retention_runs: {
    columns: retentionRun,
    grants: { admin: { select: retentionRun }, super_admin: { select: retentionRun } },
  },
  audit_entries: {
    columns: auditEntry,
    grants: {
      admin: { select: auditEntry },
      super_admin: { select: auditEntry },
      keeper: { select: ['at'], delete: true },
    },
  },
  'access.notices': {
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
const peopleWithAnAccount = ['applicant', 'resident', 'agent', 'admin', 'super_admin'] as const
const members = ['resident', 'agent', 'admin', 'super_admin'] as const
const administrators = ['admin', 'super_admin'] as const

/** Who may call which function; `login` is the connection before it becomes anybody. What is not here is called by nobody. */
export const functions: Record<string, readonly (Role | 'login')[]> = {
  'access.session_of': ['login'],
  'access.rights_of': ['login'],
  'access.me': everyone,
  'access.my_condominiums': everyone,
  'access.my_session': ['anonymous', ...peopleWithAnAccount],
  'access.my_people': administrators,
  'access.people_i_run': administrators,
  'access.runs_all': administrators,
  'access.move_home': administrators,
  'access.import_resident': administrators,
  'access.known_addresses': administrators,
  'access.ask_address': administrators,
  'access.begin_export': ['agent', ...administrators],
  'access.note_export': ['agent', ...administrators],
  'access.condominium_by_invitation': ['anonymous', ...peopleWithAnAccount],
  'access.first_super_admin': ['identity'],
  'access.host_stands': ['resident'],
  'access.my_household': members,
  'access.retention_of': administrators,
  'access.keep_retention': administrators,
  'access.retention_changes': members,
  'access.readers_of_retention': ['keeper'],
  'access.open_objections': peopleWithAnAccount,
  'access.object_to': ['resident'],
  'access.keep_newcomer': administrators,
  'access.name_of_joining': ['keeper'],
  'access.invitation_of': ['keeper'],
  'access.tolerance': members,
  'access.at_work': members,
  'access.out_of_hours': members,
  'access.in_force': ['resident', ...administrators],
  'access.pass_alive': ['resident'],
  'access.written_beginning': members,
  'access.written_ending': members,
  'access.begin_keyed_passes': ['keeper'],
  'access.my_replaced_passes': members,
  'access.my_places': members,
  'access.subscribe': members,
  'access.my_home': ['resident'],
  'access.time_to_answer': members,
  'access.clock_of': ['resident'],
  'access.beginning': ['resident'],
  'access.ending': ['resident'],
  'access.busy_hours': ['resident'],
  'access.unit_days': ['resident'],
  'access.name_guests': ['resident'],
  'access.record_guest_entry': ['agent'],
  'access.record_guest_exit': ['agent'],
  'access.units_of': ['agent'],
  'access.record_entry': ['agent'],
  'access.record_exit': ['agent'],
  'access.record_phone_entry': ['agent'],
  'access.record_resident_entry': ['agent'],
  'access.record_resident_exit': ['agent'],
  'access.reveal_document': ['agent'],
  'access.gate_snapshot': ['agent'],
  'access.gate_pass': ['agent'],
  'access.record_at_station': ['agent'],
  'access.keep_station_key': ['agent'],
  'access.keys_to_check': ['agent'],
  'access.name_at_gate': members,
  'access.told_of': members,
  'access.record_outages': ['agent'],
  'access.gate_facts': ['gate'],
  'access.mail_server_is_about': ['keeper'],
  'access.settle_pass_keys': ['keeper'],
  'access.forget_unsigned_codes': ['keeper'],
  'access.key_changes_of_mine': members,
  'access.record_at_device': ['gate'],
  'access.record_number_at_device': ['gate'],
  'access.record_misses': ['agent'],
  'access.number_pauses': members,
  'access.reader_choice': ['resident'],
  'access.who_to_tell': ['keeper'],
  'access.pass_by_link': ['issuer'],
  'access.stations_read': ['issuer'],
  'access.forget_visitors': ['keeper'],
  'access.forget_abandoned_accounts': ['keeper'],
  'access.note_security': ['identity'],
  'access.end_sessions_of': administrators,
  'access.maker_of_key': administrators,
  'access.installation_state': ['super_admin'],
  'access.retry_letters': ['super_admin'],
  'access.my_records': peopleWithAnAccount,
  'access.enqueue': ['keeper', 'identity'],
  'access.given_up': ['keeper'],
  'public.plain': ['anonymous', ...peopleWithAnAccount, 'identity', 'keeper'],
}

/** Called by triggers and other functions of the guard, or nothing but a part of them. */
export const functionsOfNobody: readonly string[] = [
  'access.announce',
  'access.announce_access_logs_access_logs',
  'access.announce_amenities_amenities',
  'access.announce_amenity_reservations_amenities',
  'access.announce_assignments_people',
  'access.announce_audit_entries_audit',
  'access.announce_authorizations_authorizations',
  'access.announce_condominiums_condominiums',
  'access.announce_deliveries_deliveries',
  'access.announce_gate_devices_gate',
  'access.announce_gates_gate',
  'access.announce_key_changes_gate',
  'access.announce_notice_marks_notices',
  'access.announce_notice_preferences_notices',
  'access.announce_number_misses_gate',
  'access.announce_pass_keys_gate',
  'access.announce_profiles_people',
  'access.announce_profiles_session',
  'access.announce_removal_requests_people',
  'access.announce_removal_requests_privacy',
  'access.announce_reservation_guests_amenities',
  'access.announce_residence_objections_people',
  'access.announce_residences_people',
  'access.announce_residences_authorizations',
  'access.announce_residences_session',
  'access.announce_stray_acts_gate',
  'access.announce_unsent_messages_mail',
  'access.refuse',
  'access.is_abandoned',
  'access.begin_to_send_mail',
  'access.prove_before_key',
  'access.time_to_object',
  'access.shorten_retention_later',
  'access.tell_of_retention',
  'access.count_today',
  'access.enough_today',
  'access.most_known_addresses',
  'access.most_letters',
  'access.note_known_address',
  'access.may_write_to',
  'access.begin_joining',
  'access.lived_before',
  'access.tell_of_joining',
  'access.end_objections',
  'access.role_now',
  'access.condominiums_of',
  'access.join_open_condominium',
  'access.archive_empty_condominium',
  'access.keep_order_among_people',
  'access.keep_names_of_the_removed',
  'access.carry_out_change',
  'access.assign_staff_only',
  'access.take_access_number',
  'access.hold_access_number',
  'access.number_visitor',
  'access.renew_access_number',
  'access.give_back_access_number',
  'access.renew_pass',
  'access.begin_own',
  'access.begin_request',
  'access.decide_request',
  'access.keep_window',
  'access.keep_transitions',
  'access.edit_active_only',
  'access.suspend_active_workers_only',
  'access.count_revision',
  'access.end_authorization',
  'access.log_access',
  'access.log_checkout',
  'access.refuse_log_change',
  'access.log_registration',
  'access.at_my_gate',
  'access.held_visit',
  'access.done_already',
  'access.first_gate',
  'access.first_holder_secret',
  'access.passes_replaced_from',
  'access.time_to_replace',
  'access.keep_presence',
  'access.record_resident',
  'access.tell_unit',
  'access.tell_of_request',
  'access.tell_of_entry',
  'access.tell_host_of_reader',
  'access.plain_unit',
  'access.numbers_rest_until',
  'access.count_miss',
  'access.my_misses',
  'access.my_device',
  'access.number_known',
  'access.write_log',
  'access.equip',
  'access.first_amenities',
  'access.count_amenity_revision',
  'access.share_or_not',
  'access.begin_booking',
  'access.edit_before_it_begins',
  'access.place_booking',
  'access.answer_booking',
  'access.ask_again',
  'access.end_booking',
  'access.release_bookings',
  'access.tell_of_booking',
  'access.log_guest',
  'access.booking_at_my_gate',
  'access.keep_guest_presence',
  'access.keep_one_gate',
  'access.revoke_code',
  'access.standing_of',
  'access.revoke_dead_codes',
  'access.remember_agent',
  'access.leave_gates',
  'access.gate_entries',
  'access.verifying_keys',
  'access.gate_known',
  'access.gate_revocations',
  'access.gate_reservations',
  'access.subject_of',
  'access.inside_elsewhere',
  'access.host_gone',
  'access.conflict_of',
  'access.guest_conflict_of',
  'access.register_at_station',
  'access.on_duty',
  'access.told_already',
  'access.station_log',
  'access.small_step',
  'access.proven_by',
  'access.end_keys_of_session',
  'access.end_keys_of_assignment',
  'access.known_ever',
  'access.keep_stray',
  'access.record_guest_event',
  'access.record_station_event',
  'access.over_since',
  'access.still_matters',
  'access.next_to_clean',
  'access.write_again',
  'access.write_audit',
  'access.places_of_change',
  'access.refuse_audit_change',
  'access.write_of_security',
  'access.keep_security_events',
  'access.put_out',
  'access.carry_out_for_security',
]
