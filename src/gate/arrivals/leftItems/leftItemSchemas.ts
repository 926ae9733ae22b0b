import { z } from 'zod'
import { emptiedLine, id, optionalLine, typedLine, unitNumber } from '../../../shared/fields.ts'
import { leftItemKinds } from './leftItems.ts'

export const leaving = {
  unit_number: unitNumber,
  item: z.enum(leftItemKinds),
  said: optionalLine(120),
  company: optionalLine(60),
  /** Earlier builds send none. */
  shelf: emptiedLine(20).optional(),
  /** The arrival that brought it. */
  authorization_id: id.nullable(),
}

export const handing = { of: id, handed_to: typedLine(120) }
