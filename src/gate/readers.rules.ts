/** What an unattended reader is told: the same verdict as a station's, and less where nobody compares a face or a unit. */
import { type PassKind, readPass } from '../authorizations/pass.ts'
import type { EndlessKind, ReaderChoice, ReaderReason, ReaderRules } from './admin/readerChoices.ts'
import type { Tone } from './facts/reasons.ts'
import type { Code, Verdict } from './verdict/verdict.ts'

export interface ReaderVerdict {
  verdict: Tone
  reason: ReaderReason
  act: Verdict['act']
  /** Told with a green verdict alone. */
  name: string | null
  unit: string | null
}

export const untold = (verdict: Tone, reason: ReaderReason): ReaderVerdict => ({
  ...{ verdict, reason },
  ...{ act: 'none', name: null, unit: null },
})

export function atReader(judged: Verdict, code: Code, rules: ReaderRules): ReaderVerdict {
  const { subject, tone, reason, act } = judged
  const who = subject?.known ? subject.entry : null
  if (tone !== 'green' || !who) return { ...untold(tone, reason.code), act }
  const stopped = who.valid_until === null && isEndless(who.kind) ? stopOf(rules[who.kind], code) : null
  // Whoever is inside is let out on any code.
  if (stopped) return { ...untold('amber', stopped), act: act === 'exit' ? 'exit' : 'none' }
  const name = [who.name, who.last_name].filter(Boolean).join(' ')
  return { verdict: tone, reason: reason.code, act, name, unit: who.unit }
}

function stopOf(choice: ReaderChoice, code: Code): ReaderReason | null {
  if (choice === 'none') return 'not_at_reader'
  return choice === 'day' && !hasOwnEnd(code) ? 'day_code_needed' : null
}

/** A number and a plate are the same tomorrow; of passes only those that say when they end are not. */
function hasOwnEnd(code: Code): boolean {
  const read = code.kind === 'pass' ? readPass(code.token) : null
  return read?.readable === true && read.pass.minutes !== null
}

const isEndless = (kind: PassKind): kind is EndlessKind => kind !== 'temporary_visitor'
