/** Counts the complete records of a CSV file that arrives in pieces. A line end within quotes ends no record. */

const quote = 0x22
const lineEnd = 0x0a

export function recordCount() {
  let quoted = false
  let records = 0
  return {
    /** Returns the total so far. */
    add(piece: Uint8Array): number {
      for (const byte of piece) {
        if (byte === quote) quoted = !quoted
        else if (byte === lineEnd && !quoted) records++
      }
      return records
    },
  }
}
