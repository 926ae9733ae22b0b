/** What a monitoring system is told: versions, work that waits, the last sweep, silent gates, clocks, passwords. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stationWorld } from '../../../tests/support/gate/stations.ts'
import { type TestInstallation, testInstallation } from '../../../tests/support/installation.ts'

let garita: TestInstallation
beforeAll(async () => {
  garita = await testInstallation()
})
afterAll(() => garita.close())

const told = async () => (await garita.app.request('/metrics')).text()
const figure = async (name: string) => {
  const line = (await told()).split('\n').find((one) => one.startsWith(`${name} `))
  return line === undefined ? null : Number(line.slice(name.length + 1))
}

/** The seconds since now. */
function clock(): () => number {
  const began = performance.now()
  return () => (performance.now() - began) / 1000
}

test('names the version, the rules and the tables, and says that it is ready', async () => {
  expect(await told()).toMatch(
    /^garita_info\{version="\d+\.\d+\.\d+",migration="\d{4}[a-z]?_[a-z_]+\.sql",rules="\d+"\} 1$/m,
  )
  expect(await figure('garita_ready')).toBe(1)
})

test('counts work that waits, fails and was given up, and how late the oldest is', async () => {
  await garita.owner.query(`insert into jobs (name, payload, run_at, locked_until, attempts, last_error) values
    ('notices.push', '{}', now() + interval '1 hour', null, 0, null),
    ('session.confirm', '{}', now() - interval '5 minutes', now() + interval '1 hour', 0, null),
    ('session.confirm', '{}', now() + interval '1 hour', null, 3, 'refused'),
    ('session.confirm', '{}', now() - interval '1 hour', null, 1000, 'refused')`)
  expect(await figure('garita_jobs_waiting{work="push"}')).toBe(1)
  expect(await figure('garita_jobs_waiting{work="letters"}')).toBe(2)
  expect(await figure('garita_jobs_failing{work="letters"}')).toBe(1)
  expect(await figure('garita_jobs_given_up{work="letters"}')).toBe(1)
  // Somebody works on the first, the second has time, and the third runs no more.
  expect(await figure('garita_jobs_oldest_seconds{work="letters"}')).toBe(0)
  const since = clock()
  await garita.owner.query(
    `update jobs set locked_until = null, run_at = now() - interval '5 minutes' where run_at < now()`,
  )
  await expect
    .poll(async () => Number(await figure('garita_jobs_oldest_seconds{work="letters"}')) - since())
    .toBeLessThan(302)
  await garita.owner.query('delete from jobs')
})

test('tells the age of the last sweep, and before the first one the program’s', async () => {
  await garita.owner.query('update installation set swept_at = null')
  // An alarm on it sounds too where nothing is ever swept.
  expect(await figure('garita_sweep_age_seconds')).toBeLessThanOrEqual(process.uptime())
  const since = clock()
  await garita.owner.query(`update installation set swept_at = now() - interval '30 minutes'`)
  expect(await figure('garita_sweep_age_seconds')).toBeGreaterThanOrEqual(1800)
  expect(Number(await figure('garita_sweep_age_seconds')) - since()).toBeLessThan(1801)
})

test('tells the connections of the server, how far its clock is off, and who waits for a password', async () => {
  const [taken, most] = [await figure('garita_server_connections'), await figure('garita_server_connections_most')]
  expect(taken).toBeGreaterThan(0)
  expect(most).toBeGreaterThan(taken ?? 0)
  // It cannot be known more exactly than the question takes.
  const since = clock()
  const ahead = Math.abs((await figure('garita_clock_ahead_seconds')) ?? Number.POSITIVE_INFINITY)
  expect(ahead - since()).toBeLessThan(1)
  expect(await figure('garita_passwords_queued')).toBe(0)
  // Nobody listens, so there was nothing to read.
  expect(await figure('garita_rights_check_seconds')).toBe(0)
})

test('counts the connections of other roles without the rights of a superuser', async () => {
  const { rows } = await garita.owner.query(
    `select (select rolsuper from pg_roles where rolname = current_user) as super,
      (select count(*)::int from pg_stat_activity where usename <> current_user and datname = current_database()) as others`,
  )
  const [{ super: isSuper, others }] = rows
  expect(isSuper).toBe(false)
  expect(others).toBeGreaterThan(0)
  expect(await figure('garita_server_connections')).toBeGreaterThan(others)
})

test('tells the size of the database, and begins the counters of alarms at zero', async () => {
  expect(await figure('garita_database_bytes')).toBeGreaterThan(1_000_000)
  expect(await figure('garita_postgres_restarts_total')).toBe(0)
  expect(await figure('garita_security_events_total{kind="numbers_paused"}')).toBe(0)
  // Without a certificate of its own there is no figure.
  expect(await figure('garita_certificate_ends_timestamp_seconds')).toBe(null)
  expect(await told()).not.toMatch(/^# TYPE \S+_total gauge/m)
})

test('counts stations with a guard that were not seen for five minutes, until half a day has passed', async () => {
  const { guard, station } = await stationWorld(garita)
  const seenBefore = async (time: string) => {
    await garita.owner.query('update stations set seen_at = now() - $2::interval where id = $1', [
      station.station_id,
      time,
    ])
    return figure(`garita_stations_silent{condominium="${station.condominium_id.slice(-12)}"}`)
  }
  expect(await seenBefore('6 minutes')).toBe(null)
  await garita.owner.query(
    `insert into station_keys (condominium_id, id, station_id, profile_id, public_key) values ($1, gen_random_uuid(), $2, $3, decode(repeat('00', 32), 'hex'))`,
    [station.condominium_id, station.station_id, guard.id],
  )
  expect(await seenBefore('6 minutes')).toBe(1)
  expect(await seenBefore('4 minutes')).toBe(0)
  expect(await seenBefore('13 hours')).toBe(null)
  await garita.owner.query('update station_keys set ended_at = now() where station_id = $1', [station.station_id])
  expect(await seenBefore('6 minutes')).toBe(null)
})
