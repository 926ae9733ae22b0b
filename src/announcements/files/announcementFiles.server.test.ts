/** The readers and the administration of an announcement open its files, and no other person does. */
import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { inHome } from '../../../tests/support/homes.ts'
import { type PersonFacts, type TestPerson, testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { drawing, jpegWithPosition, smallJpeg } from '../../../tests/support/photos.ts'
import { sweep } from '../../app/start/jobs.server.ts'
import { newId } from '../../shared/ids.ts'
import { sentFile } from '../../shared/sentFiles.ts'
import { owners } from '../../units/owners/owners.contract.ts'
import { announcements } from '../announcements.contract.ts'
import { mostPdfBytes } from './announcementFiles.rules.ts'

const garita = openForFile(testInstallation)
const plan = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n%%EOF\n')
const missing = { ok: false, status: 404 }

let here: string
let admin: TestPerson
let ana: TestPerson
const person = (facts: PersonFacts) => garita.person(facts)
beforeAll(async () => {
  here = await garita.condominium('Los Encinos')
  admin = await person({ user_role: 'admin', full_name: 'Alma Admin', assigned: [here] })
  ana = await person({ condominium: here, unit: '101' })
})

const keep = (bytes: Iterable<number>, id = newId(), by = admin, place = here) =>
  by.call(announcements.keepFile, sentFile([place, id], Uint8Array.from(bytes)))
async function kept(bytes: Iterable<number>): Promise<string> {
  const id = newId()
  expect(await keep(bytes, id)).toMatchObject({ ok: true })
  return id
}

interface Named {
  id: string
  words: string | null
}
const form = (files?: Named[], more: object = {}) => ({
  ...{ condominium_id: here, id: newId(), title: 'Obra', body: 'Vean el plano.', audience: 'residents' as const },
  ...{ asks_confirmation: false, send: 'now' as const, files, ...more },
})
async function write(files?: Named[], more: object = {}): Promise<string> {
  const written = form(files, more)
  expect(await admin.call(announcements.write, written)).toMatchObject({ ok: true })
  return written.id
}
async function show(id: string) {
  const shown = await admin.call(announcements.show, { condominium_id: here, id })
  if (!shown.ok) throw new Error(shown.code)
  return shown.answer
}
const change = async (id: string, files: Named[] | undefined, more: object = {}) => {
  const { revision } = await show(id)
  return admin.call(announcements.change, { ...form(files, { id, send: 'draft', ...more }), revision })
}

async function openPdf(by: TestPerson, id: string) {
  const response = await garita.app.request(`/api/v1/${announcements.pdf.name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `garita_session=${by.token}` },
    body: JSON.stringify({ id }),
  })
  return { status: response.status, headers: response.headers, file: Buffer.from(await response.arrayBuffer()) }
}
const openPicture = (by: TestPerson, id: string) => by.call(announcements.picture, { id })

async function withBoth(more: object = {}) {
  const [picture, pdf] = [await kept(jpegWithPosition), await kept(plan)]
  const files = [
    { id: picture, words: 'La reja nueva' },
    { id: pdf, words: 'plano.pdf' },
  ]
  return { id: await write(files, more), picture, pdf, files }
}

test('lets the readers and the administration open a picture and a PDF, and no other person', async () => {
  const { id, picture, pdf } = await withBoth()
  const mine = await ana.call(announcements.mine, {})
  const files = [
    { id: picture, kind: 'picture', words: 'La reja nueva', bytes: smallJpeg.length },
    { id: pdf, kind: 'pdf', words: 'plano.pdf', bytes: plan.length },
  ]
  expect(mine).toMatchObject({ answer: [{ id, files }] })
  expect((await show(id)).files).toMatchObject(files)
  for (const reader of [ana, admin, await person({ user_role: 'super_admin' })]) {
    const opened = await openPicture(reader, picture)
    // Without the place where it was taken.
    expect(opened.ok && [...Buffer.from(opened.answer.jpeg, 'base64')]).toEqual(smallJpeg)
    expect((await openPdf(reader, pdf)).file.equals(plan)).toBe(true)
  }
  const newcomer = await person({ condominium: here, unit: '102' })
  const guard = await person({ user_role: 'agent', assigned: [here] })
  const other = await person({ user_role: 'admin', assigned: [await garita.condominium()] })
  for (const one of [newcomer, guard, other]) {
    expect(await openPicture(one, picture)).toMatchObject(missing)
    expect((await openPdf(one, pdf)).status).toBe(404)
  }
  const board = await person({ user_role: 'board', assigned: [here] })
  expect(await openPicture(board, picture)).toMatchObject({ ok: false, status: 403 })
  expect((await openPdf(board, pdf)).status).toBe(403)
  // A person who left the home reads nothing of it any more.
  await garita.owner.query('update residences set until = now() where profile_id = $1', [ana.id])
  expect(await openPicture(ana, picture)).toMatchObject({ ok: false })
  ana = await person({ condominium: here, unit: '101' })
})

test('lets guards and absent owners open the files of their announcements', async () => {
  const guard = await person({ user_role: 'agent', assigned: [here] })
  const far = await person({})
  await garita.owner.query(
    `insert into units (condominium_id, id, unit_number) values ($1, gen_random_uuid(), '301') on conflict do nothing`,
    [here],
  )
  const ownership = newId()
  const given = { condominium_id: here, unit_number: '301', id: ownership, person_id: newId(), email: far.email }
  expect(await admin.call(owners.giveOwner, { ...given, full_name: null, language: 'es' })).toMatchObject({ ok: true })
  const owner = inHome(garita, far, ownership)
  const { picture, pdf } = await withBoth({ audience: 'everybody' })
  for (const reader of [guard, owner]) expect(await openPicture(reader, picture)).toMatchObject({ ok: true })
  expect((await openPdf(guard, pdf)).file.equals(plan)).toBe(true)
})

test('sends a PDF as a file that no browser runs as a page', async () => {
  const { pdf } = await withBoth()
  const { headers } = await openPdf(ana, pdf)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${pdf}.pdf"`)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-garita-bytes')).toBe(String(plan.length))
  // A link or a frame sends a GET, which no call answers.
  const got = await garita.app.request(`/api/v1/${announcements.pdf.name}?id=${pdf}`, {
    headers: { cookie: `garita_session=${ana.token}` },
  })
  expect(got.status).toBe(404)
})

test.each([
  ['words', Buffer.from('<script>alert(1)</script>')],
  ['a page that contains the marks of a PDF', Buffer.from('<html>%PDF-1.7 %%EOF')],
  ['a part of a PDF', plan.subarray(0, -8)],
  ['a picture of another kind', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
  ['a part of a picture', Buffer.from(smallJpeg.slice(0, -2))],
  ['nothing', Buffer.alloc(0)],
])('refuses %s', async (_, bytes) => {
  expect(await keep(bytes)).toMatchObject({ ok: false, status: 422, code: 'announcement_file_unreadable' })
})

test('refuses a picture of more than 500,000 bytes and a PDF of more than 5 MB', async () => {
  const large = [0xff, 0xd8, ...drawing.slice(0, -2), ...new Array(500_000).fill(1), 0xff, 0xd9]
  expect(await keep(large)).toMatchObject({ ok: false, status: 413, code: 'too_large' })
  const body = (bytes: number) =>
    Buffer.concat([plan.subarray(0, 9), Buffer.alloc(bytes - 15, 7), Buffer.from('%%EOF\n')])
  expect(await keep(body(mostPdfBytes))).toMatchObject({ ok: true })
  expect(await keep(body(mostPdfBytes + 1))).toMatchObject({ ok: false, status: 413, code: 'too_large' })
})

test('is encrypted in the database', async () => {
  const { pdf, picture } = await withBoth()
  const { rows } = await garita.owner.query<{ sealed: Buffer }>(
    'select sealed_file as sealed from announcement_files where id = any($1) order by kind',
    [[pdf, picture]],
  )
  expect(rows.map(({ sealed }) => [sealed.includes(plan), sealed.includes(Buffer.from(smallJpeg))])).toEqual([
    [false, false],
    [false, false],
  ])
})

test('keeps a file for its administrator, and gives it to one announcement only', async () => {
  const id = newId()
  for (const _ of [1, 2]) expect(await keep(plan, id)).toMatchObject({ ok: true })
  expect(await keep(smallJpeg, id)).toMatchObject(missing)
  const colleague = await person({ user_role: 'admin', assigned: [here] })
  const files = [{ id, words: 'plano.pdf' }]
  const gone = { ok: false, status: 409, code: 'announcement_file_gone' }
  expect(await keep(plan, id, colleague)).toMatchObject(missing)
  expect(await colleague.call(announcements.write, form(files))).toMatchObject(gone)
  expect((await openPdf(ana, id)).status).toBe(404)
  await write(files)
  expect(await admin.call(announcements.write, form(files))).toMatchObject(gone)
  expect(await admin.call(announcements.write, form([{ id: newId(), words: null }]))).toMatchObject(gone)
  const guard = await person({ user_role: 'agent', assigned: [here] })
  const other = await person({ user_role: 'admin', assigned: [await garita.condominium()] })
  expect(await keep(plan, newId(), ana)).toMatchObject({ ok: false, status: 403 })
  expect(await keep(plan, newId(), guard)).toMatchObject({ ok: false, status: 403 })
  expect(await keep(plan, newId(), other)).toMatchObject(missing)
})

test('takes up to four pictures and one PDF', async () => {
  const named = async (bytes: Iterable<number>) => ({ id: await kept(bytes), words: null })
  const four = [await named(smallJpeg), await named(smallJpeg), await named(smallJpeg), await named(smallJpeg)]
  const [plan1, plan2] = [await named(plan), await named(plan)]
  const many = { ok: false, code: 'announcement_files_number' }
  expect(await admin.call(announcements.write, form([...four, await named(smallJpeg)]))).toMatchObject(many)
  expect(await admin.call(announcements.write, form([plan1, plan2]))).toMatchObject(many)
  expect(await admin.call(announcements.write, form([plan1, plan1]))).toMatchObject({ code: 'announcement_file_gone' })
  const { files } = await show(await write([...four.toReversed(), plan1]))
  expect(files.map(({ id }) => id)).toEqual([...four.toReversed(), plan1].map(({ id }) => id))
})

test('lets an administrator change the files of a draft, and never those of a sent announcement', async () => {
  const { id, files, picture, pdf } = await withBoth({ send: 'draft' })
  const other = await kept(smallJpeg)
  expect(await change(id, [{ id: other, words: 'Otra' }, ...files.slice(1)])).toMatchObject({ ok: true })
  expect((await show(id)).files.map((one) => [one.id, one.words])).toEqual([
    [other, 'Otra'],
    [pdf, 'plano.pdf'],
  ])
  // The picture that the draft no longer names is deleted.
  expect(await openPicture(admin, picture)).toMatchObject(missing)
  // A page of an earlier build knows no files and keeps them.
  expect(await change(id, undefined, { title: 'Obra del portón' })).toMatchObject({ ok: true })
  expect((await show(id)).files).toHaveLength(2)
  expect(await openPicture(ana, other)).toMatchObject(missing)
  expect(await change(id, [{ id: other, words: 'Otra' }], { send: 'now' })).toMatchObject({ ok: true })
  expect(await openPicture(ana, other)).toMatchObject({ ok: true })
  for (const changed of [[], [{ id: other, words: 'Otras palabras' }], [{ id: await kept(smallJpeg), words: null }]])
    expect(await change(id, changed, { send: 'now' })).toMatchObject({ ok: false, code: 'announcement_sent' })
  expect((await show(id)).files).toMatchObject([{ id: other, words: 'Otra' }])
})

test('stores the SHA-256 of each file as its readers open it', async () => {
  const { id } = await withBoth()
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
  expect((await show(id)).files.map(({ sha256 }) => sha256)).toEqual([hash(Uint8Array.from(smallJpeg)), hash(plan)])
})

test('limits the files that an administrator keeps in a day', async () => {
  const busy = await person({ user_role: 'admin', assigned: [here] })
  await garita.owner.query(
    `insert into announcement_files (condominium_id, id, by_id, kind, bytes, sha256, sealed_file)
      select $1, gen_random_uuid(), $2, 'pdf', 1, repeat('0', 64), '\\x47' from generate_series(1, 60)`,
    [here, busy.id],
  )
  expect(await keep(plan, newId(), busy)).toMatchObject({ ok: false, code: 'announcement_files_too_many' })
})

test('deletes a file after a day without an announcement, and with its announcement', async () => {
  const waiting = await kept(plan)
  const { id, pdf, picture } = await withBoth()
  const draft = await withBoth({ send: 'draft' })
  const left = async () =>
    (
      await garita.owner.query<{ id: string }>('select id from announcement_files where id = any($1)', [
        [waiting, pdf, picture, draft.pdf, draft.picture],
      ])
    ).rows.map((row) => row.id)
  await garita.owner.query(`update announcement_files set kept_at = kept_at - interval '25 hours' where id = any($1)`, [
    [waiting, pdf, picture],
  ])
  await sweep(garita.database.callerDb({ system: 'keeper' }))
  expect((await left()).sort()).toEqual([pdf, picture, draft.pdf, draft.picture].sort())
  expect(await admin.call(announcements.withdraw, { condominium_id: here, id: draft.id })).toMatchObject({ ok: true })
  expect((await left()).sort()).toEqual([pdf, picture].sort())
  await garita.owner.query(
    `update announcements set written_at = written_at - interval '3 years', send_at = send_at - interval '3 years',
      sent_at = sent_at - interval '3 years' where id = $1`,
    [id],
  )
  await sweep(garita.database.callerDb({ system: 'keeper' }))
  expect(await left()).toEqual([])
})
