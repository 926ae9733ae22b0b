/** Rows under the day on which they happened: the day, its zone and its place are said once, a row says its time. */
import { useServerNow } from '../calls/api.ts'
import { useDates, type Zone } from '../cards/dates.tsx'
import { useText } from '../language/language.tsx'
import './dayRows.css'
import { listingTexts } from './listing.messages.ts'

export interface DayOf {
  at: string
  zone: Zone
  /** Where all rows of the list are of one. */
  place?: string | undefined
}

export interface RowsOfDay<Row> {
  /** Empty for a list without days. */
  heading: string
  rows: readonly Row[]
}

/** The rows in their order, under headings such as "Hoy, 28 nov"; a day that returns after another zone's keeps its rows together. */
export function useDays<Row>(
  rows: readonly Row[] | undefined,
  day: ((row: Row) => DayOf) | undefined,
): readonly RowsOfDay<Row>[] {
  const headingOf = useDayHeading()
  if (!day || !rows) return [{ heading: '', rows: rows ?? [] }]
  const days = new Map<string, Row[]>()
  for (const row of rows) {
    const heading = headingOf(day(row))
    days.set(heading, [...(days.get(heading) ?? []), row])
  }
  return [...days].map(([heading, of]) => ({ heading, rows: of }))
}

const dayMs = 86_400_000

function useDayHeading() {
  const text = useText(listingTexts)
  const dates = useDates()
  const now = useServerNow()
  return ({ at, zone, place }: DayOf): string => {
    const inZone = dates.at(zone)
    const of = inZone.day(at)
    const [named] = (
      [
        [text.today, now],
        [text.yesterday, now - dayMs],
        [text.tomorrow, now + dayMs],
      ] as const
    ).filter(([, moment]) => inZone.day(new Date(moment).toISOString()) === of)
    // Of what is to come, the day of the week is what people plan by.
    const ahead = Date.parse(at) > now ? `${inZone.weekday(at)} ${of}` : of
    return [named ? `${named[0]}, ${inZone.dayOfYear(at)}` : ahead, place, inZone.zoneName(at)]
      .filter(Boolean)
      .join(' · ')
  }
}

/** The time of a row whose day stands over it. */
export function RowTime({ at, zone }: { at: string; zone: Zone }) {
  return (
    <time dateTime={at} className="garita-code garita-row-time">
      {useDates().at(zone).bareTime(at)}
    </time>
  )
}
