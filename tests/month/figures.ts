/** What the log says of the month, by day and by night. */
import type { TestInstallation } from '../support/installation.ts'

interface Decided {
  time: 'day' | 'night'
  couriers: number
  /** Decided within ten seconds. */
  couriers_in_10: number
  arrivals: number
  /** Half of all arrivals were decided by then: asks by their outcome, passes by what the screen said. */
  median: number
}

const arrived = `
  select a.id, a.arrival_kind = 'delivery' as courier, a.outcome, a.outcome_channel as channel, a.created_at as at,
      -- What was told later was decided no one knows when, unless a rule did it.
      case when a.id = any($3::uuid[]) and a.outcome_channel <> 'rule' then 90 else extract(epoch from a.outcome_at - a.created_at) end as seconds
    from authorizations a where a.condominium_id = $1 and a.ask_seconds is not null or a.condominium_id = $1 and a.outcome_channel = 'rule'`

const atNight = `extract(hour from t.at at time zone 'UTC' + make_interval(hours => $2::int)) >= 22
  or extract(hour from t.at at time zone 'UTC' + make_interval(hours => $2::int)) < 6`

/** `shift`: hours from UTC to the clock of the month. */
export async function figuresOf({ owner }: TestInstallation, here: string, shift: number, toldLate: readonly string[]) {
  const { rows: decided } = await owner.query<Decided>(
    `with t as (
        select id, courier, at, seconds from (${arrived}) asked
        union all select d.id, false, d.at, 0 from access_decisions d where d.condominium_id = $1 and d.verdict is not null)
      select case when ${atNight} then 'night' else 'day' end as time, count(*) filter (where courier)::int as couriers,
        count(*) filter (where courier and seconds <= 10)::int as couriers_in_10, count(*)::int as arrivals,
        percentile_cont(0.5) within group (order by coalesce(seconds, 9999))::float as median
      from t group by 1 order by 1`,
    [here, shift, toldLate],
  )
  const { rows: ends } = await owner.query<{ how: string; count: number }>(
    `select concat_ws(' ', outcome, channel) as how, count(*)::int as count from (${arrived.replace('$3', '$2')}) t group by 1 order by 2 desc`,
    [here, toldLate],
  )
  const { rows: verdicts } = await owner.query<{ verdict: string; reason: string; count: number }>(
    `select verdict, reason, count(*)::int as count from access_decisions where condominium_id = $1 and verdict is not null
      group by 1, 2 order by 3 desc`,
    [here],
  )
  return { decided, ends, verdicts }
}
export type Figures = Awaited<ReturnType<typeof figuresOf>>

const part = (some: number, all: number) => (all === 0 ? '—' : `${((100 * some) / all).toFixed(1)} %`)

export const amberOf = ({ verdicts }: Figures) => {
  const sum = (which: (verdict: string) => boolean) =>
    verdicts.reduce((all, one) => all + (which(one.verdict) ? one.count : 0), 0)
  return (
    sum((verdict) => verdict === 'amber') /
    Math.max(
      1,
      sum(() => true),
    )
  )
}

export function tableOf(name: string, figures: Figures): string {
  const decided = figures.decided.map(
    (row) =>
      `  ${row.time.padEnd(6)} ${String(row.arrivals).padStart(5)} arrivals, median ${row.median.toFixed(1)} s; ${row.couriers} couriers, within 10 s: ${part(row.couriers_in_10, row.couriers)}`,
  )
  const ends = figures.ends.map(({ how, count }) => `  ${how.padEnd(18)} ${count}`)
  const amber = figures.verdicts.map(
    ({ verdict, reason, count }) => `  ${verdict.padEnd(6)} ${reason.padEnd(24)} ${count}`,
  )
  return [name, ...decided, 'outcomes', ...ends, `verdicts, amber ${part(amberOf(figures), 1)}`, ...amber].join('\n')
}
