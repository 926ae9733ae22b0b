/** Outages of stations, and bookings of amenities. */
import { amenityName, amenityTypeNames } from '../amenities/rules/amenityTypes.ts'
import { Card } from '../web/cards/Card.tsx'
import { useText } from '../web/language/language.tsx'
import { FigureOf } from './FigureOf.tsx'
import { placeTexts } from './figures.messages.ts'
import { useFigureWords } from './figureWords.web.ts'
import type { Report } from './reports.contract.ts'

const sumOf = <One,>(all: readonly One[], of: (one: One) => number) => all.reduce((sum, one) => sum + of(one), 0)

export function StationFigures({ report: { stations } }: { report: Report }) {
  const { stations: text } = useText(placeTexts)
  const say = useFigureWords()
  return (
    <Card title={text.section}>
      <div className="garita-figures">
        <FigureOf
          title={text.title}
          figure={stations.length > 0 ? say.duration(60 * sumOf(stations, ({ minutes }) => minutes)) : undefined}
          hint={text.count(sumOf(stations, ({ outages }) => outages))}
          is={text.is}
          heads={[text.head, text.offline, text.outages]}
          lines={stations.map(({ station_id, gate_name, outages, minutes }) => ({
            key: station_id,
            name: gate_name ?? text.closed,
            value: minutes,
            shown: say.duration(60 * minutes),
            more: [say.count(outages)],
          }))}
        />
      </div>
    </Card>
  )
}

export function AmenityFigures({ report }: { report: Report }) {
  const { amenities: text, no_shows } = useText(placeTexts)
  const types = useText(amenityTypeNames)
  const say = useFigureWords()
  const amenities = report.amenities.map((one) => ({ ...one, key: one.amenity_id, name: amenityName(one, types) }))
  const bookings = sumOf(amenities, (one) => one.bookings)
  const withList = sumOf(amenities, (one) => one.with_list)
  const listed = amenities.filter((one) => one.with_list > 0)
  const missed = sumOf(amenities, (one) => one.no_shows)
  return (
    <Card title={text.section}>
      <div className="garita-figures">
        <FigureOf
          title={text.title}
          figure={bookings > 0 ? say.count(bookings) : undefined}
          hint={text.in_all(say.duration(60 * sumOf(amenities, ({ minutes }) => minutes)))}
          is={text.is}
          heads={[text.head, text.bookings, text.time, text.guests, text.entered]}
          lines={amenities.map(({ key, name, amenity_id, ...one }) => ({
            key,
            name,
            value: one.bookings,
            shown: say.count(one.bookings),
            more: [say.duration(60 * one.minutes), say.count(one.guests), say.count(one.guests_entered)],
            search: { rows: 'bookings', amenity_id },
          }))}
          rows={{ rows: 'bookings' }}
        />
        <FigureOf
          title={no_shows.title}
          figure={withList > 0 ? say.share(missed, withList) : undefined}
          hint={say.of(missed, withList)}
          is={no_shows.is}
          heads={[text.head, no_shows.missed, no_shows.with_list, say.text.share]}
          lines={listed.map(({ key, name, amenity_id, ...one }) => ({
            key,
            name,
            value: one.no_shows,
            shown: say.count(one.no_shows),
            more: [say.count(one.with_list), say.share(one.no_shows, one.with_list)],
            search: { rows: 'no_shows', amenity_id },
          }))}
          rows={{ rows: 'no_shows' }}
        />
      </div>
    </Card>
  )
}
