import { z } from 'zod'
import { contract, download, read, takesLong, write } from '../shared/contract.ts'
import { moment } from '../shared/fields.ts'
import { languages } from '../shared/messages.ts'

const rows = z.array(z.record(z.string(), z.unknown()))

export const privacy = contract('privacy', {
  download: write(
    'Everything that is held about the reader; of long lists the newest',
    z.strictObject({}),
    z.strictObject({
      profile: z.record(z.string(), z.unknown()),
      residences: rows,
      /** The photo on the reader’s pass, as JPEG in base64. */
      own_photos: rows,
      /** Units that they own and rent out. */
      ownerships: rows,
      assignments: rows,
      authorizations: rows,
      /** Registered at the gate for the reader's unit and answered by the reader. */
      decided_visits: rows,
      access_log: rows,
      announcements: rows,
      /** A legal hold keeps these rows beyond their retention. */
      held_longer: rows,
      /** For the reader's homes, while they lived there. */
      left_at_gate: rows,
      /** Requests to the adults of a home for a visitor. */
      permissions_asked: rows,
      /** The reader's messages to the administration, with its answers. */
      matters: rows,
      /** Stays that the reader made or came with. */
      short_stays: rows,
      /** Alarms that the reader raised or accepted. */
      alarms: rows,
      reservations: rows,
      notices_by_mail: z.boolean().nullable(),
      notices_read: rows,
      sessions: rows,
    }),
  ),
  print: takesLong(
    download(
      'The same for reading: a PDF in the language of the reader, with the newest rows of long lists',
      z.strictObject({ language: z.enum(languages) }),
    ),
  ),
  ownRequest: read(
    'Whether and when the reader asked to be removed',
    z.strictObject({}),
    z.strictObject({ requested_at: moment.nullable() }),
  ),
  askRemoval: write('Ask one’s administration to remove everything that is held about oneself', z.strictObject({})),
  takeBack: write('Not to be removed after all', z.strictObject({})),
})
