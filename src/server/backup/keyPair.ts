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

/** From a file that holds it, among other lines too, or the key itself. */
export function readSecretKey(given: string | undefined): string {
  if (!given) {
    throw new StartRefused(
      'The secret key is missing: name the file that holds it with --key, or set BACKUP_SECRET_KEY.',
    )
  }
  const text = given.startsWith('AGE-SECRET-KEY-') || !existsSync(given) ? given : readFileSync(given, 'utf8')
  const key = /AGE-SECRET-KEY-1[0-9A-Z]+/.exec(text)?.[0]
  if (key) return key
  throw new StartRefused(`There is no secret key in ${given}. It is a line that begins with AGE-SECRET-KEY-1.`)
}
