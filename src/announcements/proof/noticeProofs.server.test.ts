/** A formal notice has a folio, never changes, and its proof is verified by a stranger: one changed byte is found. */
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { TestPerson } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { readPdf } from '../../../tests/support/pdf.ts'
import { smallJpeg } from '../../../tests/support/photos.ts'
import { sharedInstallation } from '../../../tests/support/sharedInstallation.ts'
import { runCommand } from '../../app/commands/keyCommands.server.ts'
import { listen } from '../../server/http/listen.ts'
import { newId } from '../../shared/ids.ts'
import type { Language } from '../../shared/messages.ts'
import { sentFile } from '../../shared/sentFiles.ts'
import { announcements } from '../announcements.contract.ts'
import { noticeProofs } from './noticeProofs.contract.ts'

const garita = openForFile(sharedInstallation)

async function world() {
  const here = await garita.condominium('Los Encinos')
  const admin = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Alma Admin' })
  const ana = await garita.person({ condominium: here, unit: '101', full_name: 'Ana Ávila' })
  const form = (more: object = {}) => ({
    ...{ condominium_id: here, id: newId(), title: 'Asamblea ordinaria', body: 'Orden del día.\n\nUno. Cuentas.' },
    ...{ audience: 'everybody' as const, asks_confirmation: true, formal: true, send: 'now' as const, ...more },
  })
  const write = async (more: object = {}) => {
    const written = form(more)
    expect(await admin.call(announcements.write, written)).toMatchObject({ ok: true })
    return written.id
  }
  const show = async (id: string) => {
    const shown = await admin.call(announcements.show, { condominium_id: here, id })
    if (!shown.ok) throw new Error(shown.code)
    return shown.answer
  }
  return { here, admin, ana, form, write, show }
}

async function make(by: TestPerson, here: string, id: string, language: Language = 'es') {
  const response = await garita.app.request(`/api/v1/${noticeProofs.make.name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `garita_session=${by.token}` },
    body: JSON.stringify({ condominium_id: here, id, language }),
  })
  const file = Buffer.from(await response.arrayBuffer())
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')
  return { status: response.status, file, name: named?.[1] ?? '' }
}

test('numbers formal notices by condominium and year without gaps, also when many are sent at once', async () => {
  const { admin, form, show, write } = await world()
  const other = await world()
  const first = await show(await write())
  const year = Number(first.folio?.slice(0, 4))
  const forms = Array.from({ length: 8 }, () => form())
  await Promise.all(forms.map((one) => admin.call(announcements.write, one)))
  const folios = await Promise.all(forms.map(async ({ id }) => (await show(id)).folio))
  const expected = Array.from({ length: 9 }, (_, at) => `${year}-00${at + 1}`)
  expect([first.folio, ...folios].sort()).toEqual(expected)
  expect((await other.show(await other.write())).folio).toBe(`${year}-001`)
  // Neither an ordinary announcement nor a draft gets a number.
  expect((await show(await write({ formal: false }))).folio).toBeNull()
  expect((await show(await write({ send: 'draft' }))).folio).toBeNull()
})

test('keeps a formal notice unchanged and without an end, and lets only another one correct it by its folio', async () => {
  const { here, admin, ana, form, write, show } = await world()
  const id = await write()
  const { folio, revision } = await show(id)
  const change = { ...form({ id, title: 'Otra' }), revision }
  expect(await admin.call(announcements.change, change)).toMatchObject({ ok: false, code: 'announcement_sent' })
  expect(await admin.call(announcements.end, { condominium_id: here, id })).toMatchObject({
    ok: false,
    code: 'announcement_formal_stays',
  })
  expect(await admin.call(announcements.withdraw, { condominium_id: here, id })).toMatchObject({ ok: false })
  const ends = form({ ends_at: new Date(Date.now() + 86_400_000).toISOString() })
  expect(await admin.call(announcements.write, ends)).toMatchObject({ ok: false, code: 'announcement_formal_endless' })
  const draft = await write({ send: 'draft' })
  const elsewhere = await world()
  const foreign = await elsewhere.write()
  for (const corrects of [draft, foreign, newId()])
    expect(await admin.call(announcements.write, form({ corrects }))).toMatchObject({
      ok: false,
      code: 'announcement_corrects_unknown',
    })
  const correcting = await show(await write({ corrects: id, title: 'Asamblea: nueva fecha' }))
  expect(correcting.corrects_folio).toBe(folio)
  expect((await show(id)).corrected_by).toBe(correcting.folio)
  const mine = await ana.call(announcements.mine, {})
  expect(mine).toMatchObject({
    answer: [
      { folio: correcting.folio, corrects: folio, corrected_by: null },
      { folio, corrects: null, corrected_by: correcting.folio },
    ],
  })
})

test.each([
  ['es', 'Constancia de la convocatoria', 'Sin cuenta'],
  ['en', 'Proof of the formal notice', 'No account'],
] as const)(
  'writes the proof with folio, text and receipts by home, without the names of readers: %s',
  async (language, title, none) => {
    const { here, admin, ana, write, show } = await world()
    await garita.owner.query('update profiles set started = true where id = $1', [ana.id])
    await garita.owner.query(
      `insert into units (condominium_id, id, unit_number) values ($1, gen_random_uuid(), '102')`,
      [here],
    )
    const id = await write()
    await ana.call(announcements.mark, { id, as: 'confirmed' })
    const { file, name } = await make(admin, here, id, language)
    expect(readPdf(file)).toMatchObject({ language, tagged: true })
    const text = readPdf(file).text.replaceAll('\n', ' ')
    const { folio } = await show(id)
    for (const said of [title, folio ?? '', 'Asamblea ordinaria', 'Uno. Cuentas.', '101', '102', none, 'Alma Admin'])
      expect(text).toContain(said)
    expect(text).not.toContain('Ávila')
    expect(name).toMatch(/^(constancia|proof)-\w{4}-\w{4}-\w{4}\.pdf$/)
  },
)

test.each([
  ['es', 'Archivos enviados', 'Foto 1'],
  ['en', 'Files that were sent', 'Picture 1'],
] as const)('lists name, size and SHA-256 of each file in the proof: %s', async (language, title, first) => {
  const { here, admin, write } = await world()
  const pdf = Buffer.from(`%PDF-1.7\n${'x'.repeat(1_200_000)}\n%%EOF`)
  const kept: { id: string; words: string | null }[] = []
  for (const [bytes, words] of [
    [Uint8Array.from(smallJpeg), null],
    [pdf, 'convocatoria.pdf'],
  ] as const) {
    const id = newId()
    expect(await admin.call(announcements.keepFile, sentFile([here, id], bytes))).toMatchObject({ ok: true })
    kept.push({ id, words })
  }
  const { file } = await make(admin, here, await write({ files: kept }), language)
  const text = readPdf(file).text.replaceAll('\n', ' ')
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
  for (const said of [title, first, 'convocatoria.pdf · 1.2 MB', hash(pdf), hash(Uint8Array.from(smallJpeg))])
    expect(text).toContain(said)
  // One flipped byte gives another hash, which the proof does not contain.
  pdf[600_000] = (pdf[600_000] ?? 0) ^ 1
  expect(text).not.toContain(hash(pdf))
})

test('lets a stranger verify a proof by a command, which finds one changed byte', async () => {
  const { here, admin, write } = await world()
  const { file, name } = await make(admin, here, await write())
  const server = await listen(garita.app, { port: 0, host: '127.0.0.1', tls: null })
  onTestFinished(() => server.close())
  const path = join(tmpdir(), name)
  const check = async () => (await runCommand('check-file', [path, `http://127.0.0.1:${server.port}`], {})).join('\n')
  await writeFile(path, file)
  expect(await check()).toContain('The file is unchanged. It was made for Los Encinos on')
  const at = Math.floor(file.length / 2)
  file[at] = (file[at] ?? 0) ^ 1
  await writeFile(path, file)
  expect(await check()).toContain('THIS IS NOT THE FILE')
  await expect(runCommand('check-file', [path, 'http://127.0.0.1:1'], {})).rejects.toThrow('gives no answer')
  await expect(runCommand('check-file', [join(tmpdir(), 'letter.pdf'), 'http://127.0.0.1'], {})).rejects.toThrow(
    'has no folio',
  )
})

test('counts no guest by days and no employee as the home that received a formal notice', async () => {
  const { here, write, show } = await world()
  const inUnit = async (kind: 'guest' | 'employee' | 'family', unit: string) => {
    const person = await garita.person({ condominium: here, unit })
    await garita.owner.query('update residences set kind = $2 where profile_id = $1', [person.id, kind])
    return person
  }
  const [guest, employee, adult] = [
    await inUnit('guest', '102'),
    await inUnit('employee', '103'),
    await inUnit('family', '104'),
  ]
  const id = await write()
  const confirm = (person: TestPerson, of = id) => person.call(announcements.mark, { id: of, as: 'confirmed' })
  for (const person of [guest, employee]) expect(await confirm(person)).toMatchObject({ ok: false, status: 404 })
  expect(await confirm(adult)).toMatchObject({ ok: true })
  expect(await show(id)).toMatchObject({ confirmed: 1 })
  const ordinary = await write({ formal: false })
  expect(await confirm(guest, ordinary)).toMatchObject({ ok: true })
})

test('names the administrator who wrote the text last, and keeps the author when only the time changes', async () => {
  const { here, form, write, show } = await world()
  const bruno = await garita.person({ user_role: 'admin', assigned: [here], full_name: 'Bruno Admin' })
  const id = await write({ send: 'draft' })
  const change = async (more: object) => {
    const { revision } = await show(id)
    expect(await bruno.call(announcements.change, { ...form({ id, ...more }), revision })).toMatchObject({ ok: true })
  }
  const later = new Date(Date.now() + 3_600_000).toISOString()
  await change({ send: 'later', send_at: later })
  expect(await show(id)).toMatchObject({ written_by_name: 'Alma Admin' })
  await change({ body: 'Otro orden del día.', send: 'now' })
  expect(await show(id)).toMatchObject({ written_by_name: 'Bruno Admin' })
})

test('gives the proof of a sent formal notice only to the administration of its condominium', async () => {
  const { here, admin, ana, write } = await world()
  const id = await write()
  const other = await garita.person({ user_role: 'admin', assigned: [await garita.condominium()] })
  const guard = await garita.person({ user_role: 'agent', assigned: [here] })
  const board = await garita.person({ user_role: 'board', assigned: [here] })
  for (const one of [ana, guard, board, other]) expect((await make(one, here, id)).status).toBeGreaterThanOrEqual(403)
  for (const one of [await write({ formal: false }), await write({ send: 'draft' })])
    expect((await make(admin, here, one)).status).toBe(404)
  const { rows } = await garita.owner.query('select from evidence_sheets where condominium_id = $1', [here])
  expect(rows).toHaveLength(0)
})
