/** The steps of an import of passes: reads the file with the units of the condominium. */
import { useMemo } from 'react'
import { newId } from '../../shared/ids.ts'
import { ask } from '../../web/calls/api.ts'
import { useRead } from '../../web/calls/queries.ts'
import { useImportedFile } from '../useImportedFile.web.ts'
import { neededOf, type PassColumn, type PassField, passReaders } from './passColumns.ts'
import { type PassOutcome, passImports } from './passes.contract.ts'
import { type PassLine, readPasses, unitFinder, withProposals } from './passes.rules.ts'
import { mostPasses, type PassKind } from './passFacts.ts'

export interface PassImportLine extends PassLine {
  id: string
  outcome?: PassOutcome | undefined
}

export function usePassImport(kind: PassKind, place: string | null) {
  const { shown, rows, outcomes, nothingWritten, settled, setCorrections, saveInParts } = useImportedFile<
    PassColumn,
    PassField,
    PassOutcome,
    string
  >({ layoutOf: passReaders[kind].layoutOf, needed: neededOf[kind], newIds: newId })
  const { file, layout } = shown
  const units = useRead(passImports.units, { condominium_id: place ?? '' }, { enabled: place !== null })
  const find = useMemo(() => (units.data ? unitFinder(units.data) : null), [units.data])

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
    [kind, rows, layout, nothingWritten, find],
  )

  async function save(): Promise<void> {
    if (!file || !place) return
    const of = { condominium_id: place, import_id: file.import_id, auth_type: kind }
    const left = lines.flatMap(({ id, facts, outcome }) => (facts && outcome === undefined ? [{ id, facts }] : []))
    await saveInParts(left, {
      // Half of the limit, so that a call stays far below it.
      most: mostPasses / 2,
      send: (part) => ask(passImports.savePasses, { ...of, lines: [...part] }),
      topic: 'imports',
    })
  }

  return {
    ...shown,
    lines,
    asInFile,
    takeProposals: (some: readonly PassLine[]) => setCorrections((now) => withProposals(now, some)),
    save,
    // The button imports only if all text was read with the units of this condominium.
    checking: settled !== shown.corrections || find === null,
    units_failed: units.isError,
  }
}
