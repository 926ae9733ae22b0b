/** In which country's words a file speaks: that of all condominiums that it is about and the caller sees; null where they are several. */
import { z } from 'zod'
import { type Country, commonCountry, countries } from '../../../shared/countries.ts'
import type { Door } from '../door.ts'
import { sql } from '../sql.ts'

const place = z.object({ country: z.enum(countries).nullable(), time_zone: z.string() })

export async function countryThere(door: Pick<Door, 'rows'>, condominiumId?: string): Promise<Country | null> {
  const places = await door.rows(
    place,
    sql`select distinct c.country, c.time_zone from condominiums c
      where c.archived_at is null and coalesce(c.id = ${condominiumId ?? null}::uuid, true)`,
  )
  return commonCountry(places)
}
