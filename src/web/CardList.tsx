/** A list of cards: the same loading, empty, failed and paging states as a table. */
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import './CardList.css'
import { Empty, type EmptyProps } from './Empty.tsx'
import { Failed, type FailedProps } from './Failed.tsx'
import { ListingPager } from './ListingPager.tsx'
import { useText } from './language.tsx'
import { web_texts } from './web.messages.ts'

export interface CardListProps<Item> {
  label: string
  rows: readonly Item[] | undefined
  itemKey: (item: Item) => string
  card: (item: Item) => ReactNode
  loading: boolean
  empty: EmptyProps
  failed?: FailedProps | undefined
  next?: (() => void) | undefined
  first?: (() => void) | undefined
}

const skeletons = ['a', 'b', 'c']

export function CardList<Item>({
  label,
  rows,
  itemKey,
  card,
  loading,
  empty,
  failed,
  next,
  first,
}: CardListProps<Item>) {
  const text = useText(web_texts)
  if (failed) return <Failed {...failed} />
  if (loading) {
    return (
      <div className="garita-cards" role="status" aria-label={text.loading}>
        {skeletons.map((key) => (
          <Skeleton key={key} height={220} />
        ))}
      </div>
    )
  }
  return (
    <>
      {rows?.length ? (
        <ul className="garita-cards" aria-label={label}>
          {rows.map((item) => (
            <li key={itemKey(item)}>{card(item)}</li>
          ))}
        </ul>
      ) : (
        <div className="garita-listing-frame">
          <Empty {...empty} />
        </div>
      )}
      <ListingPager next={next} first={first} />
    </>
  )
}
