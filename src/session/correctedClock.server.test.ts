/** After the correction of a clock that was ahead, people who signed in meanwhile can sign in again. */
import { generateSync } from 'otplib'
import { beforeEach, expect, test } from 'vitest'
import { account, password, signIn } from '../../tests/support/accounts.ts'
import { testInstallation } from '../../tests/support/installation.ts'
import { openForFile } from '../../tests/support/openForFile.ts'
import { pullBackTimes } from '../app/start/setClock.server.ts'
import { session } from './session.contract.ts'

const garita = openForFile(testInstallation)
beforeEach(() => garita.owner.query('delete from attempts'))

const wrong = 'no es esta frase'

test('records and admits a sign-in whose last record is in the future', async () => {
  const ana = await account(garita)
  expect(await signIn(garita, { email: ana.email, password })).toMatchObject({ ok: true })
  const ahead = `update security_events set count = count + 1, last_at = last_at + interval '2 hours' where profile_id = $1`
  await garita.owner.query(ahead, [ana.id])
  expect(await signIn(garita, { email: ana.email, password })).toMatchObject({ ok: true })
  const { rows } = await garita.owner.query(
    `select sum(count)::int as count, bool_or(last_at > now() + interval '1 hour') as ahead from security_events where profile_id = $1`,
    [ana.id],
  )
  expect(rows).toEqual([{ count: 3, ahead: true }])
})

test('admits a sign-in although its record is refused', async () => {
  const ana = await account(garita)
  await garita.owner.query(
    `create function access.refuse_for_test() returns trigger language plpgsql
      as $$ begin perform access.refuse('security_events_only_grow'); end $$`,
  )
  await garita.owner.query(
    'create trigger refuse_for_test before insert on security_events for each row execute function access.refuse_for_test()',
  )
  const answer = await signIn(garita, { email: ana.email, password })
  const failed = await signIn(garita, { email: ana.email, password: wrong })
  await garita.owner.query('drop function access.refuse_for_test() cascade')
  expect(answer).toMatchObject({ ok: true })
  expect(failed).toMatchObject({ code: 'credentials_wrong' })
})

test('ends a pause from a clock that was ahead', async () => {
  const ana = await account(garita)
  for (let count = 0; count < 11; count++) await signIn(garita, { email: ana.email, password: wrong })
  expect(await signIn(garita, { email: ana.email, password })).toMatchObject({ status: 429 })
  await garita.owner.query(
    `update attempts set resets_at = resets_at + interval '40 days', counted_at = counted_at + interval '40 days'`,
  )
  expect(await signIn(garita, { email: ana.email, password })).toMatchObject({ ok: true })
})

test('accepts a code of the second factor after the clock that was ahead at the last code is corrected', async () => {
  const ana = await account(garita, { user_role: 'admin' })
  const offered = await ana.call(session.offerSecondFactor, { password })
  const secret = offered.ok ? offered.answer.secret : ''
  const code = () => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) })
  await ana.call(session.confirmSecondFactor, { code: code() })
  await garita.owner.query('update credentials set totp_last_step = totp_last_step + 240 where profile_id = $1', [
    ana.id,
  ])
  const now = code()
  expect(await signIn(garita, { email: ana.email, password, code: now })).toMatchObject({ ok: true })
  expect(await signIn(garita, { email: ana.email, password, code: now })).toMatchObject({ code: 'code_wrong' })
})

test('corrects future times, reports the difference, and leaves planned times', async () => {
  const ana = await account(garita)
  await signIn(garita, { email: ana.email, password })
  const { owner } = garita
  await owner.query(
    `update sessions set last_seen_at = now() + interval '40 days', proved_at = now() + interval '40 days',
      expires_at = now() + interval '70 days', last_day = now() + interval '220 days' where profile_id = $1`,
    [ana.id],
  )
  await owner.query(`insert into jobs (name, payload, run_at, locked_until, attempts, created_at) values
    ('session.confirm', '{}', now() + interval '40 days', null, 12, now() + interval '40 days'),
    ('session.reset', '{}', now() + interval '40 days', null, 12, now()),
    ('session.reset', '{}', now(), now() + interval '40 days', 12, now()),
    ('moves.due', '{"planned": true}', now() + interval '40 days', null, 0, now())`)
  await owner.query(`update installation set swept_at = now() + interval '40 days'`)
  const lines: unknown[] = []
  const log = { warn: (...line: unknown[]) => void lines.push(line) }
  const pull = () => pullBackTimes({ keeper: garita.database.callerDb({ system: 'keeper' }), log })
  await pull()
  expect(lines).toEqual([
    [
      { pulled_back: expect.objectContaining({ jobs: 3, sessions: 2, installation: 1 }) },
      'the clock was ahead and has been corrected: rows that lay in the future were pulled back',
    ],
  ])
  const { rows } = await owner.query(
    `select (select bool_and(last_seen_at <= now() and proved_at <= now() and expires_at <= now() + interval '30 days'
        and last_day <= now() + interval '180 days') from sessions) as sessions,
      (select bool_and(run_at <= now() and coalesce(locked_until <= now() + interval '2 minutes', true)) from jobs
        where name <> 'moves.due') as jobs,
      (select run_at > now() + interval '39 days' from jobs where name = 'moves.due') as planned,
      (select swept_at <= now() from installation) as swept`,
  )
  expect(rows).toEqual([{ sessions: true, jobs: true, planned: true, swept: true }])
  await pull()
  expect(lines).toHaveLength(1)
  await owner.query('delete from jobs')
})

test('changes nothing while the clock is behind, as on a machine that starts without a battery', async () => {
  const ana = await account(garita)
  await signIn(garita, { email: ana.email, password })
  const ends = async () => (await garita.owner.query('select token_hash, expires_at from sessions order by 1')).rows
  const before = await ends()
  const { rows } = await garita.owner.query(`select access.pull_back_times('1970-01-02') as pulled`)
  expect(rows).toEqual([{ pulled: {} }])
  expect(await ends()).toEqual(before)
})
