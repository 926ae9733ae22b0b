import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const packaged = fileURLToPath(new URL('../../node_modules/@sparticuz/chromium/', import.meta.url))

/** `CHROME_PATH` names another browser; an empty value selects the packaged one. */
export function installedBrowser(): string | undefined {
  return [process.env.CHROME_PATH ?? '/usr/bin/chromium'].find((path) => path && existsSync(path))
}

export const packagedVersion = (): string => JSON.parse(readFileSync(join(packaged, 'package.json'), 'utf8')).version

/** Names the browser and its version in the last lines of a run. */
export function browserUsed(): string {
  const path = installedBrowser()
  if (!path) return `packaged Chromium ${packagedVersion()}`
  const version = execFileSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8' }).trim()
  return `${version} (${path})`
}
