import type { Station } from '../../station/station.ts'
import { nobodyAnswers } from '../../station/verdict/acts.ts'
import type { Verdict } from '../../station/verdict/verdict.ts'

/** A request without a deadline is over after a minute. */
const minute = 60_000

/** Returns the time of the question and its end, or null if the home is not asked. */
export function askTimes({ reason, subject }: Verdict): { since: number; until: number } | null {
  if (reason.code !== 'pending') return null
  const since = Date.parse(reason.since)
  const ask = subject?.known ? subject.entry.ask : null
  return { since, until: ask ? Date.parse(ask.until) : since + minute }
}

/** True while the app of the home rings: the guard has nothing to do yet. */
export function isWaiting(verdict: Verdict, { snapshot, online }: Pick<Station, 'snapshot' | 'online'>, now: number) {
  const times = askTimes(verdict)
  const { subject } = verdict
  const calls = subject?.known && (subject.entry.call_wanted || subject.entry.ask?.outcome)
  return times !== null && now <= times.until && online && !calls && !nobodyAnswers(verdict, snapshot)
}
