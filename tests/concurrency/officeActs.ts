import { amenities } from '../../src/amenities/amenities.contract.ts'
import { condominiums } from '../../src/condominiums/condominiums.contract.ts'
import { gate } from '../../src/gate/gate.contract.ts'
import { imports } from '../../src/imports/imports.contract.ts'
import { people } from '../../src/people/people.contract.ts'
import { newId } from '../../src/shared/ids.ts'
import { revisionOf } from '../support/accounts.ts'
import { ask } from '../support/installation.ts'
import { type Acts, type Crowd, onOne } from './crowd.ts'

const office = ({ one, admin, root }: Crowd) => one([admin, root])
/** Chooses mostly the condominium of the other actions. */
const place = ({ random, here, there }: Crowd) => (random(12) > 0 ? here : there)
const card = { full_name: 'Ana Pérez', phone_number: null }

export const officeActs: Acts = {
  decidePerson: (all, now) =>
    onOne(now.residents, all, ({ id }) =>
      office(all).call(people.decide, {
        id,
        from: all.one(['pending', 'approved', 'rejected']),
        to: all.one(['approved', 'rejected']),
      }),
    ),
  changePerson: (all, now) =>
    onOne(now.residents, all, async ({ id, email }) => {
      const home = { condominium_id: place(all), unit_number: all.one(['101', '102', '103']) }
      const standing = { user_role: 'resident', approval_status: all.one(['approved', 'approved', 'pending']) }
      const revision = await revisionOf(all.garita, id)
      return ask(all.garita, people.change, { id, email, revision, ...card, ...standing, ...home }, office(all).token)
    }),
  promote: (all, now) =>
    onOne(now.residents, all, async ({ id, email }) => {
      const standing = { user_role: all.one(['agent', 'admin']), approval_status: 'approved' }
      const revision = await revisionOf(all.garita, id)
      return ask(all.garita, people.change, { id, email, revision, ...card, ...standing }, all.root.token)
    }),
  removePerson: (all, now) => onOne(now.residents, all, ({ id }) => office(all).call(people.remove, { id })),
  assign: (all) => office(all).call(people.assign, { id: all.one(all.guards).id, condominium_id: place(all) }),
  unassign: (all) => office(all).call(people.unassign, { id: all.one(all.guards).id, condominium_id: place(all) }),
  bringIn: (all) =>
    all.admin.call(imports.save, {
      ...{ condominium_id: place(all), language: 'es' },
      lines: ['uno', 'dos'].map((name) => ({
        ...{ ...card, id: newId(), residence_id: newId(), email: `${name}@garita.test` },
        unit_number: all.one(['101', '102']),
      })),
    }),
  openGate: ({ one, admin, here }) =>
    admin.call(gate.addGate, { condominium_id: here, id: newId(), name: one(['Norte', 'Sur', 'Este']) }),
  nameGate: (all, now) =>
    onOne(now.gates, all, async ({ id }) => {
      const revision = await revisionOf(all.garita, id, 'gates')
      const name = all.one(['Norte', 'Sur', 'Oeste'])
      return all.admin.call(gate.renameGate, { condominium_id: all.here, id, revision, name })
    }),
  closeGate: (all, now) =>
    onOne(now.gates, all, ({ id }) => office(all).call(gate.removeGate, { condominium_id: all.here, id })),
  makeKey: (all, now) =>
    onOne(now.gates, all, ({ id }) =>
      all.admin.call(gate.addDevice, { condominium_id: all.here, id: newId(), gate_id: id, name: 'Barrera' }),
    ),
  endKey: (all, now) =>
    onOne(now.devices, all, ({ id }) => office(all).call(gate.revokeDevice, { condominium_id: all.here, id })),
  decideBooking: (all, now) =>
    onOne(now.reservations, all, ({ id }) =>
      office(all).call(amenities.decide, {
        ...{ condominium_id: all.here, id, reason: 'Está en obra' },
        decision: all.one(['approved', 'rejected']),
      }),
    ),
  settings: async (all) => {
    const id = place(all)
    return office(all).call(condominiums.change, {
      ...{ id, address: null, listed: true, retention_days: 90, log_resident_entries: true },
      revision: await revisionOf(all.garita, id, 'condominiums'),
      name: all.one(['Uno', 'Dos']),
      time_zone: all.zone,
    })
  },
  invitation: (all) => office(all).call(condominiums.renewInvitation, { id: place(all) }),
  archive: (all) => all.root.call(condominiums.archive, { id: all.here }),
}
