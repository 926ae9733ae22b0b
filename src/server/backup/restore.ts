import { chownSync, createReadStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { addAbortSignal, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-stream'
import type { Account } from '../embedded/account.ts'
import type { Cluster } from '../embedded/cluster.ts'
import type { Major } from '../embedded/programs.ts'
import { prepare } from '../embedded/start.ts'
import { syncFolder } from '../settings/secret.ts'
import { StartRefused } from '../settings/settings.ts'
import { type AddedWal, addWal } from './addWal.ts'
import { cannotWrite } from './cannotWrite.ts'
import { chainNow } from './folder.ts'
import { type Manifest, manifestName, manifestShape } from './manifest.ts'
import { type Recovered, recover } from './recover.ts'
import { opened } from './sealed.ts'
import { backupsIn, type StoredBackup } from './store.ts'

export interface RestoreOptions {
  from: string
  folder: string
  secretKey: string
  to: Date | null
  /** For a trial: nothing is kept, so nothing is flushed to disk, and each index is compared with its table. */
  trial?: boolean
  say?: (line: string) => void
  signal?: AbortSignal | undefined
}

export interface Restored extends Recovered {
  manifest: Manifest
  name: string
  /** The gap in the archived WAL before the requested moment; null if there is none. */
  gap: AddedWal | null
}

/** Returns when the folder is ready to start; a backup does not contain the secret. */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const folder = resolve(options.folder)
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new StartRefused(
      `${folder} is not empty, and a restore never writes over anything. Name an empty or new folder.`,
    )
  }
  const source = sourceOf(options)
  const fresh = !existsSync(folder)
  try {
    return await restoreInto(folder, source, options)
  } catch (reason) {
    const refused = cannotWrite(folder, reason)
    cleanUp(folder, fresh, options.say)
    throw refused
  }
}

/**
 * Keeps an existing folder, whose parent may be read-only, and only empties it. A failing clean-up never hides the first error.
 */
function cleanUp(folder: string, fresh: boolean, say: RestoreOptions['say']): void {
  try {
    if (fresh) rmSync(folder, { recursive: true, force: true })
    else for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true })
  } catch (reason) {
    say?.(`${folder} could not be emptied, so do that by hand: ${String(reason)}`)
  }
}

interface Source {
  name: string
  content: Readable
  /** The archived WAL that follows the backup; null for a single backup. */
  wal: { folder: string; backup: StoredBackup } | null
}

function sourceOf({ from, to }: RestoreOptions): Source {
  if (from === '-') return alone(to, { name: 'standard input', content: process.stdin, wal: null })
  if (!existsSync(from)) throw new StartRefused(`There is no ${from}.`)
  if (!isFolder(from)) return alone(to, { name: from, content: createReadStream(from), wal: null })
  const all = backupsIn(from, chainNow(from))
  const chosen = all.findLast(({ at }) => to === null || at <= to)
  if (!chosen) {
    throw new StartRefused(
      all[0]
        ? `The oldest backup in ${from} is of ${all[0].at.toISOString()}: nothing leads to an earlier moment.`
        : `There is no backup in ${from} (garita-….tar.zst.age).`,
    )
  }
  const wal = { folder: from, backup: chosen }
  return { name: chosen.name, content: createReadStream(join(from, chosen.name)), wal }
}

function alone(to: Date | null, source: Source): Source {
  if (to === null) return source
  throw new StartRefused(
    'A moment needs the kept WAL too: name the folder of the backups (BACKUP_FOLDER), not one file.',
  )
}

const isFolder = (path: string) => {
  try {
    readdirSync(path)
    return true
  } catch {
    return false
  }
}

async function restoreInto(folder: string, source: Source, options: RestoreOptions): Promise<Restored> {
  const say = options.say ?? (() => undefined)
  const { signal } = options
  if (signal) addAbortSignal(signal, source.content)
  const content = await opened(source.content, options.secretKey)
  const draft = join(folder, 'restoring')
  let cluster: Cluster | undefined
  let manifest: Manifest | undefined
  await unpack(content, async (first) => {
    manifest = first
    if (first.major !== 18 && first.major !== 15) throw unknownMajor(first)
    cluster = {
      ...(await prepare({ folder, secret: Buffer.alloc(32), major: first.major as Major })),
      files: join(draft, 'postgres'),
    }
    say(`${source.name}: made ${first.began_at} by Garita ${first.garita} with PostgreSQL ${first.postgres}.`)
    mkdirSync(draft, { mode: 0o711 })
    return { draft, account: cluster.account }
  })
  if (!cluster || !manifest) throw new StartRefused('This is no backup of Garita: it holds no database.')
  const { to, secretKey } = options
  const added = source.wal && (await addWal({ ...source.wal, secretKey, to }, manifest, cluster))
  if (to && added && to > added.until) {
    throw new StartRefused(
      `The last moment that can be had is ${inSeconds(added.until)}: ${added.until < added.kept ? missing(added) : 'no later WAL was kept'}. Name it with --to, or an earlier one.`,
    )
  }
  say('PostgreSQL brings it to a consistent state, and every table is read.')
  const found = await recover(cluster, {
    to,
    through: added?.until ?? null,
    thorough: options.trial ?? false,
    signal,
  })
  renameSync(cluster.files, join(folder, 'postgres'))
  rmSync(draft, { recursive: true })
  syncFolder(folder)
  const gap = added && added.until < added.kept && to === null ? added : null
  return { ...found, manifest, name: source.name, gap }
}

/** Writes the format of --to, rounded down. */
const inSeconds = (at: Date) => at.toISOString().replace(/\.\d+/, '')

const missing = ({ until, kept, damaged }: AddedWal) => {
  const minutes = Math.max(1, Math.round((kept.getTime() - until.getTime()) / 60_000))
  const why = damaged === null ? '' : ` (${damaged} is damaged)`
  return `then ${minutes} ${minutes === 1 ? 'minute is' : 'minutes are'} missing${why}`
}

export const gapIn = (gap: AddedWal) => `changes up to ${inSeconds(gap.until)}, ${missing(gap)}`

/** Decrypts and unpacks a backup without storing it: proves that the key fits and every byte is there. */
export async function openBackup(file: string, secretKey: string, signal?: AbortSignal): Promise<void> {
  const content = createReadStream(file, signal && { signal })
  await unpack(await opened(content, secretKey), async () => null)
}

const unknownMajor = ({ major }: Manifest) =>
  new StartRefused(
    `The backup is of PostgreSQL ${major}, which does not come with this program: use the Garita that made it.`,
  )

type Opened = (manifest: Manifest) => Promise<{ draft: string; account: Account | null } | null>

async function unpack(content: Readable, begin: Opened): Promise<void> {
  const entries = extract()
  let into: Awaited<ReturnType<Opened>> = null
  let begun = false
  const reading = pipeline(content, entries).catch((reason) => {
    throw asRefusal(reason)
  })
  reading.catch(() => undefined)
  for await (const entry of entries) {
    const { name, type } = entry.header
    try {
      if (!begun) {
        const first = name === manifestName ? manifestShape.safeParse(JSON.parse(await textOf(entry))) : null
        if (!first?.success) throw new StartRefused('This is no backup of Garita, or one of a newer program.')
        into = await begin(first.data)
        begun = true
      } else if (into) await place(entry, { name, folder: type === 'directory', ...into })
      else entry.resume()
    } catch (reason) {
      // Content that breaks off destroys the entry, whose own error does not say why.
      throw content.errored ? asRefusal(content.errored) : reason
    }
  }
  await reading
  if (!begun) throw new StartRefused('This is no backup of Garita: it holds no database.')
}

const asRefusal = (reason: unknown): StartRefused =>
  reason instanceof StartRefused
    ? reason
    : new StartRefused(
        `The backup is damaged or cut off (${reason instanceof Error ? reason.message : String(reason)}). Use another one.`,
      )

interface Placed {
  name: string
  folder: boolean
  draft: string
  account: Account | null
}

async function place(entry: AsyncIterable<unknown>, { name, folder, draft, account }: Placed): Promise<void> {
  const target = resolve(draft, name)
  if (!target.startsWith(draft + sep)) throw new StartRefused(`The backup names a place outside its folder: ${name}`)
  const own = (path: string) => account && chownSync(path, account.uid, account.gid)
  for (const path of [dirname(target), ...(folder ? [target] : [])]) {
    if (existsSync(path)) continue
    mkdirSync(path, { recursive: true, mode: 0o700 })
    own(path)
  }
  const handle = folder ? null : await open(target, 'wx', 0o600)
  try {
    // PostgreSQL flushes all files before it recovers.
    for await (const part of entry) if (part instanceof Uint8Array) await handle?.writeFile(part)
  } finally {
    await handle?.close()
  }
  own(target)
}

async function textOf(entry: AsyncIterable<unknown>): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const part of entry) if (part instanceof Uint8Array) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}
