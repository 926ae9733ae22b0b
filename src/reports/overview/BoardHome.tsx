/** The screen of a member of the board: figures of a condominium, and the way to its incident book. */
import { Select } from '@mantine/core'
import { condominiums } from '../../condominiums/condominiums.contract.ts'
import { incidentKindTexts } from '../../incidents/incidents.messages.ts'
import { anId, oneOf } from '../../shared/address.ts'
import { useAddress } from '../../web/calls/list.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { type Bar, BarChart } from '../../web/cards/BarChart.tsx'
import { Card } from '../../web/cards/Card.tsx'
import { Facts } from '../../web/cards/Facts.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Row, Stack } from '../../web/cards/Stack.tsx'
import { StatCard, StatRow } from '../../web/cards/StatCard.tsx'
import { ChoiceSelect } from '../../web/form/fields/ChoiceSelect.tsx'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { Filters } from '../../web/listing/Filters.tsx'
import { LinkButton } from '../../web/pieces/Links.tsx'
import { useFigureWords } from '../figureWords.web.ts'
import { presets } from '../reportPeriod.ts'
import { reports } from '../reports.contract.ts'
import { periodTexts, reportMessages } from '../reports.messages.ts'
import { stretchesOf } from '../reports.rules.ts'
import { overviewMessages } from './overview.messages.ts'
import type { Overview } from './overview.schema.ts'

const filters = { condominium_id: anId, period: oneOf(presets, 'thirty') }

/** `places`: the condominiums of the reader, the first of which is shown until they choose. */
export function BoardHome({ places }: { places: readonly { id: string; name: string }[] }) {
  const text = useText(overviewMessages)
  const { condominium, period: periodWord } = useText(reportMessages)
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
        <Select
          className="garita-filter-short"
          aria-label={periodWord}
          allowDeselect={false}
          data={presets.map((value) => ({ value, label: periods[value] }))}
          value={filter.period}
          onChange={(value) => narrow({ period: presets.find((one) => one === value) ?? 'thirty' })}
        />
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
  return (
    <Stack>
      <section aria-label={text.figures}>
        <p className="garita-second">{`${of.condominium.name} · ${say.dates.calendarRange(of.from, of.until)}`}</p>
        <StatRow>
          <StatCard label={text.entries} figure={of.entries} />
          <StatCard label={text.overrides} figure={of.overrides} />
          <StatCard label={text.requests} figure={of.requests} />
          <StatCard label={text.unanswered} figure={of.unanswered} tone={of.unanswered ? 'wait' : undefined} />
          <StatCard label={text.incidents} figure={of.incidents} />
          <StatCard label={text.bookings} figure={of.bookings} />
        </StatRow>
      </section>
      <Facts>
        <dt>{text.median}</dt>
        <dd>{say.duration(of.median_seconds)}</dd>
        <dt>{text.silent}</dt>
        <dd>{say.duration(of.silent_minutes * 60)}</dd>
      </Facts>
      <Bars title={text.by_day} bars={of.entries > 0 ? days : []} upright={7} />
      <Row>
        <Bars title={text.by_kind} bars={of.by_kind.map(({ kind, count }) => bar(say.kind(kind), count))} />
        <Bars title={text.by_incident} bars={of.by_incident.map(({ kind, count }) => bar(kinds[kind], count))} />
      </Row>
      <Card title={text.open_incidents} extra={<span className="garita-code">{say.count(of.open_incidents)}</span>}>
        <p>{text.book_names}</p>
        <div>
          <LinkButton to="/dashboard/admin/incidents" search={{ condominium_id: of.condominium.id }} variant="default">
            {text.book}
          </LinkButton>
        </div>
      </Card>
    </Stack>
  )
}

function Bars({ title, bars, upright }: { title: string; bars: readonly Bar[]; upright?: number }) {
  const { nothing } = useText(overviewMessages)
  return (
    <Card title={title}>
      {bars.length === 0 ? (
        <p className="garita-second">{nothing}</p>
      ) : (
        <BarChart label={title} bars={bars} upright={upright} />
      )}
    </Card>
  )
}
