/** Turns a verdict into a stored decision. */
import { readPass } from '../../../authorizations/passes/pass.ts'
import { type Decision, type ShownCode, shownCode } from '../facts/gateDecisions.ts'
import type { Code, Verdict } from './verdict.ts'

export const decisionOf = (code: Code, { tone, reason, subject }: Verdict): Decision => ({
  code: shownOf(code),
  verdict: tone,
  reason: reason.code,
  authorization_id: subject?.known ? subject.entry.authorization_id : null,
})

export function shownOf(code: Code): ShownCode {
  const shown = shownCode.safeParse(partOf(code))
  return shown.success ? shown.data : { kind: 'unreadable' }
}

function partOf(code: Code) {
  if (code.kind === 'number') return { kind: code.kind, code: code.number }
  if (code.kind === 'plate') return { kind: code.kind, code: code.plate }
  if (code.kind !== 'pass') return { kind: code.kind }
  const read = readPass(code.token)
  return { kind: code.kind, code: read.readable ? read.pass.pass_id : null }
}
