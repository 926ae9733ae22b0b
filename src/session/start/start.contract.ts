/** Separate from the sign-in, whose page must stay small. */
import { z } from 'zod'
import { username } from '../../shared/accountNames.ts'
import { contract, forAnyone, write } from '../../shared/contract.ts'
import { passwordProblem } from '../session.rules.ts'
import { codeShape, readCode } from './startCodes.ts'

/** The typed code; also a unit's code, which has the same form. */
export const startCode = z.string().transform(readCode).pipe(z.string().min(1, 'required').regex(codeShape, 'invalid'))
const password = z
  .string()
  .max(200, 'too_long')
  .superRefine((text, context) => {
    const problem = passwordProblem(text)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })

export const startCodes = contract(
  { name: 'startCodes', topic: 'session' },
  {
    lookAtCode: forAnyone(
      write(
        'Whom a start code is for, as little as its holder needs to see that it is theirs',
        z.strictObject({ code: startCode }),
        z.strictObject({
          initial: z.string(),
          condominium: z.string().nullable(),
          /** The person has neither a user name nor an e-mail. */
          needs_username: z.boolean(),
          suggestion: z.string().nullable(),
        }),
      ),
    ),
    start: forAnyone(
      write(
        'Choose a password with a start code, and a user name where there is no e-mail',
        z.strictObject({ code: startCode, password, username: username.optional() }),
        /** False if a second factor is still required. */
        z.strictObject({ signed_in: z.boolean() }),
      ),
    ),
  },
)
