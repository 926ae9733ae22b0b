import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fakedClock } from '../../src/server/embedded/run.ts'

const command = fileURLToPath(new URL('../../src/main.backup.ts', import.meta.url))

export interface RunningCommand {
  said(): string
  signal(name: NodeJS.Signals): void
  ended: Promise<{ code: number | null; said: string }>
}

export function beginBackupCommand(data: string, ...args: string[]): RunningCommand {
  const child = spawn(process.execPath, [command, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: data, ...fakedClock() },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (part) => {
    said += part
  })
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({ code: code ?? null, said }))
  return { said: () => said, signal: (name) => child.kill(name), ended }
}

export const backupCommand = (data: string, ...args: string[]) => beginBackupCommand(data, ...args).ended

const inFolder = (folder: string, named: RegExp) => readdirSync(folder).filter((name) => named.test(name))

export const draftsIn = (folder: string): string[] => inFolder(folder, /\.draft$/)
export const backupsIn = (folder: string): string[] => inFolder(folder, /\.age$/).map((name) => join(folder, name))
