import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import type { Account } from './account.ts'

export interface Ended {
  code: number
  output: string
}

export function run(account: Pick<Account, 'uid' | 'gid'> | null, program: string, args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      ...(account && { uid: account.uid, gid: account.gid }),
      cwd: process.platform === 'win32' ? tmpdir() : '/',
      env: plainEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    })
    const said: Buffer[] = []
    child.stdout.on('data', (part) => said.push(part))
    child.stderr.on('data', (part) => said.push(part))
    child.once('error', (reason) => resolve({ code: -1, output: reason.message }))
    child.once('close', (code) => resolve({ code: code ?? -1, output: Buffer.concat(said).toString('utf8') }))
  })
}

/** Keeps the installation's secrets, the locale and PG… variables away from PostgreSQL. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const needed = process.platform === 'win32' ? process.env : { PATH: process.env.PATH ?? '/usr/bin:/bin' }
  return { ...needed, ...fakedClock(), LC_ALL: 'C', TZ: 'UTC' }
}

const ofFaketime = [
  'FAKETIME',
  'DONT_FAKE_MONOTONIC',
  'NO_FAKE_STAT',
  'LD_PRELOAD',
  'DYLD_INSERT_LIBRARIES',
  'DYLD_FORCE_FLAT_NAMESPACE',
]

/** Passes libfaketime on: with a clean environment a process would see the machine's real time (`npm run test:dates`). */
export function fakedClock(): NodeJS.ProcessEnv {
  if (!process.env.FAKETIME) return {}
  return Object.fromEntries(ofFaketime.map((name) => [name, process.env[name]]))
}
