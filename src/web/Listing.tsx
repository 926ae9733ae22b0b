/** The list of the product: a table that breathes on a desk, cards with the same anatomy on a phone. */
import type { ReactNode } from 'react'
import { type Act, Acts } from './Acts.tsx'
import { Empty, type EmptyProps } from './Empty.tsx'
import { Failed, type FailedProps } from './Failed.tsx'
import './Listing.css'
import { ListingCards } from './ListingCards.tsx'
import { ListingHead } from './ListingHead.tsx'
import { ListingPager } from './ListingPager.tsx'
import { ListingTable } from './ListingTable.tsx'
import { useText } from './language.tsx'
import { useCalmRows } from './useCalmRows.ts'
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
  /** A list that is worked with while it lives: its label and number stand above it, and it holds still under a hand. */
  titled?: boolean | undefined
  total?: number | undefined
  /** The question that the rows answer. */
  asked?: string | undefined
}

export function Listing<Row>(props: ListingProps<Row>) {
  const { rows, loading = false, failed, next, titled, rowKey } = props
  const calm = useCalmRows({
    latest: rows ?? (loading ? undefined : []),
    rowKey,
    asked: titled ? props.asked : undefined,
    full: next !== undefined,
  })
  return (
    <div className="garita-listing" aria-busy={loading} {...(titled ? calm.hands : {})}>
      {titled ? (
        <ListingHead
          title={props.label}
          total={failed ? undefined : props.total}
          fresh={calm.fresh}
          onShow={calm.show}
        />
      ) : null}
      <Body {...props} rows={calm.rows} loading={loading} gone={calm.gone} />
    </div>
  )
}

type BodyProps<Row> = ListingProps<Row> & { loading: boolean; gone: ReadonlySet<string> | undefined }

function Body<Row>({ rows, loading, failed, empty, next, first, acts, rowName, gone, ...props }: BodyProps<Row>) {
  const text = useText(web_texts)
  const Face = useIsPhone() ? ListingCards : ListingTable
  const isGone = (row: Row) => gone?.has(props.rowKey(row)) ?? false

  if (failed || (rows?.length === 0 && !loading)) {
    return (
      <>
        <div className="garita-listing-frame">{failed ? <Failed {...failed} /> : <Empty {...empty} />}</div>
        {failed ? null : <ListingPager next={undefined} first={first} />}
      </>
    )
  }
  const actsOf = (row: Row) =>
    isGone(row) ? (
      <span className="garita-second">{text.list.gone}</span>
    ) : (
      <Acts acts={acts?.(row) ?? []} of={rowName(row)} />
    )
  return (
    <>
      <Face
        label={props.label}
        columns={props.columns}
        rowKey={props.rowKey}
        rows={rows}
        isGone={isGone}
        acts={acts ? actsOf : undefined}
      />
      <span className="garita-hidden" role="status">
        {loading ? text.loading : ''}
      </span>
      <ListingPager next={next} first={first} disabled={loading} />
    </>
  )
}
