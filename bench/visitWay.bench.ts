/** From the guard's save to the resident's screen, and back with the answer, while a thousand other streams are open. */
import { get } from 'node:http'
import { newId } from '../src/shared/ids.ts'
import type { Guard } from './crowd.ts'
import { openHouse } from './house.ts'
import { type Outcome, percentile, pick } from './measure.ts'
import { makeCast, openCrowd, type Resident } from './people.ts'
import { load } from './processes.ts'
import { openWire, type Wire } from './wire.ts'

const streams = 1_000
const samples = 250
// What the browser waits for more announcements before it looks again (src/web/calls/live.ts).
const gatherMs = 60
const mostMs = 300
/** A cell's peak of registrations. */
const peak = 116

interface Pair {
  guard: { who: Guard; hears: (topic: string) => Promise<void> }
  resident: { who: Resident; hears: (topic: string) => Promise<void> }
}

export async function bench(): Promise<Outcome[]> {
  const house = await openHouse()
  const [listeners, others] = [openCrowd(), openCrowd()]
  const closing: (() => void)[] = [() => listeners.close(), () => others.close()]
  try {
    const { guards, residents } = await makeCast(house.owner, { condominiums: 40, units: 24, guards: 3 })
    const crowd = [...residents.map(({ token }) => token), ...guards.map(({ token }) => token)]
    const held = await listeners.play({ kind: 'streams', port: house.port, tokens: crowd.slice(0, streams) })
    // Each pair is of one condominium and its first unit; a stream of their own besides.
    const pairs: Pair[] = []
    for (const guard of guards.slice(0, 10)) {
      const resident = residents.find(({ condominium }) => condominium === guard.condominium)
      if (!resident) throw new Error('nobody lives there')
      const [one, other] = [await listen(house.port, guard.token), await listen(house.port, resident.token)]
      closing.push(one.close, other.close)
      pairs.push({ guard: { who: guard, hears: one.hears }, resident: { who: resident, hears: other.hears } })
    }
    const [saving, asking] = [await openWire(house.port), await openWire(house.port)]
    closing.push(saving.close, asking.close)

    const measure = async (called: string) => {
      const asked: number[] = []
      const answered: number[] = []
      for (let turn = 0; turn < samples + 20; turn++) {
        const [there, back] = await oneVisit(pick(pairs, turn), saving, asking)
        if (turn < 20) continue
        asked.push(there)
        answered.push(back)
      }
      console.log(
        `  ${called}, ${held.count} streams, ${load()}: ${told(asked)} ms to the resident, ${told(answered)} ms back`,
      )
      return { asked: percentile(asked, 95) + gatherMs, answered: percentile(answered, 95) + gatherMs }
    }
    const quiet = await measure('nothing else going on')
    const busy = others.play({
      kind: 'registrations',
      port: house.port,
      guards: guards.slice(10),
      connections: 24,
      seconds: 25,
      per_second: peak,
    })
    await measure(`at a cell's peak of ${peak} registrations a second beside it`)
    const beside = await busy
    console.log(`  (beside it ${(beside.count / beside.seconds).toFixed(0)} registrations a second)`)
    const goal = (way: string, ms: number): Outcome => ({
      goal: `${way}: p95 ${ms.toFixed(0)} ms, the browser's gathering of ${gatherMs} ms included (under ${mostMs})`,
      met: ms < mostMs && held.refused === 0,
    })
    return [
      goal("from the guard's save to the resident's screen", quiet.asked),
      goal("from the decision to the guard's screen", quiet.answered),
    ]
  } finally {
    for (const close of closing) close()
    await house.close()
  }
}

const told = (times: number[]) =>
  [50, 95, 100]
    .map((part) => `${part === 100 ? 'longest' : `p${part}`} ${percentile(times, part).toFixed(0)}`)
    .join(', ')

async function oneVisit({ guard, resident }: Pair, saving: Wire, asking: Wire): Promise<[number, number]> {
  const { condominium, token } = guard.who
  const id = newId()
  const visit = { id, condominium_id: condominium, unit_number: resident.who.unit, name: 'Luis', last_name: 'Gómez' }
  const register = { ...visit, id_document: 'INE123456', phone_number: null, purpose: 'Una visita' }
  const there = await until(
    resident.hears,
    () => say(saving, 'visits.register', register, token),
    async () => (await say(asking, 'visits.waiting', {}, resident.who.token)).includes(id),
  )
  const decision = { id, decision: 'approved' }
  const back = await until(
    guard.hears,
    () => say(saving, 'visits.decide', decision, resident.who.token),
    async () => {
      const list = await say(asking, 'visits.list', { condominium_id: condominium }, token)
      return /"status" ?: ?"approved"/.test(list.slice(list.indexOf(id)).slice(0, 400))
    },
  )
  return [there, back]
}

/** As a screen does: it looks again when it hears, and what it hears after that makes it look once more. */
async function until(
  hears: (topic: string) => Promise<void>,
  act: () => Promise<unknown>,
  shows: () => Promise<boolean>,
): Promise<number> {
  let heard = hears('authorizations')
  const began = performance.now()
  const acted = act()
  do {
    await heard
    heard = hears('authorizations')
  } while (!(await shows()))
  const took = performance.now() - began
  await acted
  return took
}

async function say(wire: Wire, name: string, input: unknown, token: string): Promise<string> {
  const { status, body } = await wire.call(name, input, token)
  if (status !== 200) throw new Error(`${name}: ${status} ${body}`)
  return body.toString()
}

function listen(port: number, token: string) {
  const waiting = new Set<{ topic: string; resolve: () => void }>()
  const asked = get({
    port,
    host: '127.0.0.1',
    path: '/api/v1/live',
    agent: false,
    headers: { cookie: `garita_session=${token}` },
  })
  asked.on('error', () => undefined)
  const stream = {
    hears: (topic: string) => new Promise<void>((resolve) => waiting.add({ topic, resolve })),
    close: () => void asked.destroy(),
  }
  return new Promise<typeof stream>((resolve, reject) => {
    asked.on('response', (response) => {
      if (response.statusCode !== 200) reject(new Error(`no stream: ${response.statusCode}`))
      response.setEncoding('utf8').on('data', (part: string) => {
        const words = new Set([...part.matchAll(/^data: ?(.+)$/gm)].map(([, word]) => word))
        if (words.has('everything')) resolve(stream)
        for (const one of waiting) {
          if (!words.has(one.topic)) continue
          waiting.delete(one)
          one.resolve()
        }
      })
      response.on('error', () => undefined)
    })
  })
}
