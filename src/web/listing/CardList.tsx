/** A list as cards, with the same loading, empty, failed and paging states as a table. */
import { Skeleton, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { List } from '../calls/list.ts'
import { Empty, type EmptyProps } from '../cards/Empty.tsx'
import { Failed } from '../cards/Failed.tsx'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import { ClearAll } from './Filters.tsx'
import styles from './Listing.module.css'
import { ListingPager } from './ListingPager.tsx'

export interface CardListProps<Item> {
  label: string
  list: List<Item>
  itemKey: (item: Item) => string
  card: (item: Item) => ReactNode
  empty: EmptyProps
  failed: string
  /** A heading covers the consecutive items that share it. */
  group?: ((item: Item) => string) | undefined
  height?: number | undefined
  /** Each of these items fills a line. */
  lines?: ((items: readonly Item[]) => boolean) | boolean | undefined
}

const skeletons = ['a', 'b', 'c']

export function CardList<Item>({
  label,
  list,
  itemKey,
  card,
  empty,
  failed,
  group,
  height = 220,
  lines,
}: CardListProps<Item>) {
  const text = useText(webTexts)
  if (list.failed) return <Failed title={failed} {...list.failed} />
  if (list.loading) {
    return (
      <div>
        {group ? <Skeleton height="1.5rem" width="4.5rem" mb="0.375rem" /> : null}
        <div className={styles.cards} role="status" aria-label={text.loading}>
          {skeletons.map((key) => (
            <Skeleton key={key} height={height} />
          ))}
        </div>
      </div>
    )
  }
  return (
    <>
      {list.rows?.length ? (
        groupsOf(list.rows, group).map(({ heading, items }) => (
          <div key={heading}>
            {heading ? (
              <Title order={2} fz="md" lh={1.5} mb="0.375rem">
                {heading}
              </Title>
            ) : null}
            <ul
              className={styles.cards}
              data-cards
              data-lines={(typeof lines === 'function' ? lines(items) : lines) || undefined}
              aria-label={heading ? `${label}: ${heading}` : label}
            >
              {items.map((item) => (
                <li key={itemKey(item)}>{card(item)}</li>
              ))}
            </ul>
          </div>
        ))
      ) : (
        <div className={styles.frame}>
          <Empty {...empty} action={empty.action ?? (list.clear ? <ClearAll onPress={list.clear} /> : undefined)} />
        </div>
      )}
      <ListingPager next={list.next} first={list.first} previous={list.previous} />
    </>
  )
}

function groupsOf<Item>(rows: readonly Item[], group: ((item: Item) => string) | undefined) {
  const groups: { heading: string; items: Item[] }[] = []
  for (const item of rows) {
    const heading = group?.(item) ?? ''
    const known = groups.find((one) => one.heading === heading)
    if (known) known.items.push(item)
    else groups.push({ heading, items: [item] })
  }
  return groups
}
