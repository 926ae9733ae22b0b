/** The product's list: a table on a desk, cards on a phone. */
import type { ReactNode } from 'react'
import { useDates } from '../cards/dates.tsx'
import { Empty, type EmptyProps } from '../cards/Empty.tsx'
import { Failed } from '../cards/Failed.tsx'
import { Note } from '../cards/Note.tsx'
import { type Act, Acts } from '../pieces/Acts.tsx'
import './Listing.css'
import type { List } from '../calls/list.ts'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import { useIsPhone } from '../pieces/useIsPhone.ts'
import { type DayOf, useDays } from './dayRows.tsx'
import { ClearAll } from './Filters.tsx'
import { ListingCards } from './ListingCards.tsx'
import { ListingHead } from './ListingHead.tsx'
import { ListingPager } from './ListingPager.tsx'
import { ListingTable } from './ListingTable.tsx'
import { listingTexts } from './listing.messages.ts'
import { useCalmRows, useKeptPlace } from './useCalmRows.ts'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** The cell that says what the row is: the row's heading, and the card's title. */
  primary?: boolean | undefined
  width?: string | undefined
  /** On a phone's row; columns without it fold open. A list without any has cards with all its columns. */
  brief?: ((row: Row) => ReactNode) | undefined
  /** In the fold of a phone's row: the cell, or what it has more than the brief; null if nothing. */
  folded?: ((row: Row) => ReactNode) | null | undefined
}

export interface ListingProps<Row> {
  /** What the list holds, read out before it. */
  label: string
  columns: readonly Column<Row>[]
  list: List<Row>
  rowKey: (row: Row) => string
  /** The name of a row in plain words, for its acts. */
  rowName: (row: Row) => string
  acts?: ((row: Row) => readonly Act[]) | undefined
  /** What a press anywhere on a desk's row does, instead of the same button on each; in the fold of a phone's row. */
  opens?: ((row: Row) => Act | undefined) | undefined
  /** What opens has every fact and every act: a phone's row opens it too, and folds nothing. */
  opensWhole?: boolean | undefined
  empty: EmptyProps
  /** The title if the list could not be loaded. */
  failed: string
  /** Adds a row: stands beside the number of an attended list that has some. */
  adds?: ReactNode
  /** Its rows are people: before each name stands its arch, on a phone only where a row has few words. */
  faces?: 'everywhere' | 'desk' | undefined
  /** Those whose name nobody is told: a figure instead of initials. */
  nameless?: ((row: Row) => boolean) | undefined
  /** When a row happened: rows stand under their day, and a row says its time alone (`RowTime`). */
  day?: ((row: Row) => DayOf) | undefined
  /** On a phone the first day stands beside the title of an attended list: of one place it is short. */
  dayBeside?: boolean | undefined
  /** Who waits is larger, what is over steps back. */
  stands?: ((row: Row) => 'waits' | 'over' | undefined) | undefined
  /** Before the words of a phone's row. */
  lead?: ((row: Row) => ReactNode) | undefined
  /** A list that is worked with while it lives: its label and number stand above it, and it holds still under a hand. */
  attended?: boolean | undefined
}

export function Listing<Row>(props: ListingProps<Row>) {
  const { list, attended, rowKey, day } = props
  // Before the calm, which lets the rows go when the focus has gone from them.
  const place = useKeptPlace()
  const calm = useCalmRows({
    latest: list.rows ?? (list.loading ? undefined : []),
    rowKey,
    asked: attended ? list.asked : undefined,
    full: list.next !== undefined,
    place,
  })
  // In one row, which names the list itself.
  const saidByItself = props.empty.compact && list.rows?.length === 0 && !list.failed && !list.clear
  const beside = useIsPhone() && attended && props.dayBeside === true
  const [first] = useDays(beside ? calm.rows : undefined, day)
  return (
    <div
      className="garita-listing"
      aria-busy={list.loading}
      ref={place}
      tabIndex={-1}
      {...(attended ? calm.hands : {})}
    >
      {attended && !saidByItself ? (
        <ListingHead
          title={props.label}
          total={list.failed ? undefined : list.total}
          fresh={calm.fresh}
          onShow={calm.show}
          adds={list.rows?.length ? props.adds : null}
          beside={first?.heading}
        />
      ) : null}
      <Body {...props} dayBeside={beside} rows={calm.rows} gone={calm.gone} />
    </div>
  )
}

type BodyProps<Row> = ListingProps<Row> & { rows: readonly Row[] | undefined; gone: ReadonlySet<string> | undefined }

function Body<Row>({ rows, list, failed, empty, acts, rowName, gone, ...props }: BodyProps<Row>) {
  const { loading, next, first, previous, searched_to, searched_zone } = list
  const text = useText(webTexts)
  const words = useText(listingTexts)
  const dates = useDates()
  const searched = searched_to ? words.searched_to(dates.at(searched_zone).moment(searched_to)) : undefined
  const Face = useIsPhone() ? ListingCards : ListingTable
  const isGone = (row: Row) => gone?.has(props.rowKey(row)) ?? false

  const clears = list.clear ? <ClearAll onPress={list.clear} /> : undefined

  if (list.failed || (rows?.length === 0 && !loading)) {
    return (
      <>
        <div className="garita-listing-frame">
          {list.failed ? (
            <Failed title={failed} {...list.failed} />
          ) : searched ? (
            <Empty title={words.none_since} text={searched} action={clears} />
          ) : (
            <Empty {...empty} action={empty.action ?? clears} />
          )}
        </div>
        {list.failed ? null : (
          <ListingPager next={searched ? next : undefined} first={first} previous={previous} searching />
        )}
      </>
    )
  }
  const actsOf = (row: Row, of: readonly Act[]) =>
    isGone(row) ? <span className="garita-second">{text.list.gone}</span> : <Acts acts={of} of={rowName(row)} />
  return (
    <>
      <Face
        label={props.label}
        columns={props.columns}
        rowKey={props.rowKey}
        rows={rows}
        rowName={rowName}
        faces={props.faces}
        nameless={props.nameless}
        day={props.day}
        lead={props.lead}
        stands={props.stands}
        titled={props.attended}
        dayBeside={props.dayBeside}
        isGone={isGone}
        actsOf={acts}
        acts={acts ? (row) => actsOf(row, acts(row)) : undefined}
        opens={props.opens}
        opensWhole={props.opensWhole}
      />
      <span className="garita-hidden" role="status">
        {loading ? text.loading : ''}
      </span>
      {searched ? <Note>{searched}</Note> : null}
      <ListingPager
        next={next}
        first={first}
        previous={previous}
        searching={searched !== undefined}
        pending={loading}
      />
    </>
  )
}
