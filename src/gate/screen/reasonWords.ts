/** A reason in the guard's words: one line that says what is so, and one that says what to do. */
import { speak } from '../../shared/messages.ts'
import type { Reason } from '../facts/reasons.ts'
import { gateMessages } from './gate.messages.ts'
import { beginningText, clockText, endingText, type Glance, hoursSince, hoursText } from './gateTimes.ts'

export function reasonWords(reason: Reason, glance: Glance): { title: string; advice: string } {
  const { advice } = speak(gateMessages, glance.language)
  return { title: titleOf(reason, glance), advice: advice[reason.code] }
}

function titleOf(reason: Reason, glance: Glance): string {
  const { reasons: text } = speak(gateMessages, glance.language)
  const at = (written: string) => clockText(written, glance)
  const through = (gate: string | null) => (gate ? ` ${text.through(gate)}` : '')
  switch (reason.code) {
    case 'may_enter':
      return reason.until ? text.may_enter_until(endingText(reason.until, glance)) : text.may_enter
    case 'inside':
    case 'stay_open':
    case 'already_inside':
      return text[reason.code](at(reason.since)) + through(reason.gate)
    case 'snapshot_old':
      return text.snapshot_old(hoursSince(reason.taken_at, glance.now))
    case 'not_yet_valid':
      return text.not_yet_valid(beginningText(reason.from, glance))
    case 'expired':
      return text.expired(endingText(reason.until, glance))
    case 'out_of_hours':
      return text.out_of_hours(hoursText(reason, glance.language))
    case 'pending':
    case 'request_expired':
      return text[reason.code](at(reason.since))
    case 'visit_over':
      return reason.at ? text.visit_over_at(at(reason.at)) : text.visit_over
    case 'revoked':
      return text.revoked(at(reason.at))
    case 'several':
      return text.several(reason.count)
    default:
      return text[reason.code]
  }
}
