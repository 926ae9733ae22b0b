/** The user's condominiums side by side, each linked to its own report. */
import type { CSSProperties } from 'react'
import type { Input, Output } from '../shared/contract.ts'
import { type Turning, useList } from '../web/calls/list.ts'
import { worthABar } from '../web/cards/BarChart.tsx'
import { Below } from '../web/cards/Below.tsx'
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

interface CompareListProps {
  days: Omit<Input<typeof reports.compare>, 'after'>
  turning: Turning
}

export function CompareList({ days, turning }: CompareListProps) {
  const text = useText(compareTexts)
  const say = useFigureWords()
  const list = useList(reports.compare, days, turning)
  // Of the busiest, so that they can be compared at a glance.
  const most = Math.max(1, ...(list.rows ?? []).map(({ arrivals }) => arrivals))
  const figure = (key: Exclude<keyof typeof text, 'was'>, cell: (row: Compared) => string): Column<Compared> => ({
    key,
    header: text[key],
    cell: (row) => (cell(row) === say.text.nothing ? <Nothing said={say.text.nothing} /> : cell(row)),
  })
  const columns: Column<Compared>[] = [
    {
      key: 'condominium',
      header: text.condominium,
      primary: true,
      cell: ({ condominium }) => (
        <TextLink to="." search={(before) => ({ ...before, condominium_id: condominium.id, after: undefined })}>
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
          <>
            {say.count(arrivals)}
            {most < worthABar ? null : <ShareBar of={arrivals / most} />}
            {change === null ? null : (
              <div className="garita-second">{text.was(say.change(change), say.count(before))}</div>
            )}
          </>
        )
      },
      brief: ({ arrivals }) => (
        <>
          <strong className="garita-code">{say.count(arrivals)}</strong>
          <span className="garita-second">{text.arrivals}</span>
          {most < worthABar ? null : <ShareBar of={arrivals / most} />}
        </>
      ),
    },
    figure('ahead', (row) => say.share(row.ahead, row.arrivals)),
    figure('overrides', (row) => say.count(row.overrides)),
    {
      ...figure('requests', (row) => say.count(row.requests)),
      brief: ({ requests }) =>
        requests === 0 ? null : (
          <>
            <strong className="garita-code">{say.count(requests)}</strong>
            <span className="garita-second">{text.requests}</span>
          </>
        ),
    },
    figure('unanswered', (row) => say.share(row.unanswered, row.requests)),
    figure('median', (row) => say.duration(row.median_seconds)),
  ]
  return (
    <div className="garita-report">
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
        <p>{text.intro}</p>
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

function ShareBar({ of }: { of: number }) {
  return <span className="garita-share-bar" style={{ '--share': of } as CSSProperties} aria-hidden="true" />
}
