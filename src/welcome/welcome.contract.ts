/** What may be said to the front door by anybody: a question to the assistant. */
import { z } from 'zod'
import { contract, forAnyone, read } from '../shared/contract.ts'
import { requiredLine } from '../shared/fields.ts'
import { languages } from '../shared/messages.ts'

const language = z.enum(languages)

const answer = z.strictObject({
  title: z.string().optional(),
  text: z.string().min(1),
  /** Known where the answer is of the guide; another assistant may speak any. */
  language: language.optional(),
  /** Where the guide says it, or the guide itself for what it does not say. */
  section: z.strictObject({ address: z.string().regex(/^\/user-guide(#[a-z-]+)?$/), title: z.string() }).optional(),
})
export type Answer = z.infer<typeof answer>

export const welcome = contract('welcome', {
  ask: forAnyone(read('Ask the assistant', z.strictObject({ message: requiredLine(1000), language }), answer)),
})
