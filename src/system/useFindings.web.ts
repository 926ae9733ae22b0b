/** What a probe found, as sentences with their figures. */
import { useDates } from '../web/cards/dates.tsx'
import { useText } from '../web/language/language.tsx'
import type { Health } from './system.contract.ts'
import { findingTexts, systemMessages } from './system.messages.ts'
import type { Probe } from './system.rules.ts'

export function useFindings(): (health: Health, probe: Probe) => string[] {
  const text = useText(findingTexts)
  const { last_error } = useText(systemMessages)
  const dates = useDates()
  const queued = (queue: Health['letters']) => [
    `${text.queue(queue.waiting, queue.failing, queue.given_up)}.`,
    ...(queue.last_error ? [last_error(queue.last_error)] : []),
  ]
  return (health, probe) => {
    const { live, letter_sent_at, overdue_since, swept_at, uncleaned } = health
    const found: Record<Probe, () => string[]> = {
      database: () => [
        text.database(Math.round(health.database_ms)),
        ...(health.postgres.fixed_in ? [text.postgres(health.postgres.version, health.postgres.fixed_in)] : []),
      ],
      live: () => (live.answer_ms === null ? [] : [text.live(Math.round(live.answer_ms), live.streams)]),
      mail: () => [
        ...queued(health.letters),
        ...(health.mail_server === 'none'
          ? []
          : [letter_sent_at ? text.sent_at(dates.moment(letter_sent_at)) : text.none_sent]),
      ],
      push: () => queued(health.push),
      jobs: () => [overdue_since ? text.overdue(dates.moment(overdue_since)) : text.nothing_overdue],
      keeper: () => [
        swept_at ? text.swept_at(dates.moment(swept_at)) : text.never_swept,
        ...(uncleaned > 0 ? [text.uncleaned(uncleaned)] : []),
      ],
    }
    return found[probe]()
  }
}
