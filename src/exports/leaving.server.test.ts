/** The export of a condominium is compared row by row with each table, as the caller's role may read it. */

import { createHash } from 'node:crypto'
import { crc32, inflateRawSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { tables } from '../../tests/access/grants.ts'
import { leaveAudit, leaveChannels, leaveLogOrder, leaveNotices, leaveSpelling } from '../../tests/access/traces.ts'
import { leaveBooks, leaveWrittenRows } from '../../tests/access/writtenRows.ts'
import { leaveSlices } from '../../tests/slices/slices.ts'
import { account, password } from '../../tests/support/accounts.ts'
import { arrive } from '../../tests/support/arrivals.ts'
import { amenityOf, book } from '../../tests/support/bookings.ts'
import { type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { smallJpeg } from '../../tests/support/photos.ts'
import { everything } from '../../tests/support/scope.ts'
import { atTheGate, authorize } from '../../tests/support/visits.ts'
import { announcements } from '../announcements/announcements.contract.ts'
import { audit } from '../audit/audit.contract.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { session } from '../session/session.contract.ts'
import { newId } from '../shared/ids.ts'
import { sentFile } from '../shared/sentFiles.ts'
import { archiveCount } from '../web/calls/archiveCount.ts'
import { leaving } from './exports.contract.ts'
import { leftColumns, leftTables, takenTables } from './takenTables.ts'

const garita = openForFile(testInstallation)
let [here, there] = ['', '']
let admin: TestPerson
const manyLines = 7_000

beforeAll(async () => {
  here = await fill('Here')
  there = await fill('There')
  const { owner } = garita
  await leaveNotices({ owner } as Parameters<typeof leaveNotices>[0])
  await leaveAudit({ owner } as Parameters<typeof leaveAudit>[0])
  await leaveLogOrder({ owner } as Parameters<typeof leaveLogOrder>[0], [here, there])
  await leaveChannels({ owner } as Parameters<typeof leaveChannels>[0], [here, there])
  for (const [days, place] of [here, there].entries()) await leaveWrittenRows(owner, place, days)
  admin = await garita.person({ user_role: 'admin', assigned: [here] })
})

/** A condominium with rows in every exported table. */
async function fill(name: string): Promise<string> {
  const { owner } = garita
  const place = await garita.condominium(name)
  const guard = await garita.person({ user_role: 'agent', assigned: [place], full_name: 'Gus Garita' })
  const ana = await garita.person({ condominium: place, unit: '101', full_name: 'Ana "La Güera" Peña\n=1+1' })
  const luis = await authorize(garita, ana, 'temporary_visitor', { name: 'Luis', id_document: 'INE98765' })
  await atTheGate(owner, luis, 'entry')
  // An answered ask: the end of an open one would change its rows between the export and the comparison.
  await ana.call(visits.decide, { id: await arrive(guard, place, '101'), decision: 'approved' })
  await book(ana, await amenityOf(garita, place), { guest_count: 2 })
  await owner.query(
    `with gate as (select id from gates where condominium_id = $1), made as (
        insert into stations (condominium_id, id, gate_id) select $1, gen_random_uuid(), id from gate returning id),
      device as (insert into gate_devices (condominium_id, id, gate_id, name, key_hash)
        select $1, gen_random_uuid(), id, 'Barrera', sha256(id::text::bytea) from gate),
      guests as (insert into reservation_guests (condominium_id, id, reservation_id, resident_id, position, name)
        select condominium_id, gen_random_uuid(), id, resident_id, 9, 'Eva' from amenity_reservations where condominium_id = $1),
      shared as (insert into shared_acts (condominium_id, log_id, act_id)
        select condominium_id, id, id from access_logs where condominium_id = $1 limit 1),
      joined as (insert into engagements (condominium_id, authorization_id, worker_id) values ($1, gen_random_uuid(), gen_random_uuid()))
      insert into station_outages (condominium_id, id, station_id, began_at, ended_at) select $1, gen_random_uuid(), id, now(), now() from made`,
    [place],
  )
  await leaveSpelling(owner, place)
  await leaveBooks(owner, place, ana.id)
  await leaveSlices(owner, place)
  return place
}

async function take(who: TestPerson, place = here, language: 'es' | 'en' = 'es') {
  const response = await garita.app.request(`/api/v1/${leaving.condominium.name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `garita_session=${who.token}` },
    body: JSON.stringify({ condominium_id: place, language }),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { response, bytes, code: response.ok ? undefined : JSON.parse(bytes.toString()).error.code }
}

/** Reads the list at the end, as an archive program does. */
function unzipped(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.length - 22
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50)
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let file = 0; file < bytes.readUInt16LE(end + 10); file++) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50)
    const name = bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28))
    const local = bytes.readUInt32LE(at + 42)
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const content = inflateRawSync(bytes.subarray(begin, begin + bytes.readUInt32LE(at + 20)))
    expect([name, crc32(content), content.length]).toEqual([
      name,
      bytes.readUInt32LE(at + 16),
      bytes.readUInt32LE(at + 24),
    ])
    files.set(name, content)
    at += 46 + bytes.readUInt16LE(at + 28)
  }
  expect(at).toBe(end)
  return files
}

function rowsOf(files: Map<string, Buffer>, table: string): string[] {
  const names = [...files.keys()].filter((name) => new RegExp(`^${table}-\\d{4}\\.ndjson$`).test(name)).sort()
  const text = names.map((name) => files.get(name)?.toString() ?? '').join('')
  return text === '' ? [] : text.replace(/\n$/, '').split('\n')
}

const people = `(select profile_id from residences where condominium_id = $1 union select profile_id from assignments where condominium_id = $1)`
const wheres: Record<string, string> = {
  condominiums: 'id = $1',
  profiles: `id in ${people}`,
  removal_requests: `profile_id in ${people}`,
}

/** The tables of the list, and those of slices, which are exported because they name their condominium. */
const taken = [
  ...Object.keys(takenTables),
  ...Object.keys(tables).filter(
    (name) =>
      !name.startsWith('access.') &&
      !(name in takenTables || name in leftTables) &&
      tables[name]?.columns.includes('condominium_id'),
  ),
]

test('exports every table with its condominium, or names the reason why a table is not exported', async () => {
  const { rows } = await garita.owner.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const known = [...taken, ...Object.keys(leftTables)].sort()
  expect(known).toEqual(rows.map(({ name }) => name))
  // Every condominium table that its admin may read is exported, with a few exceptions: unit codes, which work for 14 days, open
  // disclosures, which end after an hour, and photos of passes, messages and items.
  const readable = rows.filter(
    ({ name }) => tables[name]?.columns.includes('condominium_id') && tables[name]?.grants.admin?.select,
  )
  expect(readable.filter(({ name }) => !taken.includes(name))).toEqual([
    { name: 'left_item_photos' },
    { name: 'look_rows' },
    { name: 'matter_photos' },
    { name: 'pass_photos' },
    { name: 'unit_codes' },
  ])
})

test.each(['admin', 'super_admin'] as const)(
  'writes for an %s every row of every table, and none of another condominium',
  async (role) => {
    const who = role === 'admin' ? admin : await garita.person({ user_role: 'super_admin' })
    const { response, bytes } = await take(who)
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="garita-here-\d{4}-\d\d-\d\d\.zip"$/,
    )
    const files = unzipped(bytes)
    let total = 0
    for (const table of taken) {
      const columns = (tables[table]?.grants[role]?.select ?? []).filter((one) => !leftColumns[table]?.includes(one))
      const { rows } = await garita.owner.query<{ line: string }>(
        `select row_to_json(t)::text as line from (select ${columns.map((one) => `"${one}"`).join(', ')} from ${table}
        where ${wheres[table] ?? 'condominium_id = $1'}) t`,
        [here],
      )
      const found = rowsOf(files, table)
      // The audit records the download before its first row, like other exports.
      const noted = table === 'audit_entries' ? rows.filter(({ line }) => !/"thing":"export"/.test(line)) : rows
      const told = table === 'audit_entries' ? found.filter((line) => !/"thing":"export"/.test(line)) : found
      expect([table, told.toSorted()]).toEqual([table, noted.map(({ line }) => line).toSorted()])
      expect([table, found.length > 0]).toEqual([table, true])
      total += found.length
    }
    expect(Number(response.headers.get('x-garita-rows'))).toBe(total)
    const manifest = JSON.parse(files.get('manifest.json')?.toString() ?? '')
    expect(manifest).toMatchObject({
      format: 'garita condominium',
      version: 1,
      rows: total,
      whole: true,
      condominium: { id: here },
    })
    for (const { name, rows, bytes: size, sha256 } of manifest.files) {
      const content = files.get(name) ?? Buffer.from('')
      expect([content.length, content.toString().split('\n').length - 1]).toEqual([size, rows])
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256)
    }
    const everything = [...files]
      .filter(([name]) => name.endsWith('.ndjson'))
      .map(([, content]) => content.toString())
      .join('')
    expect(everything).not.toContain(there)
    expect(everything).not.toContain('INE98765')
    expect(everything).not.toMatch(/key_hash|password_hash|"invitation_code":"|private_details|"pass_id"|code_hash/)
  },
)

test('contains the pictures and PDFs of announcements as files that open', async () => {
  const by = await garita.person({ user_role: 'admin', assigned: [here] })
  const pdf = Buffer.from('%PDF-1.7\nplano\n%%EOF\n')
  const files: Record<string, Uint8Array> = { pdf, jpg: Uint8Array.from(smallJpeg) }
  const names: Record<string, string> = {}
  for (const [kind, bytes] of Object.entries(files)) {
    const id = newId()
    names[kind] = `announcement_files/${id}.${kind}`
    expect(await by.call(announcements.keepFile, sentFile([here, id], bytes))).toMatchObject({ ok: true })
  }
  const { bytes } = await take(by)
  const found = unzipped(bytes)
  const manifest = JSON.parse(found.get('manifest.json')?.toString() ?? '')
  for (const [kind, content] of Object.entries(files)) {
    const name = names[kind] ?? ''
    expect(found.get(name)?.equals(content)).toBe(true)
    const sha256 = createHash('sha256').update(content).digest('hex')
    expect(manifest.attachments).toContainEqual({ name, bytes: content.length, sha256 })
  }
  // The rows of this test file hold bytes that no key opens.
  expect(manifest.missing_attachments).toHaveLength(2)
  const count = archiveCount()
  count.add(bytes)
  expect([count.rows(), count.whole()]).toEqual([manifest.rows, true])
})

test('explains the exported files in the language of the person who exports', async () => {
  const readme = async (language: 'es' | 'en') => {
    const fresh = await garita.person({ user_role: 'admin', assigned: [here] })
    return unzipped((await take(fresh, here, language)).bytes)
      .get('README.txt')
      ?.toString()
  }
  expect(await readme('es')).toMatch(/Todo lo que la administración puede ver[\s\S]*credentials, .*: es un secreto/)
  expect(await readme('en')).toMatch(/Everything that the administration may see[\s\S]*credentials, .*: a secret/)
})

test('exports only for administrators of the condominium, with a password typed within ten minutes', async () => {
  const outsider = await garita.person({ user_role: 'admin', assigned: [there] })
  expect(await take(outsider)).toMatchObject({ code: 'not_found' })
  const guard = await garita.person({ user_role: 'agent', assigned: [here] })
  expect(await take(guard)).toMatchObject({ code: 'forbidden' })
  expect(await take(await garita.person({ condominium: here, unit: '102' }))).toMatchObject({ code: 'forbidden' })
  const late = await account(garita, { user_role: 'admin', assigned: [here] })
  await garita.owner.query(`update sessions set proved_at = now() - interval '11 minutes' where profile_id = $1`, [
    late.id,
  ])
  expect(await take(late)).toMatchObject({ code: 'prove_before_leaving' })
  expect(await late.call(session.prove, { password })).toMatchObject({ ok: true })
  expect((await take(late)).response.status).toBe(200)
})

test('records the author of an export, and allows three exports an hour', async () => {
  const eager = await garita.person({ user_role: 'admin', assigned: [there], full_name: 'Eva Prisa' })
  const answers: (string | undefined)[] = []
  for (let time = 0; time < 4; time++) answers.push((await take(eager, there)).code)
  expect(answers).toEqual([undefined, undefined, undefined, 'too_many'])
  const listed = await eager.call(audit.list, { condominium_id: there, thing: 'export' })
  const made = listed.ok ? listed.answer.items.filter(({ actor_name }) => actor_name.startsWith('Eva Prisa')) : []
  expect(made).toHaveLength(3)
  expect(made[0]).toMatchObject({
    subject_name: 'condominium',
    actor_role: 'admin',
    what: { rows: [null, expect.any(Number)] },
  })
})

test.runIf(everything)(
  'splits a large table into several files, row by row, and recognizes an incomplete archive',
  async () => {
    await garita.owner.query(
      `with lines as (
      insert into access_logs (condominium_id, id, authorization_id, event_type, occurred_at, resident_id, unit_number, actor_role,
          actor_name, override_reason)
        select a.condominium_id, gen_random_uuid(), a.id, 'document_revealed', now() - n * interval '1 minute', a.resident_id, a.unit_number,
          'agent', 'Ramón', repeat('largo ', 45) from (select * from authorizations where condominium_id = $1 limit 1) a, generate_series(1, $2) n
        returning condominium_id, id)
    insert into access_log_subjects (condominium_id, log_id, auth_type, name) select condominium_id, id, 'worker', 'Hugo' from lines`,
      [here, manyLines],
    )
    const fresh = await garita.person({ user_role: 'admin', assigned: [here] })
    const { response, bytes } = await take(fresh)
    const files = unzipped(bytes)
    expect([...files.keys()].filter((name) => name.startsWith('access_logs-')).length).toBeGreaterThan(1)
    expect(rowsOf(files, 'access_logs').length).toBeGreaterThan(manyLines)
    const promised = Number(response.headers.get('x-garita-rows'))
    for (const size of [1_000, 65_536, bytes.length]) {
      const count = archiveCount()
      let last = 0
      for (let at = 0; at < bytes.length; at += size) {
        count.add(bytes.subarray(at, at + size))
        expect(count.rows()).toBeGreaterThanOrEqual(last)
        last = count.rows()
      }
      expect([count.rows(), count.whole()]).toEqual([promised, true])
    }
    for (const cut of [1, 21, 22, 500, 5_000, bytes.length - 40]) {
      const count = archiveCount()
      count.add(bytes.subarray(0, bytes.length - cut))
      expect([cut, count.whole()]).toEqual([cut, false])
    }
  },
)
