import { z } from 'zod'
import { askModes, homeKinds } from '../../households/rights.rules.ts'
import { contract, write } from '../../shared/contract.ts'
import { id } from '../../shared/fields.ts'

/** Null means not set. */
const homeKind = z.preprocess((written) => (written === '' ? null : written), z.enum(homeKinds).nullable())

/** The rights are set together with the approval of a home. */
export const homeRights = z.strictObject({ kind: homeKind, may_authorize: z.boolean() })

export const rights = contract(
  { name: 'rights', topic: 'people' },
  {
    setHome: write(
      'Say what somebody is in a home, whether they may authorize there, and when they are asked; left out, that stays as it is',
      z.strictObject({ id, residence_id: id, ...homeRights.shape, asked: z.enum(askModes).optional() }),
    ),
  },
)
