/** The PDF of an incident contains the whole incident, with a folio; names in its lines need a disclosure, which the home reads. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { giveReason, reasonSaid } from '../../../tests/support/disclosures.ts'
import { download } from '../../../tests/support/files.ts'
import { incidentOf } from '../../../tests/support/gate/incidents.ts'
import { entryOf, made, stationWorld, tell } from '../../../tests/support/gate/stations.ts'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { readPdf } from '../../../tests/support/pdf.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { authorize, dayIn, mexico } from '../../../tests/support/visits.ts'
import { disclosures } from '../../investigations/disclosures.contract.ts'
import { evidenceFiles } from '../../investigations/evidenceFiles/evidenceFiles.contract.ts'
import { legalHolds } from '../../investigations/legalHolds/legalHolds.contract.ts'
import { newId } from '../../shared/ids.ts'
import type { Language } from '../../shared/messages.ts'
import { incidents } from '../incidents.contract.ts'
import { incidentReports } from './incidentReports.contract.ts'

const garita = openForFile(sharedInstallation)

async function make(by: TestPerson, here: string, id: string, language: Language = 'es') {
  const response = await garita.app.request(`/api/v1/${incidentReports.make.name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `garita_session=${by.token}` },
    body: JSON.stringify({ condominium_id: here, id, language }),
  })
  const file = Buffer.from(await response.arrayBuffer())
  const named = /filename="[a-z]+-([^"]+)\.pdf"/.exec(response.headers.get('content-disposition') ?? '')
  return { status: response.status, file, folio: named?.[1] ?? '' }
}
const textOf = (file: Buffer) => readPdf(file).text.replaceAll('\n', ' ')

/** The incident is about the entry of Luis, and has a follow-up. */
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
  'writes an incident report with facts, notes and log lines, tagged, with a folio that can be verified: %s',
  async (language, kind, closed, nameless) => {
    const { here, admin, id, ana } = await world()
    const { file, folio } = await make(admin, here, id, language)
    expect(readPdf(file)).toMatchObject({ language, tagged: true, pages: 1 })
    const text = textOf(file)
    for (const said of [folio, kind, 'Alberca', 'Gus Garita', 'Se habló con todos', closed, 'Alma Admin', nameless])
      expect(text).toContain(said)
    expect(text).not.toContain('Luis')
    const hash = createHash('sha256').update(file).digest('hex')
    expect(await garita.nobody.call(evidenceFiles.check, { folio, hash })).toMatchObject({ answer: { lines: 1 } })
    expect(await admin.call(incidents.show, { condominium_id: here, id })).toMatchObject({
      answer: { sheets: [{ folio, by_name: 'Alma Admin' }] },
    })
    expect(await ana.call(disclosures.ofHome, {})).toMatchObject({ answer: { items: [] } })
  },
)

test('includes the names in the log lines of a report under an open disclosure that shows them, and informs the home', async () => {
  const { here, admin, id, ana } = await world()
  await giveReason(admin, here, { kind: 'unit', subject: '999' })
  expect(textOf((await make(admin, here, id)).file)).not.toContain('Luis')
  await giveReason(admin, here, { kind: 'unit', subject: '101' })
  const { file, folio } = await make(admin, here, id)
  expect(textOf(file)).toContain('Luis')
  expect(await ana.call(disclosures.ofHome, {})).toMatchObject({ answer: { items: [{ folios: [folio] }] } })
})

test('refuses an incident report to everyone but the administration of its condominium', async () => {
  const { here, ana, id } = await world()
  const elsewhere = await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] })
  const board = await garita.person({ user_role: 'board', assigned: [here] })
  for (const one of [elsewhere, board, ana]) expect((await make(one, here, id)).status).toBeGreaterThanOrEqual(403)
  expect((await garita.owner.query('select from evidence_sheets where condominium_id = $1', [here])).rowCount).toBe(0)
})

test('lists at the incident the evidence files and legal holds of "What happened"', async () => {
  const { here, admin, id } = await world()
  const question = {
    ...{ condominium_id: here, kind: 'everything' as const, subject: null },
    from: new Date(Date.now() - 3_600_000).toISOString(),
    until: new Date(Date.now() + 60_000).toISOString(),
  }
  const disclosureId = await giveReason(admin, here, question)
  const asked = { look_id: disclosureId, language: 'es' as const, question, incident_id: id }
  expect((await download(garita, evidenceFiles.make, asked, admin.token)).status).toBe(200)
  const why = { reason: 'damage' as const, said: reasonSaid }
  const held = { ...question, ...why, id: newId(), incident_id: id, until_day: dayIn(mexico, 90) }
  expect(await admin.call(legalHolds.ask, held)).toMatchObject({ ok: true })
  expect(await admin.call(incidents.show, { condominium_id: here, id })).toMatchObject({
    answer: { sheets: [{ by_name: 'Alma Admin' }], held_until: expect.any(String) },
  })
  expect(await admin.call(legalHolds.list, {})).toMatchObject({
    answer: { items: [{ incident: { id, kind: 'noise' } }] },
  })
})
