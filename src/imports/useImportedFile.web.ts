/** The common steps of all imports: opens the file, keeps corrections of its rows, and saves the lines in parts that can be repeated. */
import { useDeferredValue, useState } from 'react'
import { newId } from '../shared/ids.ts'
import { ask, Refused } from '../web/calls/api.ts'
import { lookAgainAt } from '../web/calls/queries.ts'
import type { Layout } from './columns.ts'
import { type FileRow, imports, mostBytes } from './imports.contract.ts'
import { inParts, problemOf } from './imports.rules.ts'

interface OpenFile<Ids> {
  rows: readonly FileRow[]
  /** Created once with the file: a repeated line is the same act. */
  import_id: string
  ids: ReadonlyMap<number, Ids>
}

interface FileRules<Name extends string, Ids> {
  layoutOf: (rows: readonly FileRow[]) => Layout<Name>
  needed: readonly Name[]
  /** The ids of the things that a row creates. */
  newIds: () => Ids
}

interface Saving<Line, Outcome> {
  most: number
  send: (part: readonly Line[]) => Promise<readonly { id: string; outcome: Outcome }[]>
  topic: string
}

const nothingRead: readonly FileRow[] = []

export function useImportedFile<Name extends string, Field extends string, Outcome, Ids>({
  layoutOf,
  needed,
  newIds,
}: FileRules<Name, Ids>) {
  const [nothingWritten] = useState<ReadonlyMap<number, Partial<Record<Field, string>>>>(() => new Map())
  const [file, setFile] = useState<OpenFile<Ids> | null>(null)
  const [layout, setLayout] = useState<Layout<Name>>({ head: 0, places: {} as Layout<Name>['places'] })
  const [corrections, setCorrections] = useState(nothingWritten)
  // Thousands of rows are not read again before the next letter appears.
  const settled = useDeferredValue(corrections)
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const [stage, setStage] = useState<'idle' | 'reading' | 'saving' | 'done'>('idle')
  const [trouble, setTrouble] = useState<unknown>(null)
  const problem = file && problemOf(file.rows, layout, needed)

  async function open(chosen: File | null): Promise<void> {
    setFile(null)
    setTrouble(null)
    setCorrections(nothingWritten)
    setOutcomes(new Map())
    setStage('idle')
    if (!chosen) return
    if (chosen.size > mostBytes) return setTrouble(new Refused('file_too_large', 0))
    setStage('reading')
    try {
      const rows = await ask(imports.open, new Uint8Array(await chosen.arrayBuffer()))
      setLayout(layoutOf(rows))
      setFile({ rows, import_id: newId(), ids: new Map(rows.map(({ number }) => [number, newIds()])) })
    } catch (error) {
      setTrouble(error)
    } finally {
      setStage('idle')
    }
  }

  const correct = (number: number, field: Field, text: string) =>
    setCorrections((now) => new Map(now).set(number, { ...now.get(number), [field]: text }))

  async function saveInParts<Line>(lines: readonly Line[], { most, send, topic }: Saving<Line, Outcome>) {
    setStage('saving')
    setTrouble(null)
    try {
      for (const part of inParts(lines, most)) {
        const answer = await send(part)
        setOutcomes((now) => new Map([...now, ...answer.map(({ id, outcome }) => [id, outcome] as const)]))
      }
      setStage('done')
    } catch {
      setTrouble(new Refused('import_broke_off', 0))
      setStage('idle')
    } finally {
      void lookAgainAt(topic)
    }
  }

  return {
    shown: { file, layout, setLayout, problem, corrections, correct, open, stage, trouble },
    rows: file && !problem ? file.rows : nothingRead,
    outcomes,
    nothingWritten,
    settled,
    setCorrections,
    saveInParts,
  }
}
