/** The log seals itself, and a line that is changed, removed or added later is detected, even with new seals. */
import { describe, expect, onTestFinished, test } from 'vitest'
import { type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { forgetVisitors } from '../privacy/retention.server.ts'
import { newId } from '../shared/ids.ts'
import { checkLog } from './checkLog.server.ts'
import { codeOf, readCode } from './codes.ts'
import { logIntegrity } from './logIntegrity.contract.ts'
import { sealLogs } from './sealing.server.ts'

const garita = openForFile(testInstallation)
let admin: TestPerson
let place: string

const keeper = () => garita.database.callerDb({ system: 'keeper' })
const owner = async (text: string, values: unknown[] = []) => (await garita.owner.query(text, values)).rows

/** Adds lines as a gate does, and moves them an hour back. */
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
  const answer = await admin.call(logIntegrity.order, { condominium_id: place })
  return answer.ok ? (answer.answer.sealed?.code ?? '') : answer.code
}
const nth = async (position: number): Promise<string> =>
  (await owner('select log_id from log_seals where condominium_id = $1 and position = $2', [place, position]))[0]
    ?.log_id

const tables = ['access_logs', 'access_log_subjects']
/** Only the owner of the database can do this, after removing the triggers. */
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

/** Creates a condominium with two blocks of lines, and returns the code of the first. */
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

test('seals lines once an hour in the order of their arrival, and extends the code', async () => {
  const first = await sealedTwice()
  expect(first).toMatch(/^20(-[0-9a-f]{8}){4}$/)
  expect(await codeNow()).toMatch(/^30-/)
  expect(readCode(first.toUpperCase().replaceAll('-', ' '))).toEqual(readCode(first))
  expect(readCode('20-12')).toBeNull()
  // A recent line stays unsealed.
  await owner(
    `insert into access_logs (condominium_id, id, authorization_id, event_type, unit_number, actor_role, actor_name)
      values ($1, gen_random_uuid(), gen_random_uuid(), 'exit', '101', 'agent', 'Gus')`,
    [place],
  )
  await sealLogs(keeper())
  expect(await check(first, await codeNow())).toEqual({
    ...{ lines: 30, waiting: 1, faults: [], broken: [], code: await codeNow() },
    codes: [
      { lines: 20, is: 'authorization_at' },
      { lines: 30, is: 'authorization_at' },
    ],
  })
})

test('covers every column of the log with a hash', async () => {
  const [said] = await owner(`select prosrc as text from pg_proc where proname = 'hash_of_line'`)
  const columns = await owner(
    `select attname as name from pg_attribute where attrelid = 'access_logs'::regclass and attnum > 0 and not attisdropped`,
  )
  expect(
    columns.filter(({ name }) => !new RegExp(`\\bl\\.${name}\\b`).test(said?.text)).map(({ name }) => name),
  ).toEqual([])
})

test('makes one chain when two programs seal at once', async () => {
  await sealedTwice()
  await linesArrive(1_200)
  await Promise.all([sealLogs(keeper()), sealLogs(keeper()), sealLogs(keeper())])
  expect(await check()).toMatchObject({ lines: 1_230, waiting: 0, faults: [], broken: [] })
})

describe('changes by the owner of the database', () => {
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

  test('accepts a completely new chain by itself, but not with the code kept elsewhere', async () => {
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
      // The old chain had two blocks, the new one has one.
      { lines: 20, is: 'unknown' },
      { lines: 30, is: 'different' },
    ])
  })
})

test('removes the salt with the name at retention, and keeps the chain valid', async () => {
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
  expect(await check(await codeNow())).toMatchObject({ faults: [], broken: [], codes: [{ is: 'authorization_at' }] })
})

test('sends the code once a day to at most five addresses, which only the administration edits', async () => {
  await sealedTwice()
  const guard = await garita.person({ user_role: 'agent', assigned: [place] })
  const elsewhere = await garita.person({ user_role: 'admin', assigned: [await garita.condominium('Otro')] })
  const to = (address: string) => ({ condominium_id: place, address, language: 'es' }) as const
  for (const address of ['a@x.test', 'b@x.test', 'c@x.test', 'd@x.test', 'e@x.test'])
    expect(await admin.call(logIntegrity.addWitness, to(address))).toMatchObject({ ok: true })
  expect(await admin.call(logIntegrity.addWitness, to('f@x.test'))).toMatchObject({ code: 'log_witnesses_full' })
  expect(await admin.call(logIntegrity.removeWitness, { condominium_id: place, address: 'b@x.test' })).toMatchObject({
    ok: true,
  })
  expect(await admin.call(logIntegrity.removeWitness, { condominium_id: place, address: 'b@x.test' })).toMatchObject({
    ok: true,
  })
  expect(await admin.call(logIntegrity.addWitness, to('a@x.test'))).toMatchObject({ code: 'log_witness_exists' })
  // A trigger records each letter when it is queued: the program may send it and delete its job before the test reads.
  await owner(`
    create table queued (address text);
    grant all on queued to public;
    create function keep_queued() returns trigger language plpgsql as
      $$ begin insert into queued values (new.payload ->> 'address'); return null; end $$;
    create trigger keep_queued after insert on jobs for each row
      when (new.name = 'evidence.witness' and new.payload ->> 'condominium_id' = '${place}') execute function keep_queued()`)
  onTestFinished(async () => void (await owner('drop function keep_queued cascade; drop table queued')))
  await sealLogs(keeper())
  await sealLogs(keeper())
  const queued = await owner('select address from queued order by 1')
  expect(queued.map(({ address }) => address)).toEqual(['a@x.test', 'c@x.test', 'd@x.test', 'e@x.test'])
  const listed = await admin.call(logIntegrity.witnesses, { condominium_id: place })
  expect(listed).toMatchObject({ answer: [{ address: 'a@x.test', added_by_name: 'Rita Admin' }, {}, {}, {}] })
  // Guards print the code; others cannot read it.
  expect(await guard.call(logIntegrity.order, { condominium_id: place })).toMatchObject({
    answer: { sealed: { lines: 30 } },
  })
  expect(await guard.call(logIntegrity.witnesses, { condominium_id: place })).toMatchObject({ status: 403 })
  expect(await elsewhere.call(logIntegrity.order, { condominium_id: place })).toMatchObject({ status: 404 })
  expect(await elsewhere.call(logIntegrity.witnesses, { condominium_id: place })).toMatchObject({ answer: [] })
  expect(await elsewhere.call(logIntegrity.addWitness, to('z@x.test'))).toMatchObject({ ok: false, status: 403 })
  await elsewhere.call(logIntegrity.removeWitness, { condominium_id: place, address: 'a@x.test' })
  expect(await owner('select from log_witnesses where condominium_id = $1', [place])).toHaveLength(4)
  expect(codeOf(7, 'ab'.repeat(32))).toBe('7-abababab-abababab-abababab-abababab')
})
