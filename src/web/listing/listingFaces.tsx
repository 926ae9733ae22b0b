/** The two faces of a list: a table on a desk, cards on a phone. Skeleton rows have the height of real ones. */
import { Skeleton, Title } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import type { Act } from '../pieces/Acts.tsx'
import { Arch, initialsOfWhole } from '../pieces/signs/Arch.tsx'
import { useDays } from './dayRows.tsx'
import type { Column, ListingProps } from './Listing.tsx'
import { pressed, RowOpener } from './RowOpener.tsx'
import { SlimFacts, SlimRow, SlimSkeleton } from './SlimRow.tsx'

interface FaceProps<Row>
  extends Pick<
    ListingProps<Row>,
    'label' | 'columns' | 'rowKey' | 'rowName' | 'opens' | 'faces' | 'nameless' | 'day' | 'lead'
  > {
  /** Whether the list has a heading of its own, which those of its days stand under. */
  titled?: boolean | undefined
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined
  /** No longer in the list, and shown only because a hand is on it. */
  isGone: (row: Row) => boolean
  actsOf: ((row: Row) => readonly Act[]) | undefined
  acts: ((row: Row) => ReactNode) | undefined
}

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f']

export function ListingTable<Row>(props: FaceProps<Row>) {
  const { label, columns, rowKey, rowName, rows, isGone, acts, opens, faces, nameless, day } = props
  const text = useText(webTexts)
  const days = useDays(rows, day)
  const width = columns.length + (acts ? 1 : 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard.
    <section className="garita-listing-frame" tabIndex={0} aria-label={label}>
      <table className="garita-table">
        <caption className="garita-hidden">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                style={{ width: column.width }}
                data-faced={(faces && column.primary) || undefined}
              >
                {column.header}
              </th>
            ))}
            {acts ? (
              <th scope="col" className="garita-table-acts">
                {text.list.acts}
              </th>
            ) : null}
          </tr>
        </thead>
        {rows ? (
          days.map((one) => (
            <tbody key={one.heading}>
              {one.heading ? (
                <tr className="garita-table-day">
                  <th scope="rowgroup" colSpan={width}>
                    {one.heading}
                  </th>
                </tr>
              ) : null}
              {one.rows.map((row) => (
                <tr key={rowKey(row)} data-gone={isGone(row) || undefined} {...pressed(opens?.(row))}>
                  {columns.map((column) =>
                    column.primary ? (
                      <th key={column.key} scope="row">
                        <RowOpener act={opens?.(row)}>
                          {faces ? (
                            <div className="garita-faced">
                              <Face name={nameless?.(row) ? undefined : rowName(row)} />
                              <div>{column.cell(row)}</div>
                            </div>
                          ) : (
                            column.cell(row)
                          )}
                        </RowOpener>
                      </th>
                    ) : (
                      <td key={column.key}>{column.cell(row)}</td>
                    ),
                  )}
                  {acts ? <td className="garita-table-acts">{acts(row)}</td> : null}
                </tr>
              ))}
            </tbody>
          ))
        ) : (
          <tbody>
            {day ? (
              <tr className="garita-table-day">
                <th colSpan={width}>
                  <Skeleton height="1rem" width="9rem" />
                </th>
              </tr>
            ) : null}
            {skeletonRows.map((key) => (
              <tr key={key}>
                {columns.map((column) => (
                  <td key={column.key}>
                    <Skeleton height="1rem" width={column.primary ? '70%' : '50%'} />
                  </td>
                ))}
                {acts ? <td /> : null}
              </tr>
            ))}
          </tbody>
        )}
      </table>
    </section>
  )
}

function Face({ name }: { name: string | undefined }) {
  return name === undefined ? <Arch small icon={IconUser} /> : <Arch small initials={initialsOfWhole(name)} />
}

export function ListingCards<Row>(props: FaceProps<Row>) {
  return props.columns.some(({ brief }) => brief) ? <SlimRows {...props} /> : <WholeCards {...props} />
}

function SlimRows<Row>(props: FaceProps<Row>) {
  const { label, columns, rowKey, rowName, rows, isGone, actsOf, acts, opens, faces, nameless, day, lead } = props
  const days = useDays(rows, day)
  if (!rows) return <SlimSkeleton act={actsOf !== undefined} day={day !== undefined} />
  const primary = columns.find((column) => column.primary)
  const briefs = columns.filter((column) => column !== primary && column.brief)
  const face = (row: Row) =>
    faces === 'everywhere' ? <Face name={nameless?.(row) ? undefined : rowName(row)} /> : undefined
  const shown = (row: Row) => (
    <li key={rowKey(row)} data-gone={isGone(row) || undefined}>
      <SlimRow
        of={rowName(row)}
        lead={lead ? lead(row) : face(row)}
        title={primary ? (primary.brief ?? primary.cell)(row) : rowName(row)}
        lines={briefs.map(({ key, brief }) => <span key={key}>{brief?.(row)}</span>)}
        acts={isGone(row) ? [] : [...(actsOf?.(row) ?? []), ...folded(opens?.(row))]}
        facts={factsOf(columns, row)}
      />
      {isGone(row) ? acts?.(row) : null}
    </li>
  )
  return days.map((one) =>
    one.heading ? (
      <div key={one.heading}>
        <Title order={props.titled ? 3 : 2} className="garita-day-heading">
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
