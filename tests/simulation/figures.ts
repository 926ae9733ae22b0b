/** Reads the figures of the month from the log, by day and by night. */
import type { TestInstallation } from '../support/installation.ts'
import { takes } from './arrivals.ts'

interface Decided {
  time: 'day' | 'night'
  couriers: number
  couriers_in_10: number
  touched_in_10: number
  arrivals: number
  /** The median time to a decision: requests by their outcome, passes by the shown card. */
  median: number
}

const arrived = `
  select a.id, a.arrival_kind = 'delivery' as courier, a.outcome, a.outcome_channel as channel, a.created_at as at,
      -- What was told later was decided no one knows when, unless a rule did it.
      case when a.id = any($2::uuid[]) and a.outcome_channel <> 'rule' then 90 else extract(epoch from a.outcome_at - a.created_at) end as seconds
    from authorizations a where a.condominium_id = $1 and a.ask_seconds is not null or a.condominium_id = $1 and a.outcome_channel = 'rule'`

const atNight = `extract(hour from t.at at time zone 'UTC') >= 22 or extract(hour from t.at at time zone 'UTC') < 6`

export async function figuresOf({ owner }: TestInstallation, here: string, toldLate: readonly string[]) {
  const { rows: decided } = await owner.query<Decided>(
    `with t as (
        select id, courier, at, seconds from (${arrived}) asked
        union all select d.id, false, d.at, 0 from access_decisions d where d.condominium_id = $1 and d.verdict is not null)
      select case when ${atNight} then 'night' else 'day' end as time, count(*) filter (where courier)::int as couriers,
        count(*) filter (where courier and seconds <= 10)::int as couriers_in_10,
        count(*) filter (where courier and seconds + $3 <= 10)::int as touched_in_10, count(*)::int as arrivals,
        percentile_cont(0.5) within group (order by coalesce(seconds, 9999))::float as median
      from t group by 1 order by 1`,
    [here, toldLate, takes.before_the_log],
  )
  const { rows: ends } = await owner.query<{ how: string; count: number }>(
    `select concat_ws(' ', outcome, channel) as how, count(*)::int as count from (${arrived}) t group by 1 order by 2 desc`,
    [here, toldLate],
  )
  const { rows: verdicts } = await owner.query<{ verdict: string; reason: string; count: number; at_night: number }>(
    `select verdict, reason, count(*)::int as count, count(*) filter (where ${atNight})::int as at_night
      from access_decisions t where t.condominium_id = $1 and verdict is not null group by 1, 2 order by 3 desc`,
    [here],
  )
  return { decided, ends, verdicts }
}
export type Figures = Awaited<ReturnType<typeof figuresOf>>

const part = (some: number, all: number) => (all === 0 ? '—' : `${((100 * some) / all).toFixed(1)} %`)

const checked = ({ verdicts }: Figures, which: (verdict: string) => boolean = () => true) =>
  verdicts.reduce((all, { verdict, count }) => all + (which(verdict) ? count : 0), 0)

export const amberOf = (figures: Figures) => {
  const all = checked(figures)
  return all === 0 ? 0 : checked(figures, (verdict) => verdict === 'amber') / all
}

const percent = (share: number) => part(share, 1)

export const shortOf = (figures: Figures) =>
  [
    ...figures.decided.map(
      ({ time, couriers, couriers_in_10, median }) =>
        `${time} ${part(couriers_in_10, couriers)} of couriers, median ${median.toFixed(1)} s`,
    ),
    `amber ${percent(amberOf(figures))}`,
  ].join('; ')

export function tableOf(name: string, figures: Figures): string {
  const decided = figures.decided.map(
    ({ time, arrivals, median, couriers, couriers_in_10, touched_in_10 }) =>
      `  ${time.padEnd(6)} ${String(arrivals).padStart(5)} arrivals, median ${median.toFixed(1)} s; ${couriers} couriers, within 10 s: ${part(couriers_in_10, couriers)}, with ${takes.before_the_log} s of touches before: ${part(touched_in_10, couriers)}`,
  )
  const ends = figures.ends.map(({ how, count }) => `  ${how.padEnd(18)} ${count}`)
  const seen = figures.verdicts.map(
    ({ verdict, reason, count, at_night }) =>
      `  ${verdict.padEnd(6)} ${reason.padEnd(24)} ${count}, at night ${at_night}`,
  )
  return [name, ...decided, 'outcomes', ...ends, `verdicts, amber ${percent(amberOf(figures))}`, ...seen].join('\n')
}
