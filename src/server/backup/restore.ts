/** Restores a backup into an empty folder: whole or not at all. */
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
import { addWal } from './addWal.ts'
import { type Manifest, manifestName, manifestShape } from './manifest.ts'
import { type Recovered, recover } from './recover.ts'
import { opened } from './sealed.ts'
import { backupsIn } from './store.ts'

export interface RestoreOptions {
  /** A backup file, a folder of backups, or - for standard input. */
  from: string
  folder: string
  secretKey: string
  to: Date | null
  /** A trial: nothing is kept, so nothing has to survive a power cut, and each index is compared with its table. */
  trial?: boolean
  say?: (line: string) => void
  /** Ends it, and leaves nothing behind. */
  signal?: AbortSignal | undefined
}

export interface Restored extends Recovered {
  manifest: Manifest
  name: string
}

/** The folder is ready to be started in when this returns; the secret is not part of a backup. */
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
    rmSync(folder, { recursive: true, force: true })
    if (!fresh) mkdirSync(folder, { mode: 0o711 })
    throw reason
  }
}

interface Source {
  name: string
  content: Readable
  /** Where the kept WAL lies that leads on from it; null for a backup alone. */
  wal: { folder: string; chain: string } | null
}

function sourceOf({ from, to }: RestoreOptions): Source {
  if (from === '-') return alone(to, { name: 'standard input', content: process.stdin, wal: null })
  if (!existsSync(from)) throw new StartRefused(`There is no ${from}.`)
  if (!isFolder(from)) return alone(to, { name: from, content: createReadStream(from), wal: null })
  const all = backupsIn(from)
  const chosen = all.filter(({ at }) => to === null || at <= to).at(-1)
  if (!chosen) {
    throw new StartRefused(
      all[0]
        ? `The oldest backup in ${from} is of ${all[0].at.toISOString()}: nothing leads to an earlier moment.`
        : `There is no backup in ${from} (garita-….tar.zst.age).`,
    )
  }
  const wal = { folder: from, chain: chosen.chain }
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
  const through = source.wal ? await addWal(source.wal, manifest, cluster, options.secretKey) : null
  if (options.to && through && options.to > through) {
    throw new StartRefused(`WAL was kept until ${through.toISOString()}, which is before the moment asked for.`)
  }
  say('PostgreSQL brings it to a consistent state, and every table is read.')
  const found = await recover(cluster, { to: options.to, through, thorough: options.trial ?? false, signal })
  renameSync(cluster.files, join(folder, 'postgres'))
  rmSync(draft, { recursive: true })
  syncFolder(folder)
  return { ...found, manifest, name: source.name }
}

const unknownMajor = ({ major }: Manifest) =>
  new StartRefused(
    `The backup is of PostgreSQL ${major}, which does not come with this program: use the Garita that made it.`,
  )

type Opened = (manifest: Manifest) => Promise<{ draft: string; account: Account | null }>

async function unpack(content: Readable, begin: Opened): Promise<void> {
  const entries = extract()
  let into: Awaited<ReturnType<Opened>> | undefined
  const reading = pipeline(content, entries).catch((reason) => {
    throw reason instanceof StartRefused ? reason : new StartRefused(damaged(reason))
  })
  reading.catch(() => undefined)
  for await (const entry of entries) {
    const { name, type } = entry.header
    if (!into) {
      const first = name === manifestName ? manifestShape.safeParse(JSON.parse(await textOf(entry))) : null
      if (!first?.success) throw new StartRefused('This is no backup of Garita, or one of a newer program.')
      into = await begin(first.data)
      continue
    }
    await place(entry, { name, folder: type === 'directory', ...into })
  }
  await reading
}

const damaged = (reason: unknown) =>
  `The backup is damaged or cut off (${reason instanceof Error ? reason.message : String(reason)}). Use another one.`

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
    // PostgreSQL brings all files to the disk itself before it recovers.
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
