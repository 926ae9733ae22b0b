/** One thing has one count: the screens' figures about the demo's people and gates are compared with each other. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { signIn, tokenIn } from '../../tests/support/accounts.ts'
import { ask, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { amenities } from '../amenities/amenities.contract.ts'
import { authorizations } from '../authorizations/authorizations.contract.ts'
import { seed } from '../demo/seed.server.ts'
import { gate } from '../gate/gate.contract.ts'
import { peopleIn, visitKinds, visitsInside } from '../gate/screen/lists/gateLists.ts'
import { snapshot } from '../gate/station/facts/gate.snapshot.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { people } from '../people/people.contract.ts'
import { reports } from '../reports/reports.contract.ts'
import { session } from '../session/session.contract.ts'
import type { Call, Input, Output } from '../shared/contract.ts'
import { dashboards } from './dashboards.contract.ts'

const garita = openForFile(testInstallation)
const tokens: Record<string, string> = {}
let places: string[]

beforeAll(async () => {
  const lines = await seed(garita.settings, garita.owner_url, 'build-of-today')
  const password = /password: (\S+)/.exec(lines.join('\n'))?.[1] ?? ''
  for (const name of ['super', 'admin', 'agent', 'resident'])
    tokens[name] = tokenIn(await signIn(garita, { email: `${name}@demo.garita.test`, password }))
  const { person } = await told('agent', session.current, {})
  places = person?.assigned.map(({ id }) => id) ?? []
})
beforeEach(() => garita.owner.query('delete from attempts'))

async function told<C extends Call>(name: string, call: C, input: Input<C>): Promise<Output<C>> {
  const answer = await ask(garita, call, input, tokens[name] ?? null)
  if (!answer.ok) throw new Error(`${call.name}: ${answer.code}`)
  return answer.answer
}

async function rowsOf<Item>(
  page: (after?: string) => Promise<{ items: Item[]; next: string | null }>,
): Promise<Item[]> {
  const found: Item[] = []
  let after: string | undefined
  do {
    const { items, next } = await page(after)
    found.push(...items)
    after = next ?? undefined
  } while (after)
  return found
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

test('shows one number of people inside at the desk and at the station, and their visits in the report', async () => {
  expect(places).toHaveLength(2)
  const here: number[] = []
  for (const place of places) {
    const { inside } = await told('agent', visits.count, { condominium_id: place })
    const [main] = await told('agent', gate.gates, { condominium_id: place })
    const where = { condominium_id: place, gate_id: main?.id ?? '' }
    const known = snapshot.parse(await told('agent', gate.snapshot, where))
    expect(visitsInside(known, Date.parse(known.taken_at))).toBe(inside)
    const { stays } = await told('admin', reports.read, { condominium_id: place, period: 'thirty' })
    const groups = known.entries.filter(({ inside }) => (inside?.people ?? 1) > 1)
    expect(stays.inside).toBe(inside - peopleIn(groups) + groups.length)
    here.push(inside)
  }
  expect(Math.min(...here)).toBeGreaterThan(1)
  expect((await told('agent', visits.count, {})).inside).toBe(sum(here))
})

test('shows a resident as many people inside as the guard', async () => {
  const { person } = await told('resident', session.current, {})
  const home = { condominium_id: person?.condominium?.id ?? '', resident_id: person?.id ?? '' }
  const seen = await rowsOf((after) => told('agent', visits.ofResident, { ...home, after }))
  const came = sum(
    seen.flatMap(({ inside, auth_type, people_inside = 1 }) =>
      inside && visitKinds.some((kind) => kind === auth_type) ? [people_inside] : [],
    ),
  )
  const parties = await told('agent', amenities.expected, { condominium_id: home.condominium_id, search: '' })
  const guests = parties
    .filter(({ resident_name }) => resident_name === person?.full_name)
    .flatMap((party) => party.guests.filter(({ inside }) => inside)).length
  expect(came + guests).toBeGreaterThan(0)
  expect((await told('resident', authorizations.today, {})).figures.active_visits).toBe(came + guests)
})

test('counts today’s entries alike at the desk and in the installation', async () => {
  const { accesses_today } = await told('super', dashboards.installation, {})
  expect((await told('agent', visits.count, {})).entries_today).toBe(accesses_today)
  const each = await Promise.all(places.map((place) => told('agent', visits.count, { condominium_id: place })))
  expect(sum(each.map(({ entries_today }) => entries_today))).toBe(accesses_today)
})

test('counts the rows of the desk’s list in its figure', async () => {
  const figures = await told('agent', visits.count, {})
  const rows = (status?: 'pending') => rowsOf((after) => told('agent', visits.list, { status, after }))
  expect((await rows()).length).toBe(figures.visitors)
  expect((await rows('pending')).length).toBe(figures.pending)
})

test('counts people, authorizations and bookings alike on the panels and on their own screens', async () => {
  const installation = await told('super', dashboards.installation, {})
  const everybody = await told('super', people.count, {})
  expect([installation.users, installation.pending]).toEqual([everybody.total, everybody.pending])
  const admin = await told('admin', dashboards.admin, {})
  const mine = await told('admin', people.count, {})
  expect([admin.users, admin.pending]).toEqual([mine.total, mine.pending])
  // This admin runs all condominiums.
  expect(admin.active_authorizations).toBe(installation.active_authorizations)
  expect(admin.pending_reservations).toBe((await told('admin', amenities.count, {})).pending)
})

test('"Asignaciones Activas" counts the rows of the summary below it', async () => {
  const rows = await rowsOf((after) => told('super', people.assignments, { after }))
  expect((await told('super', people.countOperators, {})).assignments).toBe(rows.length)
})
