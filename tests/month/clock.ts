/** Time passes for the rows of one hour: what waits grows older, and at its end the hour moves to its place in the month. */

import type { TestInstallation } from '../support/installation.ts'

/** No trigger of the product sees the hands of the clock. */
async function quietly(
  { owner }: TestInstallation,
  statements: readonly { table: string; text: string; values: unknown[] }[],
): Promise<void> {
  const client = await owner.connect()
  try {
    await client.query('begin')
    for (const { table, text, values } of statements) {
      await client.query(`alter table ${table} disable trigger user`)
      await client.query(text, values)
      await client.query(`alter table ${table} enable trigger user`)
    }
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** Those who still wait came so many seconds ago. */
export const waited = (garita: TestInstallation, here: string, ids: readonly string[], seconds: number) =>
  quietly(garita, [
    {
      table: 'authorizations',
      text: `update authorizations set created_at = clock_timestamp() - make_interval(secs => $3)
        where condominium_id = $1 and id = any($2::uuid[]) and outcome is null`,
      values: [here, ids, seconds],
    },
  ])

/** A zone that browsers know too, in which it is that hour now; its name says the difference the other way round. */
function zoneOf(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** It is that hour there. */
export const beHour = ({ owner }: TestInstallation, here: string, hour: number) =>
  owner.query('update condominiums set time_zone = $2 where id = $1', [here, zoneOf(hour)])

/** Everything since then happened so many hours earlier. */
export function moveBack(garita: TestInstallation, here: string, since: Date, hours: number): Promise<void> {
  const values = [here, since, hours]
  const moved = (table: string, columns: readonly string[], by: string, more = 'true') => ({
    table,
    text: `update ${table} set ${columns.map((column) => `${column} = ${column} - make_interval(hours => $3::int)`).join(', ')}
      where condominium_id = $1 and ${by} > $2::timestamptz - interval '5 minutes' and ${more}`,
    values,
  })
  const ask = ['created_at', 'outcome_at', 'decided_at', 'closed_at', 'registered_at', 'valid_from', 'valid_until']
  return quietly(garita, [
    moved('authorizations', ask, 'created_at', `auth_type = 'temporary_visitor'`),
    moved('access_log_subjects', ['written_at'], 'written_at'),
    moved('access_logs', ['occurred_at', 'recorded_at'], 'occurred_at'),
    moved('access_decisions', ['at', 'arrived_at'], 'at'),
  ])
}
