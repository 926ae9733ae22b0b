/** `npm run dev:trial:deploy`: each proxy of deploy/ carries pages, live messages and addresses; promtool and systemd accept their files; the documented lines work. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeBackupKey } from '../../src/server/backup/keyPair.ts'
import { selfSigned } from '../../tests/support/certificate.ts'
import { freePort, startProgram } from '../../tests/support/program.ts'
import { followOperations } from './documents.ts'
import { everyPanelShows } from './prometheus.ts'
import { proxyCommand, proxyNames } from './proxies.ts'

const root = join(import.meta.dirname, '..', '..')
const deploy = join(root, 'deploy')
const host = 'garita.example.org'
const token = 'a token of the trial, long enough'

const folder = mkdtempSync(join(tmpdir(), 'garita-deploy-'))
chmodSync(folder, 0o755)
const missing: string[] = []
const failed: string[] = []

function needs(program: string): boolean {
  const found = spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin:/sbin command -v ${program}`]).status === 0
  if (!found) missing.push(program)
  return found
}

async function check(name: string, work: () => Promise<void> | void): Promise<void> {
  try {
    await work()
    console.log(`✓ ${name}`)
  } catch (error) {
    failed.push(name)
    console.log(`✗ ${name}: ${error instanceof Error ? error.message : error}`)
  }
}

function accepts(program: string, ...args: string[]): void {
  const done = spawnSync(program, args, { cwd: deploy, encoding: 'utf8' })
  if (done.status !== 0 || /FAILED/.test(done.stdout)) throw new Error(`${done.stdout}${done.stderr}`.trim())
}

interface Answer {
  status: number
  text: string
}

function ask(
  port: number,
  path: string,
  more: { cookie?: string; body?: string; until?: string } = {},
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const headers = {
    host,
    'x-forwarded-for': '198.51.100.1',
    ...(more.cookie && { cookie: more.cookie }),
    ...(more.body && { 'content-type': 'application/json' }),
  }
  const options = { port, path, host: '127.0.0.1', servername: host, rejectUnauthorized: false, headers }
  const asked = request({ ...options, method: more.body ? 'POST' : 'GET', timeout: 20_000 }, (response) => {
    let text = ''
    const answer = () => resolve({ status: response.statusCode ?? 0, text })
    response.setEncoding('utf8').on('data', (part) => {
      text += part
      if (more.until === undefined || !text.includes(more.until)) return
      answer()
      asked.destroy()
    })
    response.on('end', answer)
    response.on('error', () => undefined)
  })
  asked.on('timeout', () => asked.destroy(new Error(`${path} took 20 s`))).on('error', reject)
  asked.end(more.body)
  return promise
}

function expectStatus(what: string, { status, text }: Answer, wanted: number): void {
  if (status !== wanted) throw new Error(`${what} answered ${status}: ${text.slice(0, 200)}`)
}

if (needs('mmdebstrap') && needs('unshare')) {
  await check('each line of docs/operations.md works in a fresh Debian', () => followOperations(root, folder))
}
if (process.argv[2] === 'documents') finish()

const program = await freePort()
await makeBackupKey(join(folder, 'data'))
const running = startProgram(
  {
    DATA_DIR: join(folder, 'data'),
    PORT: String(program),
    TRUSTED_PROXY: '1',
    PUBLIC_URL: `https://${host}`,
    METRICS_TOKEN: token,
    BACKUP_FOLDER: join(folder, 'backups'),
    DEMO_PASSWORD: 'demo of the trial',
  },
  ['--demo'],
)
await running.ready

const tls = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
const pair = selfSigned()
writeFileSync(tls.cert, pair.cert)
writeFileSync(tls.key, pair.key)

for (const name of proxyNames.filter(needs)) {
  const [https, http] = [await freePort(), await freePort()]
  const [command = '', ...args] = proxyCommand(name, { deploy, folder: join(folder, name), tls, https, http, program })
  const environment = { PATH: `${process.env.PATH}:/usr/sbin:/sbin`, HOME: folder }
  const proxy = spawn(command, args, { env: environment, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  proxy.stderr.on('data', (part) => {
    said += part
  })
  await check(`${name} carries pages, calls and live words, and keeps the metrics`, async () => {
    await carries(name, https).catch((error: unknown) => {
      throw new Error(`${error}\n${said.slice(-1_000)}`)
    })
  })
  await stop(proxy)
}

async function carries(name: string, https: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await ask(https, '/readyz').then(
        ({ status }) => status === 200,
        () => false,
      )
    )
      break
    await sleep(200)
  }
  expectStatus('/', await ask(https, '/'), 200)
  expectStatus('/metrics', await ask(https, '/metrics'), 404)
  const person = { email: 'super@demo.garita.test', password: 'demo of the trial' }
  const cookie = await signIn(https, person)
  const began = performance.now()
  // The stream never ends, so `ask` returns only if the proxy passes messages on at once.
  const heard = await ask(https, '/api/v1/live', { cookie, until: 'everything' })
  expectStatus('the stream', heard, 200)
  console.log(`  ${name}: the first live word after ${Math.round(performance.now() - began)} ms`)
}

async function signIn(port: number, person: { email: string; password: string }): Promise<string> {
  const direct = await fetch(`http://127.0.0.1:${program}/api/v1/session.signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  expectStatus('a call', await ask(port, '/api/v1/session.current', { body: '{}' }), 200)
  return direct.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

if (needs('promtool')) {
  await check('promtool accepts the alerts, which fire when they should, and the scrape file', () => {
    accepts('promtool', 'check', 'rules', 'alerts.yml')
    accepts('promtool', 'test', 'rules', 'alerts.test.yml')
    accepts('promtool', 'check', 'config', '--syntax-only', 'prometheus.yml')
  })
  await check('promtool accepts the metrics of the program', async () => {
    const told = await fetch(`http://127.0.0.1:${program}/metrics`, { headers: { authorization: `Bearer ${token}` } })
    const done = spawnSync('promtool', ['check', 'metrics'], { input: await told.text(), encoding: 'utf8' })
    if (done.status === 1) throw new Error(done.stdout + done.stderr)
  })
}
if (needs('prometheus')) {
  await check('Prometheus reads the program, and every panel and alarm has its figures', () =>
    everyPanelShows({ deploy, folder: join(folder, 'prometheus'), program, token, busy: makeNoise }),
  )
}
if (needs('systemd-analyze')) {
  await check('systemd accepts the unit', () => {
    const unit = join(folder, 'garita.service')
    const written = readFileSync(join(deploy, 'garita.service'), 'utf8')
    // The unit names a program and a manual that this machine need not have.
    writeFileSync(unit, written.replace('ExecStart=/opt/garita/garita start', 'ExecStart=/bin/true'))
    accepts('systemd-analyze', 'verify', '--man=no', unit)
  })
}

running.signal('SIGTERM')
await running.ended
finish()

function finish(): never {
  rmSync(folder, { recursive: true, force: true })
  if (missing.length > 0)
    console.log(`Missing on this machine: ${missing.join(', ')}. Install them, for example with apt-get.`)
  process.exit(failed.length + missing.length > 0 ? 1 : 0)
}

async function makeNoise(): Promise<void> {
  const call = (name: string, body: object, more = {}) =>
    fetch(`http://127.0.0.1:${program}/api/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
    })
  await call('session.signIn', { email: 'nobody@demo.garita.test', password: 'not this one' })
  await call('gate.check', { code: 'ABC-12-34' }, { authorization: 'Bearer nobody' })
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await Promise.race([ended, sleep(5_000)])
  child.kill('SIGKILL')
}
