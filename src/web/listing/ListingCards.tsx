import { Skeleton, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import card from '../cards/Card.module.css'
import type { Act } from '../pieces/Acts.tsx'
import { useDays } from './dayRows.tsx'
import listing from './Listing.module.css'
import type { Column } from './Listing.tsx'
import { Avatar, type ListingViewProps, skeletonRows } from './ListingTable.tsx'
import { PhoneFacts, PhoneRow, PhoneSkeleton } from './PhoneRow.tsx'

export function ListingCards<Row>(props: ListingViewProps<Row>) {
  return props.columns.some(({ summary: brief }) => brief) ? <PhoneRows {...props} /> : <WholeCards {...props} />
}

function PhoneRows<Row>(props: ListingViewProps<Row>) {
  const { label, columns, rowKey, rowName, rows, isGone, actsOf, acts, opens, rowOpens, avatars, nameless, day, lead } =
    props
  const days = useDays(rows, day)
  if (!rows) return <PhoneSkeleton act={actsOf !== undefined} day={day !== undefined && !props.dayBeside} />
  const primary = columns.find((column) => column.primary)
  const summaries = columns.filter((column) => column !== primary && column.summary)
  const face = (row: Row) =>
    avatars === 'everywhere' ? <Avatar name={nameless?.(row) ? undefined : rowName(row)} /> : undefined
  const shown = (row: Row) => (
    <li key={rowKey(row)} data-gone={isGone(row) || undefined} data-stands={props.stands?.(row)}>
      <PhoneRow
        of={rowName(row)}
        lead={lead ? lead(row) : face(row)}
        title={primary ? (primary.summary ?? primary.cell)(row) : rowName(row)}
        lines={summaries.map(({ key, summary: brief }) => <span key={key}>{brief?.(row)}</span>)}
        acts={isGone(row) ? [] : [...(actsOf?.(row) ?? []), ...(rowOpens ? [] : folded(opens?.(row)))]}
        facts={rowOpens ? undefined : factsOf(columns, row)}
        opens={rowOpens && !isGone(row) ? opens?.(row) : undefined}
      />
      {isGone(row) ? acts?.(row) : null}
    </li>
  )
  return days.map((one, at) =>
    one.heading ? (
      <div key={one.key}>
        <Title
          order={props.titled ? 3 : 2}
          className={at === 0 && props.dayBeside ? 'garita-hidden' : listing.dayHeading}
        >
          {one.heading}
        </Title>
        <ul
          className={`${listing.cards} ${listing.dayRows}`}
          data-ruled
          data-cards
          aria-label={`${label}: ${one.heading}`}
        >
          {one.rows.map(shown)}
        </ul>
      </div>
    ) : (
      <ul key="all" className={listing.cards} data-cards aria-label={label}>
        {one.rows.map(shown)}
      </ul>
    ),
  )
}

const folded = (act: Act | undefined): Act[] => (act ? [{ ...act, quiet: true }] : [])

function factsOf<Row>(columns: readonly Column<Row>[], row: Row): ReactNode {
  const facts = columns.flatMap(({ key, header, primary, summary: brief, folded, cell }) => {
    const shown = folded === undefined && !(primary && !brief) ? cell : folded
    const value = shown?.(row) ?? null
    return value === null ? [] : [{ key, header, value }]
  })
  return facts.length > 0 ? <PhoneFacts facts={facts} /> : undefined
}

function WholeCards<Row>({ label, columns, rowKey, rows, isGone, acts }: ListingViewProps<Row>) {
  const primary = columns.find((column) => column.primary)
  const facts = columns.filter((column) => column !== primary)
  if (!rows) {
    return (
      <div className={listing.cards} aria-hidden="true">
        {skeletonRows.slice(0, 4).map((key) => (
          <div key={key} className={card.card}>
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
    <ul className={listing.cards} data-cards aria-label={label}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={card.card} data-gone={isGone(row) || undefined}>
          {primary ? <div className={card.title}>{primary.cell(row)}</div> : null}
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
