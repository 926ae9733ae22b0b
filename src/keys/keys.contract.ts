/** The calls about the keys that a gate lends. */
import { z } from 'zod'
import { contract, read, write } from '../shared/contract.ts'
import { id, moment, requiredLine, typedLine } from '../shared/fields.ts'

const loan = z.strictObject({
  id: z.uuid(),
  key_name: z.string(),
  lent_to: z.string(),
  lent_at: moment,
  lent_by_name: z.string(),
  due_at: moment,
  late: z.boolean(),
  returned_at: moment.nullable(),
  returned_by_name: z.string().nullable(),
})
export type KeyLoan = z.infer<typeof loan>

const key = z.strictObject({ id: z.uuid(), name: z.string() })
export type Key = z.infer<typeof key>

const place = { condominium_id: id }
const one = { ...place, id }

export const keys = contract('keys', {
  book: read(
    'The keys of a condominium: which are out, the one due first on top, which are at the gate, and the thirty that came back last',
    z.strictObject(place),
    z.strictObject({ time_zone: z.string(), out: z.array(loan), here: z.array(key), returned: z.array(loan) }),
  ),
  borrowers: read(
    'The workers whom homes of a condominium have authorized, by name, for a guard who lends a key',
    z.strictObject(place),
    z.array(z.string()),
  ),
  add: write('Put a key on the list of a condominium', z.strictObject({ ...one, name: requiredLine(60) })),
  remove: write('Take a key off the list, unless it is out', z.strictObject(one)),
  lend: write(
    'Lend a key to somebody until a moment within a month',
    z.strictObject({ ...one, key_id: id, lent_to: typedLine(120), due_at: moment }),
  ),
  takeBack: write('Write down that a key came back; whoever comes second is told', z.strictObject(one)),
})
