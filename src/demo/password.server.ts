/** The demo's password: given, or generated once and kept in a private file, so that every start prints the same. */
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../server/settings/settings.ts'

export async function demoPassword(settings: Pick<Settings, 'demo_password' | 'data_folder'>): Promise<string> {
  if (settings.demo_password !== null) return settings.demo_password
  await mkdir(settings.data_folder, { recursive: true, mode: 0o711 })
  const file = join(settings.data_folder, 'demo-password')
  const made = `demo-${randomBytes(9).toString('base64url')}`
  // Never overwrite: of two programs starting at once, both print what the first one wrote.
  await writeFile(file, `${made}\n`, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return (await readFile(file, 'utf8')).trim() || made
}
