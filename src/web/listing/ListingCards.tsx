/** A list on a phone: slim rows, or cards with all their columns. Skeleton rows have the height of real ones. */
import { Skeleton, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import '../cards/Card.css'
import type { Act } from '../pieces/Acts.tsx'
import { useDays } from './dayRows.tsx'
import type { Column } from './Listing.tsx'
import { Face, type FaceProps, skeletonRows } from './ListingTable.tsx'
import { SlimFacts, SlimRow, SlimSkeleton } from './SlimRow.tsx'
import './CardList.css'

export function ListingCards<Row>(props: FaceProps<Row>) {
  return props.columns.some(({ brief }) => brief) ? <SlimRows {...props} /> : <WholeCards {...props} />
}

function SlimRows<Row>(props: FaceProps<Row>) {
  const { label, columns, rowKey, rowName, rows, isGone, actsOf, acts, opens, opensWhole, faces, nameless, day, lead } =
    props
  const days = useDays(rows, day)
  if (!rows) return <SlimSkeleton act={actsOf !== undefined} day={day !== undefined && !props.dayBeside} />
  const primary = columns.find((column) => column.primary)
  const briefs = columns.filter((column) => column !== primary && column.brief)
  const face = (row: Row) =>
    faces === 'everywhere' ? <Face name={nameless?.(row) ? undefined : rowName(row)} /> : undefined
  const shown = (row: Row) => (
    <li key={rowKey(row)} data-gone={isGone(row) || undefined} data-stands={props.stands?.(row)}>
      <SlimRow
        of={rowName(row)}
        lead={lead ? lead(row) : face(row)}
        title={primary ? (primary.brief ?? primary.cell)(row) : rowName(row)}
        lines={briefs.map(({ key, brief }) => <span key={key}>{brief?.(row)}</span>)}
        acts={isGone(row) ? [] : [...(actsOf?.(row) ?? []), ...(opensWhole ? [] : folded(opens?.(row)))]}
        facts={opensWhole ? undefined : factsOf(columns, row)}
        opens={opensWhole && !isGone(row) ? opens?.(row) : undefined}
      />
      {isGone(row) ? acts?.(row) : null}
    </li>
  )
  return days.map((one, at) =>
    one.heading ? (
      <div key={one.heading}>
        <Title
          order={props.titled ? 3 : 2}
          className={at === 0 && props.dayBeside ? 'garita-hidden' : 'garita-day-heading'}
        >
          {one.heading}
        </Title>
        <ul className="garita-cards garita-day-rows" aria-label={`${label}: ${one.heading}`}>
          {one.rows.map(shown)}
        </ul>
      </div>
    ) : (
      <ul key="all" className="garita-cards" aria-label={label}>
        {one.rows.map(shown)}
      </ul>
    ),
  )
}

const folded = (act: Act | undefined): Act[] => (act ? [{ ...act, quiet: true }] : [])

function factsOf<Row>(columns: readonly Column<Row>[], row: Row): ReactNode {
  const facts = columns.flatMap(({ key, header, primary, brief, folded, cell }) => {
    const shown = folded === undefined && !(primary && !brief) ? cell : folded
    const value = shown?.(row) ?? null
    return value === null ? [] : [{ key, header, value }]
  })
  return facts.length > 0 ? <SlimFacts facts={facts} /> : undefined
}

function WholeCards<Row>({ label, columns, rowKey, rows, isGone, acts }: FaceProps<Row>) {
  const primary = columns.find((column) => column.primary)
  const facts = columns.filter((column) => column !== primary)
  if (!rows) {
    return (
      <div className="garita-cards" aria-hidden="true">
        {skeletonRows.slice(0, 4).map((key) => (
          <div key={key} className="garita-card">
            <Skeleton height="1.575rem" width="60%" />
            <dl>
              {facts.map((column) => (
                <div key={column.key}>
                  <dt>{column.header}</dt>
                  <dd>
                    <Skeleton height="1.5rem" width="70%" />
                  </dd>
                </div>
              ))}
            </dl>
            {acts ? <Skeleton height="var(--garita-touch)" mt="md" /> : null}
          </div>
        ))}
      </div>
    )
  }
  return (
    <ul className="garita-cards" aria-label={label}>
      {rows.map((row) => (
        <li key={rowKey(row)} className="garita-card" data-gone={isGone(row) || undefined}>
          {primary ? <div className="garita-card-title">{primary.cell(row)}</div> : null}
          <dl>
            {facts.map((column) => (
              <div key={column.key}>
                <dt>{column.header}</dt>
                <dd>{column.cell(row)}</dd>
              </div>
            ))}
          </dl>
          {acts?.(row)}
        </li>
      ))}
    </ul>
  )
}
