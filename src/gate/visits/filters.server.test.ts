/** The desk's filters agree with the state rule for every state a visit can have. */
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { leaveOld } from '../../../tests/support/past.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorizationState } from '../../authorizations/authorizations.rules.ts'
import { type Visit, visitFilters, visits } from './visits.contract.ts'

const since = (hours: number) => `date_trunc('minute', now()) + interval '${hours} hours'`
const windows = [
  [-2, -1],
  [-1, 1],
  [1, 2],
] as const
const ways = [-1, -25].flatMap((age) =>
  windows.flatMap(([from, until]) =>
    ['null', since(-0.5)].map((enteredAt) => ({
      created_at: since(age),
      valid_from: since(from),
      valid_until: since(until),
      entered_at: enteredAt,
    })),
  ),
)

const garita = openForFile(sharedInstallation)
let guard: TestPerson
beforeAll(async () => {
  const here = await garita.condominium()
  guard = await garita.person({ user_role: 'agent', assigned: [here] })
  const hosts = [await garita.person({ condominium: here }), await garita.person({ condominium: here, unit: '102' })]
  for (const status of ['active', 'inactive', 'approved', 'denied', 'pending_approval'])
    for (const host of status === 'active' || status === 'inactive' ? hosts : [null])
      for (const made of ways) await leaveOld(garita, here, host, { status: `'${status}'`, ...made })
  // A guard let these in by phone, which closed their requests.
  for (const made of ways)
    await leaveOld(garita, here, null, { status: "'pending_approval'", closed_at: made.created_at, ...made })
  await garita.owner.query('update residences set until = now() where profile_id = $1', [hosts[1]?.id])
})

async function listed(status?: (typeof visitFilters)[number]): Promise<Visit[]> {
  const found: Visit[] = []
  for (let after: string | undefined; ; ) {
    const page = await guard.call(visits.list, { status, after })
    if (!page.ok) throw new Error(page.code)
    found.push(...page.answer.items)
    if (!page.answer.next) return found
    after = page.answer.next
  }
}

test.each(visitFilters)('finds exactly the visits in the state of the filter "%s"', async (filter) => {
  const all = await listed()
  expect(all).toHaveLength(96)
  expect(all.filter((visit) => !visit.stands)).toHaveLength(24)
  const byRule = all.filter((visit) => authorizationState(visit, Date.now()).filter === filter)
  expect(byRule.length).toBeGreaterThan(2)
  const ids = (rows: Visit[]) => rows.map(({ id }) => id).sort()
  expect(ids(await listed(filter))).toEqual(ids(byRule))
})

test('counts as waiting the visits that the filter lists', async () => {
  const figures = await guard.call(visits.count, {})
  expect(figures).toMatchObject({ ok: true, answer: { pending: (await listed('pending')).length } })
})
