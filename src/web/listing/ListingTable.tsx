/** Skeleton rows have the height of real ones, so that nothing moves. */
import { Group, Skeleton } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import type { Act } from '../pieces/Acts.tsx'
import { Arch, initialsOfWhole } from '../pieces/signs/Arch.tsx'
import { useDays } from './dayRows.tsx'
import styles from './Listing.module.css'
import type { ListingProps } from './Listing.tsx'
import { pressed, RowOpener } from './RowOpener.tsx'

export interface ListingViewProps<Row>
  extends Pick<
    ListingProps<Row>,
    | 'label'
    | 'columns'
    | 'rowKey'
    | 'rowName'
    | 'opens'
    | 'rowOpens'
    | 'avatars'
    | 'nameless'
    | 'day'
    | 'dayBeside'
    | 'lead'
    | 'stands'
  > {
  /** True if the list has a heading of its own above the headings of days. */
  titled?: boolean | undefined
  rows: readonly Row[] | undefined
  /** The row has left the list, but stays in place under the pointer. */
  isGone: (row: Row) => boolean
  actsOf: ((row: Row) => readonly Act[]) | undefined
  acts: ((row: Row) => ReactNode) | undefined
}

export const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f']

export function ListingTable<Row>(props: ListingViewProps<Row>) {
  const { label, columns, rowKey, rowName, rows, isGone, acts, opens, rowOpens, avatars, nameless, day } = props
  const text = useText(webTexts)
  const days = useDays(rows, day)
  const opensOf = (row: Row) => (isGone(row) ? undefined : opens?.(row))
  const width = columns.length + (acts ? 1 : 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard.
    <section className={styles.frame} tabIndex={0} aria-label={label}>
      <table className={styles.table} data-dated={day ? true : undefined}>
        <caption className="garita-hidden">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                style={{ width: column.width }}
                data-faced={(avatars && column.primary) || undefined}
              >
                {column.header}
              </th>
            ))}
            {acts ? (
              <th scope="col" className={styles.acts}>
                {text.list.acts}
              </th>
            ) : null}
          </tr>
        </thead>
        {rows ? (
          days.map((one) => (
            <tbody key={one.key}>
              {one.heading ? (
                <tr data-day>
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
                      <th key={column.key} scope="row" aria-label={rowOpens ? rowName(row) : undefined}>
                        <RowOpener act={opensOf(row)} of={rowOpens ? rowName(row) : undefined}>
                          {avatars ? (
                            <Group className={styles.faced} gap="0.625rem" wrap="nowrap">
                              <Avatar name={nameless?.(row) ? undefined : rowName(row)} />
                              <div>{column.cell(row)}</div>
                            </Group>
                          ) : (
                            column.cell(row)
                          )}
                        </RowOpener>
                      </th>
                    ) : (
                      <td key={column.key}>{column.cell(row)}</td>
                    ),
                  )}
                  {acts ? <td className={styles.acts}>{acts(row)}</td> : null}
                </tr>
              ))}
            </tbody>
          ))
        ) : (
          <tbody>
            {day ? (
              <tr data-day>
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

export function Avatar({ name }: { name: string | undefined }) {
  return name === undefined ? <Arch small icon={IconUser} /> : <Arch small initials={initialsOfWhole(name)} />
}
