/** The user's condominiums side by side, each linked to its own report. */
import type { Input, Output } from '../shared/contract.ts'
import { type Turning, useList } from '../web/calls/list.ts'
import { Below } from '../web/cards/Below.tsx'
import { NowBefore } from '../web/cards/NowBefore.tsx'
import { useText } from '../web/language/language.tsx'
import { type Column, Listing } from '../web/listing/Listing.tsx'
import { TextLink } from '../web/pieces/Links.tsx'
import { useFigureWords } from './figureWords.web.ts'
import { ReportHead } from './ReportHead.tsx'
import './ReportOf.css'
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
  const most = Math.max(1, ...rows.flatMap((row) => [row.arrivals, row.arrivals_before]))
  const figure = (key: Figure, counted: (row: Compared) => number, shown: (row: Compared) => string): Shown => ({
    key,
    header: text[key],
    width: '8rem',
    cell: (row) =>
      shown(row) === say.text.nothing ? (
        <Nothing said={say.text.nothing} />
      ) : (
        <Figure of={counted(row)}>{shown(row)}</Figure>
      ),
    // What is zero everywhere has no column, but one line for all of it.
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
    {
      ...figure(
        'requests',
        ({ requests }) => requests,
        (row) => say.count(row.requests),
      ),
      brief: ({ requests }: Compared) =>
        requests === 0 ? null : (
          <>
            <strong className="garita-code">{say.count(requests)}</strong>
            <span className="garita-second">{text.requests}</span>
          </>
        ),
    },
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
      width: '20rem',
      cell: ({ condominium }) => (
        <TextLink
          to="."
          underline="hover"
          className="garita-compared-name"
          search={(before) => ({ ...before, condominium_id: condominium.id, after: undefined })}
        >
          {condominium.name}
        </TextLink>
      ),
    },
    {
      key: 'arrivals',
      header: text.arrivals,
      cell: ({ arrivals, arrivals_before: before }) => {
        const change = changeOf(arrivals, before)
        return (
          <div className="garita-compared">
            <NowBefore now={arrivals} before={before} most={most} />
            <Figure of={arrivals}>{say.count(arrivals)}</Figure>
            {arrivals + before === 0 ? null : (
              <span className="garita-second">
                {change === null
                  ? say.text.was(say.text.before, say.count(before))
                  : text.was(say.change(change), say.count(before))}
              </span>
            )}
          </div>
        )
      },
      brief: ({ arrivals, arrivals_before: before }) => (
        <>
          <strong className="garita-code">{say.count(arrivals)}</strong>
          <span className="garita-second">{text.arrivals}</span>
          <NowBefore now={arrivals} before={before} most={most} />
        </>
      ),
    },
    ...figures.filter(({ zero }) => !zero),
  ]
  const zeros = figures.filter(({ zero }) => zero).map(({ header }) => header)
  return (
    <div className="garita-report garita-compare">
      {/* On the screen the filters above say it. */}
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
      <Below waiting={list.loading}>
        {zeros.length > 0 ? <p className="garita-second">{text.zero(zeros.join(' · '))}</p> : null}
      </Below>
    </div>
  )
}

/** Nothing to count is a stroke, and said to those who hear it. */
function Nothing({ said }: { said: string }) {
  return (
    <span className="garita-second">
      <span aria-hidden="true">–</span>
      <span className="garita-hidden">{said}</span>
    </span>
  )
}

/** A zero is quiet. */
function Figure({ of, children }: { of: number; children: string }) {
  return <span className={of === 0 ? 'garita-code garita-second' : 'garita-code'}>{children}</span>
}
