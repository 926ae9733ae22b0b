/** Fills a demo database once with invented people and condominiums, and prints how to sign in. */

import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { keepKeys } from '../server/keys/keepKeys.ts'
import { openKeyring } from '../server/keys/keyring.ts'
import { installationSecret } from '../server/settings/secret.ts'
import { type Settings, StartRefused } from '../server/settings/settings.ts'
import { hashPassword } from '../session/passwords/passwords.server.ts'
import { demoAlarms } from './alarms.demo.server.ts'
import { announcements } from './announcements.demo.server.ts'
import { authorizations } from './authorizations.demo.server.ts'
import { accounts } from './cast.ts'
import { condominiums } from './condominiums.demo.server.ts'
import type { DemoKeys, DemoPart } from './demoPart.server.ts'
import { homeRules } from './homeRules.demo.server.ts'
import { incidentBook } from './incidents.demo.server.ts'
import { leftItems } from './leftItems.demo.server.ts'
import { parties } from './parties.demo.server.ts'
import { demoOverseers, demoPeople, givePassword } from './people.demo.server.ts'
import { photos } from './photos.demo.server.ts'
import { requests } from './requests.demo.server.ts'
import { reservations } from './reservations.demo.server.ts'
import { shortStays } from './shortStays.demo.server.ts'
import { gateStations } from './stations.demo.server.ts'
import { visits } from './visits.demo.server.ts'

export async function seed(settings: Settings, ownerUrl: string, build: string | null = null): Promise<string[]> {
  const password = await demoPassword(settings)
  const passwordHash = await hashPassword(password)
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    const keys = await demoKeys(settings, owner)
    await owner.query('begin')
    await owner.query(`select pg_advisory_xact_lock(hashtext('garita.demo'))`)
    await refuseRealPeople(owner)
    for (const part of parts) if ((await owner.query(part.already)).rowCount === 0) await part.write(owner, keys, build)
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

export async function demoKeys(settings: Settings, owner: pg.Client): Promise<DemoKeys> {
  const secret = installationSecret(settings)
  return openKeyring(secret, await keepKeys(owner, secret), { warn: () => undefined })
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

/** The demo's password: given, or generated once and kept in a private file, so that every start prints the same. */
async function demoPassword(settings: Pick<Settings, 'demo_password' | 'data_folder'>): Promise<string> {
  if (settings.demo_password !== null) return settings.demo_password
  await mkdir(settings.data_folder, { recursive: true, mode: 0o711 })
  const file = join(settings.data_folder, 'demo-password')
  const made = `demo-${randomBytes(9).toString('base64url')}`
  // Never overwrites: of two programs starting at once, both print what the first one wrote.
  await writeFile(file, `${made}\n`, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return (await readFile(file, 'utf8')).trim() || made
}

/** The parts in the order in which the program writes them. */
export const parts: readonly DemoPart[] = [
  condominiums,
  demoPeople,
  demoOverseers,
  authorizations,
  visits,
  requests,
  reservations,
  gateStations,
  incidentBook,
  demoAlarms,
  homeRules,
  leftItems,
  parties,
  shortStays,
  announcements,
  photos,
]
