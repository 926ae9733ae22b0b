/** What the two faces of a list, table and cards, are given. */
import type { ReactNode } from 'react'
import type { ListingProps } from './Listing.tsx'

export interface FaceProps<Row> extends Pick<ListingProps<Row>, 'label' | 'columns' | 'rowKey'> {
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined
  /** No longer in the list, and shown only because a hand is on it. */
  isGone: (row: Row) => boolean
  acts: ((row: Row) => ReactNode) | undefined
}

export const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f']
