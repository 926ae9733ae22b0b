import { amenityName, amenityTypeNames } from '../shared/amenityTypes.ts'
import { useText } from '../web/language/language.tsx'
import type { FigureProps } from './FigureOf.tsx'
import { placeTexts } from './figures.messages.ts'
import { useFigureWords } from './figureWords.web.ts'
import type { Report } from './reports.contract.ts'
import { type Before, useBefore } from './useBefore.web.ts'

const sumOf = <One>(all: readonly One[], of: (one: One) => number) => all.reduce((sum, one) => sum + of(one), 0)

const bookedIn = (report: Report) => sumOf(report.amenities, ({ bookings }) => bookings)

interface PlaceFiguresProps {
  report: Report
  before: Before
}

export function useStationFigures({ report: { stations, condominium }, before }: PlaceFiguresProps): FigureProps[] {
  const was = useBefore(before)
  const lost = stations.filter(({ outages }) => outages > 0)
  const kept = stations.length - lost.length
  const { stations: text } = useText(placeTexts)
  const say = useFigureWords()
  return [
    {
      title: text.title,
      figure: stations.length > 0 ? say.duration(60 * sumOf(stations, ({ minutes }) => minutes)) : undefined,
      hint: text.count(sumOf(stations, ({ outages }) => outages)),
      before: was((one) => say.duration(60 * sumOf(one.stations, ({ minutes }) => minutes))),
      lines: [
        ...lost.map(({ station_id, gate_name, outages, minutes }) => ({
          key: station_id,
          name: `${gate_name ?? text.closed} · ${condominium.name}`,
          value: minutes,
          shown: say.duration(60 * minutes),
          more: [say.count(outages)],
        })),
        ...(kept > 0
          ? [{ key: 'kept', name: text.without(kept), value: 0, shown: say.duration(0), more: [say.count(0)] }]
          : []),
      ],
      table: { is: text.is, heads: [text.head, text.offline, text.outages] },
    },
  ]
}

export function useAmenityFigures({ report, before }: PlaceFiguresProps): FigureProps[] {
  const was = useBefore(before)
  const { amenities: text, no_shows } = useText(placeTexts)
  const types = useText(amenityTypeNames)
  const say = useFigureWords()
  const amenities = report.amenities.map((one) => ({ ...one, key: one.amenity_id, name: amenityName(one, types) }))
  const bookings = sumOf(amenities, (one) => one.bookings)
  const used = amenities.filter((one) => one.bookings > 0)
  const idle = amenities.length - used.length
  const withList = sumOf(amenities, (one) => one.with_list)
  const listed = amenities.filter((one) => one.with_list > 0)
  const missed = sumOf(amenities, (one) => one.no_shows)
  return [
    {
      title: text.title,
      figure: bookings > 0 ? say.count(bookings) : undefined,
      hint: text.in_all(say.duration(60 * sumOf(amenities, ({ minutes }) => minutes))),
      before: was((one) => say.count(bookedIn(one))),
      lines: [
        ...used.map(({ key, name, amenity_id, ...one }) => ({
          key,
          name,
          value: one.bookings,
          shown: say.count(one.bookings),
          more: [say.duration(60 * one.minutes), say.count(one.guests), say.count(one.guests_entered)],
          search: { rows: 'bookings', amenity_id } as const,
        })),
        ...(idle > 0
          ? [{ key: 'idle', name: text.without(idle), value: 0, shown: say.count(0), more: ['', '', ''] }]
          : []),
      ],
      table: {
        is: text.is,
        heads: [text.head, text.bookings, text.time, text.guests, text.entered],
        rows: { rows: 'bookings' },
      },
    },
    {
      title: no_shows.title,
      figure: withList > 0 ? say.share(missed, withList) : undefined,
      hint: say.of(missed, withList),
      before: was((one) =>
        say.share(
          sumOf(one.amenities, (some) => some.no_shows),
          sumOf(one.amenities, (some) => some.with_list),
        ),
      ),
      lines: listed.map(({ key, name, amenity_id, ...one }) => ({
        key,
        name,
        value: one.no_shows,
        shown: say.count(one.no_shows),
        more: [say.count(one.with_list), say.share(one.no_shows, one.with_list)],
        search: { rows: 'no_shows', amenity_id },
      })),
      table: {
        is: no_shows.is,
        heads: [text.head, no_shows.missed, no_shows.with_list, say.text.share],
        rows: { rows: 'no_shows' },
      },
    },
  ]
}
