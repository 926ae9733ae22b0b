/** Rows that hold still under a hand: while somebody points at a list, what arrives waits, and what goes stays dimmed. */

export interface CalmRows<Row> {
  /** In the order that was held, with what each says now. */
  rows: readonly Row[]
  gone: ReadonlySet<string>
  /** How many wait to be shown. */
  fresh: number
}

/** `full`: another page follows, to which the last rows of this one are pushed when others arrive. */
export function calmRows<Row>(
  held: readonly Row[],
  latest: readonly Row[],
  keyOf: (row: Row) => string,
  full: boolean,
): CalmRows<Row> {
  const now = new Map(latest.map((row) => [keyOf(row), row]))
  const known = new Set(held.map(keyOf))
  const last = held.findLastIndex((row) => now.has(keyOf(row)))
  const lost = held.filter((row, at) => !now.has(keyOf(row)) && !(full && at > last))
  // What stands below the last one that is left came over from the next page: it is not new.
  const end = full && last >= 0 ? [...now.keys()].indexOf(held.map(keyOf)[last] ?? '') : latest.length
  return {
    rows: held.map((row) => now.get(keyOf(row)) ?? row),
    gone: new Set(lost.map(keyOf)),
    fresh: latest.slice(0, end).filter((row) => !known.has(keyOf(row))).length,
  }
}
