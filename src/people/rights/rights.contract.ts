/** The call with which the administration says what somebody is and may do in a home. */
import { z } from 'zod'
import { askedWays, homeKinds } from '../../households/rights.rules.ts'
import { contract, write } from '../../shared/contract.ts'
import { id } from '../../shared/fields.ts'

/** Null: not said. */
const homeKind = z.preprocess((written) => (written === '' ? null : written), z.enum(homeKinds).nullable())

/** Said where a home is approved or given. */
export const homeRights = z.strictObject({ kind: homeKind, may_authorize: z.boolean() })

export const rights = contract('people', {
  setHome: write(
    'Say what somebody is in a home, whether they may authorize there, and when they are asked; left out, that stays as it is',
    z.strictObject({ id, residence_id: id, ...homeRights.shape, asked: z.enum(askedWays).optional() }),
  ),
})
