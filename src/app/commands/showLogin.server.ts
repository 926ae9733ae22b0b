/** `npm run login` prints the login that serves requests, because a connection pooler must know its password. */
import { loginName } from '../../server/database/accessRules/login.ts'
import { existingSecret, loginPassword } from '../../server/settings/secret.ts'
import { type Settings, StartRefused } from '../../server/settings/settings.ts'
import { withOwner } from './commandDatabase.server.ts'

export async function showLogin(settings: Settings): Promise<string[]> {
  const given = settings.database_direct_url ?? settings.database_url
  if (!given) {
    throw new StartRefused(
      'The embedded database has no pooler: set DATABASE_URL (and SECRET) as the program has them.',
    )
  }
  const name = await withOwner(given, loginName)
  const password = loginPassword(existingSecret(settings))
  return [
    `name: ${name}`,
    `password: ${password}`,
    `the line of PgBouncer's userlist.txt: "${name}" "${password}"`,
    'It is derived from SECRET: after npm run rotate-secret, ask again. It may do what the program may do: keep it as you keep SECRET.',
  ]
}
