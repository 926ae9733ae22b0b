import { z } from 'zod'
import { contract, read, write } from '../shared/contract.ts'
import { email, id, moment } from '../shared/fields.ts'
import { languages } from '../shared/messages.ts'

export const mostWitnesses = 5

export const logIntegrity = contract(
  { name: 'logIntegrity', topic: 'evidence' },
  {
    order: read(
      'How many lines of the log of a condominium are sealed, since when, and the code that proves them; null before the first',
      z.strictObject({ condominium_id: id }),
      z.strictObject({
        time_zone: z.string(),
        sealed: z.strictObject({ lines: z.int(), at: moment, code: z.string() }).nullable(),
      }),
      ['evidence'],
    ),
    witnesses: read(
      'Who gets the newest code of a condominium every day',
      z.strictObject({ condominium_id: id }),
      z.array(z.strictObject({ address: z.string(), added_by_name: z.string(), added_at: moment })),
      ['evidence'],
    ),
    addWitness: write(
      'Send the code of the day to an address',
      z.strictObject({ condominium_id: id, address: email, language: z.enum(languages) }),
    ),
    removeWitness: write('Send it there no more', z.strictObject({ condominium_id: id, address: email })),
  },
)
