/** Random histories of people with several homes: each home shows, answers and opens only its own things at that time. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrive } from '../../../tests/support/arrivals.ts'
import { inHome } from '../../../tests/support/homes.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { draws } from '../../../tests/support/scope.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { least } from '../../../tests/support/visits.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { visits } from '../../gate/visits/visits.contract.ts'
import { homeKinds } from '../../households/rights.rules.ts'
import { newId } from '../../shared/ids.ts'
import { moves } from '../move/moves.contract.ts'
import { people } from '../people.contract.ts'
import { rights } from '../rights/rights.contract.ts'

const [runs, longest] = draws([2, 14], [60, 30])

const garita = openForFile(sharedInstallation)

const who = fc.nat({ max: 2 })
const which = fc.nat({ max: 5 })
const db = fc.record({ place: fc.nat({ max: 1 }), unit: fc.constantFrom('101', '102') })
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant('gets a home' as const), who, db }) },
  fc.record({ act: fc.constant('leaves a home' as const), who, which }),
  fc.record({ act: fc.constant('may authorize or not' as const), who, which, kind: fc.constantFrom(...homeKinds) }),
  { weight: 2, arbitrary: fc.record({ act: fc.constant('arrives' as const), db }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('authorizes' as const), who, which }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('answers' as const), who, which, request: which }) },
)

/** The expected state. */
interface Home {
  id: string
  who: number
  db: string
  since: number
  over: boolean
  /** Without the right to authorize there. */
  barred: boolean
}

test('shows each home the data of its own time, and of no other home', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: longest, maxLength: longest }), async (history) => {
      const places = [await garita.condominium('Uno'), await garita.condominium('Dos')]
      const [first = ''] = places
      const root = await garita.person({ user_role: 'super_admin' })
      const guard = await garita.person({ user_role: 'agent', assigned: places })
      // Two people live in the first condominium; one administers it and may live in both.
      const everybody: TestPerson[] = [
        await garita.person({ condominium: first, unit: '100' }),
        await garita.person({ condominium: first, unit: '100', together: true }),
        await garita.person({ user_role: 'admin', assigned: [first] }),
      ]
      const homes: Home[] = []
      const requests: { id: string; db: string; asked: number; answered: boolean }[] = []
      const passes: { id: string; home: Home }[] = []
      const unitKeyOf = ({ place, unit }: { place: number; unit: string }) => `${places[place]} ${unit}`
      const current = (index: number) => homes.filter((home) => home.who === index && !home.over)
      const chosen = (index: number, nth: number) => current(index)[nth % Math.max(1, current(index).length)]
      const at = (home: Home) => inHome(garita, everybody[home.who] as TestPerson, home.id)

      for (const [now, one] of history.entries()) {
        await take(one, now + 1)
        for (const home of homes) await compare(home)
      }
      await compareStrangers()

      async function take(one: (typeof history)[number], now: number): Promise<void> {
        if (one.act === 'arrives') {
          if (!homes.some((home) => !home.over && !home.barred && home.db === unitKeyOf(one.db))) return
          const id = await arrive(guard, places[one.db.place] ?? '', one.db.unit)
          requests.push({ id, db: unitKeyOf(one.db), asked: now, answered: false })
          return
        }
        if (one.act === 'gets a home') {
          const home = { id: newId(), who: one.who, db: unitKeyOf(one.db), since: now, over: false, barred: false }
          const made = await root.call(people.addHome, {
            ...{ id: everybody[one.who]?.id ?? '', residence_id: home.id },
            ...{ condominium_id: places[one.db.place] ?? '', unit_number: one.db.unit },
          })
          expect(made.ok).toBe(!current(one.who).some((other) => other.db === home.db))
          if (made.ok) homes.push(home)
          return
        }
        const home = chosen(one.who, one.which)
        if (!home) return
        if (one.act === 'leaves a home') {
          const left = { id: everybody[one.who]?.id ?? '', residence_id: home.id, at: null, moves_to: null }
          expect(await root.call(moves.planMove, left)).toMatchObject({ ok: true })
          home.over = true
        }
        if (one.act === 'may authorize or not') {
          home.barred = !home.barred
          const said = { id: everybody[one.who]?.id ?? '', residence_id: home.id, kind: one.kind }
          expect(await root.call(rights.setHome, { ...said, may_authorize: !home.barred })).toMatchObject({ ok: true })
        }
        if (one.act === 'authorizes') {
          const id = newId()
          const made = await at(home).call(authorizations.create, { id, auth_type: 'worker', values: least.worker() })
          expect(made.ok).toBe(!home.barred)
          if (made.ok) passes.push({ id, home })
        }
        if (one.act === 'answers') {
          const request = requests[one.request]
          if (!request || request.answered) return
          const theirs = !home.barred && home.db === request.db && home.since <= request.asked
          const answer = await at(home).call(visits.decide, { id: request.id, decision: 'approved' })
          expect([theirs, answer.ok]).toEqual([theirs, theirs])
          request.answered = theirs
        }
      }

      async function compare(home: Home): Promise<void> {
        const waiting = await at(home).call(visits.waiting, {})
        const listed = await at(home).call(authorizations.list, { auth_type: 'worker' })
        if (home.over) return expect([waiting.status, listed.status]).toEqual([403, 403]) as undefined
        const due = requests.filter(
          (one) => !home.barred && !one.answered && one.db === home.db && home.since <= one.asked,
        )
        expect(waiting.ok && waiting.answer.map(({ id }) => id).sort()).toEqual(due.map(({ id }) => id).sort())
        // Passes of an ended home are listed too, except in the unit of another current home.
        const others = current(home.who).filter((other) => other !== home)
        const mine = passes.filter(
          (pass) => pass.home.who === home.who && !others.some((other) => other.db === pass.home.db),
        )
        expect(listed.ok && listed.answer.items.map(({ id }) => id).sort()).toEqual(mine.map(({ id }) => id).sort())
      }

      async function compareStrangers(): Promise<void> {
        for (const home of homes) {
          for (const person of everybody.filter((_, index) => index !== home.who)) {
            expect(await inHome(garita, person, home.id).call(visits.waiting, {})).toMatchObject({ status: 403 })
          }
        }
      }
    }),
    { numRuns: runs },
  )
})
