/** Ensures that the database's user can enter a folder; otherwise the error names the closed folder. */
import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartRefused } from '../settings/settings.ts'
import type { Account } from './account.ts'
import { refusal } from './refusals.ts'
import { run } from './run.ts'

export async function openFolder(folder: string, account: Account | null): Promise<void> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o711 })
    const { mode } = statSync(folder)
    if (account !== null && (mode & 0o011) !== 0o011) chmodSync(folder, mode | 0o011)
  } catch (reason) {
    throw refusal(`The folder ${folder} cannot be made or opened.`, String(reason))
  }
  if (account === null || (await passes(folder, account))) return
  const closed = await firstClosed(folder, account)
  throw new StartRefused(
    `The database runs as the system user "${account.name}", which may not enter ${closed}, so it cannot live in ${folder}. Set DATA_DIR to a folder that every user can reach, for example /var/lib/garita.`,
  )
}

async function passes(folder: string, account: Account): Promise<boolean> {
  return (await run(account, '/bin/sh', ['-c', 'test -x "$1"', 'sh', folder])).code === 0
}

async function firstClosed(folder: string, account: Account): Promise<string> {
  const above = dirname(folder)
  return above === folder || (await passes(above, account)) ? folder : firstClosed(above, account)
}
