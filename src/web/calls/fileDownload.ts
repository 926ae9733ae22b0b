/** Downloads a file that the server streams, counts its rows, and saves it only when it is complete. */
import type { Call, Input } from '../../shared/contract.ts'
import { prepared, Refused, refusedBy } from './api.ts'
import { archiveCount, documentCount, type RowCount, spreadsheetCount } from './archiveCount.ts'
import { homeHeaders } from './pageHome.ts'

const patienceMs = 45_000

interface Arriving {
  /** Bytes of a file that announces its length. Null for formats whose number of rows is known only at the end. */
  rows: number | null
  of: number
}

interface Following {
  signal: AbortSignal
  onArrival: (soFar: Arriving) => void
}

interface Arrived {
  rows: number
  hidden: number
  name: string
  file: Blob
}

/** Rejects a file that ends early: a user would take it for complete. */
export async function fetchFile<C extends Call>(call: C, input: Input<C>, following: Following): Promise<Arrived> {
  const silence = silenceAfter(patienceMs)
  try {
    const response = await fetch(`/api/v1/${call.name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...homeHeaders },
      body: JSON.stringify(input),
      credentials: 'same-origin',
      signal: AbortSignal.any([following.signal, silence.signal]),
    })
    if (!response.ok || !response.body) throw refusedBy(await response.json().catch(() => null), response.status)
    const bytes = response.headers.get('x-garita-bytes')
    const of = Number(bytes ?? response.headers.get('x-garita-rows') ?? Number.NaN)
    const kind = response.headers.get('content-type') ?? ''
    const count = bytes ? byteCount() : countOf(kind, of)
    const pieces: Uint8Array<ArrayBuffer>[] = []
    const reader = response.body.getReader()
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      silence.heard()
      pieces.push(piece.value)
      count.add(piece.value)
      following.onArrival({ rows: count.rows(), of })
    }
    const rows = count.rows()
    if (rows !== of || !count.whole()) throw new Refused('file_broke_off', 0)
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'export.csv'
    const hidden = Number(response.headers.get('x-garita-hidden'))
    return { rows, hidden, name, file: new Blob(pieces, { type: kind }) }
  } catch (error) {
    const refused = error instanceof Refused ? error : new Refused('file_broke_off', 0)
    await prepared(refused.code)
    throw refused
  } finally {
    silence.over()
  }
}

function countOf(kind: string, of: number): RowCount {
  if (kind === 'application/zip') return archiveCount()
  if (kind === 'application/pdf') return documentCount(of)
  return kind.startsWith('text/csv') ? csvCount() : spreadsheetCount(of)
}

function byteCount(): RowCount {
  let arrived = 0
  return {
    add(piece) {
      arrived += piece.length
    },
    rows: () => arrived,
    whole: () => true,
  }
}

function csvCount(): RowCount {
  const records = recordCount()
  return { add: records.add, rows: () => Math.max(0, records.add(new Uint8Array()) - 1), whole: () => true }
}

function silenceAfter(ms: number) {
  const quiet = new AbortController()
  const begin = () => setTimeout(() => quiet.abort(), ms)
  let timer = begin()
  return {
    signal: quiet.signal,
    heard() {
      clearTimeout(timer)
      timer = begin()
    },
    over: () => clearTimeout(timer),
  }
}

const quote = 0x22
const lineEnd = 0x0a

/** Counts the complete records of a CSV file that arrives in pieces. A line end within quotes ends no record. */
export function recordCount() {
  let quoted = false
  let records = 0
  return {
    add(piece: Uint8Array): number {
      for (const byte of piece) {
        if (byte === quote) quoted = !quoted
        else if (byte === lineEnd && !quoted) records++
      }
      return records
    },
  }
}
