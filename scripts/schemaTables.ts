/** The tables in the order a person reads them, what each is for, and what a column's name does not say. */

interface Table {
  readonly purpose: string
  readonly columns?: Readonly<Record<string, string>>
}

export const chapters: Readonly<Record<string, Readonly<Record<string, Table>>>> = {
  'The installation and its condominiums': {
    installation: {
      purpose: 'The settings of the whole installation, in its only row.',
      columns: {
        setup_token_hash: 'of the link that makes the first super admin',
        swept_at: 'end of the last daily cleanup',
        secret_fingerprint: 'refuses a program that was started with another secret',
        mail_server_seen_at: 'last run of a program that has a mail server',
      },
    },
    condominiums: {
      purpose: 'A gated community. Nearly every other row belongs to one.',
      columns: {
        listed: 'can be found by name at registration; otherwise by invitation only',
        reader_co_resident: 'what a code without an end opens at an unattended reader; null: as plain',
        homes_invite: 'the people of a home may make a code with which others ask to join it',
        next_retention_days: 'a shorter retention, which counts from next_retention_from',
      },
    },
  },
  People: {
    profiles: { purpose: 'A person with an account: who they are, their role, and whether they are approved.' },
    residences: {
      purpose: 'Where a resident lives. Rows stay after a move, so that history stays true.',
      columns: {
        since: 'approved; null while the request waits',
        barred_at: 'since when they may not authorize there; null: they may',
        asked: 'when they are rung about a visitor',
        until: 'moved out',
        joining: 'new each time the home begins to count',
        leaves_at: 'moves out then; written down in advance',
        moves_to: 'the unit that they move to; null when they leave',
        former_unit: 'the unit that was theirs until it was merged into this one; former_since: since when',
        frozen_at: 'may not authorize anybody until the administration has answered an objection',
        written_as: 'how they wrote their unit who wait, where that is not its number',
        invited_by_name: 'who made the code of the unit with which they registered; null: without one',
      },
    },
    residence_objections: { purpose: 'A resident says that somebody who joined their home does not live there.' },
    resident_imports: {
      purpose: 'An import of residents, for thirty days in which it can be undone.',
      columns: { outcome: 'what was removed and what stayed' },
    },
    resident_import_rows: { purpose: 'The home of each row of an import, and the unit where the row made it.' },
    permission_asks: { purpose: 'A person of a home who may not authorize asks its adults for a visitor of one day.' },
    units: {
      purpose: 'The homes, shops and offices of a condominium, whether or not somebody with an account lives there.',
      columns: {
        unit_number: 'as homes, authorizations and the log name it; never changed',
        bays: 'parking, in words',
        administration_since: 'the administration answers for it since then; null: those who live there do',
        written_key: 'what all spellings of it have in common',
        home_word: 'house or flat, where its number says so: they are two homes',
        apart: 'the administration made it as another home than one that is written alike',
      },
    },
    owners: {
      purpose:
        'Who owns a unit and does not live in it: they read its bookings, and its visits only where somebody there agreed.',
      columns: {
        sees_visits: 'only with who agreed and when; it ends when somebody new comes to live there',
        until: 'given up or ended; null for an owner of now',
      },
    },
    unit_aliases: {
      purpose: 'Other spellings of a unit: searches and whatever is written by hand find the unit by them.',
      columns: { merged_id: 'the unit that had this number, until it was merged; null: added by hand' },
    },
    unit_differences: {
      purpose: 'Two units that are written alike and, as the administration said, are not the same.',
    },
    unit_codes: {
      purpose: 'The code of one unit: who registers with it asks to join that home.',
      columns: {
        code_hash: 'with a key of the installation; the code itself is shown once',
        residence_id: 'the home of the resident who made it; null: the administration',
        uses: 'registrations so far, at most six',
        ended_at: 'by hand, by a newer code, or because its maker left the home',
      },
    },
    assignments: { purpose: 'The condominiums where a guard works or that an admin runs.' },
    former_agents: {
      purpose: 'When a guard worked at a condominium they have left. Their offline events may still arrive.',
    },
    removal_requests: { purpose: 'A person asks for their account to be removed.' },
  },
  'Who may enter': {
    home_rules: {
      purpose: 'What a home says beforehand of who arrives unannounced. A rule never changes: another takes its place.',
      columns: {
        kind: 'of a visit only who is refused, by name or plate',
        days: '1 is Monday; none is every day',
        expected_until: 'a delivery that the home expects until then, once; null for a rule that stands',
        ended_at: 'kept for what stations tell late',
      },
    },
    authorizations: {
      purpose:
        'Whom a resident lets in: visitors, workers, co-residents, pets, vehicles; and the visits that a guard asks a unit about.',
      columns: {
        resident_id: 'the host; null when a guard registered the visit: then it belongs to the unit',
        residence_id: 'counts only while that home does',
        passes_to:
          'the home that receives it when its own ends with a move; its own: along to the unit that its host moves to',
        received_from: 'the home that left it to this host; received_from_name: who, in their name of that day',
        details: 'what the gate needs to know, by kind; private_details: what it does not',
        pass_generation: 'a new code raises it, and the codes before are dead',
        closed_at: 'a request that was settled by phone',
        rule_id:
          'the rule of the home that decided it; stays_until: of whom it let in, and contested_at: the home said that it was wrong',
        registered_at: 'when the visitor stood at the gate, for a request that a station sent later',
        registered_as: 'the guard that the event named, who was not on duty then',
      },
    },
    access_numbers: {
      purpose: 'The five-digit numbers: one holder each in a condominium, and no other for thirty days after.',
    },
    revoked_passes: {
      purpose: 'Codes that no longer open although their signature still verifies, and why.',
      columns: { valid_until: 'null: the code has no end of its own' },
    },
    engagements: {
      purpose:
        'A worker of several homes: authorizations of one person, as the gate or the administration said. Homes read no row of it.',
      columns: {
        worker_id: 'the same for all authorizations of one person',
        pass_id: 'the code of an authorization that was deleted; null: it is there',
      },
    },
  },
  'The gate': {
    gates: { purpose: 'The entrances of a condominium.' },
    stations: {
      purpose: 'A tablet or phone that guards use at a gate.',
      columns: {
        last_event_at: 'what it does next counts as later than this, whatever its clock says',
        reads: 'the newest snapshot format that its build understands',
      },
    },
    station_keys: {
      purpose: 'The public key of a guard who signed in on a station; the private key never leaves the device.',
    },
    enrolled_stations: {
      purpose: 'A tablet that belongs to a gate: first a code, then a caller of its own.',
      columns: {
        code_hash: 'gone once a tablet took it',
        session_id: 'of the guard who opened it last',
        wiped_at: 'when a lost one told that nothing is left on it',
      },
    },
    relief_keys: {
      purpose: 'The public half of the key that a tablet sealed under the code of a day.',
      columns: { mark: 'of the secret from which the code was made' },
    },
    relief_readings: { purpose: 'Who read the code of a day of a tablet, and when.' },
    shifts: { purpose: 'When a guard worked at an enrolled station, who handed it over, and what was open then.' },
    station_outages: { purpose: 'When a station was offline, as it reported afterwards.' },
    gate_devices: { purpose: 'Readers and barriers of other makers, each with its own API key.' },
    access_logs: {
      purpose:
        'What happened at the gate. Rows are only added and reference nothing, so that no deletion takes them along.',
      columns: {
        override_reason: 'why the guard let somebody in who was not authorized',
        authorized_by: 'who agreed by phone',
        recorded_at: 'when a station sent it, for offline events',
        conflict: 'why the server would have refused this offline event',
        proven: 'signed by the guard it names',
        told_as: 'the guard that the event named, who was not on duty then: actor is the sender',
        told_host: 'a code without an end opened a reader, so the host is notified',
      },
    },
    shared_acts: {
      purpose:
        'Lines of the log that are part of another line: an act of a worker has one for each home. Homes read no row of it.',
      columns: { act_id: 'the line that staff read' },
    },
    access_log_subjects: { purpose: 'Who it was, as written at the time. Retention blanks these rows.' },
    log_seals: {
      purpose:
        'The order in which lines of the log arrived, and the hash of each. A line waits here for at most an hour.',
      columns: { name_salt: 'goes with the name' },
    },
    log_blocks: { purpose: 'The lines that were sealed at one moment, in one chain for each condominium.' },
    channels: {
      purpose:
        'The webhook of a condominium: where what happens at its gates goes, and whether an answer may come back.',
      columns: {
        sealed_secret: 'signs what is sent and answered',
        former_secret: 'the one before, for a day',
        failures: 'in a row',
        rests_until: 'nothing is sent until then',
        locked_until: 'the lease of the program that sends',
      },
    },
    channel_messages: {
      purpose: 'What is sent to a webhook, in its order. Tried for a day, listed for a week.',
      columns: { body: 'gone once it was delivered or given up' },
    },
    channel_answers: { purpose: 'The ids of signed answers that counted, for an hour.' },
    log_witnesses: { purpose: 'Who gets the newest hash every day, so that it lies outside.' },
    access_decisions: {
      purpose:
        'What a gate or device decided about a code, refusals too, and why an entry was allowed. Kept for at most 30 days.',
      columns: {
        seen_by: 'the guard or device',
        station_id: 'null: a device',
        told: 'what was told beside the verdict; null: the code was only looked at',
        verdict: 'null: why a station recorded an entry, under the id of that entry',
        code_end: 'the code itself is kept nowhere',
        code_hash: 'with a key of the condominium',
      },
    },
    authorization_changes: {
      purpose: 'What became of an authorization, without what was changed. Kept as long as decisions.',
      columns: { by: 'null: the product itself' },
    },
    stray_acts: {
      purpose: 'Offline events about a person or pass that the server never knew.',
      columns: { said: 'the event as sent' },
    },
    stray_counts: { purpose: 'How many such events a sender has sent on a day.' },
    left_items: {
      purpose: 'What was left at a gate for a home, until it is handed over.',
      columns: {
        authorization_id: 'the arrival that brought it; null: written by hand',
        handed_to: 'as the guard wrote it',
      },
    },
    incidents: {
      purpose: 'The incident book: what happened that is no entry and no exit, and requests for information.',
      columns: {
        written_at: 'by the clock of the station',
        told: 'whom the guard told',
        closed_at: 'null: open; follows from the notes',
        last_at: 'the last word about it: from there on it is kept',
      },
    },
    incident_notes: { purpose: 'What became of an incident, a line each; never changed.' },
    incident_lines: { purpose: 'The lines of the access log that an incident is about.' },
    looks: {
      purpose: 'Why somebody of the administration looked at what came and went; read by the homes, never changed.',
      columns: {
        told_from: 'the homes read of it from then on; null: at once',
        open_until: 'until then it shows its lines to who gave the reason',
        units: 'the homes whose visits it shows; null: all',
      },
    },
    evidence_sheets: {
      purpose: 'Folio and hash of what was handed out as evidence, without what it says; never changed.',
      columns: {
        look_id: 'who it was about and why; null once the look is gone',
        question: 'kind, time and gate',
        incident_id: 'the incident that it is, or was made for',
        chain_lines: 'the newest code of the log when it was made',
      },
    },
    holds: {
      purpose:
        'Evidence that is kept beyond its term, until a date; of what and why stands in the look of the same id.',
      columns: {
        agreed_by: 'the second person; never who asked',
        protects_until: 'a week while it waits for the second person, then its date; its end if that came sooner',
        lines: 'of the access log, when they were last counted',
      },
    },
    code_sessions: {
      purpose: 'The first session after a start code that another person made for an account in use.',
      columns: { made_by: 'the maker of the code', session_id: 'null until it begins' },
    },
    removed_people: { purpose: 'The ids of removed people, which no new account gets.' },
    second_asks: {
      purpose: 'Asks of one person that a second person must answer.',
      columns: {
        condominium_id: 'its staff answers',
        profile_id: 'the person with the new name or the code',
        answered_by: 'the second person, never the asker',
      },
    },
    hold_rows: { purpose: 'What a hold keeps, of any table, by its id.' },
    look_rows: { purpose: 'The lines and visits that a look shows while it is open.' },
    alarms: {
      purpose: 'An alarm of a guard or a home: it rings until somebody takes it by name.',
      columns: {
        pressed_at: 'when the button was held; raised_at: when the server heard of it',
        is_one_of_many: 'the fourth of a person within ten minutes, or a later one',
        told_at: 'each time that it was told; more people each time',
        tells_next_at: 'null: taken, or told twenty times',
      },
    },
    alarm_contacts: { purpose: 'Whom an alarm is told besides guards and administrators, by telephone or account.' },
    number_misses: {
      purpose: 'Somebody typed a number that does not exist.',
      columns: { who: 'the device or guard', pauses: 'the tenth within five minutes: numbers pause there' },
    },
  },
  Amenities: {
    amenities: {
      purpose: 'What can be booked, and its rules.',
      columns: {
        name: 'null: the name of its type, in the language of the user',
        hours: 'Monday to Sunday: null when closed, or {"from", "until"}',
        buffer_minutes: 'between two exclusive bookings, for cleaning',
      },
    },
    amenity_reservations: {
      purpose: 'A booking.',
      columns: {
        reservation_date: 'as the clock of the condominium says it, like start_time and end_time',
        held: 'blocked for others, cleaning included',
        asked_at: 'when approval was last asked for',
      },
    },
    reservation_guests: { purpose: 'The guests of a booking, and whether they are inside.' },
  },
  Notices: {
    notice_marks: {
      purpose: 'A notice that a person has read or dismissed. Notices themselves are a view of the facts.',
    },
    notice_preferences: { purpose: 'Whether a person wants e-mails, and until when the list is cleared.' },
    push_subscriptions: { purpose: 'A browser that gets push messages; it ends with its session.' },
    deliveries: { purpose: 'Which notice was sent to whom by which channel, and whether the device showed it.' },
    admin_news: { purpose: 'What a release changed, shown once to each admin who was there before.' },
  },
  'Accounts and sessions': {
    credentials: { purpose: 'Password and second factor. No role of a person can read them.' },
    sessions: {
      purpose: 'A browser that is signed in.',
      columns: {
        proved_at: 'when the password was last typed; sensitive acts ask again after ten minutes',
        last_day: 'use extends a session at most until then',
      },
    },
    one_time_tokens: { purpose: 'Links sent by e-mail, used once.' },
    known_browsers: { purpose: 'Browsers that have signed in to an account before.' },
    own_endings: { purpose: 'Who ended what within a day: ended again, it is the same success.' },
    security_events: {
      purpose: 'What happened to an account. Equal events of a day are one row with a count.',
      columns: {
        profile_id: 'null: an address without an account',
        network: 'shortened',
        actor_id: 'null: themselves',
      },
    },
  },
  Keys: {
    pass_keys: {
      purpose: 'The key pairs that sign the codes of a condominium; the private half is encrypted.',
      columns: {
        signs_from: 'the gates know a new key before it signs',
        verifies_until: 'codes it signed are void after',
      },
    },
    key_changes: { purpose: 'All pass keys of a condominium were replaced: earlier codes are void.' },
    holder_secrets: {
      purpose: 'The secret that binds a pass to a document, so that the code alone reveals nothing of it.',
      columns: { begun_at: 'null until every station understands bound passes' },
    },
    condominium_keys: {
      purpose: 'The key that encrypts the data of a condominium, wrapped by the secret of the installation.',
    },
    installation_keys: { purpose: 'Keys that belong to no condominium, wrapped likewise.' },
  },
  'Audit and retention': {
    audit_entries: {
      purpose: 'Who changed what: people, homes, assignments, settings.',
      columns: {
        thing: 'the kind of row that changed',
        what: 'column by column: before and after; both null where only the fact is kept',
      },
    },
    installation_audit_entries: {
      purpose: 'The same for what belongs to no condominium: settings, people without a home or an assignment.',
    },
    visitor_requests: {
      purpose:
        'What somebody asked about their own data by the link of a pass. Nothing of what was asked stays after the answer.',
      columns: { reason: 'why it was refused; gone with the term of the condominium' },
    },
    retention_runs: { purpose: 'The daily cleanup of a condominium; an interrupted one resumes.' },
  },
  'Technical tables': {
    jobs: { purpose: 'The job queue.', columns: { condominium_id: 'null: a person or the whole installation' } },
    unsent_messages: { purpose: 'E-mails of an installation without a mail server; super admins can pass them on.' },
    attempts: { purpose: 'Rate limits of sign-in, reset and public calls. Lost in a crash.' },
    migrations: { purpose: 'The migrations that have run.' },
    guard_applied: {
      purpose: 'The access rules that are installed: their release, their statements, and a hash of what they left.',
    },
  },
}
