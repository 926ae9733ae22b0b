/** The screen of a member of the board: figures of a condominium, and the way to its incident book. */
import type { CSSProperties } from 'react'
import { condominiums } from '../../condominiums/condominiums.contract.ts'
import { incidentKindTexts } from '../../incidents/incidents.messages.ts'
import { anId, oneOf } from '../../shared/address.ts'
import { useAddress } from '../../web/calls/list.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { type Bar, BarChart, worthABar } from '../../web/cards/BarChart.tsx'
import { Card } from '../../web/cards/Card.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { StatCard, StatRow } from '../../web/cards/StatCard.tsx'
import { ChoiceSelect } from '../../web/form/fields/ChoiceSelect.tsx'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { Filters } from '../../web/listing/Filters.tsx'
import { LinkButton } from '../../web/pieces/Links.tsx'
import { useFigureWords } from '../figureWords.web.ts'
import { PeriodLine } from '../PeriodLine.tsx'
import { presets } from '../reportPeriod.ts'
import { reports } from '../reports.contract.ts'
import { reportMessages } from '../reports.messages.ts'
import { stretchesOf } from '../reports.rules.ts'
import './BoardHome.css'
import { overviewMessages } from './overview.messages.ts'
import type { Overview } from './overview.schema.ts'

const filters = { condominium_id: anId, period: oneOf(presets, 'thirty') }

/** `places`: the condominiums of the reader, the first of which is shown until they choose. */
export function BoardHome({ places }: { places: readonly { id: string; name: string }[] }) {
  const text = useText(overviewMessages)
  const { condominium } = useText(reportMessages)
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
    <Page title={text.title} aside={text.subtitle} help="/admin-guide#board">
      <Filters>
        {places.length > 1 ? (
          <ChoiceSelect
            call={condominiums.choose}
            aria-label={condominium}
            chosen={places.find(({ id }) => id === place)}
            value={place}
            onChange={(id) => narrow({ condominium_id: id ?? undefined })}
          />
        ) : null}
        <PeriodLine periods={presets} chosen={filter.period} onPick={(period) => narrow({ period })} />
      </Filters>
      {failed ? <Failed title={text.failed} {...failed} /> : read.data ? <Figures of={read.data} /> : <Loading />}
    </Page>
  )
}

function Figures({ of }: { of: Overview }) {
  const text = useText(overviewMessages)
  const say = useFigureWords()
  const kinds = useText(incidentKindTexts)
  const bar = (name: string, count: number): Bar => ({ key: name, name, value: count, shown: say.count(count) })
  const days = stretchesOf(of.by_day).map((stretch, at) => ({
    ...bar(say.dates.calendarRange(stretch.from, stretch.until), stretch.count),
    short: say.shortStretch(stretch, at),
  }))
  const { median_seconds: median, silent_minutes: silent } = of
  const figures: { label: string; value: number | null; shown?: string; tone?: 'wait' }[] = [
    { label: text.entries, value: of.entries },
    { label: text.overrides, value: of.overrides },
    { label: text.requests, value: of.requests },
    { label: text.unanswered, value: of.unanswered, tone: 'wait' },
    { label: text.median, value: median, shown: say.duration(median) },
    { label: text.incidents, value: of.incidents },
    { label: text.bookings, value: of.bookings },
    { label: text.silent, value: silent, shown: say.duration(silent * 60) },
  ]
  // Nobody answered: then there is no time of an answer either.
  const quiet = figures.filter(({ value }) => value === 0).map(({ label }) => label)
  const busy = days.some(({ value }) => value >= worthABar)
  const [first, ...others] = figures.filter(({ value }) => value)
  return (
    <Stack>
      <section aria-label={text.figures} className="garita-board-figures">
        <p className="garita-second">{`${of.condominium.name} · ${say.dates.calendarRange(of.from, of.until)}`}</p>
        <div className="garita-board">
          {first ? (
            <div className="garita-board-first">
              <StatCard label={first.label} figure={first.shown ?? first.value ?? undefined} tone={first.tone} />
              {busy || of.entries === 0 ? null : <Days label={text.by_day} bars={days} />}
            </div>
          ) : null}
          <StatRow joined large>
            {others.map(({ label, value, shown, tone }) => (
              <StatCard key={label} label={label} figure={shown ?? value ?? undefined} tone={tone} />
            ))}
          </StatRow>
        </div>
        {quiet.length > 0 ? <p className="garita-second">{`${text.at_zero}: ${quiet.join(' · ')}`}</p> : null}
      </section>
      {busy ? (
        <Card title={text.by_day}>
          <BarChart label={text.by_day} bars={days} upright={7} />
        </Card>
      ) : null}
      <div className="garita-board-parts">
        <Card title={text.by_kind}>
          <Parts label={text.by_kind} bars={of.by_kind.map(({ kind, count }) => bar(say.kind(kind), count))} />
        </Card>
        <Card title={text.by_incident}>
          <Parts label={text.by_incident} bars={of.by_incident.map(({ kind, count }) => bar(kinds[kind], count))} />
          <div className="garita-board-book">
            <strong>{`${text.open_incidents}: ${say.count(of.open_incidents)}`}</strong>
            <LinkButton
              to="/dashboard/admin/incidents"
              search={{ condominium_id: of.condominium.id }}
              variant="default"
            >
              {text.book}
            </LinkButton>
          </div>
          <p className="garita-second">{text.book_names}</p>
        </Card>
      </div>
    </Stack>
  )
}

const drawn = (values: Record<`--${string}`, number>): CSSProperties => values

/** Few entries: the days are a drawing, whose figures are read out. */
function Days({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ value }) => value))
  return (
    <ol className="garita-board-days" aria-label={label}>
      {bars.map(({ key, name, value, shown }) => (
        <li key={key} title={`${name}: ${shown}`} style={drawn({ '--part': value / most })}>
          <span className="garita-hidden">{`${name}: ${shown}`}</span>
        </li>
      ))}
    </ol>
  )
}

/** What a figure is made of: each part a line, as long as its share. */
function Parts({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const text = useText(overviewMessages)
  const some = bars.filter(({ value }) => value > 0)
  const most = Math.max(1, ...some.map(({ value }) => value))
  if (some.length === 0) return <p className="garita-second">{text.nothing}</p>
  return (
    <ol className="garita-board-lines" aria-label={label}>
      {some.map(({ key, name, value, shown }) => (
        <li key={key} style={drawn({ '--part': value / most })}>
          <span>{name}</span>
          <strong className="garita-code">{shown}</strong>
        </li>
      ))}
    </ol>
  )
}
