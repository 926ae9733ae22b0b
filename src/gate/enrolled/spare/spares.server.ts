/** Makes a spare tablet ready for reliefs: the server seals what opens it, under codes that the tablet does not know. */
import { z } from 'zod'
import type { Asking } from '../../../server/calls/serve.ts'
import { sql } from '../../../server/database/sql.ts'
import { hashOf } from '../../../server/keys/tokens.ts'
import { sealLetter } from '../letters.ts'
import { envelopeOfDay, keysOfDay, markOf, publicKeyOf } from '../relief/dayCodes.server.ts'
import { wrapOf } from '../relief/relief.ts'
import { newStorageKey, type ReliefWrap } from '../vault.ts'

export const spareDays = z.object({
  id: z.string(),
  version: z.int(),
  days: z.array(z.object({ day: z.string(), opens_at: z.string(), closes_at: z.string(), ends_at: z.string() })),
})

interface Linked {
  station_id: string
  token: string
  server_key: string
}

/** Null where the tablet is ready already or no spare any more. */
export async function prepareSpare(spare: z.infer<typeof spareDays>, linked: Linked, { door, keys }: Asking) {
  const storageKey = newStorageKey()
  const secret = keys.reliefSecret(spare.id, spare.version)
  const mark = markOf(secret)
  const reliefDays: ReliefWrap[] = []
  const halves: object[] = []
  for (const one of spare.days) {
    const ofDay = keysOfDay(secret, one.day)
    reliefDays.push(wrapOf({ ...one, mark }, await envelopeOfDay(secret, one.day), storageKey))
    halves.push({ id: ofDay.id, day: one.day, mark, public_key: publicKeyOf(ofDay).toString('hex') })
  }
  const done = await door.row(
    z.object({ kept: z.boolean() }),
    sql`select access.keep_first_reliefs(${hashOf(linked.token)}::bytea, ${JSON.stringify(halves)}::jsonb) as kept`,
  )
  if (!done?.kept) return null
  const sealedKey = sealLetter(linked.server_key, { about: 'key', station_id: linked.station_id, key: storageKey })
  return { sealed_key: sealedKey, relief_days: reliefDays }
}
