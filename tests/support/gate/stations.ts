import { gate } from '../../../src/gate/gate.contract.ts'
import { type Snapshot, snapshot } from '../../../src/gate/station/facts/gate.snapshot.ts'
import type { Act, GateEvent } from '../../../src/gate/station/facts/gateEvents.ts'
import { visits } from '../../../src/gate/visits/visits.contract.ts'
import { newId } from '../../../src/shared/ids.ts'
import type { TestInstallation, TestPerson } from '../installation.ts'

export async function stationWorld(garita: TestInstallation) {
  const here = await garita.condominium()
  const guard = await garita.person({ user_role: 'agent', assigned: [here], full_name: 'Gus Garita' })
  const gates = await guard.call(gate.gates, { condominium_id: here })
  const main = gates.ok ? gates.answer[0]?.id : undefined
  if (!main) throw new Error('there is no gate')
  const station = { condominium_id: here, station_id: newId() }
  await guard.call(gate.bind, { ...station, gate_id: main })
  return {
    garita,
    ...{ here, guard, main, station },
    ana: await garita.person({ condominium: here, unit: '101', full_name: 'Ana Uno' }),
    stranger: await garita.person({ user_role: 'agent', assigned: [await garita.condominium()] }),
  }
}
export type StationWorld = Awaited<ReturnType<typeof stationWorld>>

/** Adds a second guard, on duty for months, who never used the station. */
export async function preparedWorld(garita: TestInstallation) {
  const there = await stationWorld(garita)
  const innocent = await garita.person({ user_role: 'agent', assigned: [there.here], full_name: 'Inocente Guardia' })
  const admin = await garita.person({ user_role: 'admin', assigned: [there.here] })
  await onDutySince(garita, innocent, 90)
  return { ...there, innocent, admin }
}

export const onDutySince = (garita: TestInstallation, guard: TestPerson, days: number) =>
  garita.owner.query('update assignments set assigned_at = now() - make_interval(days => $2) where profile_id = $1', [
    guard.id,
    days,
  ])

/** Adds another tablet at the same gate: the server keeps the events of one station in their order, whatever its clock says. */
export async function secondStation(there: StationWorld): Promise<StationWorld> {
  const station = { ...there.station, station_id: newId() }
  await there.guard.call(gate.bind, { ...station, gate_id: there.main })
  return { ...there, station }
}

export async function snapshotOf({ guard, station, main }: StationWorld): Promise<Snapshot> {
  const pulled = await guard.call(gate.snapshot, { ...station, gate_id: main })
  if (!pulled.ok) throw new Error(pulled.code)
  return snapshot.parse(pulled.answer)
}

export const authorizedIn = ({ entries }: Pick<Snapshot, 'entries'>) => entries.filter(({ lives }) => !lives)

let sequence = 0
export const made = (
  { guard, main }: StationWorld,
  act: Act,
  more: { id?: string; at?: Date; agent_id?: string } = {},
): GateEvent => ({
  sequence: ++sequence,
  event: {
    ...act,
    id: more.id ?? newId(),
    at: (more.at ?? new Date()).toISOString(),
    doubt: null,
    snapshot_version: 'v',
    gate_id: main,
    agent_id: more.agent_id ?? guard.id,
  },
})
export const entryOf = (authorizationId: string): Act => ({
  kind: 'entry',
  subject: { authorization_id: authorizationId },
  because: 'may_enter',
})

export async function tell({ guard, station }: StationWorld, ...events: GateEvent[]) {
  const told = await guard.call(gate.record, { ...station, events })
  if (!told.ok) throw new Error(`${told.code} ${JSON.stringify(told.fields)}`)
  return told.answer.answers.map(({ conflict }) => conflict)
}

export async function logOf(person: TestPerson) {
  const log = await person.call(visits.log, {})
  if (!log.ok) throw new Error(log.code)
  return log.answer.items
}

export async function stationRows({ garita, here }: Pick<StationWorld, 'garita' | 'here'>) {
  const { rows } = await garita.owner.query(
    'select * from access_logs where condominium_id = $1 and station_id is not null order by occurred_at',
    [here],
  )
  return rows
}
