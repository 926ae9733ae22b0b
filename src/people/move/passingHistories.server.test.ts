/**
 * Random histories of moves that pass things on: each thing belongs to one home, which alone sees it, and works while its host lives
 * there.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { draws } from '../../../tests/support/scope.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize } from '../../../tests/support/visits.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { newId } from '../../shared/ids.ts'
import { people } from '../people.contract.ts'
import { moves } from './moves.contract.ts'

const [runs, longest] = draws([2, 14], [60, 24])

const garita = openForFile(sharedInstallation)

const names = ['Ana Uno', 'Beto Uno', 'Caro Uno'] as const
const unit = fc.constantFrom('101', '102')
const who = fc.nat({ max: 2 })
const kind = fc.constantFrom('worker', 'vehicle')
const step = fc.oneof(
  fc.record({ act: fc.constant('authorizes' as const), who, kind }),
  fc.record({ act: fc.constant('holds' as const), who }),
  // The receiver of workers and vehicles is one of three people; the mover's own id means the new unit.
  fc.record({
    act: fc.constant('moves' as const),
    who,
    to: fc.option(unit),
    workers: fc.option(who),
    vehicles: fc.option(who),
  }),
  fc.record({ act: fc.constant('comes back' as const), who, unit }),
)

interface Home {
  id: string
  unit: string
  held: boolean
}
interface Thing {
  id: string
  kind: 'worker' | 'vehicle'
  host: number
  home: string
  unit: string
}

test('gives each authorization one host, who alone sees it, and accepts it while the host lives at its home', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: longest, maxLength: longest }), async (history) => {
      const here = await garita.condominium()
      const admin = await garita.person({ user_role: 'admin', assigned: [here] })
      const boss = await garita.person({ user_role: 'super_admin' })
      const persons: TestPerson[] = []
      for (const fullName of names)
        persons.push(await garita.person({ condominium: here, unit: '101', full_name: fullName, together: true }))
      const homes: (Home | null)[] = []
      for (const person of persons) homes.push(await homeNow(person))
      const things: Thing[] = []
      for (const one of history) {
        await take(one)
        await compare()
      }

      async function homeNow(person: TestPerson): Promise<Home | null> {
        const { rows } = await garita.owner.query<Home>(
          `select id, unit_number as unit, frozen_at is not null as held from residences
            where profile_id = $1 and until is null and since is not null`,
          [person.id],
        )
        return rows[0] ?? null
      }

      async function take(one: (typeof history)[number]): Promise<void> {
        const person = persons[one.who]
        const home = homes[one.who] ?? null
        if (!person) return
        if (one.act === 'authorizes' && home && !home.held)
          things.push({
            id: await authorize(garita, person, one.kind),
            kind: one.kind,
            host: one.who,
            home: home.id,
            unit: home.unit,
          })
        if (one.act === 'holds' && home) {
          await garita.owner.query(
            'update residences set frozen_at = case when frozen_at is null then now() end where id = $1',
            [home.id],
          )
          home.held = !home.held
        }
        if (one.act === 'comes back' && !home) {
          const added = { id: person.id, condominium_id: here, unit_number: one.unit, residence_id: newId() }
          expect(await boss.call(people.addHome, added)).toMatchObject({ ok: true })
          homes[one.who] = await homeNow(person)
        }
        if (one.act === 'moves' && home) await move(one, person, home)
      }

      async function move(one: Extract<(typeof history)[number], { act: 'moves' }>, person: TestPerson, home: Home) {
        const given = { worker: one.workers, vehicle: one.vehicles }
        const target = (to: number | null) => (to === null ? null : (homes[to] ?? null))
        const mayReceive = (to: number) =>
          !home.held && (to === one.who ? one.to !== null : target(to)?.unit === home.unit && !target(to)?.held)
        const passes = (['worker', 'vehicle'] as const).map((authType) => ({
          auth_type: authType,
          to: given[authType] === null ? null : (target(given[authType])?.id ?? newId()),
        }))
        const fits =
          one.to !== home.unit && !home.held && Object.values(given).every((to) => to === null || mayReceive(to))
        const moved = await admin.call(moves.planMove, { id: person.id, at: null, moves_to: one.to, passes })
        expect([one, moved.ok]).toEqual([one, fits])
        if (!moved.ok) return
        const former = home.id
        homes[one.who] = await homeNow(person)
        for (const thing of things.filter((each) => each.home === former)) {
          const receiver = given[thing.kind]
          const next = receiver === null ? null : (homes[receiver] ?? null)
          if (receiver !== null && next) Object.assign(thing, { host: receiver, home: next.id, unit: next.unit })
        }
      }

      async function compare(): Promise<void> {
        const { rows } = await garita.owner.query<{ id: string; eligibility: string; unit: string }>(
          `select id, access.eligibility_of(a, now()) as eligibility, unit_number as unit from authorizations a
            where condominium_id = $1 and resident_id is not null`,
          [here],
        )
        for (const thing of things) {
          const home = homes[thing.host]
          const lives = home?.id === thing.home && !home.held
          expect(rows.find(({ id }) => id === thing.id)).toEqual({
            id: thing.id,
            eligibility: lives ? 'may_enter' : 'host_gone',
            unit: thing.unit,
          })
        }
        for (const [place, person] of persons.entries()) {
          const seen: string[] = []
          for (const authType of ['worker', 'vehicle'] as const) {
            const listed = await person.call(authorizations.list, { auth_type: authType })
            if (listed.ok) seen.push(...listed.answer.items.map(({ id }) => id))
          }
          const theirs = things.filter(({ host }) => host === place).map(({ id }) => id)
          expect(seen.sort()).toEqual(homes[place] ? theirs.sort() : [])
        }
      }
    }),
    { numRuns: runs },
  )
})
