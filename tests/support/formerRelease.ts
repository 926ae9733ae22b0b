/** An earlier release, taken from git: the last commit before the rules had their next number. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { numbersFile, rooms } from '../../src/server/database/rules/rules.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

export interface FormerRelease {
  readonly commit: string
  readonly folder: string
  /** Its program. */
  readonly main: string
  close(): Promise<void>
}

/**
 * Needs the clone's history, and the registry of the packages where that release has others than today's. It is not built, so it serves no
 * pages.
 */
export function formerRelease(numbersBack: number): FormerRelease {
  const commit = lastWithRules(numbersBack)
  const folder = mkdtempSync(join(tmpdir(), `garita-former-release-`))
  const archive = git(
    'archive',
    '--format=tar',
    commit,
    'src',
    'database',
    'tests',
    'package.json',
    'package-lock.json',
  )
  execFileSync('tar', ['-x', '-C', folder], { input: archive, maxBuffer: mostBytes })
  if (isDeepStrictEqual(packagesIn(folder), packagesIn(root))) {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  } else {
    execFileSync('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'pipe',
    })
  }
  return {
    commit,
    folder,
    main: join(folder, 'src/main.server.ts'),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

const packagesIn = (folder: string): unknown =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies

const mostBytes = 500_000_000

function git(...words: string[]): Buffer {
  return execFileSync('git', words, { cwd: root, maxBuffer: mostBytes, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Whose list of releases is today's without its last lines, and whose rules are the last of them: in the midst of a merge they are not. */
function lastWithRules(numbersBack: number): string {
  const before = readFileSync(numbersFile, 'utf8').trimEnd().split('\n').slice(0, -numbersBack).join('\n')
  try {
    const path = 'database/rules.releases'
    for (const change of git('log', '--format=%H', '--', path).toString().trim().split('\n')) {
      const parent = git('rev-parse', '--verify', `${change}^`).toString().trim()
      for (const commit of [parent, change]) {
        const same = git('show', `${commit}:${path}`).toString().trimEnd() === before
        if (same && before.endsWith(` ${hashOfRulesIn(commit)}`)) return commit
      }
    }
    throw new Error('No commit has these rules.')
  } catch (error) {
    throw new Error(
      `An earlier release cannot be taken from git. This needs a clone with its whole history (git fetch --unshallow): ${String(error)}`,
    )
  }
}

function hashOfRulesIn(commit: string): string {
  const files = rooms.flatMap((room) => {
    const names = git('ls-tree', '--name-only', commit, `database/access/${room}/`).toString().split('\n')
    return names.filter((name) => name.endsWith('.sql')).map((name) => git('show', `${commit}:${name}`).toString())
  })
  return createHash('sha256').update(files.join('\n')).digest('hex')
}
