/** The order of the log: sealed by itself, and a line that was changed, removed or added afterwards is found, also where new seals were made for it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestInstallation, type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { forgetVisitors } from '../privacy/retention.server.ts'
import { newId } from '../shared/ids.ts'
import { checkLog } from './checkLog.server.ts'
import { codeOf, readCode } from './codes.ts'
import { evidence } from './evidence.contract.ts'
import { sealLogs } from './sealing.server.ts'

let garita: TestInstallation
let admin: TestPerson
let place: string
beforeAll(async () => {
  garita = await testInstallation()
})
afterAll(() => garita.close())

const keeper = () => garita.database.door({ system: 'keeper' })
const owner = async (text: string, values: unknown[] = []) => (await garita.owner.query(text, values)).rows

/** Lines as a gate writes them, and an hour that has passed since. */
async function linesArrive(count: number, inPlace = place): Promise<void> {
  await owner(
    `with line as (
      insert into access_logs (condominium_id, id, authorization_id, event_type, unit_number, actor_role, actor_name)
        select $1, gen_random_uuid(), gen_random_uuid(), 'entry', '10' || n % 5, 'agent', 'Gus' from generate_series(1, $2::int) n
        returning condominium_id, id)
    insert into access_log_subjects (condominium_id, log_id, auth_type, name, last_name)
      select condominium_id, id, 'temporary_visitor', 'Luis', 'Gómez' from line`,
    [inPlace, count],
  )
  await owner(`update log_seals set arrived_at = arrived_at - interval '61 minutes' where position is null`)
}
const check = (...codes: string[]) =>
  checkLog(
    garita.owner,
    place,
    codes.map((code) => readCode(code) ?? { lines: -1, hash: '' }),
  )
const codeNow = async () => {
  const answer = await admin.call(evidence.order, { condominium_id: place })
  return answer.ok ? (answer.answer.sealed?.code ?? '') : answer.code
}
const nth = async (position: number): Promise<string> =>
  (await owner('select log_id from log_seals where condominium_id = $1 and position = $2', [place, position]))[0]
    ?.log_id

const tables = ['access_logs', 'access_log_subjects']
/** What only the owner of the database can do: the log refuses it from everybody until they take away its triggers. */
async function asOwner(text: string, values: unknown[] = []): Promise<void> {
  const client = await garita.owner.connect()
  try {
    await client.query(`begin; ${tables.map((table) => `alter table ${table} disable trigger user`).join('; ')}`)
    await client.query(text, values)
    await client.query(`${tables.map((table) => `alter table ${table} enable trigger user`).join('; ')}; commit`)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** A condominium of its own with two blocks of lines. Answers the code of the first. */
async function sealedTwice(): Promise<string> {
  place = await garita.condominium(`Los Encinos ${newId()}`)
  admin = await garita.person({ user_role: 'admin', assigned: [place], full_name: 'Rita Admin' })
  await linesArrive(20)
  await sealLogs(keeper())
  const code = await codeNow()
  await linesArrive(10)
  await sealLogs(keeper())
  return code
}

test('lines are sealed once an hour in the order in which they came, and the code grows with them', async () => {
  const first = await sealedTwice()
  expect(first).toMatch(/^20(-[0-9a-f]{8}){4}$/)
  expect(await codeNow()).toMatch(/^30-/)
  expect(readCode(first.toUpperCase().replaceAll('-', ' '))).toEqual(readCode(first))
  expect(readCode('20-12')).toBeNull()
  // A young one waits.
  await owner(
    `insert into access_logs (condominium_id, id, authorization_id, event_type, unit_number, actor_role, actor_name)
      values ($1, gen_random_uuid(), gen_random_uuid(), 'exit', '101', 'agent', 'Gus')`,
    [place],
  )
  await sealLogs(keeper())
  expect(await check(first, await codeNow())).toEqual({
    ...{ lines: 30, waiting: 1, faults: [], broken: [], code: await codeNow() },
    codes: [
      { lines: 20, is: 'as_it_was' },
      { lines: 30, is: 'as_it_was' },
    ],
  })
})

test('a hash covers every column of the log', async () => {
  const [said] = await owner(`select prosrc as text from pg_proc where proname = 'hash_of_line'`)
  const columns = await owner(
    `select attname as name from pg_attribute where attrelid = 'access_logs'::regclass and attnum > 0 and not attisdropped`,
  )
  expect(
    columns.filter(({ name }) => !new RegExp(`\\bl\\.${name}\\b`).test(said?.text)).map(({ name }) => name),
  ).toEqual([])
})

test('two programs that seal at once make one chain', async () => {
  await sealedTwice()
  await linesArrive(1_200)
  await Promise.all([sealLogs(keeper()), sealLogs(keeper()), sealLogs(keeper())])
  expect(await check()).toMatchObject({ lines: 1_230, waiting: 0, faults: [], broken: [] })
})

describe('what the owner of the database does to the log is found', () => {
  const ofLine = 'where condominium_id = $1 and id = $2'
  test.each<[string, () => Promise<void>, object]>([
    [
      'another unit',
      async () => asOwner(`update access_logs set unit_number = '999' ${ofLine}`, [place, await nth(7)]),
      { faults: [{ what: 'changed', position: 7 }] },
    ],
    [
      'another time, by a microsecond',
      async () =>
        asOwner(`update access_logs set occurred_at = occurred_at + interval '1 microsecond' ${ofLine}`, [
          place,
          await nth(20),
        ]),
      { faults: [{ what: 'changed', position: 20 }] },
    ],
    [
      'another name',
      async () =>
        asOwner(`update access_log_subjects set name = 'Pablo' where condominium_id = $1 and log_id = $2`, [
          place,
          await nth(3),
        ]),
      { faults: [{ what: 'name_changed', position: 3 }], broken: [] },
    ],
    [
      'a line that is gone',
      async () => {
        const line = await nth(12)
        await asOwner('delete from access_log_subjects where condominium_id = $1 and log_id = $2', [place, line])
        await asOwner(`delete from access_logs ${ofLine}`, [place, line])
      },
      { faults: [{ what: 'missing', position: 12 }] },
    ],
    [
      'a line that is gone with its seal',
      async () => {
        const line = await nth(12)
        await asOwner('delete from access_log_subjects where condominium_id = $1 and log_id = $2', [place, line])
        await asOwner(`delete from access_logs ${ofLine}`, [place, line])
        await asOwner('delete from log_seals where condominium_id = $1 and log_id = $2', [place, line])
      },
      { faults: [], broken: [{ from: 1, until: 20 }] },
    ],
    [
      'a line that nobody wrote',
      async () =>
        asOwner(
          `insert into access_logs (condominium_id, id, authorization_id, event_type, unit_number, actor_role, actor_name)
            values ($1, gen_random_uuid(), gen_random_uuid(), 'entry', '101', 'agent', 'Gus')`,
          [place],
        ),
      { faults: [{ what: 'added', position: null }] },
    ],
  ])('%s', async (_, done, found) => {
    await sealedTwice()
    const code = await codeNow()
    await done()
    expect(await check(code)).toMatchObject(found)
  })

  test('a whole chain that was made anew fits itself, but not the code that lies elsewhere', async () => {
    const first = await sealedTwice()
    const code = await codeNow()
    await asOwner(`update access_logs set actor_name = 'Otro' ${ofLine}`, [place, await nth(15)])
    await asOwner('delete from log_blocks where condominium_id = $1', [place])
    await asOwner(
      `update log_seals set position = null, block = null, line_hash = null, name_hash = null, name_salt = null where condominium_id = $1`,
      [place],
    )
    await sealLogs(keeper())
    const found = await check(first, code)
    expect(found).toMatchObject({ lines: 30, faults: [], broken: [] })
    expect(found.codes).toEqual([
      // It was made of two blocks, and now it is one.
      { lines: 20, is: 'unknown' },
      { lines: 30, is: 'different' },
    ])
  })
})

test('retention takes the salt along with the name, and the chain still fits', async () => {
  await sealedTwice()
  const line = await nth(5)
  await owner(
    `update access_log_subjects set written_at = now() - interval '100 days' where condominium_id = $1 and log_id = $2`,
    [place, line],
  )
  await forgetVisitors(keeper())
  const [seal] = await owner('select name_salt, name_hash from log_seals where condominium_id = $1 and log_id = $2', [
    place,
    line,
  ])
  expect(seal).toMatchObject({ name_salt: null, name_hash: expect.any(Buffer) })
  expect(await check(await codeNow())).toMatchObject({ faults: [], broken: [], codes: [{ is: 'as_it_was' }] })
})

test('five addresses at most get the code, once a day, added and removed by the administration alone', async () => {
  await sealedTwice()
  const guard = await garita.person({ user_role: 'agent', assigned: [place] })
  const elsewhere = await garita.person({ user_role: 'admin', assigned: [await garita.condominium('Otro')] })
  const to = (address: string) => ({ condominium_id: place, address, language: 'es' }) as const
  for (const address of ['a@x.test', 'b@x.test', 'c@x.test', 'd@x.test', 'e@x.test'])
    expect(await admin.call(evidence.addWitness, to(address))).toMatchObject({ ok: true })
  expect(await admin.call(evidence.addWitness, to('f@x.test'))).toMatchObject({ code: 'log_witnesses_full' })
  expect(await admin.call(evidence.removeWitness, { condominium_id: place, address: 'b@x.test' })).toMatchObject({
    ok: true,
  })
  expect(await admin.call(evidence.removeWitness, { condominium_id: place, address: 'b@x.test' })).toMatchObject({
    ok: true,
  })
  expect(await admin.call(evidence.addWitness, to('a@x.test'))).toMatchObject({ code: 'log_witness_exists' })
  const jobs = () =>
    owner(
      `select payload ->> 'address' as address from jobs where name = 'evidence.witness' and payload ->> 'condominium_id' = $1 order by 1`,
      [place],
    )
  await sealLogs(keeper())
  await sealLogs(keeper())
  expect((await jobs()).map(({ address }) => address)).toEqual(['a@x.test', 'c@x.test', 'd@x.test', 'e@x.test'])
  const listed = await admin.call(evidence.witnesses, { condominium_id: place })
  expect(listed).toMatchObject({ answer: [{ address: 'a@x.test', added_by_name: 'Rita Admin' }, {}, {}, {}] })
  // Guards print the code; nobody elsewhere reads it.
  expect(await guard.call(evidence.order, { condominium_id: place })).toMatchObject({
    answer: { sealed: { lines: 30 } },
  })
  expect(await guard.call(evidence.witnesses, { condominium_id: place })).toMatchObject({ status: 403 })
  expect(await elsewhere.call(evidence.order, { condominium_id: place })).toMatchObject({ status: 404 })
  expect(await elsewhere.call(evidence.witnesses, { condominium_id: place })).toMatchObject({ answer: [] })
  expect(await elsewhere.call(evidence.addWitness, to('z@x.test'))).toMatchObject({ ok: false, status: 403 })
  await elsewhere.call(evidence.removeWitness, { condominium_id: place, address: 'a@x.test' })
  expect(await owner('select from log_witnesses where condominium_id = $1', [place])).toHaveLength(4)
  expect(codeOf(7, 'ab'.repeat(32))).toBe('7-abababab-abababab-abababab-abababab')
})
