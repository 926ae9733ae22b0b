/** `npm run restore` puts a backup into an empty folder, or restores it as a trial and deletes it. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { identityToRecipient } from 'age-encryption'
import { keepPublicHalf, readGiven } from '../../server/backup/keyPair.ts'
import { gapIn, type Restored, type RestoreOptions, restore } from '../../server/backup/restore.ts'
import { noteState } from '../../server/backup/state.ts'
import { fingerprintOf } from '../../server/keys/keyring.ts'
import { hasSecret, installationSecret } from '../../server/settings/secret.ts'
import { type Settings, StartRefused } from '../../server/settings/settings.ts'

type Say = (line: string) => void

interface RestoreCommand extends Pick<RestoreOptions, 'from' | 'folder' | 'secretKey' | 'to' | 'signal'> {
  /** A file that holds the installation's secret. */
  secret: string | null
  say: Say
}

export async function restoreBackup({ secret, say, ...options }: RestoreCommand): Promise<void> {
  const kept = secret === null ? null : readGiven(secret, 'the secret').trim()
  const done = await restore({ ...options, say })
  const folder = resolve(options.folder)
  await keepPublicHalf(folder, options.secretKey)
  for (const line of described(done)) say(line)
  const needed = done.secret_fingerprint ?? ''
  if (kept !== null && fingerprintOf(Buffer.from(kept, 'utf8')).toString('hex') === needed) {
    writeFileSync(join(folder, 'secret'), `${kept}\n`, { mode: 0o600 })
    return say(`Restored. Start it with: DATA_DIR=${folder} npm start`)
  }
  if (kept !== null) say(`The secret in ${secret} is another one than this database needs, so it was not put there.`)
  say(
    `Restored, but it starts only with the SECRET whose fingerprint is ${needed.slice(0, 16)}: put its file at ${join(folder, 'secret')}, ` +
      `or set SECRET. Then: DATA_DIR=${folder} npm start`,
  )
}

interface ProveCommand {
  settings: Settings
  from: string
  secretKey: string
  say: Say
  signal: AbortSignal
}

/**
 * If the backup belongs to the installation of these settings, its data folder gets a note, so that the panel shows the date of the trial.
 */
export async function proveBackup({ settings, from, secretKey, say, signal }: ProveCommand): Promise<void> {
  const aside = mkdtempSync(join(tmpdir(), 'garita-trial-'))
  // The database's user must be able to enter this folder.
  chmodSync(aside, 0o711)
  try {
    const done = await restore({ from, folder: join(aside, 'data'), secretKey, to: null, trial: true, say, signal })
    for (const line of described(done)) say(line)
    refuseFewer(done)
    say('Each index agrees with its table. The backup is good.')
    await noteProof(settings, done, secretKey, say)
    if (done.gap) throw new StartRefused(`The backup is good, but the WAL after it is not whole: ${gapIn(done.gap)}.`)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

async function noteProof(settings: Settings, done: Restored, secretKey: string, say: Say): Promise<void> {
  if (!isOurs(settings, done)) {
    return say('It is of another installation than the one of DATA_DIR here, so nothing was noted.')
  }
  noteState(settings.data_folder, {
    proved_at: new Date().toISOString(),
    proved_name: basename(done.name),
    proved_key: await identityToRecipient(secretKey),
  })
  say('The trial is noted: the panel of the super administrators shows it.')
}

// The access log never loses a line, so a backup with fewer lines than its manifest is refused.
function refuseFewer({ manifest, counts }: Restored): void {
  const before = manifest.counts.access_logs ?? 0
  const now = counts.access_logs ?? 0
  if (now < before) throw new StartRefused(`The access log had ${before} rows before this backup, and ${now} in it.`)
}

function isOurs(settings: Settings, { secret_fingerprint }: Restored): boolean {
  if (settings.database_url !== null || !hasSecret(settings)) return false
  return fingerprintOf(installationSecret(settings)).toString('hex') === secret_fingerprint
}

function described({ counts, gap, last_commit, manifest }: Restored): string[] {
  const named = Object.keys(manifest.counts).map((table) => `${table} ${counts[table] ?? 0}`)
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return [
    `It starts: ${all} rows in ${Object.keys(counts).length} tables (${named.join(', ')}).`,
    ...(gap ? [`WAL is missing: the database has ${gapIn(gap)}.`] : []),
    ...(last_commit ? [`The last act in it is of ${last_commit.toISOString()}.`] : []),
  ]
}
