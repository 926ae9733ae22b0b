/** A separate process that acts as many users: holds live streams, or sends calls at a given rate. */
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '../../src/shared/ids.ts'
import { pick } from '../measuring/measure.ts'
import { type AskedWith, openWire, type Wire } from '../measuring/wire.ts'

export interface Guard {
  token: string
  condominium: string
  units: string[]
}

/** An authorization that a guard lets in and out again and again. */
export interface Entering {
  token: string
  condominium: string
  id: string
}

export type Task = { port: number } & (
  | { kind: 'streams'; tokens: readonly string[] }
  | { kind: 'raw'; requests: readonly string[]; count: number }
  | ({ connections: number; seconds: number; per_second?: number | null; every_s?: number } & (
      | { kind: 'registrations'; guards: Guard[] }
      | { kind: 'requests'; requests: readonly string[] }
      | { kind: 'acts'; entering: Entering[] }
      | {
          kind: 'calls'
          name: string
          input: unknown
          tokens: readonly string[]
          accept?: 'gzip'
          as_device?: true
          from_everywhere?: true
        }
    ))
)

export interface Done {
  count: number
  refused: number
  seconds: number
  times: number[]
}

async function hold({ port, tokens }: Extract<Task, { kind: 'streams' }>): Promise<Done> {
  const agent = new Agent({ keepAlive: false })
  let refused = 0
  const open = (token: string) =>
    new Promise<void>((resolve, reject) => {
      const asked = get({
        port,
        host: '127.0.0.1',
        path: '/api/v1/live',
        agent,
        headers: { cookie: `garita_session=${token}` },
      })
      asked.on('response', (response) => {
        if (response.statusCode !== 200) refused++
        response.resume()
        resolve()
      })
      asked.on('error', reject)
    })
  for (let from = 0; from < tokens.length; from += 20) await Promise.all(tokens.slice(from, from + 20).map(open))
  return { count: tokens.length - refused, refused, seconds: 0, times: [] }
}

let turn = 0
function registration(guards: Guard[]): [name: string, input: unknown, token: string] {
  const { token, condominium, units } = pick(guards, turn++)
  const unitNumber = pick(units, turn)
  const visit = {
    id: newId(),
    condominium_id: condominium,
    unit_number: unitNumber,
    name: 'Luis',
    last_name: `Gómez ${turn}`,
  }
  const more = { id_document: `INE${turn}`, phone_number: null, purpose: 'Una visita' }
  return ['visits.register', { ...visit, ...more }, token]
}

let act = 0
/** In and out again, then the next one. */
function gateAct(entering: Entering[]): [name: string, input: unknown, token: string] {
  const { token, condominium, id } = pick(entering, act >> 1)
  const name = act++ % 2 === 0 ? 'visits.enter' : 'visits.leave'
  const input = { condominium_id: condominium, id, event_id: newId() }
  return [name, name === 'visits.enter' ? { ...input, reason: null } : input, token]
}

const askedWith = ({ accept, as_device, from_everywhere }: Extract<Task, { kind: 'calls' }>): AskedWith => ({
  accept,
  as_device,
  address: from_everywhere ? [10, turn >> 16, turn >> 8, turn].map((part) => part & 255).join('.') : undefined,
})

/** One after another, whatever is answered. */
async function sendRaw({ port, requests, count }: Extract<Task, { kind: 'raw' }>): Promise<Done> {
  let wire = await openWire(port)
  for (let sent = 0; sent < count; sent++) {
    if (wire.closed) wire = await openWire(port)
    await wire.send(pick(requests, sent))
  }
  wire.close()
  return { count, refused: 0, seconds: 0, times: [] }
}

async function drive(task: Exclude<Task, { kind: 'streams' | 'raw' }>): Promise<Done> {
  const wires = await Promise.all(Array.from({ length: task.connections }, () => openWire(task.port)))
  const done: Done = { count: 0, refused: 0, seconds: 0, times: [] }
  const began = performance.now()
  const until = began + task.seconds * 1000
  const { per_second, every_s } = task
  act += act % 2
  let sent = 0
  const one = async (wire: Wire) => {
    let round = 0
    while (performance.now() < until) {
      if (per_second) await sleep(Math.max(0, began + (sent++ * 1000) / per_second - performance.now()))
      // All together, and again together.
      if (every_s) await sleep(Math.max(0, began + round++ * every_s * 1000 - performance.now()))
      const asked = performance.now()
      const { status } =
        task.kind === 'registrations'
          ? await wire.call(...registration(task.guards))
          : task.kind === 'acts'
            ? await wire.call(...gateAct(task.entering))
            : task.kind === 'requests'
              ? await wire.send(pick(task.requests, turn++))
              : await wire.call(task.name, task.input, pick(task.tokens, turn++), askedWith(task))
      if (status !== 200) done.refused++
      else {
        done.count++
        done.times.push(performance.now() - asked)
      }
    }
  }
  await Promise.all(wires.map(one))
  done.seconds = (performance.now() - began) / 1000
  for (const wire of wires) wire.close()
  return done
}

process.on('message', (task: Task) => {
  const work = task.kind === 'streams' ? hold(task) : task.kind === 'raw' ? sendRaw(task) : drive(task)
  work.then(
    (done) => process.send?.(done),
    (reason: Error) => {
      process.stderr.write(`${reason.stack}\n`)
      process.exit(1)
    },
  )
})
process.once('disconnect', () => process.exit(0))
