/** Fills a demo database once with invented people and condominiums, and says how to sign in. */
import pg from 'pg'
import { type Settings, StartRefused } from '../server/settings/settings.ts'
import { hashPassword } from '../session/passwords/passwords.server.ts'
import { accounts } from './cast.ts'
import { parts } from './parts.server.ts'
import { demoPassword } from './password.server.ts'
import { givePassword } from './people.demo.server.ts'

export async function seed(settings: Settings, ownerUrl: string, build: string | null = null): Promise<string[]> {
  const password = await demoPassword(settings)
  const passwordHash = await hashPassword(password)
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    await owner.query('begin')
    await owner.query(`select pg_advisory_xact_lock(hashtext('garita.demo'))`)
    await refuseRealPeople(owner)
    for (const part of parts) if ((await owner.query(part.already)).rowCount === 0) await part.write(owner, build)
    await givePassword(owner, passwordHash)
    await owner.query('commit')
  } finally {
    // Closing the connection rolls back an uncommitted transaction.
    await owner.end()
  }
  return [
    'This is a demo: its people and places are invented, and anyone who reads this can sign in.',
    ...accounts.map((email) => `  ${email}`),
    `  password: ${password}`,
  ]
}

/** Accounts with a printed password must not exist among real people. */
async function refuseRealPeople(owner: pg.Client): Promise<void> {
  const { rowCount } = await owner.query(
    'select from profiles where not exists (select from profiles where email = any($1)) limit 1',
    [accounts],
  )
  if (rowCount === 0) return
  throw new StartRefused(
    'The database already holds people who are not of the demo. Give the demo an empty one of its own, or leave DATABASE_URL out.',
  )
}
