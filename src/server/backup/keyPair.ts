/** The key pair of the backups: the public half lies in the data folder, the secret half is shown once and kept elsewhere. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { StartRefused } from '../settings/settings.ts'

const publicFile = (dataFolder: string) => join(dataFolder, 'backup.public-key')

export function backupKey(dataFolder: string): string {
  const file = publicFile(dataFolder)
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  throw new StartRefused(
    `Backups need a key pair first: npm run backup-key. Its public half is then kept in ${file}, and you keep the secret half elsewhere.`,
  )
}

/** The secret half. The former public half stays beside: backups of before open only with the former secret half. */
export async function makeBackupKey(dataFolder: string, again: boolean): Promise<string> {
  const file = publicFile(dataFolder)
  if (existsSync(file) && !again) {
    throw new StartRefused(
      `There is a key already (${file}). Backups go on with it. For another one, which backups of before do not open with: npm run backup-key -- --again`,
    )
  }
  const secretKey = await generateX25519Identity()
  mkdirSync(dataFolder, { recursive: true, mode: 0o711 })
  if (existsSync(file)) renameSync(file, `${file}.former`)
  writeFileSync(file, `${await identityToRecipient(secretKey)}\n`, { mode: 0o644 })
  return secretKey
}

/** Of a restored installation: its next backups open with the same key. */
export async function keepPublicHalf(dataFolder: string, secretKey: string): Promise<void> {
  writeFileSync(publicFile(dataFolder), `${await identityToRecipient(secretKey)}\n`, { mode: 0o644 })
}

/** A file that a person named. */
export function readGiven(file: string, what: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const why =
      error instanceof Error && 'code' in error && error.code === 'EACCES' ? 'this user may not' : 'there is none'
    throw new StartRefused(`The file of ${what} cannot be read: ${file} (${why}).`)
  }
}

/** From a file that holds it, among other lines too, or the key itself. */
export function readSecretKey(given: string | undefined): string {
  if (!given) {
    throw new StartRefused(
      'The secret key is missing: name the file that holds it with --key, or set BACKUP_SECRET_KEY.',
    )
  }
  const itself = /AGE-SECRET-KEY-1[0-9A-Z]+$/.exec(given)?.[0]
  if (itself) return itself
  const key = /AGE-SECRET-KEY-1[0-9A-Z]+/.exec(readGiven(given, 'the secret key of the backups'))?.[0]
  if (key) return key
  throw new StartRefused(`There is no secret key in ${given}. It is a line that begins with AGE-SECRET-KEY-1.`)
}
