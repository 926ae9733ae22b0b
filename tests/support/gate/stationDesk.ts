/** A fake server for tests of a station, and a station that calls it. */
import { gate } from '../../../src/gate/gate.contract.ts'
import { snapshotOf } from '../../../src/gate/station/verdict/verdictFacts.ts'
import { newId } from '../../../src/shared/ids.ts'
import type { TestPerson } from '../installation.ts'
import { StationDevice } from './stationDevice.ts'

export const known = snapshotOf()

/** Answers like the real one, and records the calls. */
export function desk(more: Partial<typeof known> = {}) {
  const asked: string[] = []
  const stored: string[] = []
  const sizes: number[] = []
  let poisoned: string | null = null
  let version = known.version
  let changes: object | null = null
  let refusal: { call: string; status: number; code: string } | null = null
  const answer = (name: string, input: unknown): object => {
    const takenAt = new Date().toISOString()
    if (name === gate.snapshot.name) {
      const { have } = gate.snapshot.input.parse(input)
      if (have === version) return { unchanged: true, version, taken_at: takenAt }
      if (have && changes) return { ...changes, since: have, version, taken_at: takenAt }
      return { ...known, ...more, version, taken_at: takenAt }
    }
    if (name === gate.keepKey.name) return { kept: true }
    if (name === gate.askPass.name) return { taken_at: takenAt, entries: [], revocations: [] }
    if (name !== gate.record.name) return {}
    const { events } = gate.record.input.parse(input)
    sizes.push(events.length)
    stored.push(...events.map(({ event }) => event.id))
    return { at: takenAt, answers: events.map(({ event }) => ({ id: event.id, conflict: null })) }
  }
  const call = async ({ name }: { name: string }, input: unknown) => {
    asked.push(name)
    if (refusal?.call === name) return { ok: false, ...refusal, fields: [] }
    if (poisoned && JSON.stringify(input).includes(poisoned))
      return { ok: false, status: 422, code: 'invalid', fields: [] }
    return { ok: true, status: 200, answer: answer(name, input) }
  }
  return {
    asked,
    stored,
    sizes,
    count: (name: string) => asked.filter((one) => one === name).length,
    poison: (id: string | null) => {
      poisoned = id
    },
    /** With the changes, a station that has an earlier version gets only them. */
    change: (to: string, since: object | null = null) => {
      version = to
      changes = since
    },
    refuse: (call: string, status: number, code: string) => {
      refusal = { call, status, code }
    },
    guard: { id: newId(), email: 'gus@garita.test', token: '', call } as unknown as TestPerson,
  }
}

export function made(server: ReturnType<typeof desk>, sealed = false) {
  const { condominium, gate: place } = known
  const binding = { condominium: { id: condominium.id, name: condominium.name }, gate: place }
  return new StationDevice(server.guard, { binding, station_id: newId() }, { sealed })
}

export async function station(more: Parameters<typeof desk>[0] = {}, sealed = false) {
  const server = desk(more)
  const device = made(server, sealed)
  await device.start()
  await device.quiet()
  return { server, device }
}
