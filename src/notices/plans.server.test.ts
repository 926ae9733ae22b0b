import { expect, test } from 'vitest'
import { z } from 'zod'
import { testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { sql } from '../server/database/sql.ts'
import { hashOf } from '../server/keys/tokens.ts'
import { notices } from './notices.contract.ts'

const garita = openForFile(testInstallation)

test('plans the bell of each role once on a connection, because its plan takes longer than its rows', async () => {
  const home = await garita.condominium()
  const people = [
    await garita.person({ condominium: home, unit: '101' }),
    await garita.person({ user_role: 'agent', assigned: [home] }),
    await garita.person({ user_role: 'admin', assigned: [home] }),
  ]
  const plansOf = () =>
    garita.database
      .callerDb({ token_hash: hashOf(people[0]?.token ?? '') })
      .rows(
        z.object({ anew: z.coerce.number(), kept: z.coerce.number() }),
        sql`select custom_plans as anew, generic_plans as kept from pg_prepared_statements where statement like '%access.notices%' and statement not like '%pg_prepared%'`,
      )
  let plans: Awaited<ReturnType<typeof plansOf>> = []
  // A call that meets the program's own work goes to another connection, and so may the question about the plans.
  await expect
    .poll(async () => {
      for (let turn = 0; turn < 8; turn++) for (const person of people) await person.call(notices.list, {})
      plans = await plansOf()
      return plans.reduce((sum, { anew, kept }) => sum + anew + kept, 0)
    })
    .toBeGreaterThan(12)
  expect(plans.filter(({ anew }) => anew > 0)).toEqual([])
})
