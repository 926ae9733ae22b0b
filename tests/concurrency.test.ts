/**
 * Many users act at once on the same few people and things: each answer is a success or a known refusal, and the invariants hold
 * afterwards.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweep } from '../src/app/start/jobs.server.ts'
import { type Acts, type Crowd, crowd, gather, type Rows } from './concurrency/crowd.ts'
import { gateActs } from './concurrency/gateActs.ts'
import { homeActs } from './concurrency/homeActs.ts'
import { officeActs } from './concurrency/officeActs.ts'
import { looks } from './concurrency/readers.ts'
import { seedOfRun } from './support/chance.ts'
import { draws } from './support/scope.ts'

const waves = draws(12, 500)
const [acting, looking] = [24, 8]
const acts: Acts = { ...homeActs, ...gateActs, ...officeActs }
/** These acts remove people or things: done often, they would leave none to act on. */
const seldom = new Set([
  'decidePerson',
  'changePerson',
  'promote',
  'removePerson',
  'bringIn',
  'archive',
  'remove',
  'forget',
])

let all: Crowd
beforeAll(async () => {
  all = await crowd(seedOfRun)
})
afterAll(() => all.garita.close())

const names = () => Object.keys(acts).filter((name) => !seldom.has(name) || all.random(6) === 0)

test('answers every write and every read of many simultaneous users', async () => {
  const failed = new Set<string>()
  const done = new Set<string>()
  const press = async (some: Acts, name: string, now: Rows) => {
    const said = await some[name]?.(all, now)
    if (said?.ok) done.add(name)
    else if (said && (said.status >= 500 || said.status === 422)) failed.add(`${name}: ${said.code}`)
  }
  for (let wave = 0; wave < waves; wave++) {
    const now = await gather(all)
    const drawn = names()
    await Promise.all([
      sweep(all.garita.database.callerDb({ system: 'keeper' })),
      ...Array.from({ length: acting }, () => press(acts, all.one(drawn), now)),
      ...Array.from({ length: looking }, () => press(looks, all.one(Object.keys(looks)), now)),
    ])
  }
  expect([...failed]).toEqual([])
  expect(done.size, 'most were not only refused').toBeGreaterThan(draws(40, 80))
})

test.each<[string, string]>([
  [
    'a condominium without a gate',
    'select from condominiums c where not exists (select from gates g where g.condominium_id = c.id)',
  ],
  [
    'booked hours of a resident who moved out or was rejected',
    `select from amenity_reservations b join residences r on r.id = b.residence_id
      where b.status in ('pending', 'approved') and b.ends_at > now() and (r.until is not null or r.since is null)`,
  ],
  [
    'a presence that differs between the log and the authorization',
    `select from authorizations a
      where a.entered_at is distinct from (select max(l.occurred_at) from access_logs l
          where l.authorization_id = a.id and l.event_type = 'entry')
        or a.left_at is distinct from (select max(l.occurred_at) from access_logs l
          where l.authorization_id = a.id and l.event_type in ('exit', 'visitor_checkout'))`,
  ],
  [
    'an agent or an admin with a home, or a resident with an assignment',
    `select from profiles p where p.user_role <> 'resident' and exists (select from residences r where r.profile_id = p.id and r.until is null)
      or p.user_role = 'resident' and exists (select from assignments a where a.profile_id = p.id)`,
  ],
  [
    'a current home of a person who is not approved',
    `select from residences r join profiles p on p.id = r.profile_id
      where r.until is null and (r.since is not null) <> (p.approval_status = 'approved')`,
  ],
])('avoids %s', async (_, wrong) => {
  const { rowCount } = await all.garita.owner.query(wrong)
  expect(rowCount).toBe(0)
})
