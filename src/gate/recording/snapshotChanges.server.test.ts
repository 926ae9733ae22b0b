/** A station that reads only the changes knows the same as one that reads the whole. */
import { expect, test } from 'vitest'
import { arrive } from '../../../tests/support/arrivals.ts'
import { drawing, seedOfRun } from '../../../tests/support/chance.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { correcting, exitOf } from '../../../tests/support/gate/corrections.ts'
import { rulesWorld, saveRule } from '../../../tests/support/gate/homeRules.ts'
import { entryOf, made, snapshotOf, tell } from '../../../tests/support/gate/stations.ts'
import { inTheMiddle } from '../../../tests/support/holding.ts'
import { testInstallation } from '../../../tests/support/installation.ts'
import { faceOf } from '../../../tests/support/jpegs.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { draws } from '../../../tests/support/scope.ts'
import { authorize, least } from '../../../tests/support/visits.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { photos } from '../../photos/photos.contract.ts'
import { newId } from '../../shared/ids.ts'
import { homeRules } from '../arrivals/homeRules/homeRules.contract.ts'
import { gate } from '../gate.contract.ts'
import { readSnapshot, type Snapshot, withChanges } from '../station/facts/gate.snapshot.ts'
import { visits } from '../visits/visits.contract.ts'

const garita = openForFile(testInstallation)
const rounds = draws(60, 1_500)

type World = Awaited<ReturnType<typeof world>>

async function world() {
  const there = await rulesWorld(garita)
  const { main, station } = there
  const pull = async (have: string | null) => {
    const answer = await there.guard.call(gate.snapshot, { ...station, gate_id: main, have })
    if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer.fields)}`)
    return answer.answer
  }
  return { ...there, pull, passes: [] as string[], waiting: [] as string[], rules: [] as string[] }
}

const facts = ({ version: _, taken_at: __, ...rest }: Snapshot) => rest

/** Reads the changes since `have`, completes it with them, and compares it with the whole. */
async function next(there: World, have: Snapshot): Promise<{ known: Snapshot; as: 'unchanged' | 'changes' | 'whole' }> {
  const answer = await there.pull(have.version)
  const as = 'unchanged' in answer ? 'unchanged' : 'since' in answer ? 'changes' : 'whole'
  const known = as === 'unchanged' ? have : as === 'changes' ? withChanges(have, answer) : readSnapshot(answer)
  const whole = readSnapshot(await there.pull(null))
  if (!known || !whole) throw new Error(`${as} is not a snapshot: ${JSON.stringify(answer).slice(0, 500)}`)
  expect(facts(known)).toEqual(facts(whole))
  return { known, as }
}

/** A snapshot whose next read repeats no entry: a transaction of another test makes a version read earlier changes again, until it ends. */
const settled = (there: World): Promise<Snapshot> =>
  eventually(async () => {
    const { known, as } = await next(there, await snapshotOf(there))
    expect(as).toBe('unchanged')
    return known
  })

test('knows the same as the whole after each act, and often reads only changes', async () => {
  const there = await world()
  const { ana, beto, carla, guard, here, passes, waiting, rules } = there
  const { one, random } = drawing(seedOfRun)
  const owner = (statement: string, ...values: unknown[]) => garita.owner.query(statement, values)
  const some = (list: readonly string[]) => (list.length > 0 ? one(list) : newId())
  const hosts = [ana, beto, carla]
  const kinds = ['temporary_visitor', 'permanent_visitor', 'worker', 'co_resident', 'vehicle', 'pet'] as const
  const acts: Record<string, () => Promise<unknown>> = {
    creates: async () => {
      const [id, authType] = [newId(), one(kinds)]
      // The server refuses a barred host.
      await one(hosts).call(authorizations.create, { id, auth_type: authType, values: least[authType]() })
      passes.push(id)
    },
    makes_code: () => one(hosts).call(authorizations.showPass, { id: some(passes) }),
    draws_code_again: () => one(hosts).call(authorizations.regeneratePass, { id: some(passes) }),
    adds_photo: () =>
      one(hosts).call(photos.put, { authorization_id: some(passes), id: newId(), jpeg: faceOf(one(['a', 'b', 'c'])) }),
    removes_photo: () => one(hosts).call(photos.remove, { authorization_id: some(passes) }),
    turns_photos: () =>
      owner(
        'update condominiums set photos_on_passes = not photos_on_passes where id = $1 and $2',
        here,
        random(6) === 0,
      ),
    removes: () => one(hosts).call(authorizations.remove, { id: some(passes) }),
    suspends: () => one(hosts).call(authorizations.suspend, { id: some(passes) }),
    resumes: () => one(hosts).call(authorizations.resume, { id: some(passes) }),
    dismisses: () => one(hosts).call(authorizations.dismiss, { id: some(passes) }),
    checks_out: () => one(hosts).call(authorizations.checkOut, { id: some(passes) }),
    enters: () => tell(there, made(there, entryOf(some(passes)))),
    leaves: () => tell(there, made(there, exitOf(some(passes)))),
    resident_passes: async () => {
      const { rows } = await owner('select id from residences where condominium_id = $1', here)
      const home = one(rows.map(({ id }) => String(id)))
      return tell(there, made(there, random(2) === 0 ? entryOf(home) : exitOf(home)))
    },
    corrects: async () => {
      const entry = made(there, entryOf(some(passes)))
      await tell(there, entry)
      return tell(there, correcting(there, entry))
    },
    arrives: async () => waiting.push(await arrive(guard, here, one(['101', '102']))),
    answers: () => one(hosts).call(visits.decide, { id: some(waiting), decision: one(['approved', 'denied']) }),
    wants_call: () => one(hosts).call(visits.wantCall, { id: some(waiting) }),
    asked_enters: () => tell(there, made(there, entryOf(some(waiting)))),
    asked_leaves: () => tell(there, made(there, exitOf(some(waiting)))),
    writes_rule: async () => rules.push((await saveRule(one(hosts), { company: `C${random(1e6)}` })).id),
    refuses_person: async () => {
      const line = { kind: 'visit', action: 'refuse', company: null, name: `Bruno ${random(1e6)}` } as const
      rules.push((await saveRule(one(hosts), line)).id)
    },
    ends_rule: () => one(hosts).call(homeRules.end, { id: some(rules) }),
    leaves_item: () =>
      tell(
        there,
        made(there, {
          kind: 'item_left',
          ...{ unit_number: '101', item: 'package', said: 'caja', company: null, authorization_id: null },
        }),
      ),
    renames_host: () => owner('update profiles set full_name = $2 where id = $1', one(hosts).id, `Nombre ${random(9)}`),
    bars: () =>
      owner(
        'update residences set barred_at = case when barred_at is null then now() end where profile_id = $1',
        beto.id,
      ),
    moves_out: () =>
      owner(`update residences set leaves_at = now() + interval '2 days' where profile_id = $1`, carla.id),
    logs_residents: () =>
      owner('update condominiums set log_resident_entries = not log_resident_entries where id = $1', here),
    loses_number: () =>
      owner('delete from access_numbers where condominium_id = $1 and authorization_id = $2', here, some(passes)),
    ages: () =>
      owner(
        `update authorizations set valid_from = valid_from - interval '3 days', valid_until = valid_until - interval '3 days'
          where condominium_id = $1 and id = $2 and valid_from is not null and coalesce(valid_until > now() + interval '3 days', true)`,
        ...[here, some(passes)],
      ),
    does_nothing: async () => undefined,
  }
  let known = await settled(there)
  const read = { unchanged: 0, changes: 0, whole: 0 }
  const done: string[] = []
  // A seed that often changes the whole gets more rounds.
  for (let round = 0; round < rounds || (read.changes <= round / 6 && round < 3 * rounds); round++) {
    // More acts than a station may send in ten minutes.
    if (round % 100 === 0) await owner('delete from attempts')
    for (let more = random(3); more >= 0; more--) {
      const name = one(Object.keys(acts))
      done.push(name)
      await acts[name]?.()
    }
    const after = await next(there, known).catch((error: Error) => {
      throw new Error(`after ${done.slice(-3).join(', ')}: ${error.message}`)
    })
    known = after.known
    read[after.as]++
  }
  expect(read.changes).toBeGreaterThan((read.unchanged + read.changes + read.whole) / 6)
})

test('reads the changes of a transaction that began before a snapshot and ended after it', async () => {
  const there = await world()
  const id = await authorize(garita, there.ana, 'worker')
  let known = await settled(there)
  await inTheMiddle(garita, async ({ say }) => {
    await say('update authorizations set suspended_at = now() where id = $1', [id])
    const other = await authorize(garita, there.carla)
    known = (await next(there, known)).known
    expect(known.entries.find(({ authorization_id }) => authorization_id === other)).toBeDefined()
  })
  const after = await next(there, known)
  expect(after.as).toBe('changes')
  expect(after.known.entries.find(({ authorization_id }) => authorization_id === id)).toMatchObject({ suspended: true })
})

test('reads the entries that come into the next week without a change', async () => {
  const there = await world()
  const id = await authorize(garita, there.ana)
  const has = ({ entries }: Snapshot) => entries.some(({ authorization_id }) => authorization_id === id)
  const before = await settled(there)
  const known = await eventually(async () => {
    await garita.owner.query(
      `update authorizations set valid_from = now() + interval '7 days 2 seconds', valid_until = now() + interval '8 days' where id = $1`,
      [id],
    )
    const { known: without } = await next(there, before)
    expect(has(without)).toBe(false)
    return without
  })
  await eventually(async () => {
    const { known: later, as } = await next(there, known)
    expect([as, has(later)]).toEqual(['changes', true])
  })
})

test('answers with the whole when the version is of another origin, too old, or unreadable', async () => {
  const there = await world()
  await authorize(garita, there.ana)
  const { version } = await settled(there)
  const [origin = '', second = '', ...rest] = version.split('.')
  for (const other of [
    ['000000', second, ...rest],
    [origin, String(Number(second) - 3_700), ...rest],
    [origin, String(Number(second) + 600), ...rest],
    [origin, second, ...rest.slice(1)],
    ['1'],
    [`${origin}.99999999999.9`, ...rest.slice(1)],
  ]) {
    const answer = await there.pull(other.join('.'))
    expect(readSnapshot(answer)?.entries, other.join('.')).toHaveLength(4)
  }
})

test('lists each table with entries among those that note their changes', async () => {
  const { rows } = await garita.owner.query<{ read: string[]; noted: string[] }>(
    `with written as (select pg_get_functiondef('access.gate_entries'::regproc) || pg_get_functiondef('access.gate_known'::regproc)
        || pg_get_functiondef('access.gate_residents'::regproc) || pg_get_functiondef('access.with_engagements'::regproc)
        || pg_get_functiondef('access.resident_gone'::regproc) || pg_get_functiondef('access.stands_unanswered'::regproc)
        || pg_get_functiondef('access.may_receive'::regproc) || pg_get_viewdef('access.counted_logs'::regclass) as text)
      select array(select distinct c.relname::text from written, pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
          and text ~ ('(from|join)\\s+' || c.relname || '\\M') order by 1) as read,
        array(select distinct tgrelid::regclass::text from pg_trigger where tgname like 'note_gate_%' order by 1) as noted`,
  )
  expect(rows[0]?.noted).toEqual(rows[0]?.read)
})
