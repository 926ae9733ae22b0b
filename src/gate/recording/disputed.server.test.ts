/** A correction by another guard, or a late one, is a remark in the log: the line before still counts. */
import { expect, test } from 'vitest'
import { correcting } from '../../../tests/support/gate/corrections.ts'
import {
  entryOf,
  made,
  onDutySince,
  type StationWorld,
  stationWorld,
  tell,
} from '../../../tests/support/gate/stations.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize } from '../../../tests/support/visits.ts'
import { newId } from '../../shared/ids.ts'
import { gate } from '../gate.contract.ts'

const garita = openForFile(sharedInstallation)

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)

async function letIn(there: StationWorld) {
  const id = await authorize(garita, there.ana, 'permanent_visitor')
  await garita.owner.query(`update authorizations set created_at = now() - interval '1 day' where id = $1`, [id])
  const entry = made(there, entryOf(id), { at: ago(50) })
  expect(await tell(there, entry)).toEqual([null])
  return { id, entry }
}

async function lineOf(id: string) {
  const { rows } = await garita.owner.query<{ event_type: string; corrects: string | null }>(
    `select event_type, corrects from access_logs where authorization_id = $1 order by occurred_at`,
    [id],
  )
  const { rows: now } = await garita.owner.query<{ inside: boolean }>(
    'select inside from authorizations where id = $1',
    [id],
  )
  return { said: rows.map(({ event_type, corrects }) => (corrects ? 'corrects' : event_type)), inside: now[0]?.inside }
}

test('stores another guard’s correction as a remark beside the entry', async () => {
  const there = await stationWorld(garita)
  const { id, entry } = await letIn(there)
  const gil = await garita.person({ user_role: 'agent', assigned: [there.here], full_name: 'Gil Otro' })
  await onDutySince(garita, gil, 1)
  await gil.call(gate.bind, { ...there.station, gate_id: there.main })
  const claim = correcting({ ...there, guard: gil }, entry)
  expect(await tell({ ...there, guard: gil }, claim)).toEqual([null])
  expect(await tell({ ...there, guard: gil }, claim)).toEqual([null])
  expect(await lineOf(id)).toEqual({ said: ['entry', 'line_disputed'], inside: true })
})

/** The server received the entry ten minutes ago; its correction, made seconds after it, arrives now. */
async function correctedLate(there: StationWorld, heardAgain: boolean) {
  const id = await authorize(garita, there.ana, 'permanent_visitor')
  const line = newId()
  const then = ago(600)
  await garita.owner.query(
    `insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, recorded_at, resident_id, unit_number, actor_id,
        actor_role, actor_name, station_id, gate_id, proven)
      select condominium_id, $2, id, 'entry', $3, $3, resident_id, unit_number, $4, 'agent', 'Gus Garita', $5, $6, true
        from authorizations where id = $1`,
    [id, line, then, there.guard.id, there.station.station_id, there.main],
  )
  await garita.owner.query('update stations set seen_at = $2 where id = $1', [
    there.station.station_id,
    heardAgain ? ago(60) : then,
  ])
  const entry = made(there, entryOf(id), { id: line, at: then })
  expect(await tell(there, correcting(there, entry, ago(580)))).toEqual([null])
  return (await lineOf(id)).said
}

test('stores a late correction of a station that had a connection as a remark beside the entry', async () => {
  expect(await correctedLate(await stationWorld(garita), true)).toEqual(['entry', 'line_disputed'])
})

test('accepts a late correction of a station that had no connection', async () => {
  expect(await correctedLate(await stationWorld(garita), false)).toEqual(['entry', 'corrects'])
})
