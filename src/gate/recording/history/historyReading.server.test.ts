/** "What happened to this pass" reads the rows of its page, however many decisions and authorizations there are. */
import { beforeAll, expect, test } from 'vitest'
import { type StationWorld, stationWorld } from '../../../../tests/support/gate/stations.ts'
import { type TestPerson, testInstallation } from '../../../../tests/support/installation.ts'
import { openForFile } from '../../../../tests/support/openForFile.ts'
import { rowsRead } from '../../../../tests/support/reading.ts'
import { authorize } from '../../../../tests/support/visits.ts'
import { history } from './history.server.ts'

const others = 2_000
const decisionsOfEach = 10

const garita = openForFile(testInstallation)
let there: StationWorld
let admin: TestPerson
let luis: string
beforeAll(async () => {
  there = await stationWorld(garita)
  admin = await garita.person({ user_role: 'admin', assigned: [there.here] })
  luis = await authorize(garita, there.ana)
  await garita.owner.query('alter table authorizations disable trigger user')
  await garita.owner.query(
    `insert into authorizations (condominium_id, id, resident_id, residence_id, unit_number, auth_type, name, created_at)
      select condominium_id, gen_random_uuid(), resident_id, residence_id, unit_number, 'worker', 'Otro ' || n, now() - interval '1 day'
        from authorizations, generate_series(1, $2) n where id = $1`,
    [luis, others],
  )
  await garita.owner.query('alter table authorizations enable trigger user')
  await garita.owner.query(
    `insert into access_decisions (condominium_id, id, at, seen_by, verdict, reason, authorization_id)
      select condominium_id, gen_random_uuid(), now() - n * interval '1 minute', $1, 'green', 'may_enter', id
        from authorizations, generate_series(1, $2) n`,
    [there.guard.id, decisionsOfEach],
  )
  await garita.owner.query(
    `insert into access_decisions (condominium_id, id, at, seen_by, verdict, reason, code_kind, code_hash)
      select $1, gen_random_uuid(), now() - n * interval '1 minute', $2, 'red', 'unknown_number', 'number',
          access.hash_of_code($1, 'number', a.access_number)
        from authorizations a, generate_series(1, $4) n where a.id = $3`,
    [there.here, there.guard.id, luis, decisionsOfEach],
  )
  await garita.owner.query('analyze access_decisions, authorizations')
})

test('shows in the history of a pass only decisions about that pass', async () => {
  const { rows } = await garita.owner.query('select access_number from authorizations where id = $1', [luis])
  for (const asked of [{ authorization_id: luis }, { code: String(rows[0].access_number) }]) {
    const answered = { text: '' }
    const read = await rowsRead(garita, admin, async ({ db }) => {
      const answer = await history({ condominium_id: there.here, ...asked }, { db })
      answered.text = answer.text
      return answer
    })
    expect(JSON.parse(answered.text).items).toHaveLength(2 * decisionsOfEach + 1)
    expect(read.access_decisions).toBe(2 * decisionsOfEach)
    expect(read.authorizations).toBe(1)
  }
})
