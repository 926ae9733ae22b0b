/** Reads a typed or scanned pass, and shortens its code for storage. */
import { readPass } from '../authorizations/passes/pass.ts'
import { recognize } from '../gate/station/facts/lookup.ts'
import { Refusal } from '../shared/refusal.ts'

interface Code {
  pass?: string
  number?: string
  /** The stored short form: a code in a list must not open the gate. */
  subject?: string
}

/** Undefined if the text is no code of a pass. */
export const keptOfCode = (code: string): string | undefined => read(code)?.subject

function read(code: string): Code | undefined {
  const found = recognize(code, null)
  const pass = found.kind === 'pass' ? readPass(found.token) : null
  if (pass?.readable) return { pass: pass.pass.pass_id, subject: `…${pass.pass.pass_id.slice(-3)}` }
  if (found.kind === 'number') return { number: found.number, subject: `•••${found.number.slice(-2)}` }
  return undefined
}

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
