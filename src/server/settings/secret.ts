import { createHmac, createSecretKey, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { refusal } from '../embedded/refusals.ts'
import { type Settings, StartRefused } from './settings.ts'

const shortest = 32

export function installationSecret(settings: Pick<Settings, 'secret' | 'data_folder'>): Buffer {
  if (settings.secret !== null) return Buffer.from(settings.secret, 'utf8')
  const file = join(settings.data_folder, 'secret')
  const kept = keptIn(file)
  if (kept.length < shortest) {
    throw new StartRefused(
      `The secret kept in ${file} is damaged. Put the file back from a backup, or set SECRET to what it held.`,
    )
  }
  return Buffer.from(kept, 'utf8')
}

export const hasSecret = ({ secret, data_folder }: Pick<Settings, 'secret' | 'data_folder'>): boolean =>
  secret !== null || existsSync(join(data_folder, 'secret'))

export function existingSecret(settings: Pick<Settings, 'secret' | 'data_folder'>): Buffer {
  if (!hasSecret(settings)) {
    throw new StartRefused(
      `There is no secret in ${settings.data_folder}. Set DATA_DIR, or SECRET, as the program has it.`,
    )
  }
  return installationSecret(settings)
}

export function derive(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'garita', purpose, 32))
}

export const loginPassword = (secret: Buffer): string => derive(secret, 'database login').toString('base64url')

/** Pseudonyms for the log: the same id always gets the same one, and only the secret can reveal it. */
export function pseudonyms(secret: Buffer): (id: string) => string {
  // Creating the key object once is six times as fast as passing its bytes.
  const key = createSecretKey(derive(secret, 'names in the log'))
  return (id) => createHmac('sha256', key).update(id).digest('base64url').slice(0, 16)
}

function keptIn(file: string): string {
  try {
    // Other users may pass through the folder (the database's user has to) but not list it; the secret itself has mode 0600.
    mkdirSync(dirname(file), { recursive: true, mode: 0o711 })
    if (!existsSync(file)) makeOnce(file)
    return readFileSync(file, 'utf8').trim()
  } catch (reason) {
    throw refusal(`The data folder ${dirname(file)} cannot be used.`, String(reason))
  }
}

/** The next secret of a data folder, created once, so that an interrupted rotation continues with the same one. */
export function nextSecretIn(dataFolder: string): Buffer {
  return Buffer.from(keptIn(join(dataFolder, 'secret.next')), 'utf8')
}

/** Replaces the secret by the next one, and keeps the old one, which old backups need. */
export function moveSecretsUp(dataFolder: string): void {
  const [present, next, former] = ['secret', 'secret.next', 'secret.former'].map((name) => join(dataFolder, name))
  if (!present || !next || !former || !existsSync(next)) return
  if (existsSync(present)) renameSync(present, former)
  renameSync(next, present)
  syncFolder(dataFolder)
}

// A hard link appears whole or not at all and never replaces a file, so two programs that start together read the same secret.
function makeOnce(file: string): void {
  const draft = `${file}.${randomUUID()}`
  const handle = openSync(draft, 'wx', 0o600)
  try {
    writeFileSync(handle, `${randomBytes(48).toString('base64url')}\n`)
    fsyncSync(handle)
    linkSync(draft, file)
    syncFolder(dirname(file))
  } catch (reason) {
    if (!existsSync(file)) throw reason
  } finally {
    closeSync(handle)
    rmSync(draft, { force: true })
  }
}

export function syncFolder(folder: string): void {
  // Windows does not open folders, and keeps their lists by itself.
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
