import { z } from 'zod'
import { contract, read, upload, write } from '../../../shared/contract.ts'
import { condominiumThere, id, moment, typedLine } from '../../../shared/fields.ts'
import { idBytes, mostPhotoBytes } from '../../../shared/sentFiles.ts'
import { leftItemKinds } from './leftItems.ts'

const item = z.strictObject({
  id: z.uuid(),
  unit_number: z.string(),
  kind: z.enum(leftItemKinds),
  said: z.string().nullable(),
  company: z.string().nullable(),
  shelf: z.string().nullable(),
  /** The home lets this person collect it. */
  collector: z.string().nullable(),
  left_at: moment,
  photo: z.boolean(),
  condominium: condominiumThere,
})
const waiting = item.extend({
  /** The residents of the unit; one touch hands the item to one of them. */
  people: z.array(z.string()),
})
export type HomeItem = z.infer<typeof item>
export type WaitingItem = z.infer<typeof waiting>
const handed = item.extend({ handed_at: moment, handed_to: z.string() })

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
  photo: read('The photo of an item, as JPEG in base64', z.strictObject({ id }), z.strictObject({ jpeg: z.base64() })),
  addPhoto: upload(
    'Add the photo of an item that was left, once: the ids of its condominium and of the item in 16 bytes each, and a JPEG',
    mostPhotoBytes + 2 * idBytes,
    z.strictObject({}),
  ),
  letCollect: write(
    'Name a person who may collect a waiting item of the home, or withdraw the name',
    z.strictObject({ id, collector: typedLine(120).nullable() }),
  ),
})
