import { authorizations } from '../../../src/authorizations/authorizations.contract.ts'
import type { AuthType, Values } from '../../../src/authorizations/kinds.ts'
import { correctionOf } from '../../../src/gate/station/facts/actKinds.ts'
import { visits } from '../../../src/gate/visits/visits.contract.ts'
import { people } from '../../../src/people/people.contract.ts'
import { newId } from '../../../src/shared/ids.ts'
import { revisionOf } from '../accounts.ts'
import { arrive, enter } from '../arrivals.ts'
import { atDesk } from '../desk.ts'
import { ask, type TestInstallation, type TestPerson } from '../installation.ts'
import { authorize, dayIn, least, mexico } from '../visits.ts'
import { made, type StationWorld, tell } from './stations.ts'

export const kinds = ['temporary_visitor', 'permanent_visitor', 'worker', 'co_resident', 'vehicle', 'request'] as const
export const acts = [
  'move',
  'shorten',
  'prolong',
  'person',
  'reissue',
  'check_out',
  'suspend',
  'resume',
  'enter',
  'leave',
  'leave_by_mistake',
  'remove',
  'other_home',
  'host_removed',
  'rest',
] as const
export type CodeAct = (typeof acts)[number]
export type CodeKind = (typeof kinds)[number]

export interface Household {
  host: TestPerson
  /**
   * The resident whose rules decide about the code. A visit from the gate belongs to the unit, so it has a resident even when one is gone.
   */
  looker: TestPerson
  id: string
  kind: CodeKind
  unit: string
}

const fromTo = (from: number, until: number): Values => ({
  valid_from: dayIn(mexico, from),
  valid_until: dayIn(mexico, until),
})
const edits: Partial<Record<CodeAct, () => Values>> = {
  move: () => fromTo(4, 6),
  shorten: () => fromTo(0, 1),
  prolong: () => fromTo(0, 40),
  person: () => ({ last_name: `De ${newId().slice(-6)}`, id_document: `INE ${newId().slice(-6)}` }),
}

export interface Neighborhood extends StationWorld {
  admin: TestPerson
}

export async function beginHousehold(there: Neighborhood, kind: CodeKind, unit: string): Promise<Household> {
  const { garita, here, guard } = there
  const host = await garita.person({ condominium: here, unit })
  const looker = kind === 'request' ? await garita.person({ condominium: here, unit }) : host
  if (kind !== 'request') {
    return {
      host,
      looker,
      kind,
      unit,
      id: await authorize(garita, host, kind, kind === 'temporary_visitor' ? fromTo(0, 9) : {}),
    }
  }
  const id = await arrive(guard, here, unit)
  await host.call(visits.decide, { id, decision: 'approved' })
  return { host, looker, kind, unit, id }
}

/** Ignores refusals: the history continues with the next act. */
export async function actIn(there: Neighborhood, { host, id, kind, unit }: Household, act: CodeAct): Promise<void> {
  const { garita, here, guard, admin } = there
  const changed = edits[act]
  if (changed) return edit(garita, host, id, kind, changed())
  if (act === 'reissue') await host.call(authorizations.regeneratePass, { id })
  if (act === 'check_out') await host.call(authorizations.checkOut, { id })
  if (act === 'suspend') await host.call(authorizations.suspend, { id })
  if (act === 'resume') await host.call(authorizations.resume, { id })
  if (act === 'remove') await host.call(authorizations.remove, { id })
  if (act === 'enter') await enter(guard, here, id, 'Lo conozco')
  if (act === 'leave') await atDesk.leave(guard, { condominium_id: here, id, event_id: newId() })
  if (act === 'leave_by_mistake') {
    const checkout = made(there, { kind: 'checkout', subject: { authorization_id: id } })
    const correction = correctionOf(checkout.event, checkout.event.id)
    await tell(there, checkout, ...(correction ? [made(there, correction)] : []))
  }
  if (act === 'host_removed') await admin.call(people.remove, { id: host.id })
  if (act === 'other_home') {
    const card = { full_name: 'Ana Otra', email: host.email, phone_number: null, approval_status: 'approved' as const }
    await admin.call(people.change, {
      ...{ ...card, id: host.id, revision: await revisionOf(garita, host.id) },
      ...{ user_role: 'resident', condominium_id: here, unit_number: `${unit}B` },
    })
  }
}

async function edit(garita: TestInstallation, host: TestPerson, id: string, kind: CodeKind, more: Values) {
  if (kind === 'request') return
  const { rows } = await garita.owner.query('select revision, valid_from from authorizations where id = $1', [id])
  const authType: AuthType = kind
  const fits = kind === 'temporary_visitor' ? more : kind === 'vehicle' ? { vehicle_plate: newId().slice(-6) } : {}
  const person = more.valid_from ? fits : { ...more, ...fits }
  const values = { ...least[authType](), ...person }
  await ask(garita, authorizations.change, { id, revision: rows[0]?.revision, auth_type: authType, values }, host.token)
}

const moments: Readonly<Record<string, readonly string[]>> = {
  authorizations: [
    ...['created_at', 'updated_at', 'valid_from', 'valid_until', 'pass_issued_at', 'decided_at', 'closed_at'],
    ...['entered_at', 'left_at', 'suspended_at', 'blanked_at'],
  ],
  revoked_passes: ['revoked_at', 'valid_until'],
  pass_keys: ['created_at', 'signs_from', 'verifies_until'],
  access_numbers: ['held_until'],
  residences: ['since', 'until'],
}

/** Moves all rows of a condominium into the past, so that the time seems to pass. */
export async function letPass({ garita, here }: StationWorld, minutes: number): Promise<void> {
  const client = await garita.owner.connect()
  try {
    await client.query('begin')
    for (const [table, columns] of Object.entries(moments)) {
      await client.query(`alter table ${table} disable trigger user`)
      const moved = columns.map((column) => `${column} = ${column} - make_interval(mins => $2)`)
      await client.query(`update ${table} set ${moved.join(', ')} where condominium_id = $1`, [here, minutes])
      await client.query(`alter table ${table} enable trigger user`)
    }
    await client.query('delete from retention_runs where condominium_id = $1', [here])
    await client.query('commit')
  } finally {
    client.release()
  }
}
