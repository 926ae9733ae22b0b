/** Acts of guards, at a desk and through stations. */

import { gate } from '../../src/gate/gate.contract.ts'
import type { GateEvent } from '../../src/gate/station/facts/gateEvents.ts'
import { visits } from '../../src/gate/visits/visits.contract.ts'
import { newId } from '../../src/shared/ids.ts'
import { atDesk } from '../support/desk.ts'
import { entryOf, made } from '../support/gate/stations.ts'
import { type Acts, type Crowd, onOne } from './crowd.ts'

const at = ({ here }: Crowd, id: string) => ({ condominium_id: here, id, event_id: newId() })
const stranger = { name: 'Luis', last_name: 'Gómez', id_document: 'INE12345', phone_number: null, purpose: null }

/** Two stations report the same people in different orders. */
function toldBy(all: Crowd, ids: readonly string[]): { station: Crowd['stations'][number]; events: GateEvent[] } {
  const { one, stations } = all
  const station = one(stations)
  const some = [...new Set([one(ids), one(ids), one(ids)])]
  const events = some.map((authorizationId) => {
    const subject = { authorization_id: authorizationId }
    return one([
      () => made(station, entryOf(authorizationId)),
      () => made(station, { kind: 'exit', subject }),
      () => made(station, { kind: 'checkout', subject }),
      () =>
        made(station, {
          kind: 'override',
          subject,
          because: 'expired',
          reason: 'La espera su tía',
          authorized_by: null,
        }),
      () => made(station, { kind: 'unannounced', authorization_id: newId(), unit_number: '101', ...stranger }),
    ])()
  })
  return { station, events }
}

export const gateActs: Acts = {
  register: ({ one, guards, here }) =>
    atDesk.register(one(guards), {
      ...{ ...stranger, id: newId(), condominium_id: here },
      unit_number: one(['101', '102']),
    }),
  enter: (all, now) =>
    onOne(now.authorizations, all, ({ id }) =>
      atDesk.enter(all.one(all.guards), { ...at(all, id), reason: all.one([null, 'La espera su tía']) }),
    ),
  leave: (all, now) => onOne(now.authorizations, all, ({ id }) => atDesk.leave(all.one(all.guards), at(all, id))),
  byPhone: (all, now) =>
    onOne(now.authorizations, all, ({ id }) =>
      atDesk.enterByPhone(all.one(all.guards), { ...at(all, id), authorized_by: 'Ana', reason: 'No ve la app' }),
    ),
  reveal: (all, now) =>
    onOne(now.authorizations, all, ({ id }) => all.one(all.guards).call(visits.revealDocument, at(all, id))),
  enterResident: (all, now) => onOne(now.residents, all, ({ id }) => atDesk.enter(all.one(all.guards), at(all, id))),
  leaveResident: (all, now) => onOne(now.residents, all, ({ id }) => atDesk.leave(all.one(all.guards), at(all, id))),
  enterGuest: (all, now) =>
    onOne(now.guests, all, ({ id, reservation_id }) =>
      atDesk.enterGuest(all.one(all.guards), {
        ...{ condominium_id: all.here, reservation_id, guest_id: id, event_id: newId(), name: null },
      }),
    ),
  leaveGuest: (all, now) =>
    onOne(now.guests, all, ({ id, reservation_id }) =>
      atDesk.leaveGuest(all.one(all.guards), {
        ...{ condominium_id: all.here, reservation_id, guest_id: id, event_id: newId() },
      }),
    ),
  tell(all, now) {
    if (now.authorizations.length === 0) return null
    const ids = now.authorizations.map(({ id }) => id)
    const { station, events } = toldBy(all, ids)
    return station.guard.call(gate.record, { ...station.station, events })
  },
  outage({ one, stations, random }) {
    const { guard, station } = one(stations)
    const from = new Date(Date.now() - 60_000 * (1 + random(60))).toISOString()
    return guard.call(gate.recordOutages, {
      ...station,
      outages: [{ id: newId(), from, until: new Date().toISOString() }],
    })
  },
  bind: (all, now) =>
    onOne(now.gates, all, ({ id }) => {
      const { guard, station } = all.one(all.stations)
      return guard.call(gate.bind, { ...station, gate_id: id })
    }),
}
