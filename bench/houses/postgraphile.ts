/** PostGraphile as a program of its own, on the tables of a house, as their owner. npm brings it into a temporary folder. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tests/support/program.ts'

export interface Postgraphile {
  port: number
  /** A whole HTTP request. */
  request(query: string): string
  /** Refuses an answer with errors, or without fifty rows. */
  check(query: string): Promise<void>
  close(): Promise<void>
}

// Its packages lie in the folder of this program only, so it is written there.
const program = `
import { createServer } from 'node:http'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/node'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'
const [url, port] = process.argv.slice(2)
const serv = postgraphile({
  extends: [PostGraphileAmberPreset],
  // It offers a condition only for columns whose index has every row.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [makePgService({ connectionString: url, schemas: ['public'] })],
  grafserv: { graphiql: false, watch: false },
}).createServ(grafserv)
const server = createServer()
await serv.addTo(server)
server.listen(Number(port), '127.0.0.1', () => console.log('is ready'))
`

interface Installed {
  folder: string
  remove(): Promise<void>
}

/** Says why, and returns null, when npm cannot bring it. `GARITA_BENCH_PACKAGES` names a folder that has it already. */
export async function install(release: string): Promise<Installed | null> {
  const given = process.env.GARITA_BENCH_PACKAGES
  if (given) return { folder: given, remove: async () => undefined }
  const folder = await mkdtemp(join(tmpdir(), 'garita-bench-packages-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
  const { status, stderr, error } = spawnSync('npm', ['install', ...quiet, release], { cwd: folder, encoding: 'utf8' })
  if (status === 0) return { folder, remove }
  await remove()
  console.log(
    `  npm could not bring ${release}, so nothing is measured: ${(error?.message ?? stderr).trim().slice(-300)}`,
  )
  return null
}

export async function openPostgraphile(folder: string, url: string): Promise<Postgraphile> {
  const file = join(folder, 'server.mjs')
  writeFileSync(file, program)
  const port = await freePort()
  const child = spawn(process.execPath, [file, url, String(port)], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', GRAPHILE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (part) => String(part).includes('is ready') && resolve())
    void ended.then(([code]) => reject(new Error(`PostGraphile ended with ${code}`)))
  })
  const request = (query: string) => {
    const body = JSON.stringify({ query })
    const head = [
      'POST /graphql HTTP/1.1',
      `host: 127.0.0.1:${port}`,
      'content-type: application/json',
      'accept: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
    ]
    return `${head.join('\r\n')}\r\n\r\n${body}`
  }
  return {
    port,
    request,
    async check(query) {
      const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ query }),
      })
      const text = await answer.text()
      const rows = text.split('"createdAt"').length - 1
      if (!answer.ok || rows !== 50) throw new Error(`PostGraphile answered ${answer.status}: ${text.slice(0, 600)}`)
    },
    async close() {
      child.kill()
      await ended
    },
  }
}

/** What the resident's list shows of each. */
export const listQuery = (resident: string, kind: string) =>
  `{ allAuthorizations(first: 50, orderBy: CREATED_AT_DESC, condition: { residentId: "${resident}", authType: "${kind}" }) {
    nodes { rowId condominiumId unitNumber authType status name lastName idDocument details privateDetails accessNumber validFrom validUntil createdAt }
  } }`
