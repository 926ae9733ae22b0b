/** Separate from the sign-in, whose page must stay small. */
import { z } from 'zod'
import { contract, forAnyone, write } from '../../shared/contract.ts'
import { email } from '../../shared/fields.ts'
import { linkToken, newPassword, password } from '../session.contract.ts'

export const ownEmail = contract(
  { name: 'ownEmail', topic: 'session' },
  {
    addEmail: write(
      'Ask for an e-mail for one’s account that has none; it counts once the link of its letter was opened with the password',
      z.strictObject({ email }),
    ),
    changeEmail: write(
      'Ask for another e-mail, with the password. Letters go to both addresses: the new one has the link that changes it, the former one the link that stops it',
      z.strictObject({ email, password }),
    ),
    takeChange: forAnyone(
      write(
        'Change the e-mail by the link of its letter and the password; other sessions end',
        z.strictObject({ link: linkToken, password }),
      ),
    ),
    stopChange: forAnyone(
      write(
        'Stop a change of e-mail by the link in the letter to the former address, and choose a new password; all sessions end',
        z.strictObject({ link: linkToken, password: newPassword }),
      ),
    ),
  },
)
