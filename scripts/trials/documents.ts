/** Follows docs/operations.md in a fresh Debian: unpacks, starts, backs up, loses the machine and restores, by the lines of the document itself. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packRelease } from '../release/pack.ts'
import { askedArchitecture, prepareRelease } from '../release/prepare.ts'

/** The chapters follow an operator's life: a first day, then a night. */
const chapters = ['## Release', '## Under systemd', '### At night: the machine is lost']
const night = chapters.length - 1

export async function followOperations(root: string, folder: string): Promise<void> {
  const debian = join(folder, 'debian')
  run('mmdebstrap', ['--variant=minbase', '--quiet', 'bookworm', debian])
  const release = prepareRelease(root, askedArchitecture([]), join(folder, 'release'))
  await packRelease(release.folder, join(debian, 'root'), release.name, release.at)
  const trial = join(debian, 'trial')
  mkdirSync(trial)
  const document = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  for (const [index, chapter] of chapters.entries()) {
    const blocks = blocksOf(document, chapter)
    if (blocks.length === 0) throw new Error(`docs/operations.md has no lines for a shell under ${chapter}`)
    for (const [at, block] of blocks.entries()) {
      writeFileSync(join(trial, `${index === night ? 'night' : 'day'}-${index}-${at}.sh`), block)
    }
  }
  copyFileSync(join(import.meta.dirname, 'freshDebian.sh'), join(trial, 'run'))
  // The processes end with their process namespace, and the mounts with their mount namespace.
  run('unshare', ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-eu', join(trial, 'run'), debian])
}

/** Finds the shell lines of a chapter, up to the next heading of any level. */
function blocksOf(document: string, chapter: string): string[] {
  const [, text = ''] = document.split(`\n${chapter}\n`)
  const [own = ''] = text.split(/\n#{2,3} /)
  return [...own.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, lines = '']) => lines)
}

function run(program: string, args: string[]): void {
  const done = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 15 * 60_000 })
  if (done.error) throw done.error
  if (done.status !== 0) throw new Error(`${program} ended with ${done.status ?? done.signal}`)
}
