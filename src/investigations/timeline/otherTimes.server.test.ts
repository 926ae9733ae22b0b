/** A disclosure shows only its own period: neither the history of a pass nor the visits of a resident reveal another time. */
import { expect, test } from 'vitest'
import { giveReason } from '../../../tests/support/disclosures.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { daysAgo, leaveOld } from '../../../tests/support/past.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { gate } from '../../gate/gate.contract.ts'
import { visits } from '../../gate/visits/visits.contract.ts'
import { disclosures } from '../disclosures.contract.ts'

const garita = openForFile(sharedInstallation)

test('shows no later days in a disclosure of an earlier week', async () => {
  const here = await garita.condominium()
  const ana = await garita.person({ condominium: here, unit: '101' })
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  // The test writes the line now, about a visit three days ago.
  const luis = await leaveOld(garita, here, ana, { created_at: daysAgo(3), valid_until: daysAgo(2) })
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const read = async () => {
    const history = await admin.call(gate.history, { condominium_id: here, authorization_id: luis })
    const visited = await admin.call(visits.ofResident, { condominium_id: here, resident_id: ana.id })
    if (!history.ok || !visited.ok) throw new Error('not read')
    return [history.answer.items.map(({ what }) => what), visited.answer.items.map(({ name }) => name)]
  }
  await giveReason(admin, here, { from: ago(12), until: ago(5) })
  await giveReason(admin, here, { kind: 'person', subject: 'Ana', subject_id: ana.id, from: ago(12), until: ago(5) })
  expect(await read()).toEqual([['visitor_registered'], []])
  await giveReason(admin, here, { from: ago(12) })
  expect(await read()).toEqual([['visitor_registered', 'issued'], ['Luis']])
})

test('shows a home each disclosure of log lines that have an old number of its unit', async () => {
  const here = await garita.condominium()
  const ana = await garita.person({ condominium: here, unit: '101' })
  await garita.owner.query(`update residences set since = now() - interval '1 year' where condominium_id = $1`, [here])
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  await leaveOld(garita, here, null, { created_at: daysAgo(3), name: `'Bruno'` })
  await garita.owner.query(
    `insert into unit_aliases (condominium_id, alias, unit_id) select condominium_id, '1', id from units where condominium_id = $1 and unit_number = '101'`,
    [here],
  )
  await giveReason(admin, here, { kind: 'person', subject: 'Bruno' })
  expect(await ana.call(disclosures.ofHome, {})).toMatchObject({ answer: { items: [{ subject: 'Bruno' }] } })
})
