/** Repeating the own act succeeds again; repeating an act after another person is refused with a message. */
import { describe, expect, test } from 'vitest'
import { amenities } from '../src/amenities/amenities.contract.ts'
import { authorizations } from '../src/authorizations/authorizations.contract.ts'
import type { AuthType } from '../src/authorizations/kinds.ts'
import { condominiums } from '../src/condominiums/condominiums.contract.ts'
import { gate } from '../src/gate/gate.contract.ts'
import { visits } from '../src/gate/visits/visits.contract.ts'
import { households } from '../src/households/households.contract.ts'
import { mail } from '../src/mail/mail.contract.ts'
import { notices } from '../src/notices/notices.contract.ts'
import { people } from '../src/people/people.contract.ts'
import { privacy } from '../src/privacy/privacy.contract.ts'
import { securityEvents } from '../src/session/security/securityEvents.contract.ts'
import { session } from '../src/session/session.contract.ts'
import type { Call } from '../src/shared/contract.ts'
import { newId } from '../src/shared/ids.ts'
import { unitCodes } from '../src/units/code/unitCodes.contract.ts'
import { units } from '../src/units/units.contract.ts'
import { arrive } from './support/arrivals.ts'
import { amenityOf, book } from './support/bookings.ts'
import { barrierAt } from './support/gate/barriers.ts'
import { newUnit } from './support/homes.ts'
import { ask, type TestPerson, testInstallation } from './support/installation.ts'
import { openForFile } from './support/openForFile.ts'
import { idOfNewCode } from './support/unitCodes.ts'
import { authorize } from './support/visits.ts'
import { otherWrites, repeatedElsewhere } from './support/writes.ts'

interface Repeated {
  call: Call
  input: Record<string, unknown>
  by: TestPerson
  /** Null where no other person may do it. */
  other: TestPerson | null
  /** The refusal that the other person gets. */
  code?: string
  opposite?: Record<string, unknown>
}

const garita = openForFile(testInstallation)

async function world() {
  const home = await garita.condominium()
  const admin = () => garita.person({ user_role: 'admin', assigned: [home] })
  const root = () => garita.person({ user_role: 'super_admin' })
  return {
    ...{ home, by: await admin(), other: await admin(), roots: [await root(), await root()] as const },
    ana: await garita.person({ condominium: home, unit: '101' }),
    beto: await garita.person({ condominium: home, unit: '101', together: true }),
    guard: await garita.person({ user_role: 'agent', assigned: [home] }),
  }
}

/** An act on a thing of the caller, which no other person may touch. */
const alone = (call: Call, input: Record<string, unknown>) => async (): Promise<Repeated> => ({
  ...{ call, input, by: (await world()).ana, other: null },
})

const onOwn = (call: Call, type?: AuthType) => async (): Promise<Repeated> => {
  const { ana, beto } = await world()
  return { call, by: ana, other: beto, input: { id: await authorize(garita, ana, type) } }
}

const onBooking = (call: Call) => async (): Promise<Repeated> => {
  const { home, ana, beto } = await world()
  return { call, by: ana, other: beto, input: { id: await book(ana, await amenityOf(garita, home)) } }
}

const acts: Record<string, () => Promise<Repeated>> = {
  'authorizations.remove': onOwn(authorizations.remove),
  'authorizations.checkOut': onOwn(authorizations.checkOut),
  'authorizations.suspend': onOwn(authorizations.suspend, 'worker'),
  'authorizations.dismiss': onOwn(authorizations.dismiss, 'worker'),
  'authorizations.handOn': onOwn(authorizations.handOn),
  'amenities.cancel': onBooking(amenities.cancel),
  'amenities.remove': onBooking(amenities.remove),
  'privacy.askRemoval': alone(privacy.askRemoval, {}),
  'session.endOthers': alone(session.endOthers, {}),
  'notices.unsubscribe': alone(notices.unsubscribe, { endpoint: 'https://push.example/1' }),
  'notices.changePreferences': alone(notices.changePreferences, { by_mail: false }),
  'notices.clear': alone(notices.clear, { until: new Date().toISOString() }),
  'notices.unclear': alone(notices.unclear, { until: new Date().toISOString(), before: null }),
  'people.decide': async () => {
    const { home, by, other } = await world()
    const { id } = await garita.person({ condominium: home, approval_status: 'pending' })
    return {
      ...{ call: people.decide, by, other, code: 'changed_meanwhile', input: { id, from: 'pending', to: 'approved' } },
      opposite: { id, from: 'pending', to: 'rejected' },
    }
  },
  'people.remove': async () => {
    const { by, other, ana } = await world()
    return { call: people.remove, by, other, input: { id: ana.id } }
  },
  'people.unassign': async () => {
    const { home, by, other, guard } = await world()
    return { call: people.unassign, by, other, input: { id: guard.id, condominium_id: home } }
  },
  'condominiums.archive': async () => {
    const { roots } = await world()
    return { call: condominiums.archive, by: roots[0], other: roots[1], input: { id: await garita.condominium() } }
  },
  'condominiums.keepRetention': async () => {
    const { home, by, other } = await world()
    await garita.owner.query(
      `update condominiums set next_retention_days = 7, next_retention_from = now() + interval '9 days',
        next_retention_by = $2, next_retention_id = gen_random_uuid() where id = $1`,
      [home, by.id],
    )
    return { call: condominiums.keepRetention, by, other, input: { id: home } }
  },
  'mail.remove': async () => {
    const { roots } = await world()
    const letter = `insert into unsent_messages (id, recipient, subject, body) values ($1, 'a@b.mx', 'Hola', 'Hola')`
    const id = newId()
    await garita.owner.query(letter, [id])
    return { call: mail.remove, by: roots[0], other: roots[1], input: { id } }
  },
  'authorizations.resume': async () => {
    const { ana, beto } = await world()
    const id = await authorize(garita, ana, 'worker')
    await ana.call(authorizations.suspend, { id })
    return { call: authorizations.resume, by: ana, other: beto, input: { id } }
  },
  'authorizations.rehire': async () => {
    const { ana, beto } = await world()
    const id = await authorize(garita, ana, 'worker')
    await ana.call(authorizations.dismiss, { id })
    return { call: authorizations.rehire, by: ana, other: beto, input: { id } }
  },
  'amenities.decide': async () => {
    const { home, by, other, ana } = await world()
    const id = await book(ana, await amenityOf(garita, home, 'clubhouse', { needs_approval: true }))
    const input = { condominium_id: home, id, decision: 'approved', reason: null }
    return {
      ...{ call: amenities.decide, by, other, code: 'reservation_decided', input },
      opposite: { ...input, decision: 'rejected', reason: 'Está en obra' },
    }
  },
  'visits.decide': async () => {
    const { home, ana, beto, guard } = await world()
    const id = await arrive(guard, home, '101')
    return {
      ...{ call: visits.decide, by: ana, other: beto, code: 'visit_decided', input: { id, decision: 'approved' } },
      opposite: { id, decision: 'denied' },
    }
  },
  'visits.changeAnswer': async () => {
    const { home, ana, guard } = await world()
    const id = await arrive(guard, home, '101')
    await ana.call(visits.decide, { id, decision: 'approved' })
    return { call: visits.changeAnswer, by: ana, other: null, input: { id, decision: 'denied' } }
  },
  'visits.wantCall': async () => {
    const { home, ana, guard } = await world()
    return { call: visits.wantCall, by: ana, other: null, input: { id: await arrive(guard, home, '101') } }
  },
  'households.keep': async () => {
    const { home, by, other, ana } = await world()
    const newcomer = await garita.person({ condominium: home, unit: '101' })
    const { rows } = await garita.owner.query('select joining from residences where profile_id = $1', [newcomer.id])
    await ana.call(households.object, { joining: rows[0].joining })
    return { call: households.keep, by, other, input: { id: newcomer.id, seen: 1 } }
  },
  'households.object': async () => {
    const { home, ana } = await world()
    const newcomer = await garita.person({ condominium: home, unit: '101' })
    const { rows } = await garita.owner.query('select joining from residences where profile_id = $1', [newcomer.id])
    return { call: households.object, by: ana, other: null, input: { joining: rows[0].joining } }
  },
  'gate.removeGate': async () => {
    const { home, by, other } = await world()
    const id = newId()
    await by.call(gate.addGate, { condominium_id: home, id, name: 'Norte' })
    return { call: gate.removeGate, by, other, input: { condominium_id: home, id } }
  },
  'units.remove': async () => {
    const [{ home, by, other }, unit] = [await world(), newUnit()]
    await by.call(units.make, { condominium_id: home, units: [unit] })
    return { call: units.remove, by, other, input: { condominium_id: home, id: unit.id } }
  },
  'unitCodes.endCode': async () => {
    const { home, by, other } = await world()
    return { call: unitCodes.endCode, by, other, input: { id: await idOfNewCode(by, home) } }
  },
  'gate.revokeDevice': async () => {
    const { home, by, other } = await world()
    const id = await barrierAt(garita, home, by)
    return { call: gate.revokeDevice, by, other, input: { condominium_id: home, id } }
  },
  'privacy.takeBack': async () => {
    const { ana } = await world()
    await ana.call(privacy.askRemoval, {})
    return { call: privacy.takeBack, by: ana, other: null, input: {} }
  },
  'securityEvents.endAllOf': async () => {
    const { by, ana } = await world()
    return { call: securityEvents.endAllOf, by, other: null, input: { id: ana.id } }
  },
  'notices.mark': async () => {
    const { home, ana, guard } = await world()
    const id = await arrive(guard, home, '101')
    const input = { notices: [{ kind: 'visitor_approval_request', fact_id: id }], as: 'read' }
    return { call: notices.mark, by: ana, other: null, input }
  },
  'notices.seen': async () => {
    const { home, ana, guard } = await world()
    const input = { fact_ids: [await arrive(guard, home, '101')], channel: 'screen' }
    return { call: notices.seen, by: ana, other: null, input }
  },
}

const send = ({ call, input }: Repeated, by: TestPerson, instead = input) => ask(garita, call, instead, by.token)

test('lists every act that ends, decides or switches, or a reason for leaving it out', () => {
  const decisive = [
    ...otherWrites['ends a thing: whoever comes second finds it ended'],
    ...otherWrites['answers once, from the state in which it waits for an answer'],
    ...otherWrites['one switch, and the act names its position'],
  ]
  expect(decisive.filter((name) => !(name in acts || name in repeatedElsewhere))).toEqual([])
})

describe.each(Object.entries(acts))('%s', (_, prepare) => {
  test('succeeds when the same user repeats an act', async () => {
    const act = await prepare()
    expect(await send(act, act.by)).toMatchObject({ ok: true })
    expect(await send(act, act.by)).toMatchObject({ ok: true })
    if (act.opposite) expect(await send(act, act.by, act.opposite)).toMatchObject({ ok: false, status: 409 })
  })

  test('succeeds when the same user sends an act twice at once', async () => {
    const act = await prepare()
    const answers = await Promise.all([send(act, act.by), send(act, act.by), send(act, act.by)])
    for (const answer of answers) expect(answer).toMatchObject({ ok: true })
  })

  test('refuses an act with a message after another person did it', async () => {
    const act = await prepare()
    if (!act.other) return
    expect(await send(act, act.by)).toMatchObject({ ok: true })
    expect(await send(act, act.other)).toMatchObject({ ok: false, code: act.code ?? 'not_found' })
  })

  test('succeeds for only one of two people who send an act at once', async () => {
    const act = await prepare()
    if (!act.other) return
    const answers = await Promise.all([send(act, act.by), send(act, act.other)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })
})
