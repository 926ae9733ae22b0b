/** The calls about the photo of the person on a pass. */
import { z } from 'zod'
import { contract, read, write } from '../shared/contract.ts'
import { id } from '../shared/fields.ts'
import { mostPhotosAtOnce, mostPhotoText } from './photos.rules.ts'

/** Holds the bytes of a JPEG in base64. */
const jpeg = z
  .string()
  .regex(/^[A-Za-z0-9+/]{100,}={0,2}$/, 'photo_unreadable')
  .max(mostPhotoText, 'photo_too_large')

/** The photo of an authorization; a changed photo has another id, so a known one never changes. */
const one = { authorization_id: id, id }

export const photos = contract(
  { name: 'photos', topic: 'authorizations' },
  {
    allowed: read(
      'Whether homes of the caller’s condominium may add photos to passes',
      z.strictObject({}),
      z.strictObject({ allowed: z.boolean() }),
      ['condominiums', 'session'],
    ),
    show: read(
      'A photo, for its home, and for guards and administrators of its condominium',
      z.strictObject(one),
      z.strictObject({ jpeg: z.string() }),
    ),
    atGate: read(
      'Photos of passes of a condominium, which a station keeps for times without a connection; those that do not exist are left out',
      z.strictObject({ condominium_id: id, ids: z.array(id).min(1).max(mostPhotosAtOnce) }),
      z.strictObject({ photos: z.array(z.strictObject({ id: z.uuid(), jpeg: z.string() })) }),
    ),
    put: write(
      'Add the photo of a resident, permanent visitor or worker to their pass, or replace it: a square JPEG, stored without metadata',
      z.strictObject({ ...one, jpeg }),
    ),
    own: read(
      'The photo on the caller’s own pass, and whether their condominium allows photos',
      z.strictObject({}),
      z.strictObject({ allowed: z.boolean(), jpeg: z.string().nullable() }),
      ['condominiums', 'session', 'authorizations'],
    ),
    putOwn: write(
      'Add the photo of a person with an account to their own pass, or replace it: a square JPEG, stored without metadata',
      z.strictObject({ id, jpeg }),
    ),
    removeOwn: write('Delete the photo of the caller’s own pass', z.strictObject({})),
    remove: write('Delete the photo of a pass', z.strictObject({ authorization_id: id })),
  },
)
