import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../src/app/commands/keyCommands.server.ts'
import { start } from '../src/app/start/start.server.ts'
import { session } from '../src/session/session.contract.ts'
import { account, letterTo, password, signIn } from './support/accounts.ts'
import { testSecret } from './support/databases.ts'
import { testInstallation } from './support/installation.ts'
import { freePort } from './support/program.ts'
import { everything } from './support/scope.ts'

let folder: string
let environment: NodeJS.ProcessEnv
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'garita-machine-'))
  environment = { DATA_DIR: folder, PORT: String(await freePort()), HOST: '127.0.0.1', LOG_LEVEL: 'silent' }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = (name: string) => join(folder, name)
const startsAndStops = async () => (await start(environment, { demo: false })).stop()

test.runIf(everything)(
  'changes the secret of a data folder, also after a stop between the steps, and never while the program runs',
  async () => {
    const running = await start(environment, { demo: false })
    const first = readFileSync(file('secret'), 'utf8')
    await expect(runCommand('rotate-secret', [], environment)).rejects.toThrow('Another Garita is already running')
    await running.stop()

    expect((await runCommand('rotate-secret', [], environment))[0]).toContain('The secret is changed.')
    const second = readFileSync(file('secret'), 'utf8')
    expect(second).not.toBe(first)
    expect(readFileSync(file('secret.former'), 'utf8')).toBe(first)
    expect(existsSync(file('secret.next'))).toBe(false)
    expect(statSync(file('secret')).mode & 0o777).toBe(0o600)
    await startsAndStops()

    // The state of a change that was killed when the database had the next secret and the folder not yet.
    renameSync(file('secret'), file('secret.next'))
    renameSync(file('secret.former'), file('secret'))
    await expect(startsAndStops()).rejects.toThrow('If npm run rotate-secret was interrupted, run it again')
    expect((await runCommand('rotate-secret', [], environment))[0]).toContain('was changed before')
    expect(readFileSync(file('secret'), 'utf8')).toBe(second)
    await startsAndStops()
  },
)

test('removes a lost second factor at the machine, ends the sessions, and logs it', async () => {
  const garita = await testInstallation()
  const ana = await account(garita, { user_role: 'super_admin' })
  const reset = (email: string) =>
    runCommand('reset-second-factor', [email], { DATABASE_URL: garita.owner_url, SECRET: testSecret })
  await expect(reset(ana.email)).rejects.toThrow('has a second factor')
  const offered = await ana.call(session.offerSecondFactor, { password })
  const code = generateSync({ secret: offered.ok ? offered.answer.secret : '' })
  expect(await ana.call(session.confirmSecondFactor, { code })).toMatchObject({ ok: true })
  expect(await signIn(garita, { email: ana.email, password })).toMatchObject({ code: 'code_needed' })

  // Without its log line the removal must not happen: the factor stays.
  await garita.owner.query('alter table security_events rename to events_elsewhere')
  await expect(reset(ana.email)).rejects.toThrow()
  await garita.owner.query('alter table events_elsewhere rename to security_events')
  expect(await signIn(garita, { email: ana.email, password })).toMatchObject({ code: 'code_needed' })

  expect((await reset(ana.email.toUpperCase()))[0]).toContain('is taken away')
  const events = await garita.owner.query(
    `select kind, network, device, actor_id, count from security_events where profile_id = $1 and kind like 'factor%'
      order by last_at`,
    [ana.id],
  )
  expect(events.rows).toMatchObject([
    { kind: 'factor_on' },
    { kind: 'factor_reset', network: '', device: '', actor_id: null, count: 1 },
  ])
  const letter = await letterTo(garita, ana.email, 'se desactivó la verificación en dos pasos')
  expect(letter.subject).toBe('Se desactivó la verificación en dos pasos')
  expect(letter.body).toContain('Para recuperar tu cuenta')
  expect(await ana.call(session.current, {})).toMatchObject({ ok: true, answer: { person: null } })
  expect(await signIn(garita, { email: ana.email, password })).toMatchObject({ ok: true })
  const { rows } = await garita.owner.query(
    'select thing, act, what, actor_role from installation_audit_entries where subject_id = $1',
    [ana.id],
  )
  expect(rows).toContainEqual({
    thing: 'person',
    act: 'changed',
    what: { second_factor: [true, false] },
    actor_role: 'system',
  })
  await garita.close()
})
