import { amenityName, amenityTypeNames } from '../../shared/amenityTypes.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { useText } from '../../web/language/language.tsx'
import type { Column } from '../../web/listing/Listing.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import type { Amenity } from '../amenities.contract.ts'
import { reservationFactTexts } from '../amenities.messages.ts'
import { settingTexts } from '../desk/amenityDesk.messages.ts'
import { hoursText, stayText } from '../reservationWords.ts'

export function useAmenityColumns(): Column<Amenity>[] {
  const text = useText(settingTexts)
  const names = useText(amenityTypeNames)
  const openingLines = useOpeningLines()
  return [
    {
      key: 'amenity',
      header: text.amenity,
      primary: true,
      cell: (one) => (
        <>
          <strong>{amenityName(one, names)}</strong>
          {one.name ? <div className="garita-second">{names[one.amenity_type]}</div> : null}
        </>
      ),
      summary: (one) => amenityName(one, names),
      folded: null,
    },
    {
      key: 'state',
      header: text.state,
      // Nearly all are open, so only closed ones stand out.
      cell: ({ is_open }) =>
        is_open ? (
          <span className="garita-second">{text.open}</span>
        ) : (
          <StateBadge tone="idle">{text.closed}</StateBadge>
        ),
      summary: ({ is_open, exclusive, capacity }) => (
        <>
          {is_open ? null : <StateBadge tone="idle">{text.closed}</StateBadge>}{' '}
          <span className="garita-second">{exclusive ? text.exclusive : text.people(capacity)}</span>
        </>
      ),
      folded: null,
    },
    {
      key: 'opening',
      header: text.opening,
      cell: (one) => <Lines of={openingLines(one)} />,
      summary: (one) => <span className="garita-second">{openingLines(one).slice(0, 2).join(', ')}</span>,
    },
    {
      key: 'use',
      header: text.use,
      cell: ({ exclusive, capacity }) => (
        <Lines of={[exclusive ? text.exclusive : text.shared, text.people(capacity)]} />
      ),
    },
    {
      key: 'booking',
      header: text.booking,
      cell: ({ shortest_minutes: least, longest_minutes: most, needs_approval, weekly_limit }) => (
        <Lines
          of={[
            least === most ? text.stay_exactly(stayText(least)) : text.stay(stayText(least), stayText(most)),
            needs_approval ? text.approval : text.no_approval,
            ...(weekly_limit === null ? [] : [text.weekly(weekly_limit)]),
          ]}
        />
      ),
    },
  ]
}

function Lines({ of: [first, ...more] }: { of: readonly string[] }) {
  return (
    <>
      {first}
      {more.map((line) => (
        <div key={line} className="garita-second">
          {line}
        </div>
      ))}
    </>
  )
}

/** Writes one line per run of days with the same hours: `lun – jue: 10:00–22:00`. */
function useOpeningLines(): (amenity: Amenity) => string[] {
  const text = useText(settingTexts)
  const facts = useText(reservationFactTexts)
  const dates = useDates()
  const hoursTextOf = (opening: Amenity['hours'][number]) => {
    if (!opening) return text.closed.toLocaleLowerCase()
    const { from, until } = opening
    return from === '00:00' && until === '00:00'
      ? text.whole_day
      : hoursText({ start_time: from, end_time: until }, facts.next_day)
  }
  return ({ hours }) => {
    const runs: { first: number; last: number; said: string }[] = []
    for (const [at, opening] of hours.entries()) {
      const said = hoursTextOf(opening)
      const run = runs.at(-1)
      if (run?.said === said) run.last = at + 1
      else runs.push({ first: at + 1, last: at + 1, said })
    }
    return runs.map(({ first, last, said }) => {
      const days = [first, ...(last > first ? [last] : [])].map((day) => dates.weekday(day, 'short'))
      return `${days.join(last === first + 1 ? ', ' : ' – ')}: ${said}`
    })
  }
}
