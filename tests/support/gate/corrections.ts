/** Acts at a station that were mistakes, and the figures that must not count them. */
import { correctionOf } from '../../../src/gate/station/facts/actKinds.ts'
import type { Act, GateEvent } from '../../../src/gate/station/facts/gateEvents.ts'
import { reports } from '../../../src/reports/reports.contract.ts'
import type { TestPerson } from '../installation.ts'
import { dayIn, mexico } from '../visits.ts'
import { made, type StationWorld } from './stations.ts'

export const exitOf = (id: string): Act => ({ kind: 'exit', subject: { authorization_id: id } })
export const overrideOf = (id: string): Act => ({
  kind: 'override',
  subject: { authorization_id: id },
  because: 'already_inside',
  reason: 'Lo conozco',
  authorized_by: null,
})

export function correcting(
  there: StationWorld,
  { event }: GateEvent,
  at = new Date(Date.parse(event.at) + 3000),
): GateEvent {
  const act = correctionOf(event, event.id)
  if (!act) throw new Error('nothing corrects this')
  return made(there, act, { at })
}

export const arrivalsOf = async (admin: TestPerson, here: string) => {
  const today = dayIn(mexico)
  const read = await admin.call(reports.read, { condominium_id: here, from: dayIn(mexico, -1), until: today })
  if (!read.ok) throw new Error(read.code)
  const { arrivals, stays } = read.answer
  return [arrivals.total, arrivals.overrides, stays.ended + stays.inside]
}
