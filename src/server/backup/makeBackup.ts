/**
 * Makes one backup of a running embedded database: copies, compresses, encrypts, writes it completely or not at all, and reads it
 * back.
 */
import { createHash } from 'node:crypto'
import { createReadStream, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { pack as newPack } from 'tar-stream'
import { accessRules } from '../database/accessRules/accessRules.ts'
import { syncFolder } from '../settings/secret.ts'
import { version } from '../settings/version.ts'
import { cannotWrite, readsBackDifferently } from './cannotWrite.ts'
import { addEntry, beginCopy, copyCluster, type Progress } from './copyCluster.ts'
import { countRows } from './counts.ts'
import { type Manifest, manifestName } from './manifest.ts'
import { sealed } from './sealed.ts'
import { draftIn, nameOfBackup, removeDrafts } from './store.ts'
import { position } from './wal.ts'

export interface BackupOptions {
  /** A superuser connection for this backup only; it is closed at the end. */
  connection: Client
  garita: Client
  files: string
  publicKey: string
  progress: Progress
  chain: string
  signal?: AbortSignal | undefined
}

interface Written {
  manifest: Manifest
  bytes: number
  sha256: string
}

export interface MadeBackup extends Written {
  name: string
}

export async function backupIntoFolder(folder: string, options: BackupOptions): Promise<MadeBackup> {
  const draft = draftIn(folder)
  try {
    removeDrafts(folder)
    // Opened before the stream exists: an error while opening would find no handler on the stream.
    const target = (await open(draft, 'w', 0o600)).createWriteStream()
    const made = await writeBackup(target, options).finally(() => target.destroy())
    const handle = await open(draft, 'r+')
    await handle.sync()
    await handle.close()
    if ((await hashOf(draft, options.signal)) !== made.sha256) {
      throw readsBackDifferently(folder)
    }
    const name = nameOfBackup({ at: new Date(), chain: options.chain, from: position(made.manifest.from) })
    renameSync(draft, join(folder, name))
    syncFolder(folder)
    return { name, ...made }
  } catch (reason) {
    throw cannotWrite(folder, reason)
  } finally {
    rmSync(draft, { force: true })
  }
}

export async function writeBackup(target: Writable, options: BackupOptions): Promise<Written> {
  const { connection, garita, files, publicKey, progress, signal } = options
  try {
    const start = await beginCopy(connection)
    const manifest = await manifestOf(garita, connection, start)
    const pack = newPack()
    signal?.throwIfAborted()
    signal?.addEventListener('abort', () => pack.destroy(signal.reason))
    const hash = createHash('sha256')
    let bytes = 0
    const measured = new Transform({
      transform(part: Buffer, _, done) {
        hash.update(part)
        bytes += part.length
        done(null, part)
      },
    })
    const writing = pipeline(await sealed(pack, publicKey), measured, target)
    const copying = (async () => {
      await addEntry(pack, manifestName, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`))
      await copyCluster(connection, start, { files, pack, progress })
      pack.finalize()
    })()
    // A target that stops accepting data must also stop the copying.
    writing.catch((reason: Error) => pack.destroy(reason))
    await Promise.all([writing, copying.catch((reason: Error) => pack.destroy(reason)), copying])
    return { manifest, bytes, sha256: hash.digest('hex') }
  } finally {
    await connection.end()
  }
}

async function manifestOf(
  garita: Client,
  connection: Client,
  start: { from: string; timeline: number },
): Promise<Manifest> {
  const { rows } = await connection.query<{ version: string; major: number; system_id: string }>(
    `select split_part(current_setting('server_version'), ' ', 1) as version, system_identifier::text as system_id,
      current_setting('server_version_num')::int / 10000 as major from pg_control_system()`,
  )
  const { rows: found } = await garita.query<{ fingerprint: string | null }>(
    `select encode(secret_fingerprint, 'hex') as fingerprint from public.installation`,
  )
  const { version: postgres = '', major = 0, system_id = '' } = rows[0] ?? {}
  return {
    format: 1,
    began_at: new Date().toISOString(),
    garita: version,
    rules: accessRules.release,
    postgres,
    major,
    secret_fingerprint: found[0]?.fingerprint ?? null,
    system_id,
    timeline: start.timeline,
    from: start.from,
    counts: await countRows(garita, ['condominiums', 'profiles', 'authorizations', 'access_logs']),
  }
}

async function hashOf(file: string, signal: AbortSignal | undefined): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(file, signal && { signal })) hash.update(part)
  return hash.digest('hex')
}
