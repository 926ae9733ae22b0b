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
  const read = recognize(subject, null)
  const pass = read.kind === 'pass' ? readPass(read.token) : null
  if (pass?.readable) return { pass: pass.pass.pass_id, subject: `…${pass.pass.pass_id.slice(-3)}` }
  if (read.kind === 'number') return { number: read.number, subject: `•••${read.number.slice(-2)}` }
  throw new Refusal('invalid', 422, { fields: [{ field: 'subject', problem: 'invalid' }] })
}
