/** The hashes of the log never change: today's functions must verify lines that were sealed years ago. */
import { expect, test } from 'vitest'
import { inTheMiddle } from '../../tests/support/holding.ts'
import { testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { checkLog } from './checkLog.server.ts'
import { sealLogs } from './sealing.server.ts'

const garita = openForFile(testInstallation)

/** A line with every column of the first release filled, and letters that must be escaped. */
const fullLine = `
  select jsonb_populate_record(null::access_logs, (select jsonb_object_agg(attname, case
      when atttypid = 'uuid'::regtype then to_jsonb('00000000-0000-4000-8000-' || lpad(attnum::text, 12, '0'))
      when atttypid = 'timestamptz'::regtype then to_jsonb('2026-03-04T05:06:07.' || lpad((attnum * 1009)::text, 6, '0') || 'Z')
      when atttypid = 'smallint'::regtype then 'null'
      when atttypid = 'boolean'::regtype then to_jsonb(attnum % 2 = 0)
      else to_jsonb(attname || E' "ñ\\\\ \\u0007\\t\\n🌸 Мария / ' || attnum) end)
    from pg_attribute where attrelid = 'access_logs'::regclass and attnum > 0 and not attisdropped))`
const fullName = (more: string) => `
  select jsonb_populate_record(null::access_log_subjects, '{ "auth_type": "visitor", "name": "Zoë \\"Z\\"\\\\", "last_name": "\\u001fÑ",
    "phone_number": "+52 1"${more} }')`

test.each([
  [
    'a line',
    `access.hash_of_line((${fullLine}), 7, '2026-01-02T03:04:05.678901Z', '\\x00ff')`,
    'fd6661ca87effaecafe6afb9abeb57437594eeae1d0db7e739242307ee60e8dc',
  ],
  [
    'a line of a group',
    `access.hash_of_line((select jsonb_populate_record(l, '{"people": 3}') from (${fullLine}) given (l)), 7, '2026-01-02T03:04:05.678901Z', '\\x00ff')`,
    '6500cdd84d1e5a81565a7cef79b037b4828a73a740ab94ae1a501f2f91a89305',
  ],
  [
    'a line that is gone',
    `access.hash_of_line(null, 8, '2026-01-02T03:04:05Z', null)`,
    '3bd485922257ef01ca366f5e47fa2beb301a7c96d48c2480c135914d4c48a6bd',
  ],
  [
    'a name',
    `access.hash_of_name('\\x0102', (${fullName('')}))`,
    '5b7a68f5db02d63eee8cd0ce9f79cb8dc2fcd3798aba601ffb80a9f746a1d5f3',
  ],
  [
    'a name with words',
    `access.hash_of_name('\\x0102', (${fullName(', "said": "di\\"jo"')}))`,
    'bb7ecb87224bc8ea8e504c8d4d176f679fb11b154fc705b8580b5af993a7bb88',
  ],
])(
  'computes the same hash of %s as the first release, in any time setting of the session',
  async (_, hash, expected) => {
    const { rows } = await garita.owner.query(`select encode(${hash}, 'hex') as hash`)
    expect(rows).toEqual([{ hash: expected }])
    const client = await garita.owner.connect()
    try {
      await client.query(`begin; set local time zone 'Asia/Kathmandu'; set local datestyle = 'German'`)
      expect((await client.query(`select encode(${hash}, 'hex') as hash`)).rows).toEqual([{ hash: expected }])
    } finally {
      await client.query('rollback')
      client.release()
    }
  },
)

test('leaves no salt of a name that is removed while its line is sealed', async () => {
  const place = await garita.condominium('Los Encinos')
  const { rows } = await garita.owner.query<{ id: string }>(
    `with line as (
      insert into access_logs (condominium_id, id, authorization_id, event_type, unit_number, actor_role, actor_name)
        values ($1, gen_random_uuid(), gen_random_uuid(), 'entry', '101', 'agent', 'Gus') returning condominium_id, id
    ), named as (
      insert into access_log_subjects (condominium_id, log_id, auth_type, name) select condominium_id, id, 'temporary_visitor', 'Luis' from line)
    select id from line`,
    [place],
  )
  await garita.owner.query(`update log_seals set arrived_at = arrived_at - interval '61 minutes'`)
  let sealing: Promise<unknown> | undefined
  await inTheMiddle(garita, async ({ say, waited }) => {
    await say('select access.blank_lines($1, $2)', [place, rows.map(({ id }) => id)])
    sealing = sealLogs(garita.database.callerDb({ system: 'keeper' }))
    await waited()
  })
  await sealing
  expect(await checkLog(garita.owner, place, [])).toMatchObject({ lines: 1, faults: [], broken: [] })
})
