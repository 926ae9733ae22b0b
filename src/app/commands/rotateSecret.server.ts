/** `npm run rotate-secret` changes the installation's secret and wraps every key again in one transaction. Everything continues to work. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EmbeddedPostgres } from '../../server/embedded/start.ts'
import { rewrap } from '../../server/keys/rewrap.ts'
import { moveSecretsUp, nextSecretIn } from '../../server/settings/secret.ts'
import { type Settings, StartRefused } from '../../server/settings/settings.ts'
import { inTransaction, refuseWithoutDatabase, startOwn, withOwner } from './commandDatabase.server.ts'

/** Returns the lines that the command prints at the end. It can run again after an interruption: it skips finished steps. */
export async function rotateSecret(settings: Settings, environment: NodeJS.ProcessEnv): Promise<string[]> {
  refuseWithoutDatabase(settings)
  const given = settings.database_direct_url ?? settings.database_url
  const kept = keptSecret(settings)
  const former = environment.SECRET_FORMER?.trim() ? Buffer.from(environment.SECRET_FORMER.trim(), 'utf8') : kept
  if (!former) throw new StartRefused(withoutFormer)
  const next = settings.secret === null ? nextSecretIn(settings.data_folder) : Buffer.from(settings.secret, 'utf8')
  if (next.equals(former)) throw new StartRefused(same)
  if (given) {
    const done = await withOwner(given, (owner) => inTransaction(owner, () => rewrap(owner, former, next)))
    return [done ? changed : doneBefore, runningOnes, backups]
  }
  const done = await rotateOwn(settings, former, next)
  if (settings.secret === null) moveSecretsUp(settings.data_folder)
  return [done ? changed : doneBefore, settings.secret === null ? keptBeside : removeFile, backups]
}

async function rotateOwn(settings: Settings, former: Buffer, next: Buffer): Promise<boolean> {
  const postgres = await startWithEither(settings, former, next)
  try {
    const done = await withOwner(postgres.owner_url, (owner) => inTransaction(owner, () => rewrap(owner, former, next)))
    await postgres.takeSecret(next)
    return done
  } finally {
    await postgres.stop()
  }
}

/** After an interruption before the last step the database already has the next secret. */
async function startWithEither(settings: Settings, former: Buffer, next: Buffer): Promise<EmbeddedPostgres> {
  try {
    return await startOwn(settings, former)
  } catch (error) {
    if (!(error instanceof StartRefused && error.message.includes('another secret'))) throw error
    return startOwn(settings, next)
  }
}

function keptSecret({ data_folder }: Settings): Buffer | null {
  const file = join(data_folder, 'secret')
  return existsSync(file) ? Buffer.from(readFileSync(file, 'utf8').trim(), 'utf8') : null
}

const withoutFormer =
  'SECRET_FORMER is missing. Set SECRET to the new secret (make one with: openssl rand -base64 48) and SECRET_FORMER to the one before it.'
const same = 'SECRET and the former secret are the same. Set SECRET to a new one: openssl rand -base64 48'
const changed = 'The secret is changed. Passes, links, sessions, second factors and notices go on.'
const doneBefore = 'The secret was changed before; nothing was left to do.'
const runningOnes =
  'Now start every program again with the new SECRET and without SECRET_FORMER. Programs that still have the former one say at /readyz that they are not ready.'
const keptBeside =
  'The new one is in the data folder as "secret", the former one as "secret.former": backups of before need it. Remove it when the last of them is gone.'
const removeFile = 'Start the program with the new SECRET and without SECRET_FORMER.'
const backups = 'Make a backup now: those of before open only with the former secret.'
