/** The pass that somebody typed or read, and what is kept of its code. */
import { readPass } from '../authorizations/pass/pass.ts'
import { recognize } from '../gate/facts/lookup.ts'
import { Refusal } from '../shared/refusal.ts'

interface Code {
  pass?: string
  number?: string
  /** What is kept of it: a code in a list opens nothing. */
  subject?: string
}

/** What is kept of a code; undefined where it is the code of no pass. */
export const keptOfCode = (code: string): string | undefined => read(code)?.subject

function read(code: string): Code | undefined {
  const found = recognize(code, null)
  const pass = found.kind === 'pass' ? readPass(found.token) : null
  if (pass?.readable) return { pass: pass.pass.pass_id, subject: `…${pass.pass.pass_id.slice(-3)}` }
  if (found.kind === 'number') return { number: found.number, subject: `•••${found.number.slice(-2)}` }
  return undefined
}

/** The pass of a code that was typed or read. */
export function passOf({
  kind,
  subject,
  subject_id,
}: {
  kind: string
  subject: string | null
  subject_id: string | null
}): Code {
  if (kind !== 'pass' || subject_id || !subject) return {}
  const code = read(subject)
  if (code) return code
  throw new Refusal('invalid', 422, { fields: [{ field: 'subject', problem: 'invalid' }] })
}
