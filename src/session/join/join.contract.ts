import { z } from 'zod'
import { contract, forAnyone, write } from '../../shared/contract.ts'
import { id, moment } from '../../shared/fields.ts'
import { registrationCard } from '../session.contract.ts'
import { startCode } from '../start/start.contract.ts'

export const join = contract(
  { name: 'join', topic: 'session' },
  {
    lookAtUnitCode: forAnyone(
      write(
        'Which unit a code is of, for who registers with it',
        z.strictObject({ code: startCode }),
        z.strictObject({
          condominium: z.string(),
          unit_number: z.string(),
          /** Null unless the stay is temporary. */
          stays_until: moment.nullable(),
          time_zone: z.string(),
          /** The first moment of a short stay, which begins without an approval; null for other codes. */
          begins_at: moment.nullable().optional(),
          /** The rules of the condominium for guests of short stays. */
          rules: z.string().nullable().optional(),
        }),
      ),
    ),
    joinUnit: forAnyone(
      write('Ask for an account in the unit of a code', z.strictObject({ ...registrationCard, code: startCode })),
    ),
    askForHome: write(
      'Ask for one more home in one’s own account, with the code of its unit',
      z.strictObject({ id, code: startCode }),
    ),
  },
)
