/** Separate from the sign-in, whose page must stay small. */
import { z } from 'zod'
import { contract, write } from '../../shared/contract.ts'
import { email } from '../../shared/fields.ts'

export const ownEmail = contract(
  { name: 'ownEmail', topic: 'session' },
  {
    addEmail: write(
      'Ask for an e-mail for one’s account that has none; it counts once the link of its letter was opened with the password',
      z.strictObject({ email }),
    ),
  },
)
