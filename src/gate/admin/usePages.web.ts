/** Searches and pages a list in the browser, which has all of it for the dialogs. */
import { aNumber, searched } from '../../shared/address.ts'
import { plain } from '../../shared/lookAlikes.ts'
import { type List, useAddress } from '../../web/calls/list.ts'

const pageSize = 50

/** `from` is the number of the first row on the page. */
const filters = { search: searched, from: aNumber(0, 1_000_000) }

export function usePages<Row>(whole: List<Row>, wordsOf: (row: Row) => string) {
  const { filter, narrow } = useAddress(filters)
  const { search, from = 0 } = filter
  const found = whole.rows?.filter((row) => plain(wordsOf(row)).includes(plain(search)))
  const total = found?.length ?? 0
  const show = (at: number) => () => narrow({ from: at || undefined })
  const list: List<Row> = {
    ...whole,
    rows: found?.slice(from, from + pageSize),
    total: found?.length,
    asked: JSON.stringify({ search, from }),
    clear: search === '' ? undefined : () => narrow({ search: '', from: undefined }),
    next: from + pageSize < total ? show(from + pageSize) : undefined,
    previous: from > 0 ? show(Math.max(0, from - pageSize)) : undefined,
  }
  return {
    list,
    search,
    find: (typed: string) => narrow({ search: typed, from: undefined }),
    /** A shorter list needs no search field. */
    long: search !== '' || (whole.rows?.length ?? 0) > 10,
  }
}
