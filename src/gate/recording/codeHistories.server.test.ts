/** In thousands of code histories only the newest code is green, or let in without a reason after its document was typed. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  actIn,
  acts,
  beginHousehold,
  type Household,
  kinds,
  letPass,
  type Neighborhood,
} from '../../../tests/support/gate/codeHistories.ts'
import { snapshotOf, stationWorld } from '../../../tests/support/gate/stations.ts'
import { testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { draws, everything } from '../../../tests/support/scope.ts'
import { sweep } from '../../app/start/jobs.server.ts'
import { authorizations } from '../../authorizations/authorizations.contract.ts'
import { newKeyPair, type Pass, readPass, writePass } from '../../authorizations/passes/pass.ts'
import type { Snapshot } from '../station/facts/gate.snapshot.ts'
import type { StationTime } from '../station/facts/stationClock.ts'
import { judge, type Verdict } from '../station/verdict/verdict.ts'

const [batches, together, rounds] = draws([1, 16, 4], [50, 50, 6])
const minute = 60_000
const oldestSnapshot = 72 * 60

const garita = openForFile(testInstallation)

const history = fc.record({
  kind: fc.oneof({ weight: 3, arbitrary: fc.constant('temporary_visitor' as const) }, fc.constantFrom(...kinds)),
  acts: fc.array(fc.constantFrom(...acts), { minLength: rounds, maxLength: rounds }),
})
const hours = (...of: number[]) => of.map((one) => one * 60 + 7)
const anyWait = fc.constantFrom(0, ...hours(1, 5, 26, 26, 70, 200, 800, 2400))
/** A single batch must try every case: codes change before they end, and a station offline still has its snapshot of before. */
const [firstWait, secondWait] = everything
  ? [anyWait, anyWait]
  : [fc.constantFrom(0, ...hours(1, 5)), fc.constantFrom(...hours(1, 5))]
const batch = fc.record({
  histories: fc.array(history, { minLength: together, maxLength: together }),
  waits: fc
    .tuple(firstWait, secondWait, fc.array(anyWait, { minLength: rounds - 2, maxLength: rounds - 2 }))
    .map(([first, second, later]) => [first, second, ...later]),
})

/** The test signs with its own key: it moves time by moving stored values, and a signed token must move along. */
const mine = newKeyPair()
const keys = { 1: Buffer.from(mine.public_key).toString('hex') }
const signed = new Map<string, string>()
function tokenOf({ pass, issued }: Issued, frame: number): string {
  const moved = { ...pass, key_id: 1, not_before: pass.not_before - (frame - issued) }
  const name = `${pass.pass_id} ${pass.generation} ${moved.not_before} ${pass.minutes} ${pass.holder}`
  const token = signed.get(name) ?? writePass(moved, mine.private_key)
  signed.set(name, token)
  return token
}

interface Issued {
  pass: Pass
  number: string | null
  issued: number
}
interface Known {
  snapshot: Snapshot
  frame: number
  dead: readonly Issued[]
  living: readonly Issued[]
}

/** Reads the current code of each household's host, and expects every earlier code to be dead. */
async function look(
  there: Neighborhood,
  households: readonly Household[],
  ever: Issued[],
  frame: number,
): Promise<Known> {
  const shown = await Promise.all(households.map(({ looker, id }) => looker.call(authorizations.showPass, { id })))
  const living = shown.flatMap((one) => {
    const read = one.ok ? readPass(one.answer.token) : null
    if (!one.ok || !read?.readable) return []
    const same = ever.find(({ pass }) => pass.pass_id === read.pass.pass_id && pass.generation === read.pass.generation)
    if (same) return [same]
    const issued = { pass: read.pass, number: one.answer.access_number, issued: frame }
    ever.push(issued)
    return [issued]
  })
  const dead = ever.filter((one) => !living.includes(one))
  return { snapshot: { ...(await snapshotOf(there)), keys }, frame, dead, living }
}

const counted = { dead: 0, offline: 0, green: 0, former: 0 }

function checkCodes({ snapshot, frame, dead, living }: Known, passed: number): void {
  const time = { now: Date.parse(snapshot.taken_at) + (passed - frame) * minute, doubtful: false, why: null } as const
  for (const one of dead) {
    const ends = one.pass.minutes && (one.pass.not_before - (frame - one.issued) + one.pass.minutes) * minute
    // Clocks may differ by five minutes, and a code may be shown that much after its end.
    if (ends && Math.abs(ends - time.now) < 6 * minute) continue
    const verdict = judge({ kind: 'pass', token: tokenOf(one, frame) }, snapshot, time)
    if (verdict.reason.code === 'dates_changed' || verdict.doubts.some(({ code }) => code === 'dates_changed')) {
      checkFormer(verdict, { snapshot, frame, dead, living }, one, time)
      continue
    }
    expect({ ...verdict, called: 'a dead code' }).not.toMatchObject({ tone: 'green' })
    expect({ reason: verdict.reason, entry: verdict.entry }).toMatchObject({
      entry: expect.stringMatching(/^(no|with_\w+)$/),
    })
    if (verdict.reason.code !== 'expired') counted[passed > frame ? 'offline' : 'dead']++
    const typed = one.number && judge({ kind: 'number', number: one.number }, snapshot, time)
    if (typed && typed.tone === 'green') expect(living.map(({ number }) => number)).toContain(one.number)
  }
  if (passed > frame) return
  for (const one of living) {
    const verdict = judge({ kind: 'pass', token: tokenOf(one, frame) }, snapshot, time)
    expect(['superseded', 'cancelled_by_resident', 'visit_over', 'revoked']).not.toContain(verdict.reason.code)
    if (verdict.tone === 'green') counted.green++
  }
}

/** A code from before a change of dates is never green, and let in only where the newest code of the same holder is. */
function checkFormer(
  verdict: Verdict,
  { snapshot, dead, living, frame }: Known,
  former: Issued,
  time: StationTime,
): void {
  expect(verdict.tone).not.toBe('green')
  const newest = [...dead, ...living]
    .filter(({ pass }) => pass.pass_id === former.pass.pass_id)
    .reduce((a, b) => (a.pass.generation > b.pass.generation ? a : b))
  expect(newest.pass.holder).toBe(former.pass.holder)
  const now = judge({ kind: 'pass', token: tokenOf(newest, frame) }, snapshot, time)
  if (verdict.entry === 'free') counted.former++
  if (verdict.entry === 'free' && newest.pass.generation === generationIn(snapshot, former))
    expect(now.entry).toBe('free')
}

const generationIn = ({ entries }: Snapshot, { pass }: Issued) =>
  entries.find((entry) => entry.pass?.id === pass.pass_id)?.pass?.generation

test(`admits no dead code in ${batches * together} random histories of changed and revoked passes`, {
  timeout: 3_600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(batch, async ({ histories, waits }) => {
      const world = await stationWorld(garita)
      const there = { ...world, admin: await garita.person({ user_role: 'admin', assigned: [world.here] }) }
      const households = await Promise.all(histories.map(({ kind }, n) => beginHousehold(there, kind, String(n + 1))))
      const ever: Issued[] = []
      let passed = 0
      let known = [await look(there, households, ever, passed)]
      for (const [round, wait] of waits.entries()) {
        await letPass(there, wait)
        passed += wait
        if (wait) await sweep(garita.database.callerDb({ system: 'keeper' }))
        known = known.filter(({ frame }) => passed - frame <= oldestSnapshot)
        for (const kept of known) checkCodes(kept, passed)
        // Checks the codes after the wait, and again after each household acted.
        checkCodes(await look(there, households, ever, passed), passed)
        await Promise.all(households.map((one, n) => actIn(there, one, histories[n]?.acts[round] ?? 'rest')))
        known.push(await look(there, households, ever, passed))
        checkCodes(known.at(-1) ?? (await look(there, households, ever, passed)), passed)
      }
    }),
    { numRuns: batches, endOnFailure: true },
  )
  // A large run must try every case.
  // A few histories need not meet every case.
  if (everything)
    expect(Math.min(counted.dead, counted.offline, counted.green, counted.former)).toBeGreaterThan(batches)
})
