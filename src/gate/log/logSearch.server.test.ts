/** A search in the access log reads a limited number of lines, reports how far back it went, and continues from there. */
import { beforeAll, expect, test } from 'vitest'
import { type TestPerson, testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { rowsRead } from '../../../tests/support/reading.ts'
import { authorize } from '../../../tests/support/visits.ts'
import { mostSearched, visits } from '../visits/visits.contract.ts'
import { listLog } from './log.queries.server.ts'

const lines = 2 * mostSearched + 500
/** The places of the lines that say another name, counted from the newest. */
const ofRosa = [3, 700, mostSearched + 20, 2 * mostSearched + 400]

const garita = openForFile(testInstallation)
let long: string
let short: string
let guard: TestPerson
beforeAll(async () => {
  long = await garita.condominium('Larga')
  short = await garita.condominium('Corta')
  guard = await garita.person({ user_role: 'agent', assigned: [long, short] })
  await fill(long, lines, ofRosa)
  await fill(short, 60, [10])
  await garita.owner.query('vacuum analyze access_logs, access_log_subjects')
})

/** Writes a line per minute: Luis in unit 101, or Rosa in unit 202. */
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
  'reports how far back a search for %s went, and continues from there to the end',
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

test('does not report how far a search went with a full page, because the next page continues after its last row', async () => {
  const [page] = await pages('luis', short)
  expect(page).toMatchObject({ total: 59, searched_to: null })
  const ofMany = await guard.call(visits.log, { search: 'luis', condominium_id: long })
  expect(ofMany).toMatchObject({ answer: { total: null, searched_to: null, next: expect.any(String) } })
})

test('returns a total and no end of the search for a log that it searched whole', async () => {
  expect(await pages('rosa', short)).toMatchObject([{ total: 1, searched_to: null, items: [{ name: 'Rosa' }] }])
  expect(await pages('nobody', short)).toMatchObject([{ total: 0, searched_to: null, items: [] }])
})

test('divides the number of searched lines among condominiums, and loses or repeats none', async () => {
  const found = await pages('rosa')
  expect(found.length).toBeGreaterThan(3)
  const ids = found.flatMap(({ items }) => items.map(({ id }) => id))
  expect([ids.length, new Set(ids).size]).toEqual([5, 5])
  const times = found.flatMap(({ items }) => items.map(({ occurred_at }) => Date.parse(occurred_at)))
  expect(times).toEqual(times.toSorted((one, other) => other - one))
})

test.each(['one condominium', 'all'])(
  'reads no more lines than allowed if a search of %s finds nothing',
  async (where) => {
    const asked = { search: 'nobody', condominium_id: where === 'all' ? undefined : long }
    const read = await rowsRead(garita, guard, ({ db }) => listLog(asked, { db }))
    expect(read.access_log_subjects).toBeLessThanOrEqual(mostSearched + 1)
    // The query reads each line once for the names and twice to find the last line.
    expect(read.access_logs).toBeLessThanOrEqual(3 * (mostSearched + 1))
  },
)

test('searches all log lines of the chosen days if they are fewer than the limit', async () => {
  const oldest = ofRosa.at(-1) ?? 0
  const day = (days: number) => new Date(Date.now() - oldest * 60_000 + days * 86_400_000).toISOString().slice(0, 10)
  const asked = { search: 'rosa', condominium_id: long, from: day(-1), until: day(1) }
  expect(await guard.call(visits.log, asked)).toMatchObject({
    answer: { total: 1, searched_to: null, next: null, items: [{ name: 'Rosa' }] },
  })
})
