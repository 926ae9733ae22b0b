/** An incident as evidence: its file says all that the book has, with a folio; names of its lines only under a look that the home reads. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { download } from '../../../tests/support/files.ts'
import { incidentOf } from '../../../tests/support/gate/incidents.ts'
import { entryOf, made, stationWorld, tell } from '../../../tests/support/gate/stations.ts'
import type { TestInstallation, TestPerson } from '../../../tests/support/installation.ts'
import { giveReason, reasonSaid } from '../../../tests/support/looks.ts'
import { readPdf } from '../../../tests/support/pdf.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize, dayIn, mexico } from '../../../tests/support/visits.ts'
import { evidenceSheets } from '../../looks/evidence/evidenceSheets.contract.ts'
import { holds } from '../../looks/holds/holds.contract.ts'
import { looks } from '../../looks/looks.contract.ts'
import { newId } from '../../shared/ids.ts'
import type { Language } from '../../shared/messages.ts'
import { incidents } from '../incidents.contract.ts'
import { incidentSheets } from './incidentSheets.contract.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await sharedInstallation()
})
afterAll(() => garita.close())

async function make(by: TestPerson, here: string, id: string, language: Language = 'es') {
  const response = await garita.app.request(`/api/v1/${incidentSheets.make.name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `garita_session=${by.token}` },
    body: JSON.stringify({ condominium_id: here, id, language }),
  })
  const file = Buffer.from(await response.arrayBuffer())
  const named = /filename="[a-z]+-([^"]+)\.pdf"/.exec(response.headers.get('content-disposition') ?? '')
  return { status: response.status, file, folio: named?.[1] ?? '' }
}
const textOf = (file: Buffer) => readPdf(file).text.replaceAll('\n', ' ')

/** An incident about the entry of Luis, with a follow-up. */
async function world() {
  const there = await stationWorld(garita)
  const { here, ana } = there
  const admin = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Alma Admin' })
  const entry = made(there, entryOf(await authorize(garita, ana)))
  const event = made(there, incidentOf({ lines: [entry.event.id] }))
  await tell(there, entry, event)
  const { id } = event.event
  await admin.call(incidents.note, {
    condominium_id: here,
    incident_id: id,
    id: newId(),
    said: 'Se habló con todos',
    state: 'closed',
  })
  return { here, admin, ana, id }
}

test.each([
  ['es', 'Ruido o convivencia', 'Lo cerró', 'sin nombres'],
  ['en', 'Noise or neighbors', 'Closed it', 'without names'],
] as const)(
  'the file says facts, follow-ups and lines, tagged, and its folio is checked: %s',
  async (language, kind, closed, nameless) => {
    const { here, admin, id, ana } = await world()
    const { file, folio } = await make(admin, here, id, language)
    expect(readPdf(file)).toMatchObject({ language, tagged: true, pages: 1 })
    const text = textOf(file)
    for (const said of [folio, kind, 'Alberca', 'Gus Garita', 'Se habló con todos', closed, 'Alma Admin', nameless])
      expect(text).toContain(said)
    expect(text).not.toContain('Luis')
    const hash = createHash('sha256').update(file).digest('hex')
    expect(await garita.nobody.call(evidenceSheets.check, { folio, hash })).toMatchObject({ answer: { lines: 1 } })
    expect(await admin.call(incidents.show, { condominium_id: here, id })).toMatchObject({
      answer: { sheets: [{ folio, by_name: 'Alma Admin' }] },
    })
    expect(await ana.call(looks.ofHome, {})).toMatchObject({ answer: { items: [] } })
  },
)

test('names of its lines stand in it under an open look that shows them, and the home reads of the file', async () => {
  const { here, admin, id, ana } = await world()
  await giveReason(admin, here, { kind: 'unit', subject: '999' })
  expect(textOf((await make(admin, here, id)).file)).not.toContain('Luis')
  await giveReason(admin, here, { kind: 'unit', subject: '101' })
  const { file, folio } = await make(admin, here, id)
  expect(textOf(file)).toContain('Luis')
  expect(await ana.call(looks.ofHome, {})).toMatchObject({ answer: { items: [{ folios: [folio] }] } })
})

test('nobody but its administration makes one', async () => {
  const { here, ana, id } = await world()
  const elsewhere = await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] })
  const board = await garita.person({ user_role: 'board', assigned: [here] })
  for (const one of [elsewhere, board, ana]) expect((await make(one, here, id)).status).toBeGreaterThanOrEqual(403)
  expect((await garita.owner.query('select from evidence_sheets where condominium_id = $1', [here])).rowCount).toBe(0)
})

test('what is handed out or held for an incident at "What happened" stands at the incident', async () => {
  const { here, admin, id } = await world()
  const question = {
    ...{ condominium_id: here, kind: 'everything' as const, subject: null },
    from: new Date(Date.now() - 3_600_000).toISOString(),
    until: new Date(Date.now() + 60_000).toISOString(),
  }
  const lookId = await giveReason(admin, here, question)
  const asked = { look_id: lookId, language: 'es' as const, question, incident_id: id }
  expect((await download(garita, evidenceSheets.make, asked, admin.token)).status).toBe(200)
  const why = { reason: 'damage' as const, said: reasonSaid }
  const held = { ...question, ...why, id: newId(), incident_id: id, until_day: dayIn(mexico, 90) }
  expect(await admin.call(holds.ask, held)).toMatchObject({ ok: true })
  expect(await admin.call(incidents.show, { condominium_id: here, id })).toMatchObject({
    answer: { sheets: [{ by_name: 'Alma Admin' }], held_until: expect.any(String) },
  })
  expect(await admin.call(holds.list, {})).toMatchObject({ answer: { items: [{ incident: { id, kind: 'noise' } }] } })
})
