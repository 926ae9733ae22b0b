/** Whether someone is inside always equals what the access log says, in whatever order its rows arrive. */

import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { arrive, enter } from '../../../tests/support/arrivals.ts'
import { atDesk } from '../../../tests/support/desk.ts'
import { type TestPerson, testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { draws } from '../../../tests/support/scope.ts'
import { authorize } from '../../../tests/support/visits.ts'
import { newId } from '../../shared/ids.ts'
import { visits } from './visits.contract.ts'

const garita = openForFile(testInstallation)
let home: string
let guard: TestPerson
let ana: TestPerson
beforeAll(async () => {
  home = await garita.condominium()
  guard = await garita.person({ user_role: 'agent', assigned: [home] })
  ana = await garita.person({ condominium: home, unit: '101' })
})

const moving = ['entry', 'exit', 'visitor_checkout'] as const
const eventTypes = [...moving, 'visitor_registered', 'document_revealed'] as const
type EventType = (typeof eventTypes)[number]
interface Event {
  event_type: EventType
  occurred_at: Date
}

/** The oracle: inside means that the latest movement was an entry. */
function saidBy(log: readonly Event[]) {
  const last = (...types: EventType[]) => {
    const times = log.filter((event) => types.includes(event.event_type)).map((event) => event.occurred_at.getTime())
    return times.length === 0 ? null : new Date(Math.max(...times))
  }
  const moves = log.filter((event) => moving.some((type) => type === event.event_type))
  const latest = moves.sort((one, other) => one.occurred_at.getTime() - other.occurred_at.getTime()).at(-1)
  return {
    entered_at: last('entry'),
    left_at: last('exit', 'visitor_checkout'),
    inside: latest?.event_type === 'entry',
  }
}
const kept = async (id: string) =>
  (await garita.owner.query('select entered_at, left_at, inside from authorizations where id = $1', [id])).rows[0]

test('computes the same presence as the log after each row, also when a row arrives late', async () => {
  const events = fc.uniqueArray(
    fc.record({
      event_type: fc.constantFrom(...eventTypes),
      occurred_at: fc.integer({ min: 0, max: 5_000 }).map((minute) => new Date(Date.UTC(2026, 0, 1, 0, minute))),
    }),
    { maxLength: 8, selector: (event) => event.occurred_at.getTime() },
  )
  await fc.assert(
    fc.asyncProperty(events, async (log) => {
      const [id, other] = [await authorize(garita, ana, 'worker'), await authorize(garita, ana, 'worker')]
      const before = (await garita.owner.query('select revision, updated_at from authorizations where id = $1', [id]))
        .rows
      for (const [index, { event_type, occurred_at }] of log.entries()) {
        await garita.owner.query(
          `insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, resident_id, unit_number, actor_role, actor_name)
            values ($1, $2, $3, $4, $5, $6, '101', 'agent', 'Ramón')`,
          [home, newId(), id, event_type, occurred_at, ana.id],
        )
        expect(await kept(id)).toEqual(saidBy(log.slice(0, index + 1)))
      }
      expect(await kept(other)).toEqual(saidBy([]))
      // Coming and going is not an edit of the authorization.
      const after = (await garita.owner.query('select revision, updated_at from authorizations where id = $1', [id]))
        .rows
      expect(after).toEqual(before)
      await garita.owner.query('delete from jobs')
    }),
    { numRuns: draws(4, 60) },
  )
})

test('computes the same presence as the log after random acts of guards and residents, and lets everyone inside leave', async () => {
  const acts = ['enter', 'enter anyway', 'leave', 'look', 'approve', 'deny', 'by phone'] as const
  const kinds = ['worker', 'vehicle', 'temporary_visitor', 'request'] as const
  const press = fc.array(fc.constantFrom(...acts), { minLength: 2, maxLength: 8 })
  const answer = { approve: 'approved', deny: 'denied' } as const
  await fc.assert(
    fc.asyncProperty(press, fc.constantFrom(...kinds), async (pressed, kind) => {
      const id = kind === 'request' ? await arrive(guard, home) : await authorize(garita, ana, kind)
      const act = () => ({ condominium_id: home, id, event_id: newId() })
      for (const one of pressed) {
        if (one === 'leave') {
          const { inside } = await kept(id)
          const left = await atDesk.leave(guard, act())
          if (inside) expect(left).toMatchObject({ ok: true })
          expect((await kept(id)).inside).toBe(false)
        } else if (one === 'look') await guard.call(visits.revealDocument, act())
        else if (one === 'approve' || one === 'deny') await ana.call(visits.decide, { id, decision: answer[one] })
        else if (one === 'by phone')
          await atDesk.enterByPhone(guard, { ...act(), authorized_by: 'Ana', reason: 'No contesta' })
        else await enter(guard, home, id, one === 'enter' ? null : 'Lo pidió')
      }
      const { rows } = await garita.owner.query<Event>(
        'select event_type, occurred_at from access_logs where authorization_id = $1',
        [id],
      )
      expect(await kept(id)).toEqual(saidBy(rows))
    }),
    {
      numRuns: draws(8, 150),
      examples: [
        [['enter anyway', 'leave'], 'request'],
        [['deny', 'enter anyway', 'leave'], 'request'],
        [['approve', 'enter', 'leave', 'enter anyway', 'leave'], 'request'],
        [['by phone', 'leave', 'enter anyway', 'leave'], 'request'],
        [['enter', 'leave', 'enter anyway', 'leave'], 'temporary_visitor'],
      ],
    },
  )
})
