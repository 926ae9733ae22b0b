/** The rows of the test world that a caller sees, with their relation to the caller and the column that identifies them. */
import { tables } from './grants.ts'
import { tabletStatus } from './tabletLimits.ts'
import type { Known, World } from './world.ts'
import { disputedIn101, lookedAtUnit, saidOfClosed } from './writtenRows.ts'

export interface Row {
  readonly relation: string
  /** The values of the columns that identify the row. */
  readonly values: Readonly<Record<string, string>>
}

/** Columns that identify a row, in this order: a role without access to the first uses the next. */
const toldBy: Record<string, readonly string[]> = {
  installation: ['only_row'],
  condominiums: ['id'],
  profiles: ['id'],
  credentials: ['profile_id'],
  sessions: ['id', 'expires_at'],
  one_time_tokens: ['token_hash', 'expires_at'],
  residences: ['id'],
  residence_objections: ['id'],
  permission_asks: ['id'],
  ...{ resident_imports: ['id'], resident_import_rows: ['residence_id'] },
  assignments: ['(condominium_id, profile_id)'],
  jobs: ['id'],
  unsent_messages: ['id', 'created_at'],
  attempts: ['key', 'resets_at'],
  known_browsers: ['token_hash', 'last_used_at'],
  own_endings: ['subject', 'at'],
  security_events: ['id', 'last_at', 'profile_id'],
  authorizations: ['id'],
  pass_photos: ['(condominium_id, authorization_id)'],
  resident_photos: ['(condominium_id, residence_id)'],
  left_item_photos: ['(condominium_id, item_id)'],
  access_numbers: ['(condominium_id, number)'],
  pass_keys: ['(condominium_id, key_id)'],
  condominium_keys: ['condominium_id'],
  installation_keys: ['purpose'],
  holder_secrets: ['condominium_id'],
  key_changes: ['id'],
  access_logs: ['id'],
  access_log_subjects: ['log_id'],
  gates: ['id'],
  units: ['(condominium_id, unit_number)'],
  owners: ['id'],
  unit_aliases: ['(condominium_id, alias)'],
  unit_differences: ['(condominium_id, one_id)'],
  unit_codes: ['id', 'expires_at'],
  engagements: ['authorization_id'],
  shared_acts: ['log_id'],
  log_seals: ['log_id'],
  log_blocks: ['(condominium_id, number)'],
  log_witnesses: ['(condominium_id, address)'],
  ...{ alarms: ['id', 'raised_by'], alarm_contacts: ['id'] },
  ...{ looks: ['id'], evidence_sheets: ['id', 'folio'] },
  look_rows: ['(condominium_id, row_id)'],
  ...{ holds: ['id'], hold_rows: ['(condominium_id, row_id)'] },
  channels: ['condominium_id'],
  channel_messages: ['id'],
  channel_answers: ['(condominium_id, message_id)'],
  stations: ['id'],
  station_outages: ['id', 'ended_at'],
  number_misses: ['id', 'at'],
  gate_changes: ['id', 'changed_at'],
  gate_devices: ['id'],
  ...{ enrolled_stations: ['id'], shifts: ['id', 'started_at'], relief_keys: ['id'], relief_readings: ['id'] },
  revoked_passes: ['pass_id', 'valid_until'],
  former_agents: ['profile_id', 'until'],
  station_keys: ['id', 'ended_at'],
  stray_acts: ['id', 'arrived_at'],
  access_decisions: ['id'],
  authorization_changes: ['id'],
  stray_counts: ['sent_by', 'day'],
  ...{ home_rules: ['id'], left_items: ['id'], incidents: ['id'], incident_notes: ['id'] },
  incident_lines: ['incident_id'],
  amenities: ['id'],
  ...{ announcement_homes: ['(condominium_id, announcement_id)'], announcement_readers: ['seat'] },
  amenity_reservations: ['id'],
  reservation_guests: ['id'],
  notice_marks: ['fact_id', 'read_at'],
  notice_preferences: ['profile_id'],
  push_subscriptions: ['id'],
  deliveries: ['(fact_id, profile_id, channel)'],
  audit_entries: ['id', 'at'],
  installation_audit_entries: ['id', 'at'],
  removal_requests: ['profile_id'],
  visitor_requests: ['id'],
  retention_runs: ['(condominium_id, day)'],
  migrations: ['name'],
  applied_rules: ['hash'],
}

export async function rowsOf(world: World, table: string, me: Known | undefined): Promise<Row[]> {
  const columns = toldBy[table] ?? ['id']
  const facts = [
    'condominium_id',
    'profile_id',
    'resident_id',
    'unit_number',
    'id',
    'auth_type',
    'name',
    'expires_at',
    'last_used_at',
    'last_at',
    'resets_at',
    ...['created_at', 'changed_at', 'email_confirmed_at', 'blanked_at', 'read_at'],
    'channel',
    'merged_id',
    'until',
    'ended_at',
    'revoked_at',
    'valid_until',
    ...['at', 'arrived_at', 'day', 'closed_at', 'said', 'kind', 'raised_by'],
    ...['until', 'ended_at', 'revoked_at', 'valid_until'],
    ...['at', 'started_at', 'wiped_at'],
    'arrived_at',
    ...['at', 'arrived_at', 'look_id', 'asked_by_name'],
    'day',
    'closed_at',
    'said',
    'kind',
  ]
  const known = facts.filter((fact) => tables[table]?.columns.includes(fact))
  const { rows } = await world.owner.query<Record<string, string>>(
    `select ${columns.map((column, index) => `(${column})::text as told${index}`).join(', ')}
      ${known.map((fact) => `, ${fact}::text as ${fact}`).join('')} from ${table}`,
  )
  return rows.map((row) => ({
    relation: relationOf(world, table, row, me),
    values: Object.fromEntries(columns.map((column, index) => [column, row[`told${index}`] ?? ''])),
  }))
}

/** Returns the first granted column that identifies rows; null where the role has none. */
export function tellingColumn(table: string, granted: readonly string[]): string | null {
  return (toldBy[table] ?? ['id']).find((column) => column.startsWith('(') || granted.includes(column)) ?? null
}

function relationOf(world: World, table: string, row: Record<string, string>, me: Known | undefined): string {
  const expired = (moment: string | undefined) => moment !== undefined && new Date(moment) < new Date()
  const days = (since = '') => (Date.now() - new Date(since).getTime()) / 86_400_000
  const person = world.people.find(
    (one) => one.id === (table === 'profiles' ? row.id : (row.profile_id ?? row.resident_id)),
  )
  const status = person && (person.id === me?.id ? 'self' : person.status)
  switch (table) {
    case 'condominiums':
      return (['here', 'there', 'unlisted', 'archived'] as const).find((name) => world[name] === row.id) ?? 'unknown'
    case 'sessions':
      return expired(row.expires_at) ? 'expired' : (status ?? 'unknown')
    case 'one_time_tokens':
      return expired(row.expires_at) ? 'expired' : 'live'
    case 'attempts':
      return expired(row.resets_at) ? 'expired' : 'live'
    case 'known_browsers':
      return days(row.last_used_at) > 400 ? 'expired' : (status ?? 'unknown')
    case 'own_endings':
      return days(row.at) > 1 ? 'expired' : (status ?? 'unknown')
    case 'security_events':
      if (days(row.last_at) > 365) return 'expired'
      return row.profile_id ? (status ?? 'unknown') : 'of nobody'
    case 'unsent_messages':
      return days(row.created_at) > 30 ? 'expired' : 'live'
    case 'notice_marks':
      return days(row.read_at) > 31 ? 'expired' : (status ?? 'unknown')
    case 'deliveries':
      return status === 'self' && row.channel === 'email' ? 'own letter' : (status ?? 'unknown')
    case 'residences':
      return row.until ? `ended ${placeOf(world, row)}` : (status ?? 'unknown')
    case 'assignments':
      if (status === 'self') return 'self'
      return row.condominium_id === world.here ? 'here' : 'there'
    case 'authorizations':
    case 'access_logs':
      if (status === 'self' && row.auth_type === 'worker') return 'own worker'
      return status ?? ofUnit(world, row)
    case 'station_outages':
      return days(row.ended_at) > 365 ? `expired ${placeOf(world, row)}` : placeOf(world, row)
    case 'gate_changes':
      return days(row.changed_at) > 1 ? 'expired' : 'live'
    case 'number_misses':
      return days(row.at) > 31 ? 'expired' : 'live'
    case 'gate_devices':
      return row.revoked_at ? `revoked ${placeOf(world, row)}` : placeOf(world, row)
    case 'enrolled_stations':
    case 'relief_keys':
    case 'relief_readings':
    case 'shifts':
      return tabletStatus(row, placeOf(world, row))
    case 'revoked_passes':
      return row.valid_until && days(row.valid_until) > 31 ? 'expired' : 'live'
    case 'station_keys':
      return row.ended_at && days(row.ended_at) > 62 ? `expired ${placeOf(world, row)}` : placeOf(world, row)
    case 'stray_acts':
      return days(row.arrived_at) > 30 ? `expired ${placeOf(world, row)}` : placeOf(world, row)
    case 'stray_counts':
      return days(row.day) > 32 ? `expired ${placeOf(world, row)}` : placeOf(world, row)
    case 'former_agents':
      return days(row.until) > 62 ? 'expired' : 'live'
    case 'audit_entries':
      return days(row.at) > 731 ? 'expired' : condominiumOf(world, row)
    case 'installation_audit_entries':
      return days(row.at) > 731 ? 'expired' : 'live'
    case 'retention_runs':
    case 'gates':
    case 'holder_secrets':
    case 'amenities':
    case 'unit_differences':
    case 'owners':
      return condominiumOf(world, row)
    case 'unit_codes':
      return days(row.expires_at) > 30 ? `expired ${placeOf(world, row)}` : ofUnit(world, row)
    case 'unit_aliases':
      return `${row.merged_id ? 'merged ' : ''}${condominiumOf(world, row)}`
    case 'units':
      return row.unit_number === 'VACÍA' ? `empty ${condominiumOf(world, row)}` : condominiumOf(world, row)
    case 'access_log_subjects':
      if (row.name === disputedIn101) return `disputed in 101 ${placeOf(world, row)}`
      return row.blanked_at ? `blanked ${placeOf(world, row)}` : placeOf(world, row)
    case 'visitor_requests': {
      if (row.kind === 'deletion') return `deletion ${placeOf(world, row)}`
      const host = world.people.find(({ id }) => id === row.name)
      return host && host.id === me?.id ? 'self' : (host?.status ?? 'unknown')
    }
    case 'resident_photos':
    case 'pass_photos': {
      const host = world.people.find(({ id }) => id === row.id)
      return host && host.id === me?.id ? 'self' : (host?.status ?? 'unknown')
    }
    case 'home_rules':
    case 'left_items':
      return `${row.ended_at ? 'ended ' : ''}${ofUnit(world, row)}`
    case 'incidents':
      return `${row.closed_at ? 'closed ' : ''}${placeOf(world, row)}`
    case 'incident_notes':
      return `${row.said === saidOfClosed ? 'closed ' : ''}${placeOf(world, row)}`
    case 'evidence_sheets':
      return `${row.look_id ? '' : 'of a look that is gone '}${placeOf(world, row)}`
    case 'looks':
      return `${row.said === lookedAtUnit ? 'at 101' : 'at others'} ${placeOf(world, row)}`
    case 'holds':
      return `${row.asked_by_name === 'Ana' ? 'of 101' : 'of others'} ${placeOf(world, row)}`
    case 'alarms':
      return `${row.raised_by === me?.id ? 'own ' : ''}${placeOf(world, row)}`
    case 'alarm_contacts':
    case 'announcement_homes':
    case 'announcement_readers':
    case 'stations':
    case 'hold_rows':
    case 'look_rows':
    case 'incident_lines':
    case 'left_item_photos':
    case 'engagements':
    case 'shared_acts':
    case 'log_seals':
    case 'log_blocks':
    case 'log_witnesses':
    case 'channels':
    case 'channel_messages':
    case 'channel_answers':
    case 'pass_keys':
    case 'access_decisions':
    case 'authorization_changes':
    case 'condominium_keys':
      return placeOf(world, row)
    default:
      // The id identifies a row of a slice's table, the condominium places it.
      return table in toldBy ? (status ?? 'it') : placeOf(world, row)
  }
}

/** The caller's unit is 101. */
const ofUnit = (world: World, row: Record<string, string>) =>
  placeOf(world, row) === 'here' && row.unit_number === '101'
    ? 'of my unit'
    : `of ${row.id === world.request.administered ? 'an administered' : 'a'} unit ${placeOf(world, row)}`

const condominiumOf = (world: World, row: Record<string, string>) =>
  (['here', 'there', 'unlisted', 'archived'] as const).find((name) => world[name] === row.condominium_id) ?? 'unknown'

const placeOf = (world: World, row: Record<string, string>) => (row.condominium_id === world.here ? 'here' : 'there')
