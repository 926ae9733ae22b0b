/** The database becomes unreachable while the program runs, for longer and longer. */
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'vitest'
import { newId } from '../../src/shared/ids.ts'
import { openDarkProxy } from '../support/darkProxy.ts'
import { callProgram } from '../support/program.ts'
import { openNode, openPlace } from '../support/programs.ts'
import { tell } from '../support/tell.ts'
import { visitor } from '../support/visits.ts'

const people = 10
const everyMs = 200
const answeredMs = 5_000
const healedMs = 2_000

interface Seen {
  asked: number
  took: number
  code: string | null
}

test.concurrent.for(['cut line', 'failover'] as const)(
  'answers within 5 s while the database is dark for 1 s, 30 s and 3 min until a %s, and works again 2 s later',
  async (how, { expect, onTestFinished }) => {
    const place = await openPlace(people)
    const proxy = await openDarkProxy(place.owner_url)
    const node = await openNode(proxy.through(place.owner_url))
    onTestFinished(async () => {
      await node.close()
      await proxy.close()
      await place.close()
    })
    let turn = 0
    // One person may send a limited number of writes, so the persons take turns.
    const token = () => place.residents[turn++ % people]?.token
    const authType = 'temporary_visitor'
    const calls = [
      () => callProgram(node.port, 'authorizations.list', { auth_type: authType }, token()),
      () =>
        callProgram(
          node.port,
          'authorizations.create',
          { id: newId(), auth_type: authType, values: visitor() },
          token(),
        ),
    ]
    const seen: Promise<Seen>[] = []
    const ask = async (call: () => Promise<Response>): Promise<Seen> => {
      const asked = performance.now()
      const code = await call().then(
        async (answer) => (answer.ok ? null : (await answer.json()).error.code),
        () => 'no answer',
      )
      return { asked, took: performance.now() - asked, code }
    }
    const readyz = () => fetch(`http://127.0.0.1:${node.port}/readyz`).then(({ status }) => status)
    const keepAsking = async (ms: number) => {
      for (const until = performance.now() + ms; performance.now() < until; await sleep(everyMs)) {
        seen.push(...calls.map(ask))
        // A balancer asks too.
        void readyz()
      }
    }

    for (const seconds of [1, 30, 180]) {
      seen.length = 0
      await keepAsking(1_000)
      proxy.darken()
      await keepAsking(seconds * 1_000)
      proxy.lighten(how)
      const back = performance.now()
      await keepAsking(healedMs + 3_000)
      const all = await Promise.all(seen)
      const refused = all.filter(({ code }) => code !== null)
      const slowest = Math.max(...all.map(({ took }) => took))
      const healed = Math.max(0, ...refused.map(({ asked }) => asked - back))
      tell(
        `dark ${seconds} s, ${how}: ${refused.length} of ${all.length} refused, slowest answer ${(slowest / 1_000).toFixed(1)} s, ` +
          `the last refused was asked ${(healed / 1_000).toFixed(1)} s after the return`,
      )
      expect(refused.filter(({ code }) => code !== 'busy')).toEqual([])
      expect(slowest).toBeLessThan(answeredMs)
      expect(healed).toBeLessThan(healedMs)
      expect(await readyz()).toBe(200)
    }
  },
)
