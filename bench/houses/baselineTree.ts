/** The commit that `bench/baseline` names, built in a temporary folder: a program of its own beside today's. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

export interface Tree {
  commit: string
  main: string
  remove(): Promise<void>
}

/** Says why, and returns null, when it cannot be built here: without the history of git, or without network when packages differ. */
export async function buildBaseline(): Promise<Tree | null> {
  const commit = readFileSync(join(root, 'bench/baseline'), 'utf8').trim()
  const folder = await mkdtemp(join(tmpdir(), 'garita-baseline-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  const failed =
    run('git', ['clone', '--quiet', '--shared', '--no-checkout', root, folder]) ??
    run('git', ['-C', folder, 'checkout', '--quiet', '--detach', commit])
  const hindrance = failed ?? install(folder)
  if (hindrance === null) return { commit, main: join(folder, 'src/main.server.ts'), remove }
  await remove()
  console.log(`  the baseline ${commit.slice(0, 8)} could not be built, so nothing is compared: ${hindrance}`)
  return null
}

function install(folder: string): string | null {
  const lock = (of: string) => readFileSync(join(of, 'package-lock.json'), 'utf8')
  // The same packages are linked, not copied; where the disk cannot, npm brings them as in a new clone.
  if (lock(root) === lock(folder)) run('cp', ['-al', join(root, 'node_modules'), join(folder, 'node_modules')])
  return run(process.execPath, [join(folder, 'scripts/setup.mjs'), '--web'], folder)
}

/** The last words of a program that failed; null when it succeeded. */
function run(program: string, args: readonly string[], cwd = root): string | null {
  const { status, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' })
  if (status === 0) return null
  return (error?.message ?? stderr).trim().slice(-500) || `${program} ended with ${status}`
}
