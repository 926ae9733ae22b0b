/** The country whose words a file uses: that of all its condominiums that the caller sees; null if they differ. */
import { z } from 'zod'
import { type Country, commonCountry, countries } from '../../../shared/countries.ts'
import type { CallerDb } from '../callerDb.ts'
import { sql } from '../sql.ts'

const place = z.object({ country: z.enum(countries).nullable(), time_zone: z.string() })

export async function countryThere(db: Pick<CallerDb, 'rows'>, condominiumId?: string): Promise<Country | null> {
  const places = await db.rows(
    place,
    sql`select distinct c.country, c.time_zone from condominiums c
      where c.archived_at is null and coalesce(c.id = ${condominiumId ?? null}::uuid, true)`,
  )
  return commonCountry(places)
}
