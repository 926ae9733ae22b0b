/** The list of the product: a table that breathes on a desk, cards with the same anatomy on a phone. */
import type { ReactNode } from 'react'
import { type Act, Acts } from './Acts.tsx'
import { Empty, type EmptyProps } from './Empty.tsx'
import { Failed, type FailedProps } from './Failed.tsx'
import './Listing.css'
import { ListingCards } from './ListingCards.tsx'
import { ListingPager } from './ListingPager.tsx'
import { ListingTable } from './ListingTable.tsx'
import { useText } from './language.tsx'
import { useIsPhone } from './useIsPhone.ts'
import { web_texts } from './web.messages.ts'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** The cell that says what the row is: the row's heading, and the card's title. */
  primary?: boolean | undefined
  width?: string | undefined
}

export interface ListingProps<Row> {
  /** What the list holds, read out before it. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** The name of a row in plain words, for its acts. */
  rowName: (row: Row) => string
  acts?: ((row: Row) => readonly Act[]) | undefined
  loading?: boolean | undefined
  empty: EmptyProps
  failed?: FailedProps | undefined
  next?: (() => void) | undefined
  first?: (() => void) | undefined
}

export function Listing<Row>({ rows, loading = false, failed, empty, next, first, ...props }: ListingProps<Row>) {
  const text = useText(web_texts)
  const phone = useIsPhone()
  const Face = phone ? ListingCards : ListingTable
  const { acts, rowName } = props

  if (failed)
    return (
      <div className="garita-listing-frame">
        <Failed {...failed} />
      </div>
    )
  const known = rows ?? (loading ? undefined : [])
  if (known?.length === 0 && !loading) {
    return (
      <>
        <div className="garita-listing-frame">
          <Empty {...empty} />
        </div>
        <ListingPager next={undefined} first={first} />
      </>
    )
  }
  return (
    <div className="garita-listing" aria-busy={loading}>
      <Face
        label={props.label}
        columns={props.columns}
        rowKey={props.rowKey}
        rows={known}
        acts={acts ? (row) => <Acts acts={acts(row)} of={rowName(row)} /> : undefined}
      />
      <span className="garita-hidden" role="status">
        {loading ? text.loading : ''}
      </span>
      <ListingPager next={next} first={first} disabled={loading} />
    </div>
  )
}
