/** Chooses the address of PostgreSQL: a unix socket in a private folder with a short path, or a free local port on Windows. */
import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartRefused } from '../settings/settings.ts'
import type { Account } from './account.ts'
import type { Cluster } from './cluster.ts'
import { noteIn } from './note.ts'

const port = 5432
const longestPath = 107

/** A PostgreSQL that still runs keeps its address, so its own file is read first. */
export async function addressFor(folder: string, files: string, account: Account | null): Promise<Cluster['address']> {
  const [, , , notedPort, notedFolder] = noteIn(files)
  if (process.platform === 'win32') return { host: '127.0.0.1', port: Number(notedPort) || (await freePort()) }
  if (notedFolder && existsSync(join(notedFolder, `.s.PGSQL.${notedPort}`))) {
    return { host: notedFolder, port: Number(notedPort) }
  }
  return { host: privateFolder(socketFolder(folder), account), port }
}

function socketFolder(folder: string): string {
  const beside = join(folder, 'socket')
  if (fits(beside)) return beside
  const name = `garita-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  const short = join(tmpdir(), name)
  return fits(short) ? short : join('/tmp', name)
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= longestPath
}

function privateFolder(folder: string, account: Account | null): string {
  const uid = account?.uid ?? process.getuid?.() ?? 0
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (account !== null) chownSync(folder, account.uid, account.gid)
  }
  const about = lstatSync(folder)
  if (!about.isDirectory() || about.uid !== uid) {
    throw new StartRefused(
      `${folder} belongs to somebody else, so the database cannot listen there. Remove it and start again.`,
    )
  }
  chmodSync(folder, 0o700)
  return folder
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const taken = probe.address()
      probe.close(() => (taken && typeof taken === 'object' ? resolve(taken.port) : reject(new Error('No free port.'))))
    })
  })
}
