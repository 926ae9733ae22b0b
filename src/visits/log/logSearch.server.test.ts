/** A search in the access log looks at a limited number of lines, says how far back it looked, and goes on from there. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestInstallation, type TestPerson, testInstallation } from '../../../tests/support/installation.ts'
import { rowsRead } from '../../../tests/support/reading.ts'
import { authorize } from '../../../tests/support/visits.ts'
import { mostSearched, visits } from '../visits.contract.ts'
import { listLog } from './log.queries.server.ts'

const lines = 2 * mostSearched + 500
/** The places of the lines that say another name, counted from the newest. */
const ofRosa = [3, 700, mostSearched + 20, 2 * mostSearched + 400]

let garita: TestInstallation
let long: string
let short: string
let guard: TestPerson
beforeAll(async () => {
  garita = await testInstallation()
  long = await garita.condominium('Larga')
  short = await garita.condominium('Corta')
  guard = await garita.person({ user_role: 'agent', assigned: [long, short] })
  await fill(long, lines, ofRosa)
  await fill(short, 60, [10])
  await garita.owner.query('vacuum analyze access_logs, access_log_subjects')
})
afterAll(() => garita.close())

/** A line a minute, of Luis in unit 101 or of Rosa in unit 202. */
async function fill(condominium: string, count: number, rosas: readonly number[]): Promise<void> {
  const luis = await authorize(garita, await garita.person({ condominium }))
  const client = await garita.owner.connect()
  await client.query('alter table access_logs disable trigger user')
  await client.query(
    `with logged as (insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, unit_number, actor_role, actor_name)
        select $1, gen_random_uuid(), $2, 'entry', now() - n * interval '1 minute',
          case when n = any($4::int[]) then '202' else '101' end, 'agent', 'Gus' from generate_series(1, $3) n
        returning condominium_id, id, unit_number)
      insert into access_log_subjects (condominium_id, log_id, auth_type, name, last_name)
        select condominium_id, id, 'temporary_visitor', case unit_number when '202' then 'Rosa' else 'Luis' end, 'Peña' from logged`,
    [condominium, luis, count, rosas],
  )
  await client.query('alter table access_logs enable trigger user')
  client.release()
}

async function pages(search: string, condominium?: string) {
  const found = []
  let after: string | undefined
  do {
    const page = await guard.call(visits.log, { search, condominium_id: condominium, after })
    if (!page.ok) throw new Error(page.code)
    found.push(page.answer)
    after = page.answer.next ?? undefined
  } while (after)
  return found
}
const minutesAgo = (at: string | null | undefined) => (at ? Math.floor((Date.now() - Date.parse(at)) / 60_000) : null)

test.each(['rosa peña', '202'])(
  'a search for %s says how far back it looked, and goes on there to the end',
  async (search) => {
    const found = await pages(search, long)
    expect(found.map(({ items }) => items.length)).toEqual([2, 1, 1])
    expect(found.map(({ total }) => total)).toEqual([null, null, null])
    const [first, second, last] = found.map(({ searched_to }) => minutesAgo(searched_to))
    expect(first).toBeGreaterThanOrEqual(mostSearched)
    expect(second).toBe((first ?? 0) + mostSearched)
    expect(last).toBeNull()
  },
)

test('a full page does not say how far it looked: its last row says it', async () => {
  const [page] = await pages('luis', short)
  expect(page).toMatchObject({ total: 59, searched_to: null })
  const ofMany = await guard.call(visits.log, { search: 'luis', condominium_id: long })
  expect(ofMany).toMatchObject({ answer: { total: null, searched_to: null, next: expect.any(String) } })
})

test('a log that is searched whole has its number and no end of the search', async () => {
  expect(await pages('rosa', short)).toMatchObject([{ total: 1, searched_to: null, items: [{ name: 'Rosa' }] }])
  expect(await pages('nobody', short)).toMatchObject([{ total: 0, searched_to: null, items: [] }])
})

test('several condominiums share the number of lines, and nothing is lost or shown twice', async () => {
  const found = await pages('rosa')
  expect(found.length).toBeGreaterThan(3)
  const ids = found.flatMap(({ items }) => items.map(({ id }) => id))
  expect([ids.length, new Set(ids).size]).toEqual([5, 5])
  const times = found.flatMap(({ items }) => items.map(({ occurred_at }) => Date.parse(occurred_at)))
  expect(times).toEqual(times.toSorted((one, other) => other - one))
})

test.each(['one condominium', 'all'])(
  'a search of %s that finds nothing reads no more lines than it may',
  async (where) => {
    const asked = { search: 'nobody', condominium_id: where === 'all' ? undefined : long }
    const read = await rowsRead(garita, guard, ({ door }) => listLog(asked, { door }))
    expect(read.access_log_subjects).toBeLessThanOrEqual(mostSearched + 1)
    // Once for the names, and twice to find the last of them.
    expect(read.access_logs).toBeLessThanOrEqual(3 * (mostSearched + 1))
  },
)

test('days are searched whole where they have fewer lines', async () => {
  const oldest = ofRosa.at(-1) ?? 0
  const day = (days: number) => new Date(Date.now() - oldest * 60_000 + days * 86_400_000).toISOString().slice(0, 10)
  const asked = { search: 'rosa', condominium_id: long, from: day(-1), until: day(1) }
  expect(await guard.call(visits.log, asked)).toMatchObject({
    answer: { total: 1, searched_to: null, next: null, items: [{ name: 'Rosa' }] },
  })
})
