import { gate } from '../../../src/gate/gate.contract.ts'
import { newId } from '../../../src/shared/ids.ts'
import type { TestInstallation } from '../installation.ts'
import { stationWorld } from './stations.ts'

export async function deviceWorld(house: TestInstallation) {
  const there = await stationWorld(house)
  const admin = await house.person({ user_role: 'admin', assigned: [there.here] })
  const id = newId()
  const added = await admin.call(gate.addDevice, {
    condominium_id: there.here,
    id,
    gate_id: there.main,
    name: 'Barrera',
  })
  const key = added.ok ? added.answer.key : ''
  const device = (call: string, body: unknown, shown = key) =>
    house.app.request(`/api/v1/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${shown}` },
      body: JSON.stringify(body),
    })
  const said = async (call: string, body: unknown) => (await device(call, body)).json()
  return { ...there, admin, id, key, device, said }
}
export const reportOf = (code: string, more: object = {}) => ({
  ...{ id: newId(), kind: 'entry', code, at: new Date().toISOString() },
  ...more,
})
