/** Drawn histories of homes that have the same worker: a code opens exactly when one of the worker's homes expects them, and no home reads of another. */
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { snapshotOf } from '../../../tests/support/gate/stations.ts'
import { type WorkerHome, type WorkerWorld, workerWorld } from '../../../tests/support/gate/workers.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { draws } from '../../../tests/support/scope.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { dayIn, passOf } from '../../../tests/support/visits.ts'
import { judge } from '../../gate/station/verdict/verdict.ts'
import { visits } from '../../gate/visits/visits.contract.ts'
import { notices } from '../../notices/notices.contract.ts'
import { moves } from '../../people/move/moves.contract.ts'
import { newId } from '../../shared/ids.ts'
import { authorizations } from '../authorizations.contract.ts'
import { workers } from './workers.contract.ts'

const [rounds, homes, steps] = draws([2, 4, 24], [60, 5, 40])

const garita = openForFile(sharedInstallation)
let world: WorkerWorld
beforeAll(async () => {
  world = await workerWorld(garita)
})

const step = fc.record({
  act: fc.constantFrom(
    ...(['join', 'join', 'join', 'separate', 'suspend', 'resume', 'remove', 'move_out'] as const),
    ...(['enter', 'enter', 'enter', 'leave', 'leave'] as const),
  ),
  of: fc.nat(homes - 1),
  with: fc.nat(homes - 1),
})

/** The model keeps the rules of one home without the database. */
interface Kept extends WorkerHome {
  name: string
  token: string
  there: boolean
  suspended: boolean
  lives: boolean
  inside: boolean
  group: string | null
  lines: string[]
}

const expects = (home: Kept) => home.there && !home.suspended && home.lives
const groupOf = (all: readonly Kept[], one: Kept) =>
  one.group ? all.filter(({ group }) => group === one.group) : [one]
const opens = (all: readonly Kept[], one: Kept) => groupOf(all, one).some(expects)
const isInside = (all: readonly Kept[], one: Kept) => groupOf(all, one).some(({ there, inside }) => there && inside)

/** A deleted engagement counts by its code while other homes have the worker. */
const counts = ({ there, group }: Kept) => there || group !== null

/** A single engagement is in no group. */
function settle(all: readonly Kept[]) {
  for (const one of all) {
    const group = groupOf(all, one)
    if (one.group && (group.length === 1 || group.every(({ there }) => !there)))
      for (const each of group) each.group = null
  }
}

async function take(all: Kept[], { act, of, with: other }: { act: string; of: number; with: number }): Promise<void> {
  const one = all[of]
  const two = all[other]
  if (!one || !two) return
  const { guard, place, admin } = world
  if (act === 'join') {
    const done = await guard.call(workers.join, { ...place, id: one.id, other_id: two.id })
    expect(done.ok).toBe(one !== two && one.there && two.there)
    if (!done.ok) return
    const group = one.group ?? two.group ?? newId()
    for (const each of [...groupOf(all, one), ...groupOf(all, two)]) each.group = group
  }
  if (act === 'separate') {
    const done = await guard.call(workers.separate, { ...place, id: one.id })
    expect(done.ok).toBe(one.there)
    if (!done.ok) return
    one.group = null
    settle(all)
  }
  if (act === 'suspend' || act === 'resume') {
    const done = await one.host.call(authorizations[act], { id: one.id })
    if (done.ok) one.suspended = act === 'suspend'
  }
  if (act === 'remove') {
    const done = await one.host.call(authorizations.remove, { id: one.id })
    if (!done.ok) return
    one.there = false
    settle(all)
  }
  if (act === 'move_out' && one.lives && of === 0) {
    const done = await admin.call(moves.planMove, { id: one.host.id, at: null, moves_to: null })
    expect(done.ok).toBe(true)
    one.lives = false
  }
  if (act === 'enter') {
    const done = await world.enter(one.id)
    expect([act, done.ok]).toEqual([act, counts(one) && opens(all, one) && !isInside(all, one)])
    if (!done.ok) return
    for (const each of groupOf(all, one).filter(expects)) {
      each.inside = true
      each.lines.push('entry')
    }
  }
  if (act === 'leave') {
    const done = await world.leave(one.id)
    expect([act, done.ok]).toEqual([act, counts(one) && isInside(all, one)])
    if (!done.ok) return
    for (const each of groupOf(all, one)) {
      // Homes that expected the worker during the stay also read it; in this model, only their lines say so.
      if (each.inside || expects(each)) each.lines.push('exit')
      each.inside = false
    }
  }
}

async function check(all: readonly Kept[]): Promise<void> {
  const snapshot = await snapshotOf(world.there)
  const now = Date.parse(snapshot.taken_at)
  for (const one of all) {
    const verdict = judge({ kind: 'pass', token: one.token }, snapshot, { now, doubtful: false, why: null })
    expect([one.unit, verdict.reason.code === 'may_enter']).toEqual([
      one.unit,
      counts(one) && opens(all, one) && !isInside(all, one),
    ])
    expect([one.unit, verdict.act === 'exit']).toEqual([one.unit, counts(one) && isInside(all, one)])
    if (verdict.tone === 'green' && verdict.subject?.known) {
      const { authorization_id } = verdict.subject.entry
      expect(
        groupOf(all, one)
          .filter(expects)
          .map(({ id }) => id),
      ).toContain(authorization_id)
    }
  }
}

/** Reads everything that a home can read about its own people, and its notices. */
async function readBy({ host, id }: Kept): Promise<string> {
  return JSON.stringify([
    await host.call(visits.log, {}),
    await host.call(notices.list, {}),
    await host.call(authorizations.today, {}),
    await host.call(authorizations.list, { auth_type: 'worker' }),
    await host.call(authorizations.showPass, { id }),
    await host.call(workers.attendance, { id, month: dayIn(world.zone).slice(0, 7) }),
  ])
}

test('keeps the rules of shared workers over random histories of joining, separating, ending, moving out and coming', async () => {
  const met = new Set<string>()
  for (const history of fc.sample(fc.array(step, { minLength: steps, maxLength: steps }), rounds)) {
    const all: Kept[] = []
    for (let n = 0; n < homes; n++) {
      const name = `Persona${newId().slice(-8)}`
      const home = await world.home({ name })
      const { token } = await passOf(home.host, home.id)
      all.push({
        ...home,
        name,
        token,
        there: true,
        suspended: false,
        lives: true,
        inside: false,
        group: null,
        lines: [],
      })
    }
    for (const one of history) {
      await take(all, one)
      await check(all)
      met.add(`${one.act} ${all.some(({ group }) => group)}`)
    }
    for (const one of all) {
      const seen = await readBy(one)
      for (const other of all.filter((each) => each !== one)) {
        for (const word of [other.name, other.id, `"${other.unit}"`]) expect(seen).not.toContain(word)
      }
      const lines = await world.linesOf(one)
      expect([one.unit, lines.filter((line) => line === 'entry').length]).toEqual([
        one.unit,
        one.lines.filter((line) => line === 'entry').length,
      ])
    }
  }
  expect(met.size).toBeGreaterThan(draws(3, 10))
})
