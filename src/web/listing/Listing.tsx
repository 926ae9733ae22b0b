/** The product's list: a table on a desktop, cards on a phone. */
import type { ReactNode } from 'react'
import type { List } from '../calls/list.ts'
import { useDates } from '../cards/dates.tsx'
import { Empty, type EmptyProps } from '../cards/Empty.tsx'
import { Failed } from '../cards/Failed.tsx'
import { Note } from '../cards/Note.tsx'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import { type Act, Acts } from '../pieces/Acts.tsx'
import { useIsPhone } from '../pieces/useIsPhone.ts'
import { type DayOf, useDays } from './dayRows.tsx'
import { ClearAll } from './Filters.tsx'
import styles from './Listing.module.css'
import { ListingCards } from './ListingCards.tsx'
import { ListingHead } from './ListingHead.tsx'
import { ListingPager } from './ListingPager.tsx'
import { ListingTable } from './ListingTable.tsx'
import { listingTexts } from './listing.messages.ts'
import { useFrozenRows, useKeptPlace } from './useFrozenRows.ts'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** This cell names the row: it is the heading of the row and the title of the card. */
  primary?: boolean | undefined
  width?: string | undefined
  /** A phone's row shows this; a column without it is shown below the row. A list without any summary has cards with all columns. */
  summary?: ((row: Row) => ReactNode) | undefined
  /** Content below a phone's row: the cell, or the part that `summary` leaves out; null leaves it out. */
  folded?: ((row: Row) => ReactNode) | null | undefined
}

export interface ListingProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  list: List<Row>
  rowKey: (row: Row) => string
  rowName: (row: Row) => string
  acts?: ((row: Row) => readonly Act[]) | undefined
  /** A press anywhere on a desktop's row does this; on a phone it is below the row. */
  opens?: ((row: Row) => Act | undefined) | undefined
  /** The opened screen has every fact and act, so a press on a phone's row opens that screen. */
  rowOpens?: boolean | undefined
  empty: EmptyProps
  failed: string
  /** Adds a row. The button is beside the count of a live list that has rows. */
  adds?: ReactNode
  /** The rows are people: an arch with initials precedes each name, on a phone only if the row has few words. */
  avatars?: 'everywhere' | 'desk' | undefined
  /** Shows an icon instead of initials for a hidden name. */
  nameless?: ((row: Row) => boolean) | undefined
  /** Groups the rows by day; each row then shows only its time (`RowTime`). */
  day?: ((row: Row) => DayOf) | undefined
  /** On a phone the first day is beside the title of a live list, if the title is short. */
  dayBeside?: boolean | undefined
  /** Pending rows are larger; finished rows are dimmed. */
  stands?: ((row: Row) => 'waits' | 'over' | undefined) | undefined
  lead?: ((row: Row) => ReactNode) | undefined
  /** A list that users work with: it has its label and count above, and keeps its rows in place under a pointer. */
  isLive?: boolean | undefined
  /** The head of the screen has the label and the count. */
  isTitledAbove?: boolean | undefined
}

export function Listing<Row>(props: ListingProps<Row>) {
  const { list, isLive, rowKey, day } = props
  // `useFrozenRows` releases the rows when the list loses the focus, so this runs before it.
  const place = useKeptPlace()
  const frozen = useFrozenRows({
    latest: list.rows ?? (list.loading ? undefined : []),
    rowKey,
    asked: isLive ? list.asked : undefined,
    full: list.next !== undefined,
    place,
  })
  // A compact empty row already names its list.
  const saidByItself = props.empty.compact && list.rows?.length === 0 && !list.failed && !list.clear
  const beside = useIsPhone() && isLive && props.dayBeside === true
  const [first] = useDays(beside ? frozen.rows : undefined, day)
  return (
    <div
      className={styles.listing}
      data-listing
      aria-busy={list.loading}
      ref={place}
      tabIndex={-1}
      {...(isLive ? frozen.hands : {})}
    >
      {isLive && !saidByItself ? (
        <ListingHead
          title={props.label}
          isTitledAbove={props.isTitledAbove}
          total={list.failed ? undefined : list.total}
          fresh={frozen.fresh}
          onShow={frozen.show}
          adds={list.rows?.length ? props.adds : null}
          beside={first?.heading}
        />
      ) : null}
      <Body {...props} dayBeside={beside} rows={frozen.rows} gone={frozen.gone} />
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
  const View = useIsPhone() ? ListingCards : ListingTable
  const isGone = (row: Row) => gone?.has(props.rowKey(row)) ?? false

  const clears = list.clear ? <ClearAll onPress={list.clear} /> : undefined

  if (list.failed || (rows?.length === 0 && !loading)) {
    return (
      <>
        <div className={styles.frame}>
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
    isGone(row) ? (
      <span className={`garita-second ${styles.gone}`}>{text.list.gone}</span>
    ) : (
      <Acts acts={of} of={rowName(row)} />
    )
  return (
    <>
      <View
        label={props.label}
        columns={props.columns}
        rowKey={props.rowKey}
        rows={rows}
        rowName={rowName}
        avatars={props.avatars}
        nameless={props.nameless}
        day={props.day}
        lead={props.lead}
        stands={props.stands}
        titled={props.isLive}
        dayBeside={props.dayBeside}
        isGone={isGone}
        actsOf={acts}
        acts={acts ? (row) => actsOf(row, acts(row)) : undefined}
        opens={props.opens}
        rowOpens={props.rowOpens}
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
