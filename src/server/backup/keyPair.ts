/** The public half of the backup key is in the data folder; the secret half is stored elsewhere. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { syncFolder } from '../settings/secret.ts'
import { StartRefused } from '../settings/settings.ts'
import { cannotWrite, readsBackDifferently } from './cannotWrite.ts'
import { noteState, readState } from './state.ts'
import { writeSynced, writeWhole } from './writeWhole.ts'

const publicFile = (dataFolder: string) => join(dataFolder, 'backup.public-key')

export function backupKey(dataFolder: string): string {
  const file = publicFile(dataFolder)
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  throw new StartRefused(
    `Backups need a key pair first: npm run backup-key. Its public half is then kept in ${file}, and you keep the secret half elsewhere.`,
  )
}

export function isKeyProved(dataFolder: string): boolean {
  return existsSync(publicFile(dataFolder)) && readState(dataFolder).proved_key === backupKey(dataFolder)
}

interface NewKey {
  again?: boolean
  /** The file for the secret half; without it `show` receives the half. */
  file?: string | undefined
  show?: (secretKey: string) => void
}

/**
 * Stores the secret half before it installs the public half: otherwise new backups could not be opened. Keeps the old public
 * half, because earlier backups open only with its secret half.
 */
export async function makeBackupKey(dataFolder: string, { again = false, file, show }: NewKey = {}): Promise<string> {
  const kept = publicFile(dataFolder)
  if (existsSync(kept) && !again) {
    throw new StartRefused(
      `There is a key already (${kept}). Backups go on with it. For another one, which does not open earlier backups: npm run backup-key -- --again`,
    )
  }
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
  const secretKey = await generateX25519Identity()
  const publicKey = await identityToRecipient(secretKey)
  if (file === undefined) show?.(secretKey)
  else writeSecretHalf(file, secretKey)
  try {
    mkdirSync(dataFolder, { recursive: true, mode: 0o711 })
    noteState(dataFolder, { key_file: file ?? null, proved_at: null, proved_name: null })
    if (existsSync(kept)) copyFileSync(kept, `${kept}.former`)
    writeWhole(kept, `${publicKey}\n`, 0o644)
  } catch (reason) {
    if (file !== undefined) rmSync(file, { force: true })
    throw cannotWrite(dataFolder, reason)
  }
  return secretKey
}

function writeSecretHalf(file: string, secretKey: string): void {
  if (existsSync(file)) throw new StartRefused(`${file} exists already. Name a new file.`)
  try {
    const content = `# The secret key of Garita's backups.\n${secretKey}\n`
    writeSynced(file, content, { mode: 0o600, flag: 'wx' })
    syncFolder(dirname(file))
    if (readFileSync(file, 'utf8') !== content) throw readsBackDifferently(file)
  } catch (reason) {
    const another = reason instanceof Error && 'code' in reason && reason.code === 'EEXIST'
    if (!another) rmSync(file, { force: true })
    throw cannotWrite(file, reason)
  }
}

/** A restored installation continues with the key that just opened its backup. */
export async function keepPublicHalf(dataFolder: string, secretKey: string): Promise<void> {
  const { identityToRecipient } = await import('age-encryption')
  const publicKey = await identityToRecipient(secretKey)
  writeWhole(publicFile(dataFolder), `${publicKey}\n`, 0o644)
  noteState(dataFolder, { proved_key: publicKey })
}

/** The secret half, if it is still where backup-key wrote it and belongs to the current key. */
export async function keyAtHand(dataFolder: string): Promise<{ file: string; secretKey: string } | null> {
  const file = readState(dataFolder).key_file
  if (file === null) return null
  try {
    const secretKey = readSecretKey(file)
    const { identityToRecipient } = await import('age-encryption')
    return (await identityToRecipient(secretKey)) === backupKey(dataFolder) ? { file, secretKey } : null
  } catch {
    return null
  }
}

export function readGiven(file: string, what: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const why =
      error instanceof Error && 'code' in error && error.code === 'EACCES' ? 'this user may not' : 'there is none'
    throw new StartRefused(`The file of ${what} cannot be read: ${file} (${why}).`)
  }
}

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
