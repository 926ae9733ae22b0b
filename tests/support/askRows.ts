import type { TestInstallation } from './installation.ts'

export interface Settled {
  id: string
  outcome: string
  channel: string
  in_time: boolean
  written: number
  late: string[]
}

interface Asked {
  garita: TestInstallation
  here: string
}

export async function pass({ owner }: TestInstallation, here: string, seconds: number): Promise<void> {
  const client = await owner.connect()
  try {
    await client.query('begin')
    await client.query('alter table authorizations disable trigger user')
    await client.query(
      `update authorizations set created_at = created_at - make_interval(secs => $2), outcome_at = outcome_at - make_interval(secs => $2),
          decided_at = decided_at - make_interval(secs => $2), closed_at = closed_at - make_interval(secs => $2)
        where condominium_id = $1`,
      [here, seconds],
    )
    await client.query('alter table authorizations enable trigger user')
    await client.query('commit')
  } finally {
    client.release()
  }
}

export async function openOf({ garita, here }: Asked): Promise<number> {
  const { rows } = await garita.owner.query<{ open: number }>(
    'select count(*)::int as open from authorizations where condominium_id = $1 and outcome is null',
    [here],
  )
  return rows[0]?.open ?? 0
}

export async function untold({ garita, here }: Asked): Promise<number> {
  const { rows } = await garita.owner.query<{ waiting: number }>(
    `select count(*)::int as waiting from channel_messages where condominium_id = $1 and state = 'waiting'`,
    [here],
  )
  return rows[0]?.waiting ?? 0
}

export async function settledOf({ garita, here }: Asked): Promise<ReadonlyMap<string, Settled>> {
  const { rows } = await garita.owner.query<Settled>(
    `select a.id, a.outcome, a.outcome_channel as channel, a.outcome_at <= a.created_at + make_interval(secs => a.ask_seconds + 2) as in_time,
        (select count(*)::int from told_outcomes t where t.id = a.id) as written,
        array(select l.event_type from access_logs l where l.condominium_id = a.condominium_id and l.authorization_id = a.id
          and l.event_type like '%\\_late') as late
      from authorizations a where a.condominium_id = $1 and a.created_at > now() - interval '1 hour'`,
    [here],
  )
  return new Map(rows.map((row) => [row.id, row]))
}
