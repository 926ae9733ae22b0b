/** The steps that the server knows; notices are a matter of the browser. */
import { z } from 'zod'
import { contract, read, write } from '../../shared/contract.ts'

export const homeSteps = ['invite', 'car'] as const

export const firstSteps = contract(
  { name: 'firstSteps', topic: 'session' },
  {
    mine: read(
      'The first steps that remain in the caller’s home; none after thirty days, and none after the caller put them away',
      z.strictObject({}),
      z.strictObject({ shown: z.boolean(), to_do: z.array(z.enum(homeSteps)) }),
      ['people', 'authorizations', 'units', 'condominiums'],
    ),
    putAway: write('Put the first steps of the caller’s home away', z.strictObject({})),
  },
)
