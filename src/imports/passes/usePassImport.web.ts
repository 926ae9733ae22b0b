/** The steps of an import of passes: opens the file, reads it by the units of the condominium, and saves part by part. */
import { useDeferredValue, useMemo, useState } from 'react'
import { newId } from '../../shared/ids.ts'
import { ask, Refused } from '../../web/calls/api.ts'
import { lookAgainAt, useRead } from '../../web/calls/queries.ts'
import type { Layout } from '../columns.ts'
import { type FileRow, imports, mostBytes } from '../imports.contract.ts'
import { inParts, problemOf } from '../imports.rules.ts'
import { neededOf, type PassColumn, type PassField, passReaders } from './passColumns.ts'
import { type PassOutcome, passImports } from './passes.contract.ts'
import { type PassCorrections, type PassLine, readPasses, unitFinder, withProposals } from './passes.rules.ts'
import { mostPasses, type PassKind } from './passFacts.ts'

export interface PassImportLine extends PassLine {
  id: string
  outcome?: PassOutcome | undefined
}

interface OpenFile {
  rows: readonly FileRow[]
  /** Made once, with the file: sending a line again is the same act. */
  import_id: string
  ids: ReadonlyMap<number, string>
}

const nothingWritten: PassCorrections = new Map()
const nothingRead: readonly FileRow[] = []

export function usePassImport(kind: PassKind, place: string | null) {
  const [file, setFile] = useState<OpenFile | null>(null)
  const [layout, setLayout] = useState<Layout<PassColumn>>({ head: 0, places: {} })
  const [corrections, setCorrections] = useState(nothingWritten)
  // Thousands of rows are not read anew before the next letter is shown.
  const settled = useDeferredValue(corrections)
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, PassOutcome>>(new Map())
  const [stage, setStage] = useState<'idle' | 'reading' | 'saving' | 'done'>('idle')
  const [trouble, setTrouble] = useState<unknown>(null)
  const units = useRead(passImports.units, { condominium_id: place ?? '' }, { enabled: place !== null })
  const find = useMemo(() => (units.data ? unitFinder(units.data) : null), [units.data])
  const problem = file && problemOf(file.rows, layout, neededOf[kind])
  const rows = file && !problem ? file.rows : nothingRead

  const lines = useMemo(
    (): readonly PassImportLine[] =>
      readPasses({ kind, rows, layout, corrections: settled, find }).flatMap((line) => {
        const id = file?.ids.get(line.number)
        return id ? [{ ...line, id, outcome: outcomes.get(id) }] : []
      }),
    [kind, file, rows, layout, settled, find, outcomes],
  )
  const asInFile = useMemo(
    () => readPasses({ kind, rows, layout, corrections: nothingWritten, find }),
    [kind, rows, layout, find],
  )

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
      const read = await ask(imports.open, new Uint8Array(await chosen.arrayBuffer()))
      setLayout(passReaders[kind].layoutOf(read))
      setFile({ rows: read, import_id: newId(), ids: new Map(read.map(({ number }) => [number, newId()])) })
    } catch (error) {
      setTrouble(error)
    } finally {
      setStage('idle')
    }
  }

  const correct = (number: number, field: PassField, text: string) =>
    setCorrections((now) => new Map(now).set(number, { ...now.get(number), [field]: text }))
  const takeProposals = (some: readonly PassLine[]) => setCorrections((now) => withProposals(now, some))

  async function save(): Promise<void> {
    if (!file || !place) return
    const left = lines.filter((line) => line.facts && line.outcome === undefined)
    setStage('saving')
    setTrouble(null)
    try {
      for (const part of inParts(left, partSize)) {
        const sent = part.flatMap(({ id, facts }) => (facts ? [{ id, facts }] : []))
        const { import_id } = file
        const answer = await ask(passImports.savePasses, {
          ...{ condominium_id: place, import_id, auth_type: kind, lines: sent },
        })
        setOutcomes((now) => new Map([...now, ...answer.map(({ id, outcome }) => [id, outcome] as const)]))
      }
      setStage('done')
    } catch {
      setTrouble(new Refused('import_broke_off', 0))
      setStage('idle')
    } finally {
      void lookAgainAt('imports')
    }
  }

  return {
    ...{
      file,
      layout,
      setLayout,
      problem,
      lines,
      asInFile,
      corrections,
      correct,
      takeProposals,
      open,
      save,
      stage,
      trouble,
    },
    // What is imported is what the button says: all that is written was read, by the units of this condominium.
    checking: settled !== corrections || find === null,
    units_failed: units.isError,
  }
}

/** Half of what may be sent, so that a call stays far below what it may take. */
const partSize = mostPasses / 2
