/** Each condominium links to its own report. */
import type { Input, Output } from '../shared/contract.ts'
import { type Turning, useList } from '../web/calls/list.ts'
import { Spark } from '../web/cards/BarChart.tsx'
import { HiddenWhileLoading } from '../web/cards/HiddenWhileLoading.tsx'
import { useText } from '../web/language/language.tsx'
import { type Column, Listing } from '../web/listing/Listing.tsx'
import { TextLink } from '../web/pieces/Links.tsx'
import { useFigureWords } from './figureWords.web.ts'
import { ReportHead } from './ReportHead.tsx'
import styles from './ReportOf.module.css'
import { reports } from './reports.contract.ts'
import { compareTexts } from './reports.messages.ts'
import { changeOf } from './reports.rules.ts'

type Compared = Output<typeof reports.compare>['items'][number]

type Figure = 'ahead' | 'overrides' | 'requests' | 'unanswered' | 'median'
type Shown = Column<Compared> & { zero: boolean }

interface CompareListProps {
  days: Omit<Input<typeof reports.compare>, 'after'>
  turning: Turning
}

export function CompareList({ days, turning }: CompareListProps) {
  const text = useText(compareTexts)
  const say = useFigureWords()
  const list = useList(reports.compare, days, turning)
  const rows = list.rows ?? []
  /** Missing if nothing was counted before. */
  const earlier = ({ arrivals, arrivals_before: before }: Compared) => {
    const change = changeOf(arrivals, before)
    return change === null ? null : (
      <span className="garita-second">{text.was(say.change(change), say.count(before))}</span>
    )
  }
  const figure = (key: Figure, counted: (row: Compared) => number, shown: (row: Compared) => string): Shown => ({
    key,
    header: text[key],
    cell: (row) =>
      shown(row) === say.text.nothing ? (
        <Nothing said={say.text.nothing} />
      ) : (
        <span className={counted(row) === 0 ? 'garita-second' : undefined}>{shown(row)}</span>
      ),
    // Figures that are zero everywhere share one line instead of columns.
    zero: list.rows !== undefined && rows.every((row) => counted(row) === 0),
  })
  const figures = [
    figure(
      'ahead',
      ({ ahead }) => ahead,
      (row) => say.share(row.ahead, row.arrivals),
    ),
    figure(
      'overrides',
      ({ overrides }) => overrides,
      (row) => say.count(row.overrides),
    ),
    figure(
      'requests',
      ({ requests }) => requests,
      (row) => say.count(row.requests),
    ),
    figure(
      'unanswered',
      ({ unanswered }) => unanswered,
      (row) => say.share(row.unanswered, row.requests),
    ),
    figure(
      'median',
      ({ median_seconds: median }) => median ?? 0,
      (row) => say.duration(row.median_seconds),
    ),
  ]
  const columns: Column<Compared>[] = [
    {
      key: 'condominium',
      header: text.condominium,
      primary: true,
      width: '11rem',
      cell: ({ condominium }) => (
        <TextLink
          to="."
          underline="hover"
          search={(before) => ({ ...before, condominium_id: condominium.id, after: undefined })}
        >
          <strong>{condominium.name}</strong>
        </TextLink>
      ),
    },
    {
      key: 'arrivals',
      header: text.arrivals,
      width: '6rem',
      cell: (row) => (
        <>
          <strong>{say.count(row.arrivals)}</strong> {earlier(row)}
        </>
      ),
      summary: (row) => (
        <>
          <strong>{say.count(row.arrivals)}</strong> <span className="garita-second">{text.arrivals}</span>
          <Spark values={row.by_day} />
        </>
      ),
      folded: earlier,
    },
    { key: 'days', header: text.by_day, width: '11rem', cell: (row) => <Spark values={row.by_day} />, folded: null },
    ...figures.filter(({ zero }) => !zero),
  ]
  const zeros = figures.filter(({ zero }) => zero).map(({ header }) => header)
  return (
    <div className={styles.report}>
      {/* On a screen the filters above show it. */}
      <div className="garita-on-paper">
        <ReportHead {...days} />
      </div>
      <Listing
        label={text.title}
        columns={columns}
        list={list}
        failed={text.failed}
        rowKey={({ condominium }) => condominium.id}
        rowName={({ condominium }) => condominium.name}
        empty={{ title: text.empty }}
      />
      <HiddenWhileLoading waiting={list.loading}>
        {zeros.length > 0 ? <p className="garita-second">{text.zero(zeros.join(' · '))}</p> : null}
      </HiddenWhileLoading>
    </div>
  )
}

/** Screen readers read a word instead of the dash. */
function Nothing({ said }: { said: string }) {
  return (
    <span className="garita-second">
      <span aria-hidden="true">–</span>
      <span className="garita-hidden">{said}</span>
    </span>
  )
}
