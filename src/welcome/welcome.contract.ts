import { z } from 'zod'
import { contract, forAnyone, read } from '../shared/contract.ts'
import { requiredLine } from '../shared/fields.ts'
import { languages } from '../shared/messages.ts'

const language = z.enum(languages)

const answer = z.strictObject({
  title: z.string().optional(),
  text: z.string().min(1),
  /** Set for answers from the guide; a webhook may answer in any language. */
  language: language.optional(),
  /** Sources of the answer, or sections and screens that may help. */
  links: z
    .array(z.strictObject({ address: z.string().regex(/^\/[a-z/-]+(#[a-z-]+)?$/), title: z.string() }))
    .max(2)
    .optional(),
  /** Emergency numbers. */
  calls: z.array(z.strictObject({ number: z.string().regex(/^\d{3}$/), where: z.string() })).optional(),
})
export type Answer = z.infer<typeof answer>

export const welcome = contract('welcome', {
  ask: forAnyone(read('Ask the assistant', z.strictObject({ message: requiredLine(1000), language }), answer)),
})
