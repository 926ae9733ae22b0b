/** How many whole records of a CSV file have come, whatever pieces it comes in: line ends within quotes end no record. */

const quote = 0x22
const lineEnd = 0x0a

export function recordCount() {
  let quoted = false
  let records = 0
  return {
    /** All so far. */
    add(piece: Uint8Array): number {
      for (const byte of piece) {
        if (byte === quote) quoted = !quoted
        else if (byte === lineEnd && !quoted) records++
      }
      return records
    },
  }
}
