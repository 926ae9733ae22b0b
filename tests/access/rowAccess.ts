/** Which rows each role reaches by each act; a role that an act does not name reaches none. */
import { sliceFacts } from '../slices/slices.ts'
import type { Role } from './grants.ts'

/** The relation of a row to the caller: the caller's own, or a person or place near or far. A part of the product has no own rows. */
const residentsHere = ['same_unit', 'neighbor']
const peopleHere = ['self', ...residentsHere, 'here']
const peopleSeenByAnAdmin = [...peopleHere, 'both']
const allPeople = [...peopleSeenByAnAdmin, 'there', 'nowhere', 'above']
const allButSelf = allPeople.filter((status) => status !== 'self')
const toldPeople = [...residentsHere, 'there']
const ownOfMembers = { resident: ['self'], agent: ['self'], admin: ['self'], super_admin: ['self'] }
const own = { applicant: ['self'], ...ownOfMembers, supervisor: ['self'], board: ['self'] }
const ownTie = { applicant: ['self'], resident: ['self'] }
const ownAuthorizations = ['self', 'own worker']
const seenHere = [...residentsHere, 'of my unit', 'of a unit here']
const authorizedHere = [...seenHere, 'of an administered unit here']
const seenByAll = [...seenHere, 'there', 'of a unit there']
const subjectsHere = ['here', 'blanked here', 'disputed in 101 here']
const subjects = [...subjectsHere, 'there', 'disputed in 101 there']
const liveAndExpired = ['live', 'expired']
const everywhere = ['here', 'there', 'unlisted', 'archived']

export interface RowAccess {
  table: string
  act: 'select' | 'update' | 'delete'
  /** The assignments of an update; every granted column occurs in at least one of these. */
  set?: Readonly<Record<string, string>>
  reaches: Partial<Record<Role, readonly string[]>>
}

const unitsHere = ['here', 'empty here']
const allUnits = [...unitsHere, 'there', 'empty there']

export const rowAccess: readonly RowAccess[] = [
  ...sliceFacts.flatMap((slice) => slice.reach),
  { table: 'installation', act: 'select', reaches: { keeper: ['it'], identity: ['it'], issuer: ['it'] } },
  {
    table: 'installation',
    act: 'update',
    set: { letter_sent_at: 'now()', swept_at: 'now()', mail_server_seen_at: 'now()', sends_mail: 'true' },
    reaches: { keeper: ['it'] },
  },

  {
    table: 'condominiums',
    act: 'select',
    reaches: {
      anonymous: ['here', 'there'],
      applicant: ['here', 'there'],
      resident: ['here'],
      agent: ['here'],
      supervisor: ['here'],
      board: ['here'],
      admin: ['here'],
      super_admin: ['here', 'there', 'unlisted', 'archived'],
      identity: ['here', 'there', 'unlisted'],
    },
  },
  {
    table: 'condominiums',
    act: 'update',
    set: {
      name: `'Otro'`,
      address: `'Calle'`,
      time_zone: `'UTC'`,
      country: `'CO'`,
      listed: 'false',
      invitation_code: `gen_random_uuid()::text`,
      retention_days: '30',
      log_resident_entries: 'true',
      homes_invite: 'true',
      stays_allowed: 'true',
      stay_most_nights: '3',
      stay_most_guests: '2',
      stay_rules: `'Sin fiestas'`,
      photos_on_passes: 'false',
      office_phone: `'55 1234 5678'`,
      office_whatsapp: `'55 1234 5678'`,
      reader_co_resident: `'none'`,
      reader_permanent_visitor: `'none'`,
      reader_worker: `'none'`,
      ask_seconds: '60',
      idle_lock_minutes: '15',
      home_rule_limits: `jsonb_set(home_rule_limits, '{taxi,let_in}', 'false')`,
      courier_minutes: '45',
      sheet_telephones: 'true',
      badge_kinds: `'{service}'`,
      authority_protocol: `'Llamar'`,
      privacy_contact: `'a@b.test'`,
      privacy_notice_es: `'Aviso'`,
      privacy_notice_en: `'Notice'`,
      arrival_rules: `jsonb_set(arrival_rules, '{visit,plate}', 'true')`,
      reader_vehicle: `'none'`,
    },
    reaches: { admin: ['here'], super_admin: ['here', 'there', 'unlisted'] },
  },
  {
    table: 'condominiums',
    act: 'update',
    set: { archived_at: 'now()' },
    // The other condominiums hold people. Only a super admin may archive.
    reaches: { super_admin: ['unlisted'] },
  },

  {
    table: 'profiles',
    act: 'select',
    reaches: {
      applicant: ['self'],
      resident: ['self'],
      // The residents and the people who ask for a home, without those whom the administration rejected.
      agent: ['self', ...residentsHere],
      supervisor: ['self'],
      board: ['self'],
      admin: peopleSeenByAnAdmin,
      super_admin: allPeople,
      keeper: allButSelf,
      identity: allButSelf,
    },
  },
  {
    table: 'profiles',
    act: 'update',
    set: {
      full_name: `'Otro Nombre'`,
      phone_number: `'+52 55'`,
      language: `'en'`,
      username: `'a' || substr(id::text, 1, 30)`,
    },
    reaches: { ...own, admin: peopleHere, super_admin: allPeople },
  },
  {
    table: 'profiles',
    act: 'update',
    set: { email: `id || '@other.test'` },
    // An unconfirmed address, like a missing one, may be changed.
    reaches: { admin: [...residentsHere, 'here'], super_admin: allButSelf, identity: ['nowhere'] },
  },
  {
    table: 'profiles',
    act: 'update',
    set: {
      approval_status: `case approval_status when 'rejected' then 'approved' else 'rejected' end`,
      rejection_reason: `case approval_status when 'rejected' then null else 'No' end`,
    },
    reaches: { admin: [...residentsHere, 'here'], super_admin: allButSelf },
  },
  {
    table: 'profiles',
    act: 'update',
    set: { user_role: `case user_role when 'agent' then 'admin' else 'agent' end` },
    reaches: { admin: [...residentsHere, 'here'], super_admin: allButSelf },
  },
  {
    table: 'profiles',
    act: 'update',
    set: { user_role: `'super_admin'` },
    reaches: { super_admin: allPeople },
  },
  {
    table: 'profiles',
    act: 'update',
    set: { email_confirmed_at: 'now()' },
    // An address is confirmed once, and in this world only people without a place are unconfirmed.
    reaches: { identity: ['nowhere'] },
  },
  {
    table: 'profiles',
    act: 'delete',
    reaches: { admin: [...residentsHere, 'here'], super_admin: allButSelf },
  },

  { table: 'credentials', act: 'select', reaches: { identity: allButSelf } },
  {
    table: 'credentials',
    act: 'update',
    set: {
      password_hash: `'other'`,
      password_changed_at: 'now()',
      totp_secret: `'\\x00'`,
      totp_confirmed_at: 'now()',
      totp_last_step: '1',
      recovery_hashes: `'{}'`,
    },
    reaches: { identity: allButSelf },
  },

  {
    table: 'sessions',
    act: 'select',
    reaches: { ...own, keeper: ['expired'], identity: [...allButSelf, 'expired'] },
  },
  {
    table: 'sessions',
    act: 'delete',
    reaches: { ...own, keeper: ['expired'], identity: [...allButSelf, 'expired'] },
  },

  {
    table: 'sessions',
    act: 'update',
    set: { token_hash: 'sha256(token_hash)', expires_at: 'expires_at', last_day: 'last_day', proved_at: 'now()' },
    reaches: { identity: [...allButSelf, 'expired'] },
  },

  { table: 'known_browsers', act: 'select', reaches: { keeper: ['expired'], identity: [...allButSelf, 'expired'] } },
  {
    table: 'known_browsers',
    act: 'update',
    set: { last_used_at: 'now()' },
    reaches: { identity: [...allButSelf, 'expired'] },
  },
  { table: 'own_endings', act: 'select', reaches: { keeper: ['expired'] } },
  { table: 'own_endings', act: 'delete', reaches: { keeper: ['expired'] } },
  { table: 'known_browsers', act: 'delete', reaches: { keeper: ['expired'], identity: [...allButSelf, 'expired'] } },
  {
    table: 'security_events',
    act: 'select',
    reaches: {
      ...own,
      admin: peopleHere,
      super_admin: [...allPeople, 'of nobody', 'expired'],
      keeper: ['expired'],
      identity: [...allButSelf, 'expired'],
    },
  },
  { table: 'security_events', act: 'delete', reaches: { keeper: ['expired'] } },

  { table: 'one_time_tokens', act: 'select', reaches: { keeper: ['expired'], identity: liveAndExpired } },
  { table: 'one_time_tokens', act: 'update', set: { used_at: 'now()' }, reaches: { identity: liveAndExpired } },
  { table: 'one_time_tokens', act: 'delete', reaches: { keeper: ['expired'], identity: liveAndExpired } },

  {
    table: 'residences',
    act: 'select',
    reaches: {
      ...ownTie,
      agent: [...residentsHere, 'here'],
      admin: [...residentsHere, 'here', 'ended here'],
      super_admin: [...residentsHere, 'here', 'there', 'ended here', 'ended there'],
    },
  },
  {
    table: 'residences',
    act: 'update',
    set: {
      leaves_at: `now() + interval '1 day'`,
      moves_to: `'909'`,
      kind: `'employee'`,
      barred_at: 'now()',
      asked: `'later'`,
    },
    reaches: { admin: [...residentsHere, 'here'], super_admin: [...residentsHere, 'here', 'there'] },
  },

  {
    table: 'assignments',
    act: 'select',
    reaches: { agent: ['self'], admin: ['self', 'here'], super_admin: ['here', 'there'], applicant: [] },
  },
  { table: 'assignments', act: 'delete', reaches: { admin: ['here'], super_admin: ['here', 'there'] } },

  { table: 'jobs', act: 'select', reaches: { keeper: ['it'] } },
  {
    table: 'jobs',
    act: 'update',
    set: { locked_until: 'now()', attempts: '1', last_error: `'no'`, run_at: 'now()' },
    reaches: { keeper: ['it'] },
  },
  { table: 'jobs', act: 'delete', reaches: { keeper: ['it'] } },

  { table: 'unsent_messages', act: 'select', reaches: { super_admin: liveAndExpired, keeper: ['expired'] } },
  { table: 'unsent_messages', act: 'delete', reaches: { super_admin: liveAndExpired, keeper: ['expired'] } },

  { table: 'attempts', act: 'select', reaches: { keeper: ['expired'], identity: liveAndExpired } },
  {
    table: 'attempts',
    act: 'update',
    set: { key: `key || '2'`, count: '2', resets_at: 'now()', locks: '1', counted_at: 'now()' },
    reaches: { identity: liveAndExpired },
  },
  { table: 'attempts', act: 'delete', reaches: { keeper: ['expired'], identity: liveAndExpired } },

  {
    table: 'authorizations',
    act: 'select',
    reaches: {
      resident: [...ownAuthorizations, 'of my unit'],
      agent: authorizedHere,
      admin: authorizedHere,
      super_admin: [...seenByAll, 'of an administered unit here'],
    },
  },
  {
    table: 'authorizations',
    act: 'update',
    set: {
      name: `'Otro'`,
      last_name: `'Otro'`,
      id_document: `'X1'`,
      phone_number: `'+52 55'`,
      vehicle_plate: `'ABC123'`,
      relationship: 'null',
      can_authorize_access: 'null',
      details: `'{}'`,
      private_details: `'{}'`,
      valid_from: 'now()',
      valid_until: `now() + interval '1 hour'`,
      pass_generation: '7',
      unsent: 'null',
    },
    reaches: { resident: ownAuthorizations },
  },
  {
    table: 'authorizations',
    act: 'update',
    set: { suspended_at: 'now()' },
    reaches: { resident: ['own worker'], admin: [] },
  },
  {
    table: 'authorizations',
    act: 'update',
    set: { suspended_at: 'now()', dismissed_at: 'now()' },
    reaches: { resident: ['own worker'] },
  },

  { table: 'units', act: 'select', reaches: { agent: unitsHere, admin: unitsHere, super_admin: allUnits } },
  {
    table: 'units',
    act: 'update',
    set: { tower: `'Norte'`, floor: `'1'`, kind: `'shop'`, state: `'empty'`, bays: `'14'`, phones: `'[]'` },
    reaches: { admin: unitsHere, super_admin: allUnits },
  },
  {
    table: 'units',
    act: 'update',
    set: { administration_since: 'null' },
    reaches: { admin: unitsHere, super_admin: allUnits },
  },
  // A unit with residents cannot be deleted.
  { table: 'units', act: 'delete', reaches: { admin: ['empty here'], super_admin: ['empty here', 'empty there'] } },

  { table: 'owners', act: 'select', reaches: { admin: ['here'], super_admin: ['here', 'there'] } },
  {
    table: 'unit_aliases',
    act: 'select',
    reaches: {
      agent: ['here', 'merged here'],
      admin: ['here', 'merged here'],
      super_admin: ['here', 'merged here', 'there', 'merged there'],
    },
  },
  // Lines of the log refer to the number of a merged unit, so it stays.
  { table: 'unit_aliases', act: 'delete', reaches: { admin: ['here'], super_admin: ['here', 'there'] } },
  { table: 'unit_differences', act: 'select', reaches: { admin: ['here'], super_admin: ['here', 'there'] } },

  {
    table: 'unit_codes',
    act: 'select',
    reaches: {
      resident: ['of my unit'],
      admin: ['of my unit', 'of a unit here', 'expired here'],
      super_admin: ['of my unit', 'of a unit here', 'of a unit there', 'expired here', 'expired there'],
      keeper: ['expired here', 'expired there'],
    },
  },
  // An ended row never changes.
  {
    table: 'unit_codes',
    act: 'update',
    set: { ended_at: 'now()' },
    reaches: {
      resident: ['of my unit'],
      admin: ['of my unit', 'of a unit here'],
      super_admin: ['of my unit', 'of a unit here', 'of a unit there'],
    },
  },
  { table: 'unit_codes', act: 'update', set: { ended_at: 'null' }, reaches: {} },
  { table: 'unit_codes', act: 'delete', reaches: { keeper: ['expired here', 'expired there'] } },

  {
    table: 'gates',
    act: 'select',
    reaches: { agent: ['here'], admin: ['here'], super_admin: everywhere },
  },
  { table: 'gates', act: 'update', set: { name: `'Sur'` }, reaches: { admin: ['here'], super_admin: everywhere } },
  // A condominium keeps its last gate, and two condominiums have only one.
  { table: 'gates', act: 'delete', reaches: { admin: ['here'], super_admin: ['here', 'there'] } },
  {
    table: 'stations',
    act: 'select',
    reaches: { agent: ['here'], admin: ['here'], super_admin: ['here', 'there'], keeper: ['here', 'there'] },
  },
  {
    table: 'stations',
    act: 'update',
    set: { gate_id: 'gate_id', bound_by: 'access.caller_id()', bound_at: 'now()', seen_at: 'now()', build: `'b'` },
    reaches: { agent: ['here'] },
  },
  // No caller may write another person's name.
  { table: 'stations', act: 'update', set: { bound_by: 'gen_random_uuid()' }, reaches: {} },
  {
    table: 'station_outages',
    act: 'select',
    reaches: {
      agent: ['here', 'expired here'],
      admin: ['here', 'expired here'],
      super_admin: ['here', 'there', 'expired here', 'expired there'],
      keeper: ['expired here', 'expired there'],
    },
  },
  { table: 'gate_changes', act: 'select', reaches: { keeper: ['expired'] } },
  { table: 'gate_changes', act: 'delete', reaches: { keeper: ['expired'] } },
  { table: 'number_misses', act: 'select', reaches: { keeper: ['expired'] } },
  { table: 'number_misses', act: 'delete', reaches: { keeper: ['expired'] } },
  { table: 'station_outages', act: 'delete', reaches: { keeper: ['expired here', 'expired there'] } },
  {
    table: 'gate_devices',
    act: 'select',
    reaches: { admin: ['here', 'revoked here'], super_admin: ['here', 'there', 'revoked here', 'revoked there'] },
  },
  // A revoked row never changes.
  {
    table: 'gate_devices',
    act: 'update',
    set: { revoked_at: 'now()' },
    reaches: { admin: ['here'], super_admin: ['here', 'there'] },
  },
  { table: 'gate_devices', act: 'update', set: { revoked_at: 'null' }, reaches: {} },
  {
    table: 'enrolled_stations',
    act: 'select',
    reaches: { admin: ['here', 'wiped here'], super_admin: ['here', 'there', 'wiped here', 'wiped there'] },
  },
  {
    table: 'enrolled_stations',
    act: 'update',
    set: { lost_at: 'now()', renews_numbers: 'true' },
    reaches: { admin: ['here'], super_admin: ['here', 'there'] },
  },
  { table: 'enrolled_stations', act: 'update', set: { lost_at: 'null' }, reaches: {} },
  {
    table: 'enrolled_stations',
    act: 'delete',
    reaches: { admin: ['wiped here'], super_admin: ['wiped here', 'wiped there'] },
  },
  {
    table: 'shifts',
    act: 'select',
    reaches: {
      admin: ['here', 'expired here'],
      super_admin: ['here', 'there', 'expired here', 'expired there'],
      keeper: ['expired here', 'expired there'],
    },
  },
  { table: 'shifts', act: 'delete', reaches: { keeper: ['expired here', 'expired there'] } },
  // No home learns that another has the same worker.
  {
    table: 'engagements',
    act: 'select',
    reaches: { resident: [], agent: ['here'], admin: ['here'], super_admin: ['here', 'there'] },
  },
  {
    table: 'shared_acts',
    act: 'select',
    reaches: { resident: [], agent: ['here'], admin: ['here'], super_admin: ['here', 'there'] },
  },
  {
    table: 'log_blocks',
    act: 'select',
    reaches: { agent: ['here'], admin: ['here'], super_admin: ['here', 'there'] },
  },
  { table: 'log_witnesses', act: 'select', reaches: { admin: ['here'], super_admin: ['here', 'there'] } },
  { table: 'log_witnesses', act: 'delete', reaches: { admin: ['here'], super_admin: ['here', 'there'] } },
  // Only the home reads its rules in the table; gates have them in their snapshot.
  { table: 'home_rules', act: 'select', reaches: { resident: ['of my unit'] } },
  {
    table: 'left_items',
    act: 'select',
    reaches: {
      resident: ['of my unit'],
      agent: ['of my unit', 'of a unit here'],
      admin: ['of my unit', 'of a unit here'],
      super_admin: ['of my unit', 'of a unit here', 'of a unit there'],
    },
  },
  ...(['incidents', 'incident_notes'] as const).map(
    (table): RowAccess => ({
      table,
      act: 'select',
      reaches: {
        resident: [],
        agent: ['here'],
        board: ['here', 'closed here'],
        admin: ['here', 'closed here'],
        super_admin: ['here', 'there', 'closed here', 'closed there'],
      },
    }),
  ),
  {
    table: 'incident_lines',
    act: 'select',
    reaches: { resident: [], agent: ['here'], admin: ['here'], super_admin: ['here', 'there'] },
  },
  {
    table: 'looks',
    act: 'select',
    reaches: {
      resident: ['at 101 here'],
      admin: ['at 101 here', 'at others here'],
      super_admin: ['at 101 here', 'at others here', 'at 101 there', 'at others there'],
    },
  },
  {
    table: 'alarms',
    act: 'select',
    reaches: { resident: ['own here'], agent: ['here'], admin: ['here'], super_admin: ['here', 'there'] },
  },
  {
    table: 'alarm_contacts',
    act: 'select',
    reaches: { resident: [], agent: ['here'], admin: ['here'], super_admin: ['here', 'there'] },
  },
  { table: 'alarm_contacts', act: 'delete', reaches: { admin: ['here'], super_admin: ['here', 'there'] } },
  {
    table: 'evidence_sheets',
    act: 'select',
    reaches: {
      resident: ['here'],
      admin: ['here', 'of a look that is gone here'],
      super_admin: ['here', 'of a look that is gone here', 'there', 'of a look that is gone there'],
    },
  },
  {
    table: 'holds',
    act: 'select',
    reaches: {
      resident: ['of 101 here'],
      admin: ['of 101 here', 'of others here'],
      super_admin: ['of 101 here', 'of others here', 'of 101 there', 'of others there'],
    },
  },
  { table: 'hold_rows', act: 'select', reaches: { admin: ['here'], super_admin: ['here', 'there'] } },
  // A caller reads the rows of their own disclosures while these are open.
  { table: 'look_rows', act: 'select', reaches: { admin: ['here'], super_admin: ['there'] } },
  { table: 'channels', act: 'select', reaches: { admin: ['here'], super_admin: ['here', 'there'] } },
  {
    table: 'channels',
    act: 'update',
    set: { address: `'https://otra.test/'`, with_names: 'true', takes_answers: 'true' },
    reaches: { admin: ['here'] },
  },
  { table: 'channels', act: 'delete', reaches: { admin: ['here'] } },
  { table: 'channel_messages', act: 'select', reaches: { admin: ['here'], super_admin: ['here', 'there'] } },
  { table: 'revoked_passes', act: 'select', reaches: { keeper: ['expired'] } },
  { table: 'revoked_passes', act: 'delete', reaches: { keeper: ['expired'] } },
  { table: 'former_agents', act: 'select', reaches: { keeper: ['expired'] } },
  { table: 'former_agents', act: 'delete', reaches: { keeper: ['expired'] } },
  { table: 'station_keys', act: 'select', reaches: { keeper: ['expired here', 'expired there'] } },
  { table: 'station_keys', act: 'delete', reaches: { keeper: ['expired here', 'expired there'] } },
  ...(['access_decisions', 'authorization_changes'] as const).map(
    (table): RowAccess => ({ table, act: 'select', reaches: { admin: ['here'], super_admin: ['here', 'there'] } }),
  ),
  ...(['stray_acts', 'stray_counts'] as const).flatMap((table): RowAccess[] => [
    {
      table,
      act: 'select',
      reaches: {
        admin: ['here', 'expired here'],
        super_admin: ['here', 'there', 'expired here', 'expired there'],
        keeper: ['expired here', 'expired there'],
      },
    },
    { table, act: 'delete', reaches: { keeper: ['expired here', 'expired there'] } },
  ]),

  {
    table: 'amenities',
    act: 'select',
    reaches: {
      resident: ['here'],
      agent: ['here'],
      admin: ['here'],
      super_admin: ['here', 'there', 'unlisted', 'archived'],
    },
  },
  {
    table: 'amenities',
    act: 'update',
    set: {
      name: `'Terraza'`,
      is_open: 'false',
      hours: `'[null, null, null, null, null, null, null]'`,
      exclusive: 'exclusive',
      capacity: '5',
      needs_approval: 'not needs_approval',
      shortest_minutes: '30',
      longest_minutes: '60',
      buffer_minutes: '15',
      days_ahead: '5',
      hours_notice: '1',
      weekly_limit: 'null',
      closed_days: `'{2026-12-24}'`,
      house_rules: `'Sin vidrio'`,
    },
    reaches: { admin: ['here'], super_admin: ['here', 'there', 'unlisted', 'archived'] },
  },
  {
    table: 'amenity_reservations',
    act: 'select',
    reaches: { resident: ['self'], agent: residentsHere, admin: residentsHere, super_admin: toldPeople },
  },
  {
    table: 'reservation_guests',
    act: 'select',
    reaches: { resident: ['self'], agent: residentsHere, admin: residentsHere, super_admin: toldPeople },
  },

  { table: 'condominium_keys', act: 'select', reaches: { issuer: ['here', 'there'] } },
  { table: 'holder_secrets', act: 'select', reaches: { issuer: ['here', 'there', 'unlisted', 'archived'] } },
  { table: 'pass_keys', act: 'select', reaches: { agent: ['here'], issuer: ['here', 'there'] } },

  { table: 'notice_marks', act: 'select', reaches: { ...ownOfMembers, keeper: ['expired'] } },
  { table: 'notice_marks', act: 'update', set: { dismissed_at: 'now()' }, reaches: ownOfMembers },
  { table: 'notice_marks', act: 'delete', reaches: { keeper: ['expired'] } },
  { table: 'notice_preferences', act: 'select', reaches: ownOfMembers },
  {
    table: 'notice_preferences',
    act: 'update',
    set: { by_mail: 'false', cleared_until: 'now()' },
    reaches: ownOfMembers,
  },
  { table: 'push_subscriptions', act: 'select', reaches: { ...ownOfMembers, keeper: allButSelf } },
  { table: 'push_subscriptions', act: 'delete', reaches: { ...ownOfMembers, keeper: allButSelf } },
  {
    table: 'deliveries',
    act: 'select',
    reaches: {
      resident: ['self', 'own letter'],
      agent: residentsHere,
      admin: residentsHere,
      super_admin: toldPeople,
      keeper: toldPeople,
    },
  },
  // A device cannot know whether a person opened a letter.
  { table: 'deliveries', act: 'update', set: { shown_at: 'now()' }, reaches: { resident: ['self'], admin: [] } },
  { table: 'deliveries', act: 'update', set: { sent_at: 'now()' }, reaches: { keeper: toldPeople } },
  { table: 'deliveries', act: 'delete', reaches: { keeper: toldPeople } },

  {
    table: 'audit_entries',
    act: 'select',
    reaches: {
      admin: ['here'],
      super_admin: ['here', 'there', 'unlisted', 'archived', 'expired'],
      keeper: ['expired'],
    },
  },
  { table: 'audit_entries', act: 'delete', reaches: { keeper: ['expired'] } },
  {
    table: 'installation_audit_entries',
    act: 'select',
    reaches: { admin: [], super_admin: ['live', 'expired'], keeper: ['expired'] },
  },
  { table: 'installation_audit_entries', act: 'delete', reaches: { keeper: ['expired'] } },
  {
    table: 'removal_requests',
    act: 'select',
    reaches: { ...own, admin: peopleSeenByAnAdmin, super_admin: allPeople },
  },
  { table: 'removal_requests', act: 'delete', reaches: own },
  {
    table: 'visitor_requests',
    act: 'select',
    reaches: {
      resident: ['self'],
      admin: ['same_unit', 'neighbor', 'deletion here'],
      super_admin: ['same_unit', 'neighbor', 'there', 'deletion here', 'deletion there'],
    },
  },
  { table: 'retention_runs', act: 'select', reaches: { admin: ['here'], super_admin: ['here', 'there'] } },

  {
    table: 'access_logs',
    act: 'select',
    reaches: { resident: ['self', 'of my unit'], agent: seenHere, admin: seenHere, super_admin: seenByAll },
  },
  {
    table: 'access_log_subjects',
    act: 'select',
    reaches: { resident: ['disputed in 101 here'], agent: subjectsHere, admin: subjectsHere, super_admin: subjects },
  },
  // Only the function of retention blanks names, because it checks their age.
  { table: 'access_log_subjects', act: 'update', set: { name: 'null', blanked_at: 'now()' }, reaches: {} },
  { table: 'access_log_subjects', act: 'update', set: { name: `'Otro'` }, reaches: {} },
  { table: 'access_log_subjects', act: 'update', set: { blanked_at: 'null' }, reaches: {} },
]
