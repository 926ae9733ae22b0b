/** Breaks each part of the installation for real and expects its probe to report it. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestInstallation, type TestPerson, testInstallation } from '../../tests/support/installation.ts'
import { type MailServer, openMailServer } from '../../tests/support/mailServer.ts'
import { takeAway } from '../../tests/support/outage.ts'
import { sweep } from '../app/start/jobs.server.ts'
import { version } from '../server/settings/version.ts'
import { session } from '../session/session.contract.ts'
import { type Health, system } from './system.contract.ts'
import { type Probe, type ProbeWord, verdicts } from './system.rules.ts'

let garita: TestInstallation
let root: TestPerson
let post: MailServer
const withMail = ({ url }: MailServer) =>
  testInstallation({ environment: { SMTP_URL: url, MAIL_FROM: 'Garita <garita@garita.test>' } })
beforeAll(async () => {
  post = await openMailServer()
  garita = await withMail(post)
  root = await garita.person({ user_role: 'super_admin' })
  await sweep(garita.database.callerDb({ system: 'keeper' }))
})
beforeEach(async () => {
  post.refusing = false
  await garita.owner.query('delete from jobs')
})
afterAll(async () => {
  await garita.close()
  await post.close()
})

async function health(of = root): Promise<Health> {
  const said = await of.call(system.health, {})
  if (!said.ok) throw new Error(said.code)
  return said.answer
}

const wordOf = async (probe: Probe, of = root) => verdicts(await health(of)).find((one) => one.probe === probe)?.word
const says = (probe: Probe, word: ProbeWord) => expect.poll(() => wordOf(probe)).toBe(word)

/** Depends on the PostgreSQL of this machine, which may lack fixes by now. */
const databaseWell = async () => ((await health()).postgres.fixed_in ? 'database_old' : 'database_answers')

test('reports every part of a healthy installation as healthy', async () => {
  await says('mail', 'mail_goes')
  const well = await databaseWell()
  await expect
    .poll(async () => verdicts(await health()).map(({ word }) => word))
    .toEqual([well, 'live_stands', 'mail_goes', 'push_goes', 'jobs_done', 'keeper_done', 'backup_elsewhere'])
  expect((await health()).version).toBe(version)
})

test('reports a late answer of the database as slow', async () => {
  const late = `create function access.installation_state() returns json language sql volatile as
    $$ select access.state_at_once() from pg_sleep(0.6) $$; grant execute on function access.installation_state() to public`
  await garita.owner.query('alter function access.installation_state() rename to state_at_once')
  await garita.owner.query(late)
  const word = await wordOf('database')
  await garita.owner.query('drop function access.installation_state()')
  await garita.owner.query('alter function access.state_at_once() rename to installation_state')
  expect(word).toBe('database_slow')
  await says('database', await databaseWell())
})

test('reports lost announcements until they arrive again', async () => {
  await says('live', 'live_stands')
  const comeBack = await takeAway(garita, 'select pg_notify%')
  try {
    await says('live', 'live_broken')
  } finally {
    await comeBack()
  }
  await says('live', 'live_stands')
})

test('records when a letter was sent; a refused one is failing, then is retried', async () => {
  const waiting = await garita.person({ confirmed: false })
  const ask = () => garita.nobody.call(session.requestReset, { email: waiting.email })
  const before = post.letters.length
  await ask()
  await expect.poll(() => post.letters.length).toBe(before + 1)
  await expect.poll(async () => (await health()).letter_sent_at).not.toBeNull()
  post.refusing = true
  await ask()
  await says('mail', 'mail_failing')
  expect((await health()).letters).toMatchObject({ waiting: 1, failing: 1, given_up: 0 })
  expect((await health()).letters.last_error).toContain('out of order')
  post.refusing = false
  await garita.owner.query('update jobs set run_at = now()')
  await says('mail', 'mail_goes')
})

test('sends a letter once, also when recording it fails', async () => {
  const waiting = await garita.person({ confirmed: false })
  await garita.owner.query(`create function refuse_record() returns trigger language plpgsql
      as $$ begin raise 'the record fails'; end $$;
    create trigger refuse_record before update of letter_sent_at on installation execute function refuse_record()`)
  const before = post.letters.length
  await garita.nobody.call(session.requestReset, { email: waiting.email })
  const jobs = async () => (await garita.owner.query('select attempts, last_error from jobs')).rows
  try {
    await expect.poll(() => post.letters.length).toBe(before + 1)
    await expect.poll(jobs).toEqual([])
  } finally {
    await garita.owner.query('drop trigger refuse_record on installation; drop function refuse_record')
  }
  expect(post.letters.length).toBe(before + 1)
})

test('reports a letter that was given up, and sends it when retried', async () => {
  const waiting = await garita.person({ confirmed: false })
  post.refusing = true
  await garita.owner.query(
    `insert into jobs (name, payload, attempts) values ('session.reset', json_build_object('profile_id', $1::text), 11)`,
    [waiting.id],
  )
  await says('mail', 'mail_given_up')
  expect((await health()).overdue_since).toBeNull()
  post.refusing = false
  const before = post.letters.length
  expect(await root.call(system.retryLetters, {})).toMatchObject({ ok: true })
  await expect.poll(() => post.letters.length).toBe(before + 1)
  await says('mail', 'mail_goes')
})

test('gives a failing push up after twelve tries and deletes it a day later', async () => {
  await garita.owner.query(`insert into jobs (name, payload) values ('notices.push', '{"kind": "unheard of"}')`)
  await says('push', 'push_failing')
  await garita.owner.query('update jobs set attempts = 11, run_at = now()')
  await says('push', 'push_given_up')
  expect(await root.call(system.retryLetters, {})).toMatchObject({ ok: true })
  expect(await wordOf('push')).toBe('push_given_up')
  const keeper = garita.database.callerDb({ system: 'keeper' })
  await sweep(keeper)
  expect(await wordOf('push')).toBe('push_given_up')
  await garita.owner.query(`update jobs set created_at = now() - interval '25 hours'`)
  await sweep(keeper)
  expect(await wordOf('push')).toBe('push_goes')
})

test('reports jobs that no worker can take as stuck', async () => {
  const columns = 'locked_until, attempts, last_error, run_at'
  await garita.owner.query(`revoke update (${columns}) on jobs from garita_keeper`)
  try {
    await garita.owner.query(
      `insert into jobs (name, payload, run_at) values ('notices.push', '{}', now() - interval '4 minutes')`,
    )
    expect(await wordOf('jobs')).toBe('jobs_done')
    await garita.owner.query(`update jobs set run_at = now() - interval '6 minutes'`)
    expect(await wordOf('jobs')).toBe('jobs_stuck')
  } finally {
    await garita.owner.query(`grant update (${columns}) on jobs to garita_keeper`)
  }
  await says('jobs', 'jobs_done')
})

test('reports a late retention sweep, and a condominium that it never reached', async () => {
  const keeper = garita.database.callerDb({ system: 'keeper' })
  const { rows } = await garita.owner.query(
    `select pg_get_functiondef('access.forget_visitors(integer)'::regprocedure) as text`,
  )
  await garita.owner.query(`create or replace function access.forget_visitors(most integer) returns boolean language plpgsql
    as $$ begin raise exception 'no disk'; end $$`)
  await garita.owner.query(`update installation set swept_at = now() - interval '26 minutes'`)
  await expect(sweep(keeper)).rejects.toThrow()
  expect(await wordOf('keeper')).toBe('keeper_soon')
  await garita.owner.query(rows[0].text)
  await sweep(keeper)
  expect(await wordOf('keeper')).toBe('keeper_done')

  const old = await garita.condominium('Antiguo')
  await garita.owner.query(`update condominiums set created_at = now() - interval '2 days' where id = $1`, [old])
  expect(await health()).toMatchObject({ uncleaned: 1 })
  await sweep(keeper)
  expect(await health()).toMatchObject({ uncleaned: 0 })
})

test('reports a missing mail server', async () => {
  const bare = await testInstallation()
  try {
    const boss = await bare.person({ user_role: 'super_admin' })
    const said = await health(boss)
    expect(said).toMatchObject({ mail_server: 'none', letter_sent_at: null, swept_at: null })
    const { rows } = await bare.owner.query(`select split_part(current_setting('server_version'), ' ', 1) as version`)
    expect(said).toMatchObject({ postgres: rows[0] })
  } finally {
    await bare.close()
  }
})

test.each(['resident', 'agent', 'admin'] as const)(
  'refuses a %s who reads the health or sends letters again',
  async (userRole) => {
    const reader = await garita.person({ user_role: userRole, condominium: await garita.condominium() })
    expect(await reader.call(system.health, {})).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await reader.call(system.retryLetters, {})).toMatchObject({ status: 403, code: 'forbidden' })
  },
)

test('reports a mail server that does not answer', async () => {
  const stopped = await openMailServer()
  const other = await withMail(stopped)
  try {
    const boss = await other.person({ user_role: 'super_admin' })
    await expect.poll(() => wordOf('mail', boss)).toBe('mail_goes')
    await stopped.close()
    await expect.poll(() => wordOf('mail', boss)).toBe('mail_silent')
  } finally {
    await other.close()
  }
})
