/** Counts the rows in a ZIP that arrives in pieces: each file says in the field "GR" of its header how many it holds. */

const fileMark = 0x04034b50
const endMark = 0x06054b50
const headerBytes = 30
const endBytes = 22

/** The rows of a file that arrives in pieces. */
export interface RowCount<Rows = number | null> {
  add(piece: Uint8Array): void
  /** Null until the file is whole, where only that tells. */
  rows(): Rows
  /** Whether its end has come, as far as the file itself says so. */
  whole(): boolean
}

/** An XLSX does not say how many rows it holds. The server ends it only after all of them. */
export function spreadsheetCount(of: number): RowCount {
  const archive = archiveEnd()
  return { ...archive, rows: () => (archive.whole() ? of : null) }
}

/** A PDF says at its end that it is whole. */
export function documentCount(of: number): RowCount {
  let end = ''
  const whole = () => end.trimEnd().endsWith('%%EOF')
  return {
    add(piece) {
      end = (end + String.fromCharCode(...piece.subarray(-8))).slice(-8)
    },
    whole,
    rows: () => (whole() ? of : null),
  }
}

/** The list of files stands at the end of a ZIP. */
function archiveEnd() {
  let end = new Uint8Array()
  return {
    add(piece: Uint8Array) {
      const joined = new Uint8Array(end.length + piece.length)
      joined.set(end)
      joined.set(piece, end.length)
      end = joined.slice(-endBytes)
    },
    whole: () => end.length === endBytes && new DataView(end.buffer).getUint32(0, true) === endMark,
  }
}

export function archiveCount(): RowCount<number> {
  /** What came and is no whole header yet. */
  let held = new Uint8Array()
  let skip = 0
  let rows = 0
  let inFiles = true

  function read(): boolean {
    const passed = Math.min(skip, held.length)
    held = held.slice(passed)
    skip -= passed
    if (skip > 0 || !inFiles || held.length < headerBytes) return false
    const view = new DataView(held.buffer, held.byteOffset)
    if (view.getUint32(0, true) !== fileMark) {
      inFiles = false
      return false
    }
    const [nameBytes, extraBytes] = [view.getUint16(26, true), view.getUint16(28, true)]
    const extra = headerBytes + nameBytes
    if (held.length < extra + extraBytes) return false
    if (extraBytes >= 8) rows += view.getUint32(extra + 4, true)
    skip = extra + extraBytes + view.getUint32(18, true)
    return true
  }

  return {
    add(piece) {
      // Of a large file nothing is kept but what follows it.
      const passed = Math.min(skip, held.length === 0 ? piece.length : 0)
      skip -= passed
      const rest = piece.subarray(passed)
      const joined = new Uint8Array(held.length + rest.length)
      joined.set(held)
      joined.set(rest, held.length)
      held = joined
      while (read());
    },
    rows: () => rows,
    whole: () =>
      !inFiles &&
      held.length >= endBytes &&
      new DataView(held.buffer, held.byteOffset + held.length - endBytes).getUint32(0, true) === endMark,
  }
}
