/** A list on a desk. Skeleton rows have the height of real ones. */
import { Skeleton } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import type { Act } from '../pieces/Acts.tsx'
import { Arch, initialsOfWhole } from '../pieces/signs/Arch.tsx'
import { useDays } from './dayRows.tsx'
import type { ListingProps } from './Listing.tsx'
import { pressed, RowOpener } from './RowOpener.tsx'

export interface FaceProps<Row>
  extends Pick<
    ListingProps<Row>,
    | 'label'
    | 'columns'
    | 'rowKey'
    | 'rowName'
    | 'opens'
    | 'opensWhole'
    | 'faces'
    | 'nameless'
    | 'day'
    | 'dayBeside'
    | 'lead'
    | 'stands'
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

export const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f']

export function ListingTable<Row>(props: FaceProps<Row>) {
  const { label, columns, rowKey, rowName, rows, isGone, acts, opens, opensWhole, faces, nameless, day } = props
  const text = useText(webTexts)
  const days = useDays(rows, day)
  const opensOf = (row: Row) => (isGone(row) ? undefined : opens?.(row))
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
                <tr
                  key={rowKey(row)}
                  data-gone={isGone(row) || undefined}
                  data-stands={props.stands?.(row)}
                  {...pressed(opensOf(row))}
                >
                  {columns.map((column) =>
                    column.primary ? (
                      <th key={column.key} scope="row" aria-label={opensWhole ? rowName(row) : undefined}>
                        <RowOpener act={opensOf(row)} of={opensWhole ? rowName(row) : undefined}>
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

export function Face({ name }: { name: string | undefined }) {
  return name === undefined ? <Arch small icon={IconUser} /> : <Arch small initials={initialsOfWhole(name)} />
}
