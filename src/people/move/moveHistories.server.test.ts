/** Random histories of moves: a person only ever sees, answers and opens things of their current home. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrive } from '../../../tests/support/arrivals.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { draws } from '../../../tests/support/scope.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { dayIn, least, mexico } from '../../../tests/support/visits.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { visits } from '../../gate/visits/visits.contract.ts'
import { newId } from '../../shared/ids.ts'
import { moves } from './moves.contract.ts'

const [runs, longest] = draws([2, 12], [60, 24])

const garita = openForFile(sharedInstallation)

const units = ['101', '102'] as const
const unit = fc.constantFrom(...units)
const who = fc.nat({ max: 2 })
const step = fc.oneof(
  fc.record({ act: fc.constant('arrives' as const), unit }),
  fc.record({ act: fc.constant('answers' as const), who, which: fc.nat({ max: 5 }) }),
  fc.record({ act: fc.constant('authorizes' as const), who }),
  fc.record({ act: fc.constant('moves' as const), who, to: fc.option(unit) }),
  fc.record({ act: fc.constant('plans and takes back' as const), who }),
)

/** The expected state. */
interface Known {
  /** The unit of each person, and the step in which they moved in. */
  homes: (null | { unit: string; since: number })[]
  requests: { id: string; unit: string; asked: number; answered: boolean }[]
  passes: { id: string; of: number; from: number }[]
}

test('hides and refuses the data of another home at every moment of random moves', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: longest, maxLength: longest }), async (history) => {
      const here = await garita.condominium()
      const guard = await garita.person({ user_role: 'agent', assigned: [here] })
      const admin = await garita.person({ user_role: 'admin', assigned: [here] })
      const people: TestPerson[] = []
      for (const name of ['Ana', 'Beto', 'Caro'])
        people.push(await garita.person({ condominium: here, unit: '101', full_name: `${name} Uno`, together: true }))
      const known: Known = { homes: people.map(() => ({ unit: '101', since: 0 })), requests: [], passes: [] }
      for (const [at, one] of history.entries()) {
        await take(one, at + 1)
        await compare()
      }

      async function take(one: (typeof history)[number], at: number): Promise<void> {
        if (one.act === 'arrives') {
          if (!known.homes.some((home) => home?.unit === one.unit)) return
          known.requests.push({ id: await arrive(guard, here, one.unit), unit: one.unit, asked: at, answered: false })
          return
        }
        const person = people[one.who]
        const home = known.homes[one.who] ?? null
        if (!person) return
        if (one.act === 'authorizes') {
          const id = newId()
          const made = await person.call(authorizations.create, { id, auth_type: 'worker', values: least.worker() })
          expect(made.ok).toBe(home !== null)
          if (home) known.passes.push({ id, of: one.who, from: home.since })
        }
        if (one.act === 'answers') {
          const request = known.requests[one.which]
          if (!request || request.answered) return
          const theirs = home?.unit === request.unit && home.since <= request.asked
          const answered = await person.call(visits.decide, { id: request.id, decision: 'approved' })
          expect([theirs, answered.ok]).toEqual([theirs, theirs])
          request.answered = theirs
        }
        if (one.act === 'moves') {
          const moved = await admin.call(moves.planMove, { id: person.id, at: null, moves_to: one.to })
          expect(moved.ok).toBe(home !== null && home.unit !== one.to)
          if (moved.ok) known.homes[one.who] = one.to === null ? null : { unit: one.to, since: at }
        }
        if (one.act === 'plans and takes back') {
          const planned = await admin.call(moves.planMove, { id: person.id, at: dayIn(mexico, 180), moves_to: null })
          expect(planned.ok).toBe(home !== null)
          if (planned.ok) await admin.call(moves.takeBackMove, { id: person.id })
        }
      }

      async function compare(): Promise<void> {
        for (const [place, person] of people.entries()) {
          const home = known.homes[place] ?? null
          const waiting = await person.call(visits.waiting, {})
          const seen = waiting.ok ? waiting.answer.map(({ id }) => id).sort() : null
          const due = known.requests.filter(
            (one) => !one.answered && one.unit === home?.unit && home.since <= one.asked,
          )
          expect(seen).toEqual(home ? due.map(({ id }) => id).sort() : null)
        }
        const { rows } = await garita.owner.query<{ id: string; eligibility: string }>(
          `select id, access.eligibility_of(a, now()) as eligibility from authorizations a where condominium_id = $1 and resident_id is not null`,
          [here],
        )
        for (const { id, eligibility } of rows) {
          const pass = known.passes.find((one) => one.id === id)
          const lives = pass && known.homes[pass.of]?.since === pass.from
          expect([id, eligibility]).toEqual([id, lives ? 'may_enter' : 'host_gone'])
        }
      }
    }),
    { numRuns: runs },
  )
})
