/** Makes a spare tablet ready for substitute guards: the server seals its keys under codes that the tablet does not know. */
import { z } from 'zod'
import type { CallContext } from '../../../server/calls/serve.ts'
import { sql } from '../../../server/database/sql.ts'
import { hashOf } from '../../../server/keys/tokens.ts'
import { sealMessage } from '../sealedMessages.ts'
import { envelopeOfDay, keysOfDay, markOf, publicKeyOf } from '../substitute/dailyCodes.server.ts'
import { wrapOf } from '../substitute/substitute.ts'
import { newStorageKey, type SubstituteWrap } from '../vault.ts'

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

/** Returns null if the tablet is ready already, or is no spare tablet any more. */
export async function prepareSpare(spare: z.infer<typeof spareDays>, linked: Linked, { db, keys }: CallContext) {
  const storageKey = newStorageKey()
  const secret = keys.substituteSecret(spare.id, spare.version)
  const mark = markOf(secret)
  const substituteDays: SubstituteWrap[] = []
  const halves: object[] = []
  for (const one of spare.days) {
    const ofDay = keysOfDay(secret, one.day)
    substituteDays.push(wrapOf({ ...one, mark }, await envelopeOfDay(secret, one.day), storageKey))
    halves.push({ id: ofDay.id, day: one.day, mark, public_key: publicKeyOf(ofDay).toString('hex') })
  }
  const done = await db.row(
    z.object({ kept: z.boolean() }),
    sql`select access.keep_first_reliefs(${hashOf(linked.token)}::bytea, ${JSON.stringify(halves)}::jsonb) as kept`,
  )
  if (!done?.kept) return null
  const sealedKey = sealMessage(linked.server_key, { about: 'key', station_id: linked.station_id, key: storageKey })
  return { sealed_key: sealedKey, relief_days: substituteDays }
}
