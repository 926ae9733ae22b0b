import { expect, test } from 'vitest'
import { stationWorld } from '../../../tests/support/gate/stations.ts'
import { testInstallation } from '../../../tests/support/installation.ts'
import { openForFile } from '../../../tests/support/openForFile.ts'

const garita = openForFile(testInstallation)

const told = async () => (await garita.app.request('/metrics')).text()
const figure = async (name: string) => {
  const line = (await told()).split('\n').find((one) => one.startsWith(`${name} `))
  return line === undefined ? null : Number(line.slice(name.length + 1))
}

/** Returns a function that tells the seconds since now. */
function clock(): () => number {
  const began = performance.now()
  return () => (performance.now() - began) / 1000
}

test('names in the metrics the version, the access rules and the tables, and reports the program as ready', async () => {
  expect(await told()).toMatch(
    /^garita_info\{version="\d+\.\d+\.\d+",migration="\d{4}[a-z]?_[a-z_]+\.sql",rules="\d+"\} 1$/m,
  )
  expect(await figure('garita_ready')).toBe(1)
})

test('counts jobs that wait, fail and were given up, and reports the delay of the oldest one', async () => {
  await garita.owner.query(`insert into jobs (name, payload, run_at, locked_until, attempts, last_error) values
    ('notices.push', '{}', now() + interval '1 hour', null, 0, null),
    ('session.confirm', '{}', now() - interval '5 minutes', now() + interval '1 hour', 0, null),
    ('session.confirm', '{}', now() + interval '1 hour', null, 3, 'refused'),
    ('session.confirm', '{}', now() - interval '1 hour', null, 1000, 'refused')`)
  expect(await figure('garita_jobs_waiting{work="push"}')).toBe(1)
  expect(await figure('garita_jobs_waiting{work="letters"}')).toBe(2)
  expect(await figure('garita_jobs_failing{work="letters"}')).toBe(1)
  expect(await figure('garita_jobs_given_up{work="letters"}')).toBe(1)
  // The first job is being done, the second is not due, and the third was given up.
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

test('reports the age of the last sweep, and before the first sweep the age of the program', async () => {
  await garita.owner.query('update installation set swept_at = null')
  // This figure also fires its alarm if no sweep ever ran.
  expect(await figure('garita_sweep_age_seconds')).toBeLessThanOrEqual(process.uptime())
  const since = clock()
  await garita.owner.query(`update installation set swept_at = now() - interval '30 minutes'`)
  expect(await figure('garita_sweep_age_seconds')).toBeGreaterThanOrEqual(1800)
  expect(Number(await figure('garita_sweep_age_seconds')) - since()).toBeLessThan(1801)
})

test('reports the connections of the server, the error of its clock, and the people who wait for a password', async () => {
  const [taken, most] = [await figure('garita_server_connections'), await figure('garita_server_connections_most')]
  expect(taken).toBeGreaterThan(0)
  expect(most).toBeGreaterThan(taken ?? 0)
  // The figure is exact only to the duration of the query.
  const since = clock()
  const ahead = Math.abs((await figure('garita_clock_ahead_seconds')) ?? Number.POSITIVE_INFINITY)
  expect(ahead - since()).toBeLessThan(1)
  expect(await figure('garita_passwords_queued')).toBe(0)
  // No stream is open, so there were no rights to read.
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
  // An installation without its own certificate has no figure about it.
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
