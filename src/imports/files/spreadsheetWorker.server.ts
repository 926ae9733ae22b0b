/** Reads one file in its own thread, so that a hostile file can neither stop the program nor take its memory. */
import { parentPort, workerData } from 'node:worker_threads'
import { type CellValue, EncryptedFileError, read, type Sheet } from 'hucre'
import { mostCells, mostRows } from '../imports.contract.ts'
import { csvRows, textOf } from './csvRows.ts'
import { unpackedWithin } from './unpacked.server.ts'

const mostUnpacked = 50_000_000
const mostCharacters = 300

const zipMark = [0x50, 0x4b]
/** Files of Excel before 2007, and protected ones, start with this. */
const oldMark = [0xd0, 0xcf]

const begins = (bytes: Uint8Array, mark: number[]) => mark.every((byte, at) => bytes[at] === byte)

async function rowsOf(bytes: Uint8Array): Promise<unknown[][] | 'file_too_large' | 'file_unreadable' | 'file_locked'> {
  const zipped = begins(bytes, zipMark)
  if (!zipped && !begins(bytes, oldMark)) return csvRows(textOf(bytes))
  const unpacked = zipped ? unpackedWithin(Buffer.from(bytes), mostUnpacked) : 'yes'
  if (unpacked !== 'yes') return unpacked
  try {
    // One row more than the limit, to notice too many.
    const { sheets } = await read(bytes, { maxRows: mostRows + 1 })
    const shown = sheets.filter(({ hidden, veryHidden }) => !hidden && !veryHidden)
    const list = shown.find(({ rows }) => rows.length > 1)
    return list ? unmerged(list) : []
  } catch (error) {
    return error instanceof EncryptedFileError ? 'file_locked' : 'file_unreadable'
  }
}

/** Repeats a merged cell in each of its rows, such as a unit beside all its vehicles. */
function unmerged({ rows, merges = [] }: Pick<Sheet, 'rows' | 'merges'>): CellValue[][] {
  for (const { startRow, endRow, startCol } of merges) {
    const value = rows[startRow]?.[startCol] ?? null
    if (value === null || startCol >= mostCells) continue
    for (const row of rows.slice(startRow + 1, endRow + 1)) {
      if (!row.some((cell) => written(cell) !== '')) continue
      while (row.length <= startCol) row.push(null)
      row[startCol] ??= value
    }
  }
  return rows
}

/** A time without a date is a moment of the day from which spreadsheets count. */
const dayOrHour = (moment: string) =>
  /^1(899-12-3|900-01-0)/.test(moment) ? moment.slice(11, 16) : moment.slice(0, 10)

function written(value: CellValue): string {
  if (value === null || value === undefined) return ''
  const text = value instanceof Date ? dayOrHour(value.toISOString()) : String(value)
  return text.trim().slice(0, mostCharacters)
}

const rows = await rowsOf(workerData)
parentPort?.postMessage(
  typeof rows === 'string'
    ? { refused: rows }
    : {
        rows: rows
          .map((cells, at) => ({
            number: at + 1,
            cells: cells.slice(0, mostCells).map((cell) => written(cell as CellValue)),
          }))
          .filter(({ cells }) => cells.some((cell) => cell !== '')),
      },
)
