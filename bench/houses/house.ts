/** The real program with its own PostgreSQL, which waits for the disk as in production, for benches over HTTP. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { noteIn } from '../../src/server/embedded/note.ts'
import { ownerUrl } from '../../src/server/embedded/owner.ts'
import { derive } from '../../src/server/settings/secret.ts'
import { freePort, startProgram } from '../../tests/support/program.ts'
import { childrenOf, cpuOf } from '../measuring/processes.ts'

const secret = 'a secret that only this bench knows'
// A browser that another bench opens has its own place for such things, which PostgreSQL may not enter.
const shelf = tmpdir()

/** Milliseconds of processor time so far; none are known where the system does not say. */
interface Cpu {
  program_ms: number
  database_ms: number
}

export interface House {
  readonly port: number
  /** As the program itself. */
  readonly login_url: string
  readonly owner_url: string
  /** For filling and looking; waits for no disk, so that filling does not take the bench's time. */
  readonly owner: pg.Pool
  /** Processes: the program's own, and PostgreSQL's first. */
  readonly program: number
  readonly postmaster: number
  readonly started_ms: number
  cpu(): Cpu
  /** Stopped and started again on the same folder. */
  restart(): Promise<void>
  close(): Promise<void>
}

export async function openHouse(
  args: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<House> {
  const folder = await mkdtemp(join(shelf, 'garita-bench-'))
  const port = await freePort()
  const start = async () => {
    const began = performance.now()
    const program = startProgram({ DATA_DIR: folder, PORT: String(port), SECRET: secret, ...environment }, args)
    await program.ready
    return { ...program, started_ms: performance.now() - began }
  }
  const ownedAt = () => {
    const [, , , notedPort, host = ''] = noteIn(join(folder, 'postgres'))
    const ownerPassword = derive(Buffer.from(secret), 'embedded database: owner').toString('hex')
    return ownerUrl({ address: { host, port: Number(notedPort) }, owner_password: ownerPassword })
  }
  let program = await start()
  let owner = asOwner(ownedAt())
  return {
    port,
    get login_url() {
      const url = new URL(ownedAt())
      url.username = 'garita_login_garita'
      url.password = derive(Buffer.from(secret), 'database login').toString('base64url')
      return url.toString()
    },
    get owner_url() {
      return ownedAt()
    },
    get owner() {
      return owner
    },
    get program() {
      return program.id
    },
    get postmaster() {
      return Number(noteIn(join(folder, 'postgres'))[0])
    },
    get started_ms() {
      return program.started_ms
    },
    cpu() {
      const postmaster = Number(noteIn(join(folder, 'postgres'))[0])
      return {
        program_ms: cpuOf(program.id),
        database_ms: [postmaster, ...childrenOf(postmaster)].map(cpuOf).reduce((sum, next) => sum + next, 0),
      }
    },
    async restart() {
      await owner.end()
      program.signal('SIGTERM')
      await program.ended
      program = await start()
      owner = asOwner(ownedAt())
    },
    async close() {
      await owner.end()
      program.signal('SIGTERM')
      await program.ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function asOwner(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 4, options: '-c synchronous_commit=off' })
  pool.on('error', () => undefined)
  return pool
}
