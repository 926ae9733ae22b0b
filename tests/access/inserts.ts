/** Inserts into each table, and the only roles that may do them; every other role is refused. */
import { newId } from '../../src/shared/ids.ts'
import { sliceFacts } from '../slices/slices.ts'
import type { Role } from './grants.ts'
import { nameOf } from './people.ts'
import type { World } from './world.ts'

export interface Insert {
  table: string
  called: string
  values: (world: World, me: string | null) => Readonly<Record<string, string | null>>
  by: readonly Role[]
}

const person = (facts: Record<string, string | null>) => () => {
  const id = newId()
  return { id, full_name: 'Luz', email: `${id}@garita.test`, user_role: 'resident', ...facts }
}
const signedUpAs = (userRole: string, by: readonly Role[]): Insert => ({
  table: 'profiles',
  called: `sign up as ${userRole}`,
  values: person({ user_role: userRole }),
  by,
})
const withAClaim = (column: string, value: string): Insert => ({
  table: 'profiles',
  called: `sign up claiming ${column} ${value}`,
  values: person({ [column]: value }),
  by: [],
})

const assigned = (
  called: string,
  tie: (world: World) => { profile_id: string; condominium_id: string },
  by: readonly Role[],
): Insert => ({ table: 'assignments', called, values: (world, me) => ({ ...tie(world), assigned_by: me }), by })

const lives = (
  called: string,
  more: Record<string, string>,
  by: readonly Role[],
  at: 'here' | 'archived' = 'here',
) => ({
  table: 'residences',
  called,
  values: (world: World) => ({
    condominium_id: world[at],
    id: newId(),
    profile_id: world.named('new agent').id,
    unit_number: '1',
    ...more,
  }),
  by,
})

const condominium = (called: string, more: Record<string, string | null>, by: readonly Role[]): Insert => ({
  table: 'condominiums',
  called,
  values: (_, me) => ({
    id: newId(),
    name: 'Nuevo',
    address: null,
    time_zone: 'UTC',
    country: 'CO',
    listed: 'true',
    invitation_code: newId(),
    retention_days: '90',
    log_resident_entries: 'false',
    homes_invite: 'false',
    photos_on_passes: 'true',
    office_phone: '55 1234 5678',
    office_whatsapp: '55 1234 5678',
    created_by: me,
    ...more,
  }),
  by,
})

const token = (called: string, more: Record<string, string>, by: readonly Role[]): Insert => ({
  table: 'one_time_tokens',
  called,
  values: (world) => ({
    token_hash: '\\x0102',
    purpose: 'reset',
    profile_id: world.named('resident').id,
    email: 'a@garita.test',
    expires_at: '2100-01-01',
    ...more,
  }),
  by,
})

const visitor = (called: string, more: Record<string, string | null>, by: readonly Role[]): Insert => ({
  table: 'authorizations',
  called,
  values: () => ({
    id: newId(),
    auth_type: 'temporary_visitor',
    name: 'Luis',
    last_name: 'Gómez',
    valid_from: new Date().toISOString(),
    valid_until: new Date(Date.now() + 86_400_000).toISOString(),
    ...more,
  }),
  by,
})

const arrival = (called: string, more: Record<string, string>, by: readonly Role[]): Insert => ({
  table: 'authorizations',
  called,
  values: (world) => ({
    condominium_id: world.here,
    id: newId(),
    auth_type: 'temporary_visitor',
    unit_number: '101',
    name: 'Luis',
    last_name: 'Gómez',
    id_document: 'INE-1',
    phone_number: '+52 55 1234 5678',
    details: '{}',
    ...more,
  }),
  by,
})

const mark = (called: string, more: Record<string, string>, by: readonly Role[]): Insert => ({
  table: 'notice_marks',
  called,
  values: (_, me) => ({ profile_id: me, kind: 'visitor_entered', fact_id: newId(), dismissed_at: longAgo, ...more }),
  by,
})

const delivery = (
  called: string,
  more: (world: World) => Record<string, string>,
  by: readonly Role[],
  moment: 'shown_at' | 'sent_at' = 'shown_at',
): Insert => ({
  table: 'deliveries',
  called,
  values: (world, me) => ({
    condominium_id: world.here,
    kind: 'visitor_approval_request',
    fact_id: world.request.here,
    profile_id: me,
    channel: 'screen',
    [moment]: longAgo,
    ...more(world),
  }),
  by,
})

const booking = (called: string, more: (world: World) => Record<string, string>, by: readonly Role[]): Insert => ({
  table: 'amenity_reservations',
  called,
  values: (world) => ({
    id: newId(),
    amenity_id: world.amenity.here,
    reservation_date: '2100-01-04',
    start_time: '10:00',
    end_time: '12:00',
    purpose: 'Fiesta',
    guest_count: '2',
    rules_accepted_at: longAgo,
    ...more(world),
  }),
  by,
})

const tablet = (called: string, at: 'here' | 'there', more: Record<string, string>, by: readonly Role[]): Insert => ({
  table: 'enrolled_stations',
  called,
  values: (world, me) => ({
    condominium_id: world[at],
    id: newId(),
    gate_id: world.gate[at],
    name: 'Tableta',
    code_hash: `\\x${newId().replaceAll('-', '')}`,
    made_by: me,
    ...more,
  }),
  by,
})

const namedGate = (called: string, at: 'here' | 'there', by: readonly Role[]): Insert => ({
  table: 'gates',
  called,
  values: (world) => ({ condominium_id: world[at], id: newId(), name: 'Oriente' }),
  by,
})

const named101 = (called: string, at: 'here' | 'there', by: readonly Role[]): Insert => ({
  table: 'units',
  called,
  values: (world) => ({ condominium_id: world[at], id: newId(), unit_number: 'T9 101' }),
  by,
})

const spelling = (called: string, at: 'here' | 'there', alias: string, by: readonly Role[]): Insert => ({
  table: 'unit_aliases',
  called,
  values: (world) => ({ condominium_id: world[at], alias, unit_id: world.unit[at][0] ?? '' }),
  by,
})

const witness = (called: string, at: 'here' | 'there', name: string | null, by: readonly Role[]): Insert => ({
  table: 'log_witnesses',
  called,
  values: (world, me) => ({
    ...{
      condominium_id: world[at],
      place: '2',
      address: 'otra@garita.test',
      language: 'es',
      added_by_name: name ?? nameOf(me ?? ''),
    },
  }),
  by,
})

const owner = (called: string, by: readonly Role[]): Insert => ({
  table: 'owners',
  called,
  values: (world) => ({
    condominium_id: world.here,
    id: newId(),
    profile_id: world.named('new agent').id,
    unit_number: '101',
  }),
  by,
})

const channel = (called: string, at: 'here' | 'there', name: string | null, by: readonly Role[]): Insert => ({
  table: 'channels',
  called,
  values: (world, me) => ({
    ...{
      condominium_id: world[at],
      id: newId(),
      address: 'https://otra.test/',
      added_by_name: name ?? nameOf(me ?? ''),
    },
    sealed_secret: `\\x${'00'.repeat(60)}`,
  }),
  by,
})

const difference = (called: string, at: 'here' | 'there', by: readonly Role[]): Insert => ({
  table: 'unit_differences',
  called,
  values: (world) => {
    const [oneId = '', otherId = ''] = [...world.unit[at]].sort()
    return { condominium_id: world[at], one_id: oneId, other_id: otherId }
  },
  by,
})

const unitCode = (called: string, more: (world: World) => Record<string, string>, by: readonly Role[]): Insert => ({
  table: 'unit_codes',
  called,
  values: (world, me) => ({
    ...{ condominium_id: world.here, id: newId(), unit_number: '101', code_hash: `\\x${'01'.repeat(32)}` },
    ...{ made_by: me, made_by_name: me ? nameOf(me) : null, ...more(world) },
  }),
  by,
})

const bound = (called: string, more: { bound_by?: string; gate_id?: 'there' }, by: readonly Role[]): Insert => ({
  table: 'stations',
  called,
  values: (world, me) => ({
    condominium_id: world.here,
    id: newId(),
    bound_by: more.bound_by ?? me,
    gate_id: world.gate[more.gate_id ?? 'here'],
  }),
  by,
})

const device = (called: string, at: 'here' | 'there', more: Record<string, string>, by: readonly Role[]): Insert => ({
  table: 'gate_devices',
  called,
  values: (world, me) => ({
    condominium_id: world[at],
    id: newId(),
    gate_id: world.gate[at],
    name: 'Barrera',
    key_hash: '\\x0102',
    created_by: me,
    ...more,
  }),
  by,
})

const members = ['resident', 'agent', 'admin', 'super_admin'] as const

const longAgo = '2026-01-01T00:00:00Z'

export const inserts: readonly Insert[] = [
  ...sliceFacts.flatMap((slice) => slice.inserts ?? []),
  signedUpAs('resident', ['identity']),
  signedUpAs('agent', ['identity']),
  signedUpAs('admin', ['identity']),
  signedUpAs('super_admin', []),
  withAClaim('approval_status', 'approved'),
  withAClaim('email_confirmed_at', longAgo),
  withAClaim('decided_by', newId()),

  condominium('a condominium of one’s own making', {}, ['super_admin']),
  condominium('a condominium in another’s name', { created_by: newId() }, []),
  condominium('a condominium that is archived from birth', { archived_at: longAgo }, []),

  lives('a wish for a home', {}, ['identity']),
  lives('a home that counts at once', { since: longAgo }, []),
  lives('a home that ended before it began', { until: longAgo }, []),
  lives('a wish for an archived condominium', {}, [], 'archived'),
  {
    table: 'residence_objections',
    called: 'an objection by hand',
    values: (world, me) => ({
      condominium_id: world.here,
      id: newId(),
      residence_id: newId(),
      joining: newId(),
      profile_id: me,
      by_name: 'Ana',
    }),
    by: [],
  },

  assigned('mine to one of mine', (w) => ({ profile_id: w.named('shared agent').id, condominium_id: w.unlisted }), [
    'super_admin',
  ]),
  assigned('a stranger to my condominium', (w) => ({ profile_id: w.named('agent there').id, condominium_id: w.here }), [
    'super_admin',
  ]),
  assigned(
    'one of mine to another condominium',
    (w) => ({ profile_id: w.named('agent').id, condominium_id: w.there }),
    ['super_admin'],
  ),
  assigned('a resident', (w) => ({ profile_id: w.named('neighbor').id, condominium_id: w.here }), []),
  assigned('to an archived one', (w) => ({ profile_id: w.named('agent').id, condominium_id: w.archived }), []),
  {
    table: 'assignments',
    called: 'in another’s name',
    values: (world) => ({
      condominium_id: world.there,
      profile_id: world.named('agent').id,
      assigned_by: world.named('other super_admin').id,
    }),
    by: [],
  },

  {
    table: 'credentials',
    called: 'a password',
    values: (world) => ({ profile_id: world.named('without a password').id, password_hash: 'x' }),
    by: ['identity'],
  },
  {
    table: 'sessions',
    called: 'a session',
    values: (world) => ({
      id: newId(),
      token_hash: '\\x0304',
      profile_id: world.named('super_admin').id,
      device: '',
      expires_at: '2100-01-01',
    }),
    by: ['identity'],
  },
  {
    table: 'known_browsers',
    called: 'a browser that is known',
    values: (world) => ({ profile_id: world.named('super_admin').id, token_hash: '\\x0304' }),
    by: ['identity'],
  },
  {
    table: 'own_endings',
    called: 'an ending of one’s own',
    values: (_, me) => ({ profile_id: me, thing: 'gate', subject: newId() }),
    by: [],
  },
  {
    table: 'security_events',
    called: 'something that did not happen',
    values: (_, me) => ({ id: newId(), profile_id: me, kind: 'signed_in', network: '', device: '' }),
    by: [],
  },
  token('a link', {}, ['keeper']),
  token('a link that was used already', { used_at: longAgo }, []),
  {
    table: 'attempts',
    called: 'a count',
    values: () => ({ key: 'new', count: '1', resets_at: '2100-01-01' }),
    by: ['identity'],
  },
  {
    table: 'unsent_messages',
    called: 'a message',
    values: () => ({ id: newId(), recipient: 'a', subject: 'b', body: 'c' }),
    by: ['keeper'],
  },
  visitor('a visitor of one’s own', {}, ['resident']),
  visitor('a visitor in another’s name', { resident_id: newId() }, []),
  visitor('a visitor of another unit', { unit_number: '999' }, []),
  visitor('a visitor who is approved from birth', { status: 'approved' }, []),
  visitor('a visitor with a number of one’s own choosing', { access_number: '12345' }, []),
  visitor('a visitor with a pass of one’s own choosing', { pass_id: newId() }, []),
  visitor('a visitor without dates', { valid_from: null, valid_until: null }, []),
  visitor('a visitor who was to come yesterday', { valid_from: '2020-01-01', valid_until: '2020-01-02' }, []),
  arrival('an arrival at my gate past the guard’s own function', {}, []),
  arrival('an arrival that is approved from birth', { status: 'approved' }, []),
  arrival('an arrival with dates of one’s own choosing', { valid_until: '2100-01-01' }, []),
  {
    table: 'authorizations',
    called: 'an arrival at another gate',
    values: (world) => ({
      condominium_id: world.there,
      id: newId(),
      auth_type: 'temporary_visitor',
      unit_number: '101',
      name: 'Luis',
      last_name: 'Gómez',
    }),
    by: [],
  },
  {
    table: 'authorizations',
    called: 'a visitor of another condominium',
    values: (world) => ({ condominium_id: world.there, id: newId(), auth_type: 'pet', name: 'Kira' }),
    by: [],
  },
  named101('a unit', 'here', ['admin', 'super_admin']),
  named101('a unit of another condominium', 'there', ['super_admin']),
  spelling('another spelling of a unit', 'here', 'TORRE 101', ['admin', 'super_admin']),
  spelling('another spelling of a unit of another condominium', 'there', 'TORRE 101', ['super_admin']),
  spelling('the number of a unit as a spelling', 'here', '102', []),
  owner('an owner, whom only a function writes down', []),
  difference('two units that are not the same', 'here', ['admin', 'super_admin']),
  difference('two units of another condominium that are not the same', 'there', ['super_admin']),
  unitCode('a code of a unit', () => ({}), ['admin', 'super_admin']),
  unitCode('a code of a unit of another condominium', ({ there }) => ({ condominium_id: there }), ['super_admin']),
  unitCode('a code of one’s home', (world) => ({ residence_id: world.named('resident').home }), ['resident']),
  unitCode(
    'a code of one’s home for another',
    (world) => ({ residence_id: world.named('resident').home, unit_number: '102' }),
    [],
  ),
  unitCode('a code in the name of a room mate', (world) => ({ residence_id: world.named('room mate').home }), []),
  unitCode('a code that somebody else made', (world) => ({ made_by: world.named('other admin').id }), []),
  unitCode('a code under another name', () => ({ made_by_name: 'La administración' }), []),
  namedGate('a gate', 'here', ['admin', 'super_admin']),
  namedGate('a gate of another condominium', 'there', ['super_admin']),
  bound('a station at my gate', {}, ['agent']),
  bound('a station in another’s name', { bound_by: newId() }, []),
  {
    table: 'stations',
    called: 'a station of another condominium',
    values: (world, me) => ({ condominium_id: world.there, id: newId(), gate_id: world.gate.there, bound_by: me }),
    by: [],
  },
  bound('a station at a gate of another condominium', { gate_id: 'there' }, []),
  {
    table: 'number_misses',
    called: 'a miss past the guard’s own functions',
    values: (world) => ({ condominium_id: world.here, id: newId(), who: newId() }),
    by: [],
  },
  {
    table: 'station_outages',
    called: 'an outage past the guard’s own function',
    values: (world) => ({
      condominium_id: world.here,
      id: newId(),
      station_id: newId(),
      began_at: longAgo,
      ended_at: longAgo,
    }),
    by: [],
  },
  tablet('a code for a tablet', 'here', {}, ['admin', 'super_admin']),
  tablet('a code for a tablet of another condominium', 'there', {}, ['super_admin']),
  tablet('a code for a tablet in another’s name', 'here', { made_by: newId() }, []),
  tablet('a tablet that never took a code', 'here', { enrolled_at: longAgo }, []),
  device('a device with a key of its own', 'here', {}, ['admin', 'super_admin']),
  device('a device of another condominium', 'there', {}, ['super_admin']),
  device('a device in another’s name', 'here', { created_by: newId() }, []),
  device('a device that was used before it was made', 'here', { last_used_at: longAgo }, []),
  {
    table: 'engagements',
    called: 'a worker of two homes, past the function of gate and administration',
    values: (world) => ({ condominium_id: world.here, authorization_id: newId(), worker_id: newId() }),
    by: [],
  },
  {
    table: 'shared_acts',
    called: 'a part of an act',
    values: (world) => ({ condominium_id: world.here, log_id: newId(), act_id: newId() }),
    by: [],
  },
  channel('its webhook', 'here', null, ['admin']),
  channel('its webhook in the name of another', 'here', 'Otra Persona', []),
  channel('the webhook of another condominium', 'there', null, []),
  {
    table: 'channel_messages',
    called: 'a message to a webhook',
    values: (world) => ({ condominium_id: world.here, type: 'channel.test', body: '{}' }),
    by: [],
  },
  {
    table: 'channel_answers',
    called: 'an answer of a webhook',
    values: (world) => ({ condominium_id: world.here, message_id: 'ans_1' }),
    by: [],
  },
  witness('who gets the code of the log', 'here', null, ['admin', 'super_admin']),
  witness('who gets the code of another log', 'there', null, ['super_admin']),
  witness('who gets the code of the log, in the name of another', 'here', 'Otra Persona', []),
  {
    table: 'log_seals',
    called: 'a place in the order of the log',
    values: (world) => ({ condominium_id: world.here, log_id: newId() }),
    by: [],
  },
  {
    table: 'log_blocks',
    called: 'a block of the chain',
    values: (world) => ({
      condominium_id: world.here,
      number: '9',
      last_position: '999',
      hash: `\\x${'00'.repeat(32)}`,
    }),
    by: [],
  },
  {
    table: 'revoked_passes',
    called: 'a code that died',
    values: (world) => ({
      condominium_id: world.here,
      pass_id: newId(),
      authorization_id: newId(),
      generation: '1',
      why: 'superseded',
    }),
    by: [],
  },
  {
    table: 'shifts',
    called: 'a shift past the function of the tablet',
    values: (world, me) => ({
      condominium_id: world.here,
      id: newId(),
      station_id: newId(),
      gate_id: world.gate.here,
      profile_id: me,
      started_at: longAgo,
    }),
    by: [],
  },
  {
    table: 'relief_keys',
    called: 'a key of a day past the guard’s own function',
    values: (world) => ({
      condominium_id: world.here,
      id: newId(),
      enrolled_id: newId(),
      day: '2026-11-27',
      mark: '00000000',
      public_key: `\\x${'01'.repeat(32)}`,
      opens_at: longAgo,
      closes_at: '2100-01-01',
      ends_at: '2100-01-01',
    }),
    by: [],
  },
  {
    table: 'relief_readings',
    called: 'a reading past the supervisor’s own function',
    values: (world, me) => ({
      condominium_id: world.here,
      id: newId(),
      enrolled_id: newId(),
      day: '2026-11-27',
      read_by: me,
      read_by_name: 'Sofía Mora',
    }),
    by: [],
  },
  {
    table: 'station_keys',
    called: 'a key past the guard’s own function',
    values: (world, me) => ({
      condominium_id: world.here,
      id: newId(),
      station_id: newId(),
      profile_id: me,
      public_key: `\\x${'01'.repeat(32)}`,
    }),
    by: [],
  },
  {
    table: 'access_decisions',
    called: 'a decision past the functions of guards and devices',
    values: (world, me) => ({
      condominium_id: world.here,
      id: newId(),
      at: longAgo,
      seen_by: me,
      verdict: 'green',
      reason: 'may_enter',
    }),
    by: [],
  },
  {
    table: 'authorization_changes',
    called: 'a change that nobody made',
    values: (world) => ({
      condominium_id: world.here,
      id: newId(),
      authorization_id: newId(),
      what: 'issued',
      by_role: 'resident',
    }),
    by: [],
  },
  {
    table: 'stray_acts',
    called: 'an act about nobody past the guard’s own function',
    values: (world, me) => ({
      condominium_id: world.here,
      id: newId(),
      sent_by: me,
      sent_by_name: 'Gus',
      kind: 'entry',
      at: longAgo,
      said: '{}',
    }),
    by: [],
  },
  {
    table: 'incidents',
    called: 'an incident past the station’s own function',
    values: (world, me) => ({
      condominium_id: world.here,
      id: newId(),
      kind: 'noise',
      occurred_at: longAgo,
      written_at: longAgo,
      what_happened: 'Fiesta',
      actor_id: me ?? newId(),
      actor_name: 'Gus',
    }),
    by: [],
  },
  {
    table: 'incident_notes',
    called: 'a note past its own function',
    values: (world, me) => ({
      condominium_id: world.here,
      id: newId(),
      incident_id: newId(),
      said: 'Nada',
      written_at: longAgo,
      actor_id: me ?? newId(),
      actor_name: 'Gus',
    }),
    by: [],
  },
  {
    table: 'incident_lines',
    called: 'a line of an incident',
    values: (world) => ({ condominium_id: world.here, incident_id: newId(), log_id: newId() }),
    by: [],
  },
  {
    table: 'stray_counts',
    called: 'a count of such acts',
    values: (world, me) => ({ condominium_id: world.here, sent_by: me, day: '2026-01-01' }),
    by: [],
  },
  {
    table: 'former_agents',
    called: 'a guard who left',
    values: (world) => ({ condominium_id: world.here, profile_id: newId(), full_name: 'Luis' }),
    by: [],
  },
  {
    table: 'access_numbers',
    called: 'a number',
    values: (world) => ({
      condominium_id: world.here,
      number: '00000',
      authorization_id: newId(),
      held_until: '2100-01-01',
    }),
    by: [],
  },
  {
    table: 'pass_keys',
    called: 'a key pair',
    values: (world) => ({
      condominium_id: world.here,
      key_id: '2',
      public_key: `\\x${'00'.repeat(32)}`,
      sealed_private_key: '\\x00',
    }),
    by: ['issuer'],
  },
  {
    table: 'condominium_keys',
    called: 'the key of a condominium',
    values: (world) => ({ condominium_id: world.unlisted, wrapped_key: `\\x${'00'.repeat(64)}` }),
    by: ['issuer'],
  },
  {
    table: 'key_changes',
    called: 'a change of keys',
    values: (world) => ({ condominium_id: world.here, id: newId() }),
    by: [],
  },
  {
    table: 'installation_keys',
    called: 'a key of the installation',
    values: () => ({ purpose: 'web push', wrapped_key: `\\x${'00'.repeat(64)}` }),
    by: [],
  },
  {
    table: 'holder_secrets',
    called: 'another secret',
    values: (world) => ({ condominium_id: world.here, secret: `\\x${'00'.repeat(32)}` }),
    by: [],
  },
  {
    table: 'access_logs',
    called: 'an entry',
    values: (world, me) => ({
      condominium_id: world.here,
      id: newId(),
      authorization_id: newId(),
      event_type: 'entry',
      resident_id: me,
      unit_number: '101',
      actor_id: me,
      actor_role: 'resident',
      actor_name: 'Ana',
    }),
    by: [],
  },
  {
    table: 'access_log_subjects',
    called: 'a subject',
    values: (world) => ({ condominium_id: world.here, log_id: newId(), auth_type: 'worker', name: 'Luis' }),
    by: [],
  },
  booking('a booking of one’s own', () => ({}), []),
  {
    table: 'amenities',
    called: 'an amenity',
    values: (world) => ({ condominium_id: world.here, id: newId(), amenity_type: 'pool' }),
    by: [],
  },
  {
    table: 'reservation_guests',
    called: 'a guest past the guard’s own functions',
    values: (world, me) => ({
      condominium_id: world.here,
      id: newId(),
      reservation_id: newId(),
      resident_id: me,
      position: '1',
      name: 'Eva',
    }),
    by: [],
  },
  mark('a mark of one’s own', {}, members),
  mark('a mark that was read before it was made', { read_at: longAgo }, []),
  {
    table: 'notice_marks',
    called: 'a mark in another’s name',
    values: (world) => ({ profile_id: world.named('neighbor').id, kind: 'let_in', fact_id: newId() }),
    by: [],
  },
  {
    table: 'notice_preferences',
    called: 'wishes of one’s own',
    values: (_, me) => ({ profile_id: me, by_mail: 'false', cleared_until: longAgo }),
    by: members,
  },
  {
    table: 'notice_preferences',
    called: 'wishes in another’s name',
    values: (world) => ({ profile_id: world.named('neighbor').id, by_mail: 'false', cleared_until: longAgo }),
    by: [],
  },
  {
    table: 'push_subscriptions',
    called: 'a device past the guard’s own function',
    values: (_, me) => ({
      id: newId(),
      profile_id: me,
      session_id: newId(),
      endpoint: 'x',
      p256dh: '\\x',
      auth: '\\x',
    }),
    by: [],
  },
  delivery('that a request was shown', () => ({}), ['resident']),
  delivery('that a request was shown to the administration', (world) => ({ fact_id: world.request.administered }), [
    'admin',
  ]),
  delivery('that a letter was opened', () => ({ channel: 'email' }), []),
  delivery('that another kind was shown', () => ({ kind: 'let_in' }), []),
  delivery('that another was shown it', (world) => ({ profile_id: world.named('room mate').id }), []),
  delivery(
    'that one was shown what is not theirs',
    (world) => ({ condominium_id: world.there, fact_id: world.request.there }),
    [],
  ),
  delivery('that one was shown it in another condominium', (world) => ({ condominium_id: world.there }), []),
  delivery('that one was shown what never was', () => ({ fact_id: newId() }), []),
  delivery('that one was sent something', () => ({}), [], 'sent_at'),
  delivery(
    'that somebody was sent something',
    (world) => ({ profile_id: world.named('neighbor').id }),
    ['keeper'],
    'sent_at',
  ),
  {
    table: 'removal_requests',
    called: 'a wish of one’s own to be removed',
    values: (_, me) => ({ profile_id: me }),
    by: ['applicant', ...members, 'supervisor', 'board'],
  },
  {
    table: 'removal_requests',
    called: 'that another wishes to be removed',
    values: (world) => ({ profile_id: world.named('neighbor').id }),
    by: [],
  },
  {
    table: 'removal_requests',
    called: 'a wish of another day',
    values: (_, me) => ({ profile_id: me, requested_at: '2026-01-01' }),
    by: [],
  },
  {
    table: 'home_rules',
    called: 'a rule of a home past its own function',
    values: (world) => ({
      ...{ condominium_id: world.here, id: newId(), unit_number: '101', kind: 'delivery', action: 'let_in' },
      made_by_name: 'Ana',
    }),
    by: [],
  },
  {
    table: 'resident_imports',
    called: 'an import past its own function',
    values: (world, me) => ({ condominium_id: world.here, id: newId(), made_by: me, made_by_name: 'Ana' }),
    by: [],
  },
  {
    table: 'resident_import_rows',
    called: 'a row of an import past its own function',
    values: (world, me) => ({
      ...{ condominium_id: world.here, import_id: newId(), residence_id: newId(), profile_id: me },
    }),
    by: [],
  },
  {
    table: 'permission_asks',
    called: 'an ask past its own function',
    values: (world, me) => ({
      ...{ condominium_id: world.here, id: newId(), residence_id: newId(), joining: newId(), unit_number: '101' },
      ...{ asked_by: me, asked_by_name: 'Ana', visitor: 'Luis', day: '2031-01-01', ends_at: '2031-01-02' },
    }),
    by: [],
  },
  {
    table: 'left_items',
    called: 'something left at the gate past its own function',
    values: (world) => ({
      ...{ condominium_id: world.here, id: newId(), unit_number: '101', kind: 'food', left_at: '2026-01-01' },
      taken_by_name: 'Gus',
    }),
    by: [],
  },
  {
    table: 'visitor_requests',
    called: 'what a visitor asks, past the link of their pass',
    values: (world) => ({
      ...{ condominium_id: world.here, id: newId(), authorization_id: newId(), unit_number: '101', pass_id: newId() },
      ...{ pass_generation: '1', kind: 'deletion' },
    }),
    by: [],
  },
  {
    table: 'retention_runs',
    called: 'a cleaning that never was',
    values: (world) => ({ condominium_id: world.here, day: '2026-01-01', days: '90' }),
    by: [],
  },
  {
    table: 'audit_entries',
    called: 'a change that nobody made',
    values: (world, me) => ({
      id: newId(),
      condominium_id: world.here,
      actor_id: me,
      actor_role: 'admin',
      actor_name: 'Ana',
      thing: 'person',
      act: 'changed',
      subject_id: newId(),
      subject_name: 'Luis',
      what: '{}',
    }),
    by: [],
  },
  {
    table: 'installation_audit_entries',
    called: 'a change of a setting that nobody made',
    values: (_, me) => ({
      id: newId(),
      actor_id: me,
      actor_role: 'super_admin',
      actor_name: 'Ana',
      thing: 'setting',
      act: 'changed',
      subject_name: '',
      what: '{}',
    }),
    by: [],
  },
  {
    table: 'looks',
    called: 'a look past its own function',
    values: (world, me) => ({
      ...{
        condominium_id: world.here,
        id: newId(),
        by_id: me ?? newId(),
        by_role: 'admin',
        by_name: 'Ana',
        kind: 'unit',
      },
      ...{
        subject: '101',
        covers_from: longAgo,
        covers_until: '2020-01-02',
        reason: 'other',
        said: 'Nada',
        units: '{101}',
      },
    }),
    by: [],
  },
  {
    table: 'alarms',
    called: 'an alarm past its own function',
    values: (world, me) => ({
      ...{ condominium_id: world.here, id: newId(), pressed_at: longAgo, raised_by: me ?? newId() },
      ...{ raised_by_name: 'Ana', raised_as: 'guard' },
    }),
    by: [],
  },
  {
    table: 'evidence_sheets',
    called: 'a sheet past its own function',
    values: (world, me) => ({
      ...{ condominium_id: world.here, id: newId(), folio: '0000-0000-0000', hash: '\\x00', by_id: me ?? newId() },
      ...{ by_name: 'Ana', question: '{}', lines: '0' },
    }),
    by: [],
  },
  {
    table: 'alarm_contacts',
    called: 'somebody on the list of alarms past its own function',
    values: (world) => ({ condominium_id: world.here, id: newId(), name: 'Ana', telephone: '5512345678', step: '1' }),
    by: [],
  },
  {
    table: 'holds',
    called: 'a hold past its own function',
    values: (world, me) => ({
      ...{ condominium_id: world.here, id: newId(), asked_by: me ?? newId(), asked_by_name: 'Ana' },
      ...{ wanted_until: longAgo, protects_until: longAgo },
    }),
    by: [],
  },
  {
    table: 'second_asks',
    called: 'an ask for a second person past its own function',
    values: (world, me) => ({
      ...{ condominium_id: world.here, id: newId(), kind: 'name', profile_id: me ?? newId(), wanted_name: 'Ana' },
      ...{ asked_by: me ?? newId(), asked_by_name: 'Ana' },
    }),
    by: [],
  },
  {
    table: 'code_sessions',
    called: 'a session after a code past its own function',
    values: (_, me) => ({ id: newId(), profile_id: me ?? newId(), made_by_name: 'Ana' }),
    by: [],
  },
  {
    table: 'removed_people',
    called: 'the id of somebody who was not removed',
    values: () => ({ id: newId(), was_staff: 'true' }),
    by: [],
  },
  {
    table: 'hold_rows',
    called: 'a row of a hold',
    values: (world) => ({ condominium_id: world.here, row_id: newId(), hold_id: newId() }),
    by: [],
  },
  {
    table: 'look_rows',
    called: 'a row of a look',
    values: (world) => ({ condominium_id: world.here, row_id: newId(), look_id: newId() }),
    by: [],
  },
  {
    table: 'access.line_kinds',
    called: 'the kind of a line',
    values: (world) => ({ condominium_id: world.here, log_id: newId(), auth_type: 'worker' }),
    by: [],
  },
  {
    table: 'access.home_phones',
    called: 'a telephone of a home',
    values: (world) => ({ condominium_id: world.here, residence_id: newId(), phone_number: '+52 55 1234 5678' }),
    by: [],
  },
  {
    table: 'access.counted_logs',
    called: 'a line that counts',
    values: (world) => ({ condominium_id: world.here, id: newId(), event_type: 'entry', occurred_at: longAgo }),
    by: [],
  },
  {
    table: 'access.notices',
    called: 'a notice',
    values: (world) => ({ kind: 'let_in', condominium_id: world.here, fact_id: newId(), at: longAgo, name: 'Luis' }),
    by: [],
  },
  { table: 'jobs', called: 'a job', values: () => ({ name: 'people.decided', payload: '{}' }), by: [] },
  { table: 'installation', called: 'another installation', values: () => ({ demo: 'true' }), by: [] },
  { table: 'migrations', called: 'a migration', values: () => ({ name: '9999' }), by: [] },
  { table: 'applied_rules', called: 'a hash', values: () => ({ hash: 'x' }), by: [] },
]
