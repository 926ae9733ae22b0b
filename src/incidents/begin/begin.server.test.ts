import { expect, test } from 'vitest'
import { called } from '../../../tests/support/called.ts'
import { snapshotOf, stationWorld } from '../../../tests/support/gate/stations.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { newId } from '../../shared/ids.ts'
import { incidents } from '../incidents.contract.ts'

const garita = openForFile(sharedInstallation)

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const written = (here: string, more: object = {}) => ({
  ...{ condominium_id: here, id: newId(), kind: 'theft' as const, occurred_at: ago(600), place: 'Bicicletas' },
  ...{ what_happened: 'Falta una bicicleta', told: ['police' as const], told_text: 'Reporte 12' },
  ...more,
})
const request = {
  asker: 'insurer',
  asked_by: 'Rosa Paz',
  paper: 'Oficio 4',
  subject: 'Un choque',
  from: ago(900),
  until: ago(800),
}

test('records an administrator’s incident once in their name; the gate finds it open', async () => {
  const there = await stationWorld(garita)
  const { here } = there
  const admin = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Alma Admin' })
  const sent = written(here)
  const twice = await Promise.all([admin.call(incidents.begin, sent), admin.call(incidents.begin, sent)])
  expect([...twice, await admin.call(incidents.begin, sent)].map(({ ok }) => ok)).toEqual([true, true, true])
  expect(await admin.call(incidents.list, {})).toMatchObject({ answer: { total: 1 } })
  expect(await admin.call(incidents.show, { condominium_id: here, id: sent.id })).toMatchObject({
    answer: {
      ...{ kind: 'theft', place: 'Bicicletas', what_happened: 'Falta una bicicleta', actor_name: called('Alma Admin') },
      ...{
        told_whom: ['police'],
        told_text: 'Reporte 12',
        gate_name: null,
        provenance: null,
        closed_at: null,
        request: null,
      },
      occurred_at: expect.stringContaining(sent.occurred_at.slice(0, 19)),
    },
  })
  expect((await snapshotOf(there)).incidents).toMatchObject([{ id: sent.id, kind: 'theft', by: 'Alma Admin' }])
})

test('refuses incidents of all others, at future times, and a request for information without its asker', async () => {
  const { here, guard, ana } = await stationWorld(garita)
  const admin = await garita.person({ user_role: 'admin', assigned: [here] })
  const elsewhere = await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] })
  const board = await garita.person({ user_role: 'board', assigned: [here] })
  expect(await elsewhere.call(incidents.begin, written(here))).toMatchObject({ code: 'not_found' })
  for (const one of [guard, ana, board])
    expect(await one.call(incidents.begin, written(here))).toMatchObject({ code: 'forbidden' })
  const begin = (more: object) => admin.call(incidents.begin, written(here, more))
  expect(await begin({ occurred_at: ago(-60) })).toMatchObject({ code: 'invalid' })
  expect(await begin({ kind: 'request' })).toMatchObject({ code: 'invalid' })
  expect(await begin({ request })).toMatchObject({ code: 'invalid' })
  expect(await begin({ kind: 'request', request: { ...request, from: ago(10) } })).toMatchObject({ code: 'invalid' })
  const farAway = { ...request, until: '9999-12-31T23:59:59-12:00' }
  expect(await begin({ kind: 'request', request: farAway })).toMatchObject({ code: 'invalid' })
  expect(await begin({ occurred_at: '0001-01-01T00:00:00Z' })).toMatchObject({ code: 'invalid' })
  expect(await begin({ what_happened: 'x'.repeat(10_000) })).toMatchObject({ code: 'invalid' })
  expect(await begin({ kind: 'request', request, place: 'Torre\0A' })).toMatchObject({ ok: true })
  expect(await admin.call(incidents.list, { kind: 'request' })).toMatchObject({ answer: { total: 1 } })
})
