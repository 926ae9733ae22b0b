/** A board member sees figures of a condominium, and a link to its incident book. */
import { condominiums } from '../../condominiums/condominiums.contract.ts'
import { incidentKindTexts } from '../../incidents/incidents.messages.ts'
import { anId, oneOf } from '../../shared/address.ts'
import { useAddress } from '../../web/calls/list.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { StatCard, StatStrip } from '../../web/cards/StatCard.tsx'
import { ChoiceSelect } from '../../web/form/fields/ChoiceSelect.tsx'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { Chips } from '../../web/listing/Chips.tsx'
import { Filters } from '../../web/listing/Filters.tsx'
import { LinkButton } from '../../web/pieces/Links.tsx'
import { FigureOf, Figures } from '../FigureOf.tsx'
import { arrivalTexts } from '../figures.messages.ts'
import { useFigureWords } from '../figureWords.web.ts'
import { presets } from '../reportPeriod.ts'
import { reports } from '../reports.contract.ts'
import { periodTexts, reportMessages } from '../reports.messages.ts'
import { daySpansOf } from '../reports.rules.ts'
import { overviewMessages } from './overview.messages.ts'
import type { Overview } from './overview.schema.ts'

const filters = { condominium_id: anId, period: oneOf(presets, 'thirty') }

/** `places`: the condominiums of the reader, the first of which is shown until they choose. */
export function BoardHome({ places }: { places: readonly { id: string; name: string }[] }) {
  const text = useText(overviewMessages)
  const words = useText(reportMessages)
  const periods = useText(periodTexts)
  const { filter, narrow } = useAddress(filters)
  const place = filter.condominium_id ?? places[0]?.id
  const asked = { condominium_id: place ?? '', period: filter.period }
  const read = useRead(reports.figures, asked, { enabled: place !== undefined, keep: true })
  const failed = failureOf(read)
  if (!place)
    return (
      <Page title={text.title}>
        <Note tone="wait">{text.none_assigned}</Note>
      </Page>
    )
  return (
    <Page title={text.title} help="/admin-guide#board">
      <Filters>
        {places.length > 1 ? (
          <ChoiceSelect
            call={condominiums.choose}
            aria-label={words.condominium}
            chosen={places.find(({ id }) => id === place)}
            value={place}
            onChange={(id) => narrow({ condominium_id: id ?? undefined })}
          />
        ) : null}
        <Chips
          label={words.period}
          chips={presets.map((value) => ({ value, label: periods[value] }))}
          chosen={filter.period}
          onPick={(period) => narrow({ period })}
        />
      </Filters>
      {failed ? <Failed title={text.failed} {...failed} /> : read.data ? <FiguresOf of={read.data} /> : <Loading />}
    </Page>
  )
}

function FiguresOf({ of }: { of: Overview }) {
  const text = useText(overviewMessages)
  const say = useFigureWords()
  const kinds = useText(incidentKindTexts)
  const bar = (name: string, count: number) => ({ key: name, name, value: count, shown: say.count(count) })
  const { count: counted } = useText(arrivalTexts)
  const entries = (count: number) => counted(say.count(count), count)
  const spans = daySpansOf(of.by_day)
  const days = spans.map((span, at) => ({
    ...bar(say.dates.calendarRange(span.from, span.until), span.count),
    short: say.shortSpan(span, at, spans.length),
  }))
  const { median_seconds: median, silent_minutes: silent } = of
  const figures: { label: string; value: number | null; shown?: string; tone?: 'wait' }[] = [
    { label: text.overrides, value: of.overrides },
    { label: text.requests, value: of.requests },
    { label: text.unanswered, value: of.unanswered, tone: 'wait' },
    { label: text.median, value: median, shown: say.duration(median) },
    { label: text.incidents, value: of.incidents },
    { label: text.bookings, value: of.bookings },
    { label: text.silent, value: silent, shown: say.duration(silent * 60) },
  ]
  // Without any answer there is no answer time either.
  const quiet = figures.filter(({ value }) => value === 0).map(({ label }) => label)
  const kindBars = of.by_kind.map(({ kind, count }) => bar(say.kind(kind), count))
  const incidentBars = of.by_incident.map(({ kind, count }) => bar(kinds[kind], count))
  return (
    <Stack>
      <p className="garita-second">{`${of.condominium.name} · ${say.dates.calendarRange(of.from, of.until)}`}</p>
      <Figures>
        <FigureOf title={text.by_day} figure={entries(of.entries)} lines={days} upright wide={3} />
      </Figures>
      <StatStrip label={text.figures}>
        {figures
          .filter(({ value }) => value)
          .map(({ label, value, shown, tone }) => (
            <StatCard key={label} label={label} figure={shown ?? value ?? undefined} tone={tone} />
          ))}
      </StatStrip>
      {quiet.length > 0 ? <p className="garita-second">{`${text.at_zero}: ${quiet.join(' · ')}`}</p> : null}
      <Figures>
        <FigureOf title={text.by_kind} figure={of.entries > 0 ? undefined : text.nothing} lines={kindBars} />
        <FigureOf title={text.by_incident} figure={text.open(of.open_incidents)} lines={incidentBars} wide={2}>
          <LinkButton to="/dashboard/admin/incidents" search={{ condominium_id: of.condominium.id }} variant="default">
            {text.book}
          </LinkButton>
          <p className="garita-second">{text.book_names}</p>
        </FigureOf>
      </Figures>
    </Stack>
  )
}
