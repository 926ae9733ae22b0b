import type { ReactNode } from 'react'
import type { List } from '../../calls/list.ts'
import { ListingPager } from '../../listing/ListingPager.tsx'
import { Failed } from '../Failed.tsx'
import { Loading } from '../Loading.tsx'
import { LineList } from './LineList.tsx'

interface EventListProps<Item> {
  list: List<Item>
  empty: string
  itemKey: (item: Item) => string
  item: (item: Item) => { mark: ReactNode; title: string; lines: readonly (string | null)[] }
}

export function EventList<Item>({ list, empty, itemKey, item }: EventListProps<Item>) {
  return (
    <>
      {list.loading ? <Loading /> : null}
      {list.failed ? <Failed {...list.failed} /> : null}
      {list.rows?.length === 0 ? <p>{empty}</p> : null}
      <LineList>
        {list.rows?.map((row) => {
          const { mark, title, lines } = item(row)
          return (
            <li key={itemKey(row)}>
              {mark}
              <div>
                <strong>{title}</strong>
                <span>{lines.filter(Boolean).join(' · ')}</span>
              </div>
            </li>
          )
        })}
      </LineList>
      <ListingPager next={list.next} first={list.first} previous={list.previous} />
    </>
  )
}
