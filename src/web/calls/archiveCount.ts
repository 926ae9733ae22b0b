/** Counts the rows in a ZIP that arrives in pieces: the field "GR" in each file's header has its number of rows. */

const fileMark = 0x04034b50
const endMark = 0x06054b50
const headerBytes = 30
const endBytes = 22

export interface RowCount<Rows = number | null> {
  add(piece: Uint8Array): void
  /** Null until the file is complete, for formats that give the number only then. */
  rows(): Rows
  whole(): boolean
}

/** An XLSX does not say how many rows it holds. The server ends it only after all of them. */
export function spreadsheetCount(of: number): RowCount {
  const archive = archiveEnd()
  return { ...archive, rows: () => (archive.whole() ? of : null) }
}

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
  /** The bytes of a header that is not complete yet. */
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
      // Skips the contents of large files without keeping them.
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
