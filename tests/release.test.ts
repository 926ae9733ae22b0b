import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { packed } from '../scripts/release/pack.ts'
import { type Prepared, prepareRelease } from '../scripts/release/prepare.ts'
import { fakedClock } from '../src/server/embedded/run.ts'
import { freePort } from './support/program.ts'
import { everything } from './support/scope.ts'

const root = join(import.meta.dirname, '..')
// A system keeps its own commands there and Node elsewhere; even beside an installed Node, the release runs its own.
const path = '/usr/bin:/bin'
const architecture = process.arch === 'arm64' ? 'arm64' : 'x64'

let folder: string
let release: Prepared
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'garita-release-'))
  // As root, the database runs as another user, who must reach the folder.
  chmodSync(folder, 0o755)
  release = prepareRelease(root, architecture, join(folder, 'laid'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (args: string[], environment: Record<string, string> = {}, called = join(release.folder, 'garita')) =>
  spawnSync(called, args, { env: { PATH: path, ...fakedClock(), ...environment }, cwd: tmpdir(), encoding: 'utf8' })

test('starts with the Node that it brings, from any folder and through a link, and names its own commands', () => {
  const link = join(folder, 'garita')
  symlinkSync(join(release.folder, 'garita'), link)
  for (const called of [undefined, link]) {
    const refused = run([], { PORT: 'eighty' }, called)
    expect(refused.stderr).toBe(
      'Garita cannot start. PORT is not a port. Write a number from 1 to 65535, for example 8080.\n',
    )
    expect(refused.status).toBe(1)
  }
  const wrong = run(['rotate-keys'])
  expect(wrong.stderr).toContain('./garita rotate-keys --all --compromised')
  expect(wrong.stderr).not.toContain('npm')
})

test('resolves a relative path from the folder of the user, not from the folder of the release', () => {
  const file = join(folder, 'key')
  writeFileSync(file, '')
  const refused = run(['backup-key', relative(tmpdir(), file)], { DATA_DIR: folder })
  expect(refused.stderr).toContain(`${file} exists already`)
  expect(refused.status).toBe(1)
})

test('has every command of package.json that runs the product, and says which there are', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const commands = Object.keys(scripts).filter((name) => scripts[name]?.includes('run.mjs src/'))
  expect(commands).toEqual(expect.arrayContaining(['start', 'demo', 'rotate-secret', 'rotate-keys']))
  const list = `Say one of: ${commands.join(' ')} version\n`
  expect(run(['help'])).toMatchObject({ status: 0, stdout: list })
  expect(run(['halp'])).toMatchObject({ status: 2, stderr: list })
  const files = commands.map((name) => join(release.folder, /src\/\S+/.exec(scripts[name] ?? '')?.[0] ?? ''))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test.each(['version', '--version'])('prints its version with %s', (word) => {
  const line = `Garita ${release.version}, commit ${release.commit}\n`
  expect(run([word])).toMatchObject({ status: 0, stdout: line })
})

test('ends upgrade-database with 0 when there is nothing to do, and makes no database for rotate-keys', () => {
  const data = join(folder, 'of-today')
  mkdirSync(join(data, 'postgres'), { recursive: true })
  writeFileSync(join(data, 'postgres', 'PG_VERSION'), '18\n')
  writeFileSync(join(data, 'secret'), 'x'.repeat(64))
  const said = run(['upgrade-database'], { DATA_DIR: data })
  expect(said).toMatchObject({ status: 0, stderr: expect.stringContaining('nothing is to be done') })
  const refused = run(['rotate-keys', '--all'], { DATA_DIR: join(folder, 'none') })
  expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('There is no database in') })
  expect(existsSync(join(folder, 'none'))).toBe(false)
})

test.runIf(process.getuid?.() === 0)('reads the settings and the user of garita.service in garitactl', () => {
  const laid = readFileSync(join(release.folder, 'deploy', 'garitactl'), 'utf8')
  const place = mkdtempSync(join(folder, 'service-'))
  const settings = join(place, 'environment')
  const secret = 'a #secret; with $HOME and `date`, long'
  writeFileSync(settings, `# one\n\nSECRET="${secret}"\nMAIL_FROM=Garita <a@b.org>\n  DATA_DIR='/srv/g'\n`)
  const fake = join(place, 'garita')
  writeFileSync(
    fake,
    '#!/bin/sh\nprintf "%s\\n" "$SECRET" "$MAIL_FROM" "$DATA_DIR" "$GARITA_COMMAND" "$(id -un)" "$@"\n',
  )
  chmodSync(place, 0o755)
  chmodSync(fake, 0o755)
  const script = join(place, 'garitactl')
  const here = laid.replaceAll('/etc/garita/environment', settings).replace('/opt/garita/garita', fake)
  writeFileSync(script, here.replace('=garita --regid=garita', '=nobody --regid=$(id -g nobody)'), { mode: 0o755 })
  const said = run(['rotate-keys', 'Los Encinos'], {}, script)
  expect(said.stderr).toBe('')
  expect(said.stdout.split('\n')).toEqual([
    secret,
    'Garita <a@b.org>',
    '/srv/g',
    'garitactl',
    'nobody',
    'rotate-keys',
    'Los Encinos',
    '',
  ])
  writeFileSync(settings, 'SECRET=a\\ b\n')
  expect(run(['login'], {}, script)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('a backslash in the line of SECRET'),
  })
})

test('reads the settings in the file .env beside the program', () => {
  writeFileSync(join(release.folder, '.env'), 'PORT=ninety\n')
  const refused = run([])
  expect(refused.stderr).toContain('PORT is not a port')
  writeFileSync(join(release.folder, '.env'), 'PUBLIC_URI=https://garita.example.org\n')
  const mistyped = run([])
  rmSync(join(release.folder, '.env'))
  expect(mistyped.stderr).toBe('Garita cannot start. PUBLIC_URI in .env is not a setting. Do you mean PUBLIC_URL?\n')
})

test('ships no test, no source of screens and no package that only builds', () => {
  const lock: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  const builds = Object.keys(lock.packages).filter((name) => lock.packages[name]?.dev)
  expect(builds.length).toBeGreaterThan(50)
  expect(builds.filter((name) => existsSync(join(release.folder, name)))).toEqual([])
  expect(globSync(['src/**/*.test.ts', 'src/**/*.tsx', 'node_modules/postgres-15*'], { cwd: release.folder })).toEqual(
    [],
  )
})

test('lists its contents in a bill of materials, with the text of each license', () => {
  const bill: { components: { name: string; version: string }[] } = JSON.parse(release.bill)
  const licenses = readFileSync(join(release.folder, 'LICENSES.txt'), 'utf8')
  for (const shipped of ['hono', 'preact', '@node-rs/argon2']) {
    const { version } = bill.components.find(({ name }) => name === shipped) ?? {}
    expect(licenses).toContain(`\n${shipped} ${version} (`)
  }
  expect(licenses).toContain('PostgreSQL Global Development Group')
  expect(licenses).toContain('OpenSSL Toolkit')
  expect(licenses).not.toContain('\nvitest ')
})

test('makes the same archive from the same files; tar unpacks links, long names and executable files', async () => {
  const deep = join(folder, 'small', 'a-folder-with-a-long-name'.repeat(4), 'and-another-one'.repeat(3))
  mkdirSync(deep, { recursive: true })
  writeFileSync(join(deep, 'file'), 'x'.repeat(513))
  writeFileSync(join(folder, 'small', 'program'), '#!/bin/sh\necho runs\n', { mode: 0o755 })
  symlinkSync('program', join(folder, 'small', 'link'))
  const pack = async () => {
    const parts: Buffer[] = []
    for await (const part of packed(join(folder, 'small'), 'small-1', new Date(0))) parts.push(part as Buffer)
    return Buffer.concat(parts)
  }
  const bytes = await pack()
  expect((await pack()).equals(bytes)).toBe(true)
  writeFileSync(join(folder, 'small.tar'), bytes)
  const into = join(folder, 'unpacked')
  mkdirSync(into)
  expect(spawnSync('tar', ['-xf', join(folder, 'small.tar'), '-C', into]).stderr.toString()).toBe('')
  expect(spawnSync(join(into, 'small-1', 'link'), { encoding: 'utf8' }).stdout).toBe('runs\n')
  expect(readFileSync(`${deep.replace(join(folder, 'small'), join(into, 'small-1'))}/file`, 'utf8')).toHaveLength(513)
})

test.runIf(everything)(
  'makes the same archive twice by npm run release, starts without a network, and serves the web with one',
  async () => {
    const archive = join(root, 'release', `${release.name}.tar.gz`)
    const make = () => {
      const made = spawnSync(process.execPath, ['scripts/release.ts'], { cwd: root, encoding: 'utf8' })
      expect(made.stderr).toBe('')
      return readFileSync(`${archive}.sha256`, 'utf8')
    }
    make()
    const sum = createHash('sha256').update(readFileSync(archive)).digest('hex')
    expect(make()).toBe(`${sum}  ${release.name}.tar.gz\n`)
    spawnSync('tar', ['-xzf', archive, '-C', folder])
    const program = join(folder, release.name, 'garita')
    const port = await freePort()
    const environment = { PATH: path, DATA_DIR: join(folder, 'data'), PORT: String(port), HOST: '127.0.0.1' }
    // An ordinary user gets a separate network only with a user namespace.
    const alone = ['unshare', ...(process.getuid?.() === 0 ? [] : ['--user', '--map-current-user']), '--net']
    await startAndStop([...alone, program], environment, async () => undefined)
    await startAndStop([program], environment, async () => {
      const page = await fetch(`http://127.0.0.1:${port}/`)
      expect(await page.text()).toContain('Garita')
      expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
    })
  },
)

async function startAndStop([program = '', ...args]: string[], env: Record<string, string>, work: () => Promise<void>) {
  const child = spawn(program, args, { env: { ...fakedClock(), ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (part) => {
      said += part
      if (said.includes('is ready')) resolve()
    })
    child.stderr.on('data', (part) => {
      said += part
    })
    child.on('close', () => reject(new Error(said)))
  })
  const ended = once(child, 'close')
  await ready
  await work()
  child.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
}
