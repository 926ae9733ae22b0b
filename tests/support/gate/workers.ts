import { authorizations } from '../../../src/authorizations/authorizations.contract.ts'
import type { Values } from '../../../src/authorizations/kinds.ts'
import { workers } from '../../../src/authorizations/workers/workers.contract.ts'
import { judge } from '../../../src/gate/station/verdict/verdict.ts'
import { newId } from '../../../src/shared/ids.ts'
import { beNoon } from '../clocks.ts'
import { atDesk } from '../desk.ts'
import type { TestInstallation, TestPerson } from '../installation.ts'
import { authorize } from '../visits.ts'
import { snapshotOf, stationWorld } from './stations.ts'

export interface WorkerHome {
  host: TestPerson
  unit: string
  id: string
}

const today = new Date().getUTCDay() || 7
/** No home expects the worker on this weekday, in any time zone. */
export const never: Values = { weekdays: [((today + 2) % 7) + 1] }
export const worker: Values = { id_document: 'INE 778899' }

export async function workerWorld(garita: TestInstallation) {
  const there = await stationWorld(garita)
  const { guard, here } = there
  // The condominium has the same weekday as `today`.
  const zone = await beNoon(garita, here)
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const place = { condominium_id: here }
  let unit = 200
  return {
    ...{ there, guard, admin, place, zone },
    async home(more: Values = {}): Promise<WorkerHome> {
      unit += 1
      // Ids and times contain no W, so a match shows that the answer names the unit.
      const written = `W${unit}`
      const host = await garita.person({ condominium: here, unit: written })
      return { host, unit: written, id: await authorize(garita, host, 'worker', { ...worker, ...more }) }
    },
    async join(first: WorkerHome, ...others: WorkerHome[]) {
      for (const { id } of others) {
        const answer = await guard.call(workers.join, { ...place, id: first.id, other_id: id })
        if (!answer.ok) throw new Error(answer.code)
      }
    },
    enter: (id: string, reason: string | null = null) =>
      atDesk.enter(guard, { ...place, id, event_id: newId(), reason }),
    leave: (id: string) => atDesk.leave(guard, { ...place, id, event_id: newId() }),
    verdictOf: async (token: string) =>
      judge({ kind: 'pass', token }, await snapshotOf(there), { now: Date.now(), doubtful: false, why: null }),
    /** Returns only the entries and exits of one home. */
    async linesOf({ host }: WorkerHome) {
      const { rows } = await garita.owner.query<{ event_type: string }>(
        `select event_type from access_logs where resident_id = $1 and event_type in ('entry', 'exit') order by occurred_at, id`,
        [host.id],
      )
      return rows.map(({ event_type }) => event_type)
    },
    async insideIn({ host, id }: WorkerHome) {
      const list = await host.call(authorizations.list, { auth_type: 'worker', id })
      return list.ok ? list.answer.items[0]?.inside : undefined
    },
  }
}
export type WorkerWorld = Awaited<ReturnType<typeof workerWorld>>
