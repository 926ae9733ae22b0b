/** Prints the own data completely, in the words of the reader, and without secrets. */
import { expect, test } from 'vitest'
import { arrive } from '../../tests/support/arrivals.ts'
import type { TestPerson } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { readPdf } from '../../tests/support/pdf.ts'
import { sharedInstallation } from '../../tests/support/sharedInstallation.ts'
import { authorize } from '../../tests/support/visits.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import type { Language } from '../shared/messages.ts'
import { ownDataFields } from './ownRecords.messages.ts'
import { mostPrinted } from './ownRecordsWords.server.ts'
import { privacy } from './privacy.contract.ts'

const garita = openForFile(sharedInstallation)

async function printed(who: TestPerson | null, language: Language = 'es') {
  const response = await garita.app.request(`/api/v1/${privacy.print.name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(who ? { cookie: `garita_session=${who.token}` } : {}) },
    body: JSON.stringify({ language }),
  })
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
}

test('prints the own data in the language of the reader, and nothing of another person of the home', async () => {
  const here = await garita.condominium('Los Encinos')
  const ana = await garita.person({ condominium: here, full_name: 'Ana Ruiz' })
  const beto = await garita.person({ condominium: here, full_name: 'Beto Ajeno' })
  const guard = await garita.person({ user_role: 'agent', assigned: [here] })
  await authorize(garita, ana, 'co_resident', { name: 'Rosa', last_name: 'Peña', relationship: 'MADRE' })
  await authorize(garita, beto, 'worker', { name: 'Oculto' })
  await ana.call(visits.decide, { id: await arrive(guard, here), decision: 'denied' })
  for (const [language, words] of [
    ['es', ['Mis datos en Garita', 'Los Encinos', 'Relación: Madre', 'Visitas que respondiste', 'Hecho el']],
    ['en', ['My data in Garita', 'Los Encinos', 'Relationship: Mother', 'Visits that you answered', 'Made on']],
  ] as const) {
    const { response, bytes } = await printed(ana, language)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    const pdf = readPdf(bytes)
    expect(pdf).toMatchObject({ tagged: true, language })
    for (const word of ['Ana Ruiz', ana.email, 'Rosa', ...words]) expect(pdf.text).toContain(word)
    for (const secret of ['Oculto', 'Ajeno', ana.token]) expect(pdf.text).not.toContain(secret)
  }
})

test('prints the newest rows of a long list, and says how many there are', async () => {
  const ana = await garita.person({ condominium: await garita.condominium() })
  await garita.owner.query(
    `insert into notice_marks (profile_id, kind, fact_id, read_at)
      select $1, 'let_in', gen_random_uuid(), now() - n * interval '1 second' from generate_series(1, $2) n`,
    [ana.id, mostPrinted + 7],
  )
  const { response, bytes } = await printed(ana)
  expect(Number(response.headers.get('x-garita-rows'))).toBeGreaterThanOrEqual(mostPrinted)
  expect(readPdf(bytes).text).toContain(`Las ${mostPrinted} más recientes de ${mostPrinted + 7}`)
})

test('prints for people who wait and for staff, and refuses anonymous callers', async () => {
  const here = await garita.condominium('Aquí')
  const waiting = await garita.person({ condominium: here, approval_status: 'pending', full_name: 'Eva Espera' })
  expect(readPdf((await printed(waiting)).bytes).text).toContain('Eva Espera')
  const guard = await garita.person({ user_role: 'agent', assigned: [here] })
  expect(readPdf((await printed(guard)).bytes).text).toContain('Aquí')
  expect((await printed(null)).response.status).toBe(401)
})

test('has a label for each field of the records', async () => {
  const { rows } = await garita.owner.query<{ body: string }>(
    `select prosrc as body from pg_proc where proname = 'caller_records'`,
  )
  const fields = [...(rows[0]?.body ?? '').matchAll(/'([a-z_]+)', (?!\(select coalesce\(json_agg|json_build_object)/g)]
    .map(([, field]) => field ?? '')
    .filter((field) => !['profile', 'notices_by_mail'].includes(field))
  expect(fields.length).toBeGreaterThan(60)
  expect(fields.filter((field) => !(field in ownDataFields))).toEqual([])
})
