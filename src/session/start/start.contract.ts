/** The calls of somebody who begins with a code. Separate from the sign-in, whose page must stay small. */
import { z } from 'zod'
import { username } from '../../shared/accountNames.ts'
import { contract, forAnyone, write } from '../../shared/contract.ts'
import { passwordProblem } from '../session.rules.ts'
import { codeShape, readCode } from './startCodes.ts'

/** As it is typed; also of a unit's code, which looks the same. */
export const startCode = z.string().transform(readCode).pipe(z.string().min(1, 'required').regex(codeShape, 'invalid'))
const password = z
  .string()
  .max(200, 'too_long')
  .superRefine((text, context) => {
    const problem = passwordProblem(text)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })

export const start = contract('session', {
  lookAtCode: forAnyone(
    write(
      'Whom a start code is for, as little as its holder needs to see that it is theirs',
      z.strictObject({ code: startCode }),
      z.strictObject({
        initial: z.string(),
        condominium: z.string().nullable(),
        /** Whether they choose a user name, because they have neither that nor an e-mail. */
        needs_username: z.boolean(),
        suggestion: z.string().nullable(),
      }),
    ),
  ),
  start: forAnyone(
    write(
      'Choose a password with a start code, and a user name where there is no e-mail',
      z.strictObject({ code: startCode, password, username: username.optional() }),
      /** Nobody is signed in past a second factor. */
      z.strictObject({ signed_in: z.boolean() }),
    ),
  ),
})
