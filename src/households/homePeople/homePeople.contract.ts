import { z } from 'zod'
import { contract, read } from '../../shared/contract.ts'

const coResident = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  last_name: z.string().nullable(),
  relationship: z.string().nullable(),
  minor: z.boolean(),
  added_by_name: z.string(),
})
export type CoResident = z.infer<typeof coResident>

export const homePeople = contract(
  { name: 'homePeople', topic: 'authorizations' },
  {
    others: read(
      'The people without an account whom other adults of the caller’s home added; `authorizations.showPass` shows their passes',
      z.strictObject({}),
      z.array(coResident),
      ['people', 'session'],
    ),
  },
)
