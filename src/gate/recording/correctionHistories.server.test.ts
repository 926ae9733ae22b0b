/** Presence, figures and the station's snapshot follow only from the acts that were not corrected. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrivalsOf, correcting, exitOf, overrideOf } from '../../../tests/support/gate/corrections.ts'
import { entryOf, made, secondStation, snapshotOf, stationWorld, tell } from '../../../tests/support/gate/stations.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { draws } from '../../../tests/support/scope.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize } from '../../../tests/support/visits.ts'
import type { GateEvent } from '../station/facts/gateEvents.ts'
import { add, emptyOutbox } from '../station/outbox.ts'
import { withOwnEvents } from '../station/ownEvents.ts'

const [histories, most] = draws([3, 12], [200, 20])

const garita = openForFile(sharedInstallation)

/** `corrects` takes back the act before, as a station does. */
const step = fc.constantFrom('entry', 'override', 'exit', 'corrects', 'corrects', 'other')

test(`shows the same presence and figures as the station over ${histories} drawn histories`, async () => {
  const there = await stationWorld(garita)
  const twin = await secondStation(there)
  const admin = await garita.person({ user_role: 'admin', assigned: [there.here] })
  /** Each act of a station is later than the one before. */
  let at = Date.now() - 10 * 3_600_000
  let entered = 0
  let corrected = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: most }), fc.boolean(), async (steps, late) => {
      const luis = await authorize(garita, there.ana, 'permanent_visitor')
      const before = await snapshotOf(there)
      const kept: GateEvent[] = []
      const mine: GateEvent[] = []
      const theirs: GateEvent[] = []
      let last: GateEvent | null = null
      for (const drawn of steps) {
        at += 5000
        const when = { at: new Date(at) }
        if (drawn === 'corrects') {
          if (!last) continue
          mine.push(correcting(there, last, when.at))
          kept.splice(kept.indexOf(last), 1)
          last = null
          corrected++
          continue
        }
        const act = drawn === 'entry' ? entryOf(luis) : drawn === 'override' ? overrideOf(luis) : exitOf(luis)
        const one = made(drawn === 'other' ? twin : there, act, when)
        kept.push(one)
        if (drawn === 'other') theirs.push(one)
        else {
          mine.push(one)
          last = one
        }
      }
      // The other station sends its events before this one or after it.
      const inOrder = late
        ? [[there, mine] as const, [twin, theirs] as const]
        : [[twin, theirs] as const, [there, mine] as const]
      for (const [station, events] of inOrder) {
        for (let i = 0; i < events.length; i += 25) await tell(station, ...events.slice(i, i + 25))
      }
      const comes = (one: GateEvent) => one.event.kind === 'entry' || one.event.kind === 'override'
      const inside = kept.length > 0 && comes(kept.at(-1) as GateEvent)
      entered += kept.filter(comes).length
      const now = (await snapshotOf(there)).entries.find(({ authorization_id }) => authorization_id === luis)
      expect(now?.inside !== null).toBe(inside)
      if (theirs.length === 0) {
        const offline = withOwnEvents(
          before,
          mine.reduce((outbox, { event }) => add(outbox, event), emptyOutbox),
        )
        const alone = offline.entries.find(({ authorization_id }) => authorization_id === luis)
        expect(alone?.inside !== null).toBe(inside)
      }
      const [arrivals] = await arrivalsOf(admin, there.here)
      expect(arrivals).toBe(entered)
      const lines = await garita.owner.query(
        'select from access_logs where condominium_id = $1 and authorization_id = $2',
        [there.here, luis],
      )
      expect(lines.rowCount).toBe(mine.length + theirs.length)
    }),
    { numRuns: histories, examples: [[['entry', 'corrects', 'exit', 'other'], true]] },
  )
  expect(corrected).toBeGreaterThan(draws(0, 5))
})
