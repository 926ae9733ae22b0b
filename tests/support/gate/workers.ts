/** Homes that have the same worker, for tests. */
import { authorizations } from '../../../src/authorizations/authorizations.contract.ts'
import type { Values } from '../../../src/authorizations/kinds.ts'
import { workers } from '../../../src/authorizations/workers/workers.contract.ts'
import { judge } from '../../../src/gate/verdict/verdict.ts'
import { newId } from '../../../src/shared/ids.ts'
import { visits } from '../../../src/visits/visits.contract.ts'
import { beNoon } from '../clocks.ts'
import type { TestInstallation, TestPerson } from '../installation.ts'
import { authorize } from '../visits.ts'
import { snapshotOf, stationWorld } from './stations.ts'

export interface WorkerHome {
  host: TestPerson
  unit: string
  id: string
}

const today = new Date().getUTCDay() || 7
/** A day on which nobody is expected now, wherever the clock stands. */
export const never: Values = { weekdays: [((today + 2) % 7) + 1] }
export const worker: Values = { id_document: 'INE 778899' }

export async function workerWorld(garita: TestInstallation) {
  const there = await stationWorld(garita)
  const { guard, here } = there
  // Their day there is the one of `today`.
  await beNoon(garita, here)
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const place = { condominium_id: here }
  let unit = 200
  return {
    ...{ there, guard, admin, place },
    async home(more: Values = {}): Promise<WorkerHome> {
      unit += 1
      // No id and no time has a W, so a unit is found in an answer only where it is named.
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
      guard.call(visits.enter, { ...place, id, event_id: newId(), reason }),
    leave: (id: string) => guard.call(visits.leave, { ...place, id, event_id: newId() }),
    verdictOf: async (token: string) =>
      judge({ kind: 'pass', token }, await snapshotOf(there), { now: Date.now(), doubtful: false, why: null }),
    /** The lines of one home in the log, entries and exits alone. */
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
