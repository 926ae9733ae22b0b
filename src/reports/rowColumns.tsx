import { provenanceTexts } from '../access-log/provenance.messages.ts'
import { provenanceLines } from '../access-log/provenance.ts'
import { groupTexts } from '../authorizations/group.messages.ts'
import { amenityTypeNames, amenityWord } from '../shared/amenityTypes.ts'
import { useDates } from '../web/cards/dates.tsx'
import { useText } from '../web/language/language.tsx'
import { RowTime } from '../web/listing/dayRows.tsx'
import type { Column } from '../web/listing/Listing.tsx'
import { useFigureWords } from './figureWords.web.ts'
import type { Figure, ReportRow } from './reports.contract.ts'
import { outcomeTexts, rowTexts } from './reports.messages.ts'

type Key = 'when' | 'who' | 'unit' | 'gate' | 'agent' | 'reason' | 'amenity' | 'wait' | 'stay' | 'outcome'

const entry = ['when', 'who', 'unit', 'gate', 'agent'] as const
const request = ['when', 'who', 'unit', 'agent', 'wait', 'outcome'] as const
const stay = ['when', 'who', 'unit', 'gate', 'stay', 'outcome'] as const
const booking = ['when', 'who', 'unit', 'amenity'] as const

const shown: Record<Figure, readonly Key[]> = {
  arrivals: entry,
  ahead: entry,
  overrides: [...entry, 'reason'],
  requests: request,
  unanswered: request,
  stays: stay,
  overstays: stay,
  bookings: booking,
  no_shows: booking,
}

export function useRowColumns(figure: Figure, zone: string): Column<ReportRow>[] {
  const text = useText(rowTexts)
  const outcomes = useText(outcomeTexts)
  const amenities = useText(amenityTypeNames)
  const say = useFigureWords()
  const toldWords = useText(provenanceTexts)
  const dates = useDates().at(zone)
  const { counted } = useText(groupTexts)
  const took = ({ seconds }: ReportRow) => (
    <span className="garita-code">{seconds === null ? text.nothing : say.duration(seconds)}</span>
  )
  const cells: Record<Key, Column<ReportRow>['cell']> = {
    when: ({ at }) => <RowTime at={at} zone={zone} />,
    who: ({ who, kind, hidden, people }) => (
      <>
        <strong>{hidden ? text.hidden : (who ?? text.removed)}</strong>
        {kind ? (
          <div className="garita-second">{[say.kind(kind), people && counted(people)].filter(Boolean).join(' · ')}</div>
        ) : null}
      </>
    ),
    unit: ({ unit_number }) => <span className="garita-code">{unit_number}</span>,
    gate: ({ gate_name }) => gate_name ?? text.nothing,
    agent: ({ agent_name, provenance: told }) => (
      <>
        {agent_name ?? text.nothing}
        {provenanceLines(told, toldWords, dates.moment).map((said) => (
          <div key={said} className="garita-second">
            {said}
          </div>
        ))}
      </>
    ),
    reason: ({ note }) => note ?? text.nothing,
    amenity: ({ note }) => (note ? amenityWord(note, amenities) : text.nothing),
    wait: took,
    stay: took,
    outcome: ({ outcome }) => (outcome ? outcomes[outcome] : text.nothing),
  }
  // A phone's row shows the person and the time; the rest folds open.
  const summaries: Partial<Record<Key, Column<ReportRow>['cell']>> = {
    who: ({ who, hidden }) => (hidden ? text.hidden : (who ?? text.removed)),
    unit: cells.unit,
    amenity: cells.amenity,
    outcome: cells.outcome,
  }
  return shown[figure].map((key) => ({
    key,
    header: text[key],
    cell: cells[key],
    primary: key === 'who',
    width: key === 'when' ? '6rem' : undefined,
    summary: summaries[key],
    folded: key === 'when' || (key in summaries && key !== 'who') ? null : undefined,
  }))
}
