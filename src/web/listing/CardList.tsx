/** A list of cards: the same loading, empty, failed and paging states as a table. */
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import './CardList.css'
import type { List } from '../calls/list.ts'
import { Empty, type EmptyProps } from '../cards/Empty.tsx'
import { Failed } from '../cards/Failed.tsx'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import { ListingPager } from './ListingPager.tsx'

export interface CardListProps<Item> {
  label: string
  list: List<Item>
  itemKey: (item: Item) => string
  card: (item: Item) => ReactNode
  empty: EmptyProps
  /** What is said when it could not be loaded. */
  failed: string
}

const skeletons = ['a', 'b', 'c']

export function CardList<Item>({ label, list, itemKey, card, empty, failed }: CardListProps<Item>) {
  const text = useText(webTexts)
  if (list.failed) return <Failed title={failed} {...list.failed} />
  if (list.loading) {
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
      {list.rows?.length ? (
        <ul className="garita-cards" aria-label={label}>
          {list.rows.map((item) => (
            <li key={itemKey(item)}>{card(item)}</li>
          ))}
        </ul>
      ) : (
        <div className="garita-listing-frame">
          <Empty {...empty} />
        </div>
      )}
      <ListingPager next={list.next} first={list.first} />
    </>
  )
}
