/** The steps of an import of residents: reads the file, and asks which addresses are known. */
import { useEffect, useMemo, useState } from 'react'
import { newId } from '../../shared/ids.ts'
import { ask } from '../../web/calls/api.ts'
import { useLanguage } from '../../web/language/language.tsx'
import { type Column, layoutOf, needed } from '../columns.ts'
import { type ImportOutcome, imports, mostAtOnce } from '../imports.contract.ts'
import { type Field, type ReadLine, readLines } from '../imports.rules.ts'
import { useImportedFile } from '../useImportedFile.web.ts'

type LineIds = Pick<ImportLine, 'id' | 'residence_id'>

export interface ImportLine extends ReadLine {
  id: string
  residence_id: string
  outcome?: ImportOutcome | undefined
}

export function useImport() {
  const { language } = useLanguage()
  const { shown, rows, outcomes, nothingWritten, settled, saveInParts } = useImportedFile<
    Column,
    Field,
    ImportOutcome,
    LineIds
  >({ layoutOf, needed, newIds: () => ({ id: newId(), residence_id: newId() }) })
  const { file, layout } = shown
  const { known, unasked, failed } = useKnown(
    useMemo(() => readLines(rows, layout, settled, noneKnown), [rows, layout, settled]),
    settled !== nothingWritten,
  )

  const lines = useMemo(
    (): readonly ImportLine[] =>
      readLines(rows, layout, settled, known).flatMap((line) => {
        const ids = file?.ids.get(line.number)
        return ids ? [{ ...line, ...ids, outcome: outcomes.get(ids.id) }] : []
      }),
    [file, rows, layout, settled, known, outcomes],
  )
  const asInFile = useMemo(() => readLines(rows, layout, nothingWritten, known), [rows, layout, nothingWritten, known])

  const save = (condominiumId: string) =>
    saveInParts(
      lines.flatMap(({ id, residence_id, resident, outcome }) =>
        resident && outcome === undefined ? [{ id, residence_id, ...resident }] : [],
      ),
      {
        // Half of the limit, so that the longest names still fit a body.
        most: mostAtOnce / 2,
        send: (part) =>
          ask(imports.save, { condominium_id: condominiumId, import_id: file?.import_id, language, lines: [...part] }),
        topic: 'people',
      },
    )

  return {
    ...shown,
    lines,
    asInFile,
    save,
    // The button imports only if all text was read and all addresses were checked.
    checking: settled !== shown.corrections || (unasked && !failed),
    known_failed: failed,
  }
}

const noneKnown: ReadonlySet<string> = new Set()

/** Waits for this pause in typing, so that incomplete addresses are not sent. */
const typingMs = 400

/** Finds which addresses of the valid lines have an account; sends each address once. */
function useKnown(lines: readonly ReadLine[], typing: boolean) {
  const [asked, setAsked] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [failed, setFailed] = useState(false)
  const next = lines.flatMap(({ resident }) => (resident?.email && !asked.has(resident.email) ? [resident.email] : []))
  const part = next.slice(0, mostAtOnce).join(' ')
  useEffect(() => {
    if (part === '') return
    let current = true
    const emails = part.split(' ')
    const question = () =>
      ask(imports.known, { emails }).then(
        (known) => {
          if (!current) return
          setFailed(false)
          setAsked((now) => new Map([...now, ...emails.map((email) => [email, known.includes(email)] as const)]))
        },
        () => current && setFailed(true),
      )
    const timer = setTimeout(question, typing ? typingMs : 0)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [part, typing])
  const known = useMemo(() => new Set([...asked].flatMap(([email, is]) => (is ? [email] : []))), [asked])
  return { known, unasked: next.length > 0, failed: failed && next.length > 0 }
}
