/** The calls about messages to the administration. */
import { z } from 'zod'
import { contract, read, upload, write } from '../shared/contract.ts'
import { condominiumThere, cursor, id, moment, page, requiredText } from '../shared/fields.ts'
import { idBytes, mostPhotoBytes } from '../shared/sentFiles.ts'
import { matterStates, mostLetters } from './matters.rules.ts'

const matter = z.strictObject({
  id: z.uuid(),
  condominium: condominiumThere,
  /** Its first words. */
  begins: z.string(),
  author_name: z.string(),
  /** For the administration; null once the author left. */
  unit_number: z.string().nullable(),
  state: z.enum(matterStates),
  last_at: moment,
})
export type Matter = z.infer<typeof matter>

const message = z.strictObject({
  id: z.uuid(),
  by_author: z.boolean(),
  by_name: z.string(),
  said: z.string(),
  said_at: moment,
  photo: z.boolean(),
})
export type MatterMessage = z.infer<typeof message>

const wholeMatter = matter.omit({ begins: true, last_at: true }).extend({
  /** Whether the reader wrote it; otherwise they answer it. */
  mine: z.boolean(),
  closed_at: moment.nullable(),
  closed_by_name: z.string().nullable(),
  /** The author may open a closed matter again until then. */
  reopens_until: moment.nullable(),
  messages: z.array(message),
})
export type WholeMatter = z.infer<typeof wholeMatter>

const said = requiredText(mostLetters)
/** The number of messages that the reader has read. */
const seen = z.int().min(0).max(100_000)
const photoId = id.nullable().default(null)
const one = { condominium_id: id, matter_id: id }

export const matters = contract('matters', {
  list: read(
    'The reader’s own messages to the administration, or those of the condominiums that the reader runs, the newest first',
    z.strictObject({ state: z.enum(matterStates).optional(), condominium_id: id.optional(), after: cursor }),
    page(matter),
  ),
  show: read(
    'A message to the administration and its answers, by its id or the id of one of its messages',
    z.strictObject({ id }),
    wholeMatter,
  ),
  contact: read(
    'Telephone and WhatsApp of the administration of the reader’s home or owned unit',
    z.strictObject({}),
    z.strictObject({ phone: z.string().nullable(), whatsapp: z.string().nullable() }),
    ['condominiums'],
  ),
  photo: read(
    'The photo of a message, as JPEG in base64',
    z.strictObject({ message_id: id }),
    z.strictObject({ jpeg: z.base64() }),
  ),
  keepPhoto: upload(
    'Keep a photo, until its message is sent: the id that the browser drew, in 16 bytes, and a JPEG',
    mostPhotoBytes + idBytes,
    z.strictObject({}),
  ),
  begin: write(
    'Write to the administration of the home or of the owned unit',
    z.strictObject({ id, said, photo_id: photoId }),
  ),
  say: write(
    'Add a message of the author, which opens a closed matter again, or an answer of the administration to what it has read',
    z.strictObject({ ...one, id, said, photo_id: photoId, seen }),
  ),
  close: write('Close a matter whose messages the caller has read', z.strictObject({ ...one, seen })),
})
