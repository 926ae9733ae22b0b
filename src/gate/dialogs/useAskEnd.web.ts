/** Ends the request about an arrival: the guard sent it away, it left, or the home decided by phone. */

import { useText } from '../../web/language/language.tsx'
import type { AnswerBeside } from '../arrivals/arrivals.ts'
import { askTexts } from '../arrivals/asks.messages.ts'
import type { Act } from '../station/facts/gateEvents.ts'
import { useGuardPost } from './guardPost.tsx'
import { useRecording } from './useRecording.tsx'

export type AskEnd = 'refused' | 'left' | AnswerBeside

function actOf(authorizationId: string, end: AskEnd): Act {
  return end === 'refused' || end === 'left'
    ? { kind: 'arrival_closed', authorization_id: authorizationId, outcome: end }
    : { kind: 'call_answer', authorization_id: authorizationId, answer: end }
}

export function useAskEnd(authorizationId: string, onEnded: (end: AskEnd) => void) {
  const text = useText(askTexts)
  const post = useGuardPost()
  const recording = useRecording()
  return {
    /** Whether it is being ended so. */
    ends: (end: AskEnd) =>
      recording.runs(
        (act) =>
          (act.kind === 'arrival_closed' && act.outcome === end) || (act.kind === 'call_answer' && act.answer === end),
      ),
    end: (end: AskEnd) =>
      recording.run(
        post,
        actOf(authorizationId, end),
        { done: text.closed, failed: text.failed },
        { done: () => onEnded(end) },
      ),
  }
}
