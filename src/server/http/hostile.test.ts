/** Malformed requests for every call: each is answered with a refusal, never with an unexpected error. */
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type TestPerson, testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'
import { draws } from '../../../tests/support/scope.ts'
import { calls } from '../../app/start/calls.server.ts'
import { newId } from '../../shared/ids.ts'
import { approvalStatuses, userRoles } from '../../shared/roles.ts'

const runs = draws(4, 400)

const garita = openForFile(testInstallation)
let readers: (TestPerson | null)[]
let place: string
beforeAll(async () => {
  place = await garita.condominium()
  const guard = await garita.person({ user_role: 'agent', assigned: [place] })
  readers = [
    null,
    await garita.person({ user_role: 'super_admin' }),
    await garita.person({ user_role: 'admin', assigned: [place] }),
    await garita.person({ condominium: place, unit: 'A-1' }),
    guard,
  ]
})

const date = '2026-01-01 00:00:00+00'
const plausible = fc.constantFrom<unknown>(
  newId(),
  'ana@garita.test',
  'un caballo correcto',
  'A-1',
  'es',
  'America/Mexico_City',
  90,
  true,
  null,
  '',
  ...userRoles,
  ...approvalStatuses,
)
const nasty = fc.constantFrom<unknown>(
  '\0',
  'a\0b',
  `${newId()}\0`,
  'x'.repeat(5_000),
  'ß'.repeat(20),
  'ŉ'.repeat(20),
  'İ'.repeat(120),
  '\ud800',
  'a\ud800b',
  2_147_483_648,
  '\u202e gnp.exe',
  "'; drop table profiles; --",
  '%_\\',
  '{{7*7}}',
  '-'.repeat(36),
  '00000000-0000-0000-0000-000000000000',
  'America/Nowhere',
  'Etc/Unknown',
  'US/Pacific-New',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '2026-01-01T00:00:00+23:59',
  '\u200b',
  '$1',
  Number.MAX_SAFE_INTEGER,
  -1,
  1e308,
  0.1,
  [],
  {},
  { toString: 'no' },
  [[[[]]]],
)
/** The database receives cursors unchanged, so each of their parts is an attack surface. */
const cursor = fc
  .tuple(
    fc.constantFrom(
      date,
      '',
      'infinity',
      'now',
      '2026-13-45 00:00:00+00',
      '0000-01-01 00:00:00+00',
      '99999999-01-01',
      '\0',
      "'",
      '2026-01-01',
      `${date} BC`,
    ),
    fc.array(fc.constantFrom(newId(), '-'.repeat(36), '0'.repeat(36), '', '\0', 'x'), { maxLength: 4 }),
  )
  .map(([time, ids]) => [time, ...ids].join('|'))
const anything = fc.oneof(
  { weight: 3, arbitrary: plausible },
  { weight: 3, arbitrary: nasty },
  cursor,
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
)
const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`

function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  if ('options' in schema && Array.isArray(schema.options)) return schema.options.flatMap(fieldsOf)
  return 'shape' in schema && typeof schema.shape === 'object' && schema.shape !== null ? Object.keys(schema.shape) : []
}

async function answerTo(name: string, body: string, reader: TestPerson | null) {
  const response = await garita.app.request(`/api/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(reader ? { cookie: `garita_session=${reader.token}` } : {}) },
    body,
  })
  return { status: response.status, text: await response.text(), retry_after: response.headers.get('retry-after') }
}

async function expectRefusalOrAnswer(name: string, body: string, reader: TestPerson | null): Promise<void> {
  const { status, text, retry_after } = await answerTo(name, body, reader)
  // A deliberate 503 says when to retry; any other status above 499 is a fault.
  if (status === 503) expect(retry_after).not.toBeNull()
  else expect(`${status} to ${body.slice(0, 300)}`).not.toMatch(/^5/)
  if (status < 400) return
  const { error } = JSON.parse(text)
  expect(error.code).toMatch(/^[a-z_]+$/)
  // Field names come from the request, and may be anything.
  const said = JSON.stringify({ ...error, fields: error.fields?.map(({ problem }: { problem: string }) => problem) })
  expect(said).not.toMatch(/node_modules|\.ts:\d|\bat .*\(|select |insert into|pg_|SQLSTATE|syntax error/i)
}

const others = calls.map(({ call }) => call).filter((call) => call.name !== 'session.signOut')

const right: Record<string, () => unknown> = {
  id: newId,
  profile_id: newId,
  condominium_id: () => place,
  full_name: () => 'Ana Pérez',
  name: () => 'Los Encinos',
  address: () => null,
  email: () => `${newId()}@garita.test`,
  password: () => 'un caballo correcto',
  current: () => 'un caballo correcto',
  phone_number: () => null,
  language: () => 'es',
  user_role: () => 'resident',
  unit_number: () => 'A-1',
  invitation_code: () => null,
  link: () => 'x'.repeat(43),
  code: () => undefined,
  search: () => 'a',
  after: () => undefined,
  approval_status: () => 'approved',
  seen: () => ({ user_role: 'resident', approval_status: 'approved', condominium_id: place, unit_number: 'A-1' }),
  from: () => 'pending',
  to: () => 'approved',
  time_zone: () => 'America/Bogota',
  country: () => 'CO',
  listed: () => true,
  retention_days: () => 90,
  log_resident_entries: () => false,
  resident_id: newId,
  event_id: newId,
  last_name: () => 'Gómez',
  id_document: () => 'INE12345',
  purpose: () => null,
  reason: () => 'Ambulancia',
  authorized_by: () => 'Ana',
  decision: () => 'approved',
  fact_ids: () => [newId()],
  channel: () => 'screen',
  notices: () => [{ kind: 'new_visitor', fact_id: newId() }],
  as: () => 'read',
  by_mail: () => true,
  auth_type: () => 'temporary_visitor',
  new_id: newId,
  revision: () => 1,
}

test.each(others.map((call) => [call.name, call] as const))('%s', async (name, call) => {
  const fields = [...new Set(fieldsOf(call.input))]
  const known = fc.dictionary(fields.length > 0 ? fc.constantFrom(...fields) : fc.constant('nothing'), anything, {
    maxKeys: 10,
  })
  const filled = fc.record(Object.fromEntries(fields.map((field) => [field, field === 'after' ? cursor : anything])))
  const strange = fc.dictionary(
    fc.constantFrom('__proto__', 'constructor', 'toString', 'id', 'x'.repeat(300), '\0', 'a.b'),
    anything,
  )
  const merged = fc.tuple(filled, strange).map(([one, two]) => ({ ...one, ...two }))
  const almost = fc
    .tuple(fields.length > 0 ? fc.constantFrom(...fields) : fc.constant('nothing'), fc.oneof(anything, cursor))
    .map(([wrong, value]) => ({
      ...Object.fromEntries(fields.map((field) => [field, right[field]?.()])),
      [wrong]: value,
    }))
  const bodies = fc
    .oneof({ weight: 4, arbitrary: almost }, filled, known, merged, fc.jsonValue())
    .map((value) => JSON.stringify(value))
  await fc.assert(
    fc.asyncProperty(bodies, fc.constantFrom(...readers), async (body, reader) => {
      await garita.owner.query('delete from attempts')
      await expectRefusalOrAnswer(name, body, reader)
    }),
    { numRuns: runs },
  )
  for (const field of fields) await expectRefusalOrAnswer(name, `{"${field}":${deep}}`, readers[1] ?? null)
  await expectRefusalOrAnswer(name, deep, null)
})

test('changes no account by hostile requests', async () => {
  const { rows } = await garita.owner.query(
    `select count(*)::int as chiefs from profiles where user_role = 'super_admin' and approval_status = 'approved'`,
  )
  expect(rows).toEqual([{ chiefs: 1 }])
})
