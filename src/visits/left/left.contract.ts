/** The calls about what was left at a gate. */
import { z } from 'zod'
import { contract, read, write } from '../../shared/contract.ts'
import { condominiumThere, id, moment } from '../../shared/fields.ts'
import { leftKinds } from './left.ts'
import { handing, leaving } from './leftSchemas.ts'

const item = z.strictObject({
  id: z.uuid(),
  unit_number: z.string(),
  kind: z.enum(leftKinds),
  said: z.string().nullable(),
  company: z.string().nullable(),
  left_at: moment,
  condominium: condominiumThere,
})
const waiting = item.extend({
  /** Who lives there: to whom it may be handed with one touch. */
  people: z.array(z.string()),
})
export type WaitingItem = z.infer<typeof waiting>
const handed = item.extend({ handed_at: moment, handed_to: z.string() })

const act = { condominium_id: id, event_id: id }

export const leftItems = contract('leftItems', {
  book: read(
    'What waits at the gates of the caller’s condominiums, the longest first, and what was handed over lately',
    z.strictObject({}),
    z.strictObject({ waiting: z.array(waiting), handed: z.array(handed) }),
    ['left_items', 'people'],
  ),
  mine: read('What waits at the gate for the caller’s home', z.strictObject({}), z.array(item), [
    'left_items',
    'session',
  ]),
  leave: write('Write down what was left at the gate for a unit', z.strictObject({ ...act, ...leaving })),
  handOver: write(
    'Write down to whom it was handed over; whoever comes second is told',
    z.strictObject({ ...act, ...handing }),
  ),
})
