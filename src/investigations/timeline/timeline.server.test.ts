import { expect, test } from 'vitest'
import { called } from '../../../tests/support/called.ts'
import { giveReason } from '../../../tests/support/disclosures.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { deviceWorld } from '../../../tests/support/gate/devices.ts'
import { incidentOf } from '../../../tests/support/gate/incidents.ts'
import { entryOf, made, snapshotOf, tell } from '../../../tests/support/gate/stations.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize, authorizeEarlier, passOf } from '../../../tests/support/visits.ts'
import { newId } from '../../shared/ids.ts'
import { disclosures } from '../disclosures.contract.ts'
import type { TimelineAnswer } from './timeline.ts'

const garita = openForFile(sharedInstallation)

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
interface Asked {
  kind: 'unit' | 'person' | 'plate' | 'pass' | 'everything'
  subject: string | null
  subject_id?: string
  from?: string
}
const ask = (by: TestPerson, here: string, asked: Asked) =>
  by.call(disclosures.timeline, {
    condominium_id: here,
    from: ago(120).toISOString(),
    until: new Date(Date.now() + 60_000).toISOString(),
    ...asked,
  })
async function happened(by: TestPerson, here: string, asked: Asked): Promise<TimelineAnswer> {
  const found = await ask(by, here, asked)
  if (!found.ok) throw new Error(`${found.code} ${JSON.stringify(found.fields)}`)
  return found.answer
}

test('lists one hour in order: the card without an entry, the entry with its verdict, the incident, and the visitors inside', async () => {
  const there = await deviceWorld(garita)
  const { here, admin, ana } = there
  const luis = await authorizeEarlier(garita, ana)
  const pass = await passOf(ana, luis)
  await there.said('gate.check', { code: '00000', unit: '999' })
  await there.said('gate.check', { code: pass.token })
  const stored = () => garita.owner.query('select from access_decisions where condominium_id = $1', [here])
  await eventually(async () => expect((await stored()).rowCount).toBe(2))
  const { version } = await snapshotOf(there)
  const entry = made(there, entryOf(luis), { at: ago(60) })
  const inside = { ...entry, event: { ...entry.event, snapshot_version: version } }
  const incident = made(there, incidentOf({ lines: [entry.event.id] }))
  expect(await tell(there, inside, incident)).toEqual([null, null])

  const all = await happened(admin, here, { kind: 'everything', subject: null })
  expect(all.items.map(({ group }) => group).toSorted()).toEqual(['came', 'incident', 'screen'])
  expect(all.items.find(({ group }) => group === 'screen')).toMatchObject({
    name: null,
    channel: 'device',
    shown: { verdict: 'red', reason: 'unknown_number' },
  })
  const came = {
    group: 'came',
    name: 'Luis',
    unit_number: '101',
    hidden: false,
    channel: 'station',
    actor_name: called('Gus Garita'),
  }
  expect(all.items.find(({ group }) => group === 'came')).toMatchObject({
    ...came,
    invited_by: 'Ana Uno',
    shown: { reason: 'may_enter' },
    incident_id: incident.event.id,
  })
  expect(all.inside).toMatchObject([{ name: 'Luis', unit_number: '101' }])
  for (const asked of [
    { kind: 'unit', subject: '101' },
    { kind: 'person', subject: 'luis' },
    { kind: 'pass', subject: pass.token },
    { kind: 'pass', subject: 'Luis', subject_id: luis },
  ] as const) {
    const { items, inside } = await happened(admin, here, asked)
    expect([asked, items]).toMatchObject([asked, [came, { group: 'incident' }]])
    expect([asked, inside]).toMatchObject([asked, [{ name: 'Luis' }]])
  }
  expect(await happened(admin, here, { kind: 'unit', subject: '999' })).toMatchObject({
    items: [],
    inside: [],
    more: false,
  })
  expect(await ask(there.guard, here, { kind: 'everything', subject: null })).toMatchObject({ status: 403 })
})

test('requires a reason for a subject beyond a day, and hides names in a search for everything', async () => {
  const there = await deviceWorld(garita)
  const { here, admin, ana } = there
  const luis = await authorize(garita, ana)
  expect(await tell(there, made(there, entryOf(luis)))).toEqual([null])
  await garita.owner.query('alter table access_logs disable trigger user')
  await garita.owner.query(
    `with old as (update access_logs set occurred_at = now() - interval '3 days' where condominium_id = $1 returning id)
      update access_log_subjects set written_at = now() - interval '3 days' where log_id in (select id from old)`,
    [here],
  )
  await garita.owner.query('alter table access_logs enable trigger user')
  const from = ago(5 * 24 * 60).toISOString()
  for (const asked of [
    { kind: 'unit', subject: '101' },
    { kind: 'person', subject: 'luis' },
    { kind: 'plate', subject: 'ABC123' },
    { kind: 'pass', subject: 'Luis', subject_id: luis },
  ] as const) {
    expect([asked, await ask(admin, here, { ...asked, from })]).toMatchObject([
      asked,
      { status: 409, code: 'reason_wanted' },
    ])
  }
  const { items, inside } = await happened(admin, here, { kind: 'everything', subject: null, from })
  expect(items).toMatchObject([{ group: 'came', hidden: true, name: null, unit_number: null, invited_by: null }])
  expect(inside).toMatchObject([{ hidden: true, name: null }])
  // A reason for another period shows nothing here, even without a name: the home is informed only about that period.
  const aMinute = { from: ago(2).toISOString(), until: ago(1).toISOString() }
  await giveReason(admin, here, { kind: 'person', subject: 'Ana', subject_id: ana.id, ...aMinute })
  const ofAna = { kind: 'person', subject: 'Ana', subject_id: ana.id } as const
  expect(await happened(admin, here, { ...ofAna, from })).toMatchObject({ items: [], inside: [] })
  await giveReason(admin, here, { kind: 'unit', subject: '101' })
  expect(await happened(admin, here, { kind: 'unit', subject: '101', from })).toMatchObject({
    items: [{ name: 'Luis' }],
  })
  expect(await ask(admin, here, { kind: 'person', subject: 'luis', from })).toMatchObject({ code: 'reason_wanted' })
  const stranger = await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] })
  expect(await ask(stranger, here, { kind: 'everything', subject: null })).toMatchObject({ status: 404 })
  expect(await ask(admin, newId(), { kind: 'everything', subject: null })).toMatchObject({ status: 404 })
})
