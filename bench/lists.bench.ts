/** Measures every list of the gate and of a resident, with 10,000 and with 1,000,000 authorizations in the table. */

import { openPlace, type Place } from './fixtures/places.ts'
import { askAs } from './measuring/asking.ts'
import { measured, median, type Outcome, pick, planOf } from './measuring/measure.ts'
import { load } from './measuring/processes.ts'

const rounds = 150
const mostTimes = 1.2
const bellMs = 2
const searchMs = 50
const neverScanned = ['authorizations', 'access_logs', 'access_log_subjects']

interface Asked {
  called: string
  name: string
  input?: object
  by?: 'resident' | 'agent' | 'admin' | 'super_admin'
  /** The most milliseconds in the database, whatever the table holds. */
  most_ms?: number
}

const asked: Asked[] = [
  {
    called: '50 of a resident',
    name: 'authorizations.list',
    input: { auth_type: 'temporary_visitor' },
    by: 'resident',
  },
  { called: 'the bell of a resident', name: 'notices.list', by: 'resident', most_ms: bellMs },
  { called: 'the bell of a guard', name: 'notices.list', most_ms: bellMs },
  { called: 'the bell of an administrator', name: 'notices.list', by: 'admin', most_ms: bellMs },
  { called: 'the bell of a super administrator', name: 'notices.list', by: 'super_admin', most_ms: bellMs },
  { called: '50 visits of the panel', name: 'visits.list' },
  { called: 'its requests that wait', name: 'visits.list', input: { status: 'pending' } },
  { called: 'a visitor found among 5,000', name: 'visits.list', input: { search: 'Guest 37' }, most_ms: searchMs },
  { called: 'the figures of the panel', name: 'visits.count' },
  { called: 'the directory', name: 'people.directory' },
  { called: 'a person found in it', name: 'people.directory', input: { search: 'Person 7' }, most_ms: searchMs },
  { called: '50 of the access log', name: 'visits.log' },
]

export async function bench(ownerUrl: string): Promise<Outcome[]> {
  const both = await Promise.all([openPlace(ownerUrl, 10_000), openPlace(ownerUrl, 1_000_000)])
  const outcomes: Outcome[] = []
  for (const one of asked) outcomes.push(...(await compare(one, both)))
  for (const place of both) await place.close()
  return outcomes
}

async function compare(
  { called, name, input = {}, by = 'agent', most_ms }: Asked,
  both: [Place, Place],
): Promise<Outcome[]> {
  const who = (at: Place, turn: number) => (by === 'resident' ? pick(at.residents, turn) : at[by])
  const times: [number[], number[]] = [[], []]
  // Both sizes take turns, so that other work of the machine slows down both.
  for (let turn = 0; turn < rounds; turn++) {
    for (const [side, at] of both.entries()) {
      const took = await measured(() => askAs(at.database, who(at, turn).token, name, input))
      if (turn >= rounds / 10) times[side]?.push(took)
    }
  }
  const plans = await Promise.all(
    both.map(async (at) => {
      const asked = await askAs(at.database, who(at, 1).token, name, input)
      return planOf(at.login_url, who(at, 1), asked)
    }),
  )
  const [few = 1, many = 0] = times.map(median)
  const said = plans.map(({ buffers, execution_ms }) => `${buffers} buffers, ${execution_ms.toFixed(2)} ms`)
  console.log(
    `  ${called}: ${few.toFixed(2)} and ${many.toFixed(2)} ms median (in the database ${said.join('; ')}), ${load()}`,
  )
  // With few neighbors, half of the table belongs to the resident.
  const scanned = (plans[1]?.scanned ?? []).filter((one) => neverScanned.includes(one))
  const longest = Math.max(...plans.map(({ execution_ms }) => execution_ms))
  return [
    {
      goal: `${called}: ${(many / few).toFixed(2)} times the time (at most ${mostTimes})`,
      met: many / few <= mostTimes,
    },
    ...(scanned.length > 0 ? [{ goal: `${called}: reads all of ${scanned.join(', ')}`, met: false }] : []),
    ...(most_ms
      ? [{ goal: `${called}: ${longest.toFixed(2)} ms in the database (at most ${most_ms})`, met: longest <= most_ms }]
      : []),
  ]
}
