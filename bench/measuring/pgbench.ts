/** Runs the same transaction by an installed pgbench, to find the limit of the database. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { type Sql, textOf } from '../../src/server/database/sql.ts'
import { hashOf } from '../../src/server/keys/tokens.ts'
import type { AskedFor } from './asking.ts'

const shelf = '/usr/lib/postgresql'

export function findPgbench(): string | null {
  const shelved = existsSync(shelf) ? readdirSync(shelf).map((major) => join(shelf, major, 'bin', 'pgbench')) : []
  return ['pgbench', ...shelved.reverse()].find((path) => spawnSync(path, ['--version']).status === 0) ?? null
}

interface Measured {
  folder: string
  login_url: string
  asked: ({ token: string } & AskedFor)[]
  connections: number
  seconds: number
}

/** Returns transactions per second: begin, become the caller, run the prepared statements, commit. */
export async function pgbench(
  program: string,
  { folder, login_url, asked, connections, seconds }: Measured,
): Promise<number> {
  const files = await Promise.all(
    asked.map(async (one, turn) => {
      const file = join(folder, `${turn}.sql`)
      const lines = [becoming(one), ...one.statements.map(written)]
      await writeFile(file, `begin;\n${lines.join(';\n')};\ncommit;\n`)
      return file
    }),
  )
  return run(program, login_url, files, { connections, seconds, threads: 2 })
}

function becoming({ token, by_index }: Measured['asked'][number]): string {
  const settings = by_index ? `, set_config('enable_bitmapscan', 'off', true)` : ''
  return `select set_config('role', s.role_name, true), set_config('app.me', s.profile_id::text, true), set_config('app.condominiums', s.condominium_ids::text, true),
      set_config('app.home', coalesce(s.home::text, ''), true), set_config('app.other_homes', coalesce(s.other_homes::text, ''), true)${settings}
    from access.caller_of('\\x${hashOf(token).toString('hex')}', null) s`
}

interface MeasuredPlain {
  folder: string
  url: string
  statements: string[]
  seconds: number
}

/** Runs each statement by itself, without becoming a caller, on as many connections as the program has. */
export async function pgbenchPlain(
  program: string,
  { folder, url, statements, seconds }: MeasuredPlain,
): Promise<number> {
  const files = await Promise.all(
    statements.map(async (statement, turn) => {
      const file = join(folder, `plain-${turn}.sql`)
      await writeFile(file, statement)
      return file
    }),
  )
  return run(program, url, files, { connections: 4, seconds, threads: 2 })
}

interface Played {
  connections: number
  seconds: number
  threads: number
}

async function run(
  program: string,
  databaseUrl: string,
  files: readonly string[],
  { connections, seconds, threads }: Played,
): Promise<number> {
  const url = new URL(databaseUrl)
  const args = ['-n', '-M', 'prepared', '-c', String(connections), '-j', String(threads), '-T', String(seconds)]
  const child = spawn(program, [...args, ...files.flatMap((file) => ['-f', file])], {
    env: {
      ...process.env,
      PGHOST: url.searchParams.get('host') ?? url.hostname,
      PGPORT: url.searchParams.get('port') ?? url.port,
      PGUSER: url.username,
      PGPASSWORD: decodeURIComponent(url.password),
      PGDATABASE: url.pathname.slice(1),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (part) => {
    said += part
  })
  child.stderr.on('data', (part) => {
    said += part
  })
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  const rate = /tps = ([\d.]+)/.exec(said)?.[1]
  if (code !== 0 || !rate) throw new Error(`pgbench ended with ${code}: ${said.slice(-500)}`)
  return Number(rate)
}

/** Writes the values into the statement, because pgbench accepts only numbers as parameters. */
function written(query: Sql): string {
  const literals = query.values.map((value) => {
    if (value === null) return 'null'
    return Buffer.isBuffer(value) ? `'\\x${value.toString('hex')}'` : pg.escapeLiteral(value)
  })
  return textOf(query).replace(/\$(\d+)/g, (_, place) => literals[Number(place) - 1] ?? 'null')
}
