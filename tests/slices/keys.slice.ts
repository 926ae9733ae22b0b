import { keyMessages } from '../../src/keys/keys.messages.ts'
import { newId } from '../../src/shared/ids.ts'
import { speak } from '../../src/shared/messages.ts'
import { press } from '../flows/screen.ts'
import type { SliceFacts } from './slices.ts'

const key = `insert into keys (condominium_id, id, name) values (<here>, gen_random_uuid(), <agent>)`
const loan = `insert into key_loans (condominium_id, id, key_name, lent_to, lent_by, lent_by_name, due_at)
  values (<here>, gen_random_uuid(), 'Bodega', 'Luis', <agent>, 'Gus', now() + interval '1 hour')`

const read = {
  agent: ['here'],
  admin: ['here'],
  super_admin: ['here', 'there'],
}

export const facts: SliceFacts = {
  reach: [
    { table: 'keys', act: 'select', reaches: read },
    { table: 'keys', act: 'delete', reaches: { admin: ['here'], super_admin: ['here', 'there'] } },
    { table: 'key_loans', act: 'select', reaches: { ...read, keeper: ['here', 'there'] } },
    { table: 'key_loans', act: 'update', set: { returned_at: 'now()' }, reaches: { agent: ['here'] } },
    { table: 'key_loans', act: 'update', set: { late_at: 'now()' }, reaches: { keeper: ['here', 'there'] } },
  ],
  inserts: [
    {
      table: 'keys',
      called: 'a key of the condominium',
      values: ({ here }) => ({ condominium_id: here, id: newId(), name: newId() }),
      by: ['admin', 'super_admin'],
    },
    {
      table: 'keys',
      called: 'a key of another condominium',
      values: ({ there }) => ({ condominium_id: there, id: newId(), name: newId() }),
      by: ['super_admin'],
    },
    {
      table: 'key_loans',
      called: 'a loan of a key at the gate',
      values: ({ here }) => ({ ...loanOf(here), key_id: atGate(here) }),
      by: ['agent'],
    },
    {
      table: 'key_loans',
      called: 'a loan of a key of another condominium',
      values: ({ there }) => ({ ...loanOf(there), key_id: atGate(there) }),
      by: [],
    },
    {
      table: 'key_loans',
      called: 'a loan in the name of someone else',
      values: ({ here }, me) => ({ ...loanOf(here), key_id: atGate(here), lent_by: me, lent_by_name: 'Ana' }),
      by: [],
    },
  ],
  definers: { forget_key_loans: 'none: only the product itself has this role' },
  announced: [
    { what: 'a key', act: key, says: ['audit here', 'keys here'] },
    {
      what: 'a key that is removed',
      before: [key],
      act: 'delete from keys where name = <agent>',
      says: ['audit here', 'keys here'],
    },
    { what: 'a lent key', act: loan, says: ['keys here'] },
    {
      what: 'a key that is late, also to the bells',
      before: [loan],
      act: 'update key_loans set late_at = now() where lent_by = <agent>',
      says: ['keys here', 'notices here'],
    },
  ],
  refused: [
    ['keys', `name = ''`, 'key_name_length'],
    ['keys', `name = repeat('x', 61)`, 'key_name_length'],
    ['key_loans', `lent_to = ''`, 'key_lent_to_length'],
    ['key_loans', `lent_to = repeat('x', 121)`, 'key_lent_to_length'],
    ['key_loans', 'due_at = lent_at', 'key_due_soon'],
    ['key_loans', `due_at = lent_at + interval '32 days'`, 'key_due_soon'],
    ['key_loans', 'returned_at = now(), returned_by = null', 'key_returned_whole'],
  ],
  // A trigger writes the three columns together.
  internal: ['key_returned_whole'],
  writes: {
    'makes a thing, whose id the browser drew': ['keys.add', 'keys.lend'],
    'ends a thing: whoever comes second finds it ended': ['keys.remove', 'keys.takeBack'],
  },
  repeated: {
    'keys.remove': 'a key that is gone is removed (keys.server.test.ts)',
    'keys.takeBack': 'says the same again to the guard who took it back (keys.server.test.ts)',
  },
  traces: { 'keys.book': 'work' },
  screens: () => [
    { name: 'keys', who: 'agent', path: '/keys' },
    {
      name: 'key-lend',
      who: 'agent',
      path: '/keys',
      act: (page, language) => press(page, speak(keyMessages, language).lend),
    },
    { name: 'keys-of-admin', who: 'admin', path: '/keys' },
    {
      name: 'key-add',
      who: 'admin',
      path: '/keys',
      once: true,
      act: (page, language) => press(page, speak(keyMessages, language).add),
    },
  ],
  leave: async (owner, place) => {
    const { rows } = await owner.query<{ id: string }>(
      `with lent as (insert into key_loans (condominium_id, id, key_name, lent_to, lent_by, lent_by_name, due_at)
          values ($1, gen_random_uuid(), 'Cuarto de bombas', 'Rosa Pérez', gen_random_uuid(), 'Gus', now() + interval '2 hours'))
        insert into keys (condominium_id, id, name) values ($1, gen_random_uuid(), 'Bodega') returning id`,
      [place],
    )
    keysAtGate.set(place, rows[0]?.id ?? '')
  },
}

/** The key of each condominium that is at the gate. */
const keysAtGate = new Map<string, string>()
const atGate = (place: string) => keysAtGate.get(place) ?? ''
const loanOf = (place: string) => ({
  condominium_id: place,
  id: newId(),
  lent_to: 'Luis',
  due_at: new Date(Date.now() + 3_600_000).toISOString(),
})
