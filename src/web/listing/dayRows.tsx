/** Groups rows by day: the heading has the day, its zone and its place, and a row only its time. */
import { useServerNow } from '../calls/api.ts'
import { useDates, type Zone } from '../cards/dates.tsx'
import { useText } from '../language/language.tsx'
import { listingTexts } from './listing.messages.ts'

export interface DayOf {
  at: string
  zone: Zone
  /** The condominium, if all rows belong to the same one. */
  place?: string | undefined
  /** Names a group that is not a day; its rows precede or follow the days. */
  group?: string | undefined
}

export interface RowsOfDay<Row> {
  key: string
  heading: string
  rows: Row[]
}

/**
 * Keeps the order of the rows and groups them under headings such as "Hoy, 28 nov". Where zones alternate, each day still has one
 * group. A heading repeats neither the place nor the zone of the heading above it.
 */
export function useDays<Row>(
  rows: readonly Row[] | undefined,
  day: ((row: Row) => DayOf) | undefined,
): readonly RowsOfDay<Row>[] {
  const headingOf = useDayHeading()
  if (!day || !rows) return [{ key: '', heading: '', rows: [...(rows ?? [])] }]
  const days = new Map<string, RowsOfDay<Row>>()
  let above = ''
  for (const row of rows) {
    const { when, where } = headingOf(day(row))
    const key = [when, where].filter(Boolean).join(' · ')
    const known = days.get(key)
    if (known) known.rows.push(row)
    else {
      days.set(key, { key, heading: where === above ? when : key, rows: [row] })
      above = where
    }
  }
  return [...days.values()]
}

const dayMs = 86_400_000

function useDayHeading() {
  const text = useText(listingTexts)
  const dates = useDates()
  const now = useServerNow()
  return ({ at, zone, place, group }: DayOf) => {
    const inZone = dates.at(zone)
    const of = inZone.day(at)
    const [named] = (
      [
        [text.today, now],
        [text.yesterday, now - dayMs],
        [text.tomorrow, now + dayMs],
      ] as const
    ).filter(([, moment]) => inZone.day(new Date(moment).toISOString()) === of)
    // People plan future days by their weekday.
    const ahead = Date.parse(at) > now ? `${inZone.weekday(at)} ${of}` : of
    return {
      when: group ?? (named ? `${named[0]}, ${inZone.dayOfYear(at)}` : ahead),
      where: [place, inZone.zoneName(at)].filter(Boolean).join(' · '),
    }
  }
}

export function RowTime({ at, zone }: { at: string; zone: Zone }) {
  return (
    <time dateTime={at} data-row-time style={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
      {useDates().at(zone).bareTime(at)}
    </time>
  )
}
