/** Packages that one bench needs and the product does not: npm brings them into a temporary folder. */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Installed {
  folder: string
  remove(): Promise<void>
}

/** Says why, and returns null, when npm cannot bring it. `GARITA_BENCH_PACKAGES` names a folder that has it already. */
export async function install(wanted: string): Promise<Installed | null> {
  const given = process.env.GARITA_BENCH_PACKAGES
  if (given) return { folder: given, remove: async () => undefined }
  const folder = await mkdtemp(join(tmpdir(), 'garita-bench-packages-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
  const { status, stderr, error } = spawnSync('npm', ['install', ...quiet, wanted], { cwd: folder, encoding: 'utf8' })
  if (status === 0) return { folder, remove }
  await remove()
  console.log(
    `  npm could not bring ${wanted}, so nothing is measured: ${(error?.message ?? stderr).trim().slice(-300)}`,
  )
  return null
}
