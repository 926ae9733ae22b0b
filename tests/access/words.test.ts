/** Every constraint that a user can break has words for them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withoutWords } from '../architecture/refusalWords.ts'
import { type PreparedDatabase, preparedDatabase } from './database.ts'

/** Broken only by a mistake of the program itself, never by what a person does. */
import { alarmLimits } from './incidentLimits.ts'

const internal = [
  'installation_only_row_check',
  'sessions_token_hash_key',
  // Written by access.begin_account and access.make_start_codes alone; a profile is one row.
  'credentials_started',
  'profile_started',
  'one_time_token_address',
  // The contract of people.decide holds the length; access.keep_order_among_people takes it from everybody else.
  'profile_rejection_reason_length',
  'profile_rejection_reason_of_rejected',
  // access.corrected_by names no line that was corrected before.
  'access_logs_corrections',
  'delivery_channel',
  'delivery_known',
  // The contract of notices.subscribe holds the lengths, and access.subscribe makes room.
  'push_endpoint_length',
  'push_endpoint_taken',
  'push_key_length',
  'push_secret_length',
  'access_log_subject',
  // Written by the functions of access/gate/alarms.sql alone, whose contracts hold the lengths.
  ...['alarm_exists', 'alarm_contact_exists', ...alarmLimits],
  // Written by the functions of tablets alone; codes and tokens are random.
  ...['enrolled_station_code_taken', 'enrolled_station_token_taken', 'enrolled_station_whole'],
  ...['shift_counts', 'shift_ended', 'shift_ended_how'],
  // Written by access.keep_worker_code and access.share_act alone.
  'engagement_code_whole',
  ...['authorization_by_rule', 'authorization_contested', 'authorization_contester_length'],
  ...['condominium_courier_minutes', 'condominium_home_rule_limits'],
  ...['home_rule_action', 'home_rule_company_length', 'home_rule_counted', 'home_rule_daily_most', 'home_rule_days'],
  ...['home_rule_expected', 'home_rule_hours', 'home_rule_kind', 'home_rule_left', 'home_rule_maker_length'],
  ...['access_log_said_length', 'access_log_word_of_length'],
  ...['authorization_answer', 'left_item_company_length', 'left_item_gate_length', 'left_item_giver_length'],
  ...['left_item_handed', 'left_item_kind', 'left_item_receiver_length', 'left_item_taker_length'],
  ...['left_item_text_length', 'left_item_unit_length'],
  ...['home_rule_name_length', 'home_rule_plate_shape', 'home_rule_unit_length', 'home_rule_visit'],
  'shared_act_line',
  'shared_act_known',
  // Written by access.await_seal and access.seal_log alone.
  'log_seal_whole',
  'log_seal_sizes',
  'log_seals_in_order',
  'log_block_once',
  'log_block_hash_length',
  // Written by access.record_sheet alone, from what the program made.
  ...['evidence_sheet_exists', 'evidence_folio_shape', 'evidence_folio_taken', 'evidence_hash_length'],
  ...['evidence_name_length', 'evidence_counted'],
  // The contract of evidence.addWitness holds these; the program says the place and the name.
  'log_witness_places',
  'log_witness_shape',
  'log_witness_language',
  'log_witness_name_length',
  // The contract of channels.turnOn and the program hold these; messages and answers are written by the database alone.
  'channel_id_known',
  'channel_address_shape',
  'channel_secret_length',
  'channel_former_whole',
  'channel_name_length',
  'channel_message_type',
  'channel_message_state',
  'channel_message_whole',
  'channel_message_size',
  'channel_message_error',
  'channel_messages_pkey',
  'channel_answers_pkey',
  'channel_answer_length',
  'audit_act',
  'installation_audit_act',
  'access_log_subject_blank',
  // The contract of gate.recordDecisions holds these; readers and triggers write what the program says.
  'access_decision_gate_length',
  'access_decision_told',
  'access_decision_verdict',
  'access_decision_reason',
  'access_decision_code_kind',
  'access_decision_code_end',
  'access_decision_code_hash',
  'access_decision_snapshot_length',
  'access_decision_shown_or_told',
  'authorization_change_what',
  // The contract of amenities.change holds the ranges, that of amenities.book the rest.
  'amenity_exists',
  'amenity_type',
  'amenity_hours_shape',
  'amenity_name_length',
  'amenity_capacity_range',
  'amenity_stay_range',
  'amenity_buffer_range',
  'amenity_ahead_range',
  'amenity_notice_range',
  'amenity_weekly_range',
  'amenity_closed_days',
  'amenity_house_rules_length',
  'reservation_half_hours',
  'reservation_guest_count',
  'reservation_purpose_length',
  'reservation_reason_length',
  'reservation_status',
  'guest_name_length',
  // The contract of gate.record and access.record_outages hold these; keys are drawn at random.
  'access_log_conflict',
  'revoked_pass_why',
  'access_log_clock_doubt',
  'access_log_sender_length',
  'authorization_sender_length',
  'authorization_clock_doubt',
  'station_key_length',
  'stray_act_sender_length',
  'stray_act_kind_length',
  'stray_act_size',
  'station_outage_order',
  'look_exists',
  'look_homes',
  'look_kind',
  'look_name_length',
  'look_period',
  'look_reason',
  'look_role',
  'look_subject',
  'look_subject_length',
  'look_text_length',
  'look_told_soon',
  // The contract of visitorRights.ask holds these; an answer is written by access.answer_visitor_request alone.
  'visitor_request_kind',
  'visitor_request_name_length',
  'visitor_request_last_name_length',
  'visitor_request_document_length',
  'visitor_request_plate_length',
  'visitor_request_said_length',
  'visitor_request_outcome',
  'visitor_request_reason_length',
  'visitor_request_decider_length',
  'visitor_request_decided',
  'visitor_request_wants',
  // The contract of privacyNotice.write holds these.
  'condominium_privacy_contact',
  'condominium_privacy_es_length',
  'condominium_privacy_en_length',
  'condominium_privacy_whole',
  'incident_kind',
  'incident_gate_length',
  'incident_place_length',
  'incident_text_length',
  'incident_told_known',
  'incident_told_length',
  'incident_asker',
  'incident_asked_by_length',
  'incident_paper_length',
  'incident_subject_length',
  'incident_given_length',
  'incident_actor_length',
  'incident_sender_length',
  'incident_clock_doubt',
  'incident_order',
  'incident_request_whole',
  'incident_request_order',
  'incident_note_state',
  'incident_note_actor_length',
  'incident_note_sender_length',
  'incident_note_clock_doubt',
  // The contract of gate.bind and gate.snapshot holds these.
  'station_build_length',
  'station_reads_positive',
  // Written by migrations.
  'admin_news_name',
  'gate_device_key_taken',
  // Written by access.object_to and access.keep_newcomer alone, which look first; a joining is drawn at random.
  'residence_joining_taken',
  // Written by access.shorten_retention_later alone.
  'condominium_next_retention',
  'residence_frozen_current',
  'residence_objection_once',
  'residence_objection_answer',
  'residence_objection_answered',
  // Written by access.give_owner and access.agree_owner alone; a unit that is not there is not found.
  'owner_unit',
  'owner_consent',
  'owner_agreed_length',
  // The contracts of people.setHome and households.chooseAsking hold these.
  'residence_kind',
  'residence_asked',
  'residence_quiet_whole',
  // The contract of people.planMove holds these.
  'residence_moves_when',
  'residence_moves_length',
  // Written by access.make_unit_code and access.join_by_code alone, from a name that has its own limit; codes are drawn at random.
  'residence_inviter_length',
  'residence_refusal_length',
  'residence_refusal_of_refused',
  'unit_code_current',
  'unit_code_maker_length',
  'unit_code_taken',
  'unit_code_uses',
  // Written by access.import_passes alone, from a name that has its own limit.
  'authorization_import_whole',
  'authorization_importer_length',
  // Written by access.pass_on and access.hand_over alone.
  'authorization_passes_kind',
  'authorization_received_whole',
  'authorization_giver_length',
  // Said once or again it is the same; the order is that of the ids, and both columns are written by access.merge_units alone.
  'unit_difference_known',
  'unit_difference_order',
  'residence_former_whole',
  // The contract of units.change holds these.
  'unit_kind',
  'unit_state',
  // The contract of gate.chooseReaderRules holds these.
  'condominium_reader_co_resident',
  'condominium_reader_permanent_visitor',
  'condominium_reader_worker',
  'condominium_reader_vehicle',
  // The contracts of arrivals.chooseRules and visits.register hold these.
  'condominium_arrival_rules',
  'condominium_protocol_length',
  'condominium_ask_seconds',
  // Written by access.settle_arrival alone.
  'authorization_outcome',
  'authorization_outcome_channel',
  'authorization_outcome_whole',
  // A second outcome is refused before.
  'access_logs_authority_outcome',
  'authorization_arrival_kind',
  'access_log_arrival_kind',
]

let database: PreparedDatabase
beforeAll(async () => {
  database = await preparedDatabase()
})
afterAll(() => database.close())

test('every constraint of the database has a text', async () => {
  const { rows } = await database.owner.query<{ name: string }>(
    `select conname as name from pg_constraint
        where connamespace = 'public'::regnamespace and contype in ('c', 'u', 'x')
      union select conname from pg_constraint
        where connamespace = 'public'::regnamespace and contype = 'p'
          and conname <> (select relname from pg_class where oid = conrelid) || '_pkey'
      union select i.relname from pg_index x join pg_class i on i.oid = x.indexrelid
        where i.relnamespace = 'public'::regnamespace and x.indisunique
          and not exists (select from pg_constraint c where c.conindid = x.indexrelid)
      union select (regexp_matches(prosrc, 'access\\.refuse\\(''([a-z_]+)''', 'g'))[1] from pg_proc
        where pronamespace in ('public'::regnamespace, 'access'::regnamespace)`,
  )
  expect(rows.length).toBeGreaterThan(20)
  const wordless = await withoutWords(rows.map((row) => row.name))
  expect(wordless.filter((code) => !internal.includes(code))).toEqual([])
})
