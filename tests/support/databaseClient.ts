/** Runs SQL with the rights of a person's role, as a database client could past the program. */
import pg from 'pg'
import { prepareDatabase } from '../../src/server/database/migrate.ts'
import { installationSecret, loginPassword } from '../../src/server/settings/secret.ts'
import type { TestInstallation } from './installation.ts'

interface Reader {
  role: 'resident' | 'agent' | 'admin'
  id: string
  condominiums?: readonly string[]
}

/** Runs the statements in a transaction that began before `work`, and rolls it back. */
export async function asClient<Found>(
  { owner_url, settings }: Pick<TestInstallation, 'owner_url' | 'settings'>,
  { role, id, condominiums = [] }: Reader,
  work: (client: pg.Client) => Promise<Found>,
): Promise<Found> {
  // Uses the program's password; a new password would break its new connections.
  const { login_url } = await prepareDatabase(owner_url, loginPassword(installationSecret(settings)))
  const client = new pg.Client({ connectionString: login_url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(
      `select now(), set_config('app.me', $1, true), set_config('app.condominiums', $2, true), set_config('role', $3, true)`,
      [id, `{${condominiums.join(',')}}`, `garita_${role}`],
    )
    return await work(client)
  } finally {
    await client.end()
  }
}
