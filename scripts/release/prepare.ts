/** Puts a release into a folder: its files, the bill of materials and the licenses. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type Architecture, architectures, layRelease, nodeOf } from './contents.ts'
import { licensesOf } from './licenses.ts'

export interface Prepared {
  name: string
  version: string
  architecture: Architecture
  folder: string
  /** The time of the commit, which all files have, so that the same commit gives the same archive. */
  at: Date
  commit: string
  bill: string
}

export function askedArchitecture(args: string[]): Architecture {
  const { values } = parseArgs({ args, options: { arch: { type: 'string', default: process.arch } } })
  return z.enum(architectures, `--arch is one of ${architectures.join(', ')}`).parse(values.arch)
}

export function prepareRelease(root: string, architecture: Architecture, folder: string): Prepared {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const { commit, at } = commitOf(root)
  const modules = modulesFor(root, architecture)
  layRelease(folder, { root, modules, architecture }, commit)
  const bill = billOf(root, at, uuidOf(`${commit} ${architecture}`))
  writeFileSync(join(folder, 'sbom.json'), bill)
  writeFileSync(join(folder, 'LICENSES.txt'), licensesOf(root, modules, architecture))
  return { name: `garita-${version}-linux-${architecture}`, version, architecture, folder, at, commit, bill }
}

/**
 * Made by `npm sbom`, with the time and the serial number of the commit, so that the same commit gives the same bill. The bill marks
 * tools.
 */
function billOf(root: string, at: Date, serial: string): string {
  const asked = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
  const made = spawnSync('npm', asked, { cwd: root, encoding: 'utf8', maxBuffer: 64e6 })
  if (made.status !== 0) throw new Error(`npm could not write the bill of materials. ${made.stderr}`)
  const bill = JSON.parse(made.stdout)
  bill.serialNumber = `urn:uuid:${serial}`
  bill.metadata.timestamp = at.toISOString()
  bill.metadata.component.name = 'garita'
  return `${JSON.stringify(bill, null, 2)}\n`
}

/** A clone has the packages of its own machine. The packages of another machine are installed once for each lock file. */
function modulesFor(root: string, architecture: Architecture): string {
  const own = join(root, 'node_modules')
  if (existsSync(join(own, nodeOf(architecture), 'bin/node'))) return own
  const lock = readFileSync(join(root, 'package-lock.json'))
  const cache = join(
    own,
    '.cache',
    `release-${architecture}-${createHash('sha256').update(lock).digest('hex').slice(0, 12)}`,
  )
  const modules = join(cache, 'node_modules')
  if (existsSync(join(modules, nodeOf(architecture), 'bin/node'))) return modules
  rmSync(cache, { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  for (const name of ['package.json', 'package-lock.json', 'libraries']) {
    cpSync(join(root, name), join(cache, name), { recursive: true })
  }
  const machine = ['--os', 'linux', '--cpu', architecture, '--libc', 'glibc']
  // The licenses of packages within the web are read from their folders, so build tools are needed too.
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
  const done = spawnSync('npm', ['ci', ...machine, ...quiet], { cwd: cache, stdio: 'inherit' })
  if (done.status !== 0) throw new Error(`npm could not bring the packages for linux-${architecture}`)
  return modules
}

function commitOf(root: string) {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''
  const [commit = '', time = '0'] = git('log', '-1', '--format=%H %ct').split(' ')
  const changed = git('status', '--porcelain') === '' ? '' : '-changed'
  return {
    commit: `${commit || 'unknown'}${changed}`,
    at: new Date(Number(process.env.SOURCE_DATE_EPOCH ?? time) * 1000),
  }
}

/** The serial number of a bill must be a UUID, and the same for the same release. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
