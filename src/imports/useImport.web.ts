/** The steps of an import: opens the file, checks known addresses, and saves part by part; each part can be repeated. */
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { newId } from '../shared/ids.ts'
import { ask, Refused } from '../web/calls/api.ts'
import { lookAgainAt } from '../web/calls/queries.ts'
import { useLanguage } from '../web/language/language.tsx'
import { type Layout, layoutOf, needed } from './columns.ts'
import { type FileRow, type ImportOutcome, imports, mostAtOnce, mostBytes } from './imports.contract.ts'
import { type Corrections, type Field, inParts, problemOf, type ReadLine, readLines } from './imports.rules.ts'

export interface ImportLine extends ReadLine {
  id: string
  residence_id: string
  outcome?: ImportOutcome | undefined
}

interface OpenFile {
  rows: readonly FileRow[]
  /** Made once, with the file: sending a line again is the same act. */
  ids: ReadonlyMap<number, Pick<ImportLine, 'id' | 'residence_id'>>
}

const nothingWritten: Corrections = new Map()
const nothingRead: readonly FileRow[] = []

export function useImport() {
  const { language } = useLanguage()
  const [file, setFile] = useState<OpenFile | null>(null)
  const [layout, setLayout] = useState<Layout>({ head: 0, places: {} })
  const [corrections, setCorrections] = useState(nothingWritten)
  // Thousands of rows are not read anew before the next letter is shown.
  const settled = useDeferredValue(corrections)
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, ImportOutcome>>(new Map())
  const [stage, setStage] = useState<'idle' | 'reading' | 'saving' | 'done'>('idle')
  const [trouble, setTrouble] = useState<unknown>(null)
  const problem = file && problemOf(file.rows, layout, needed)
  const rows = file && !problem ? file.rows : nothingRead
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
  const asInFile = useMemo(() => readLines(rows, layout, nothingWritten, known), [rows, layout, known])

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
      setFile({ rows, ids: new Map(rows.map(({ number }) => [number, { id: newId(), residence_id: newId() }])) })
    } catch (error) {
      setTrouble(error)
    } finally {
      setStage('idle')
    }
  }

  const correct = (number: number, field: Field, text: string) =>
    setCorrections((now) => new Map(now).set(number, { ...now.get(number), [field]: text }))

  async function save(condominiumId: string): Promise<void> {
    const left = lines.filter((line) => line.resident && line.outcome === undefined)
    setStage('saving')
    setTrouble(null)
    try {
      for (const part of inParts(left, partSize)) {
        const sent = part.flatMap(({ id, residence_id, resident }) =>
          resident ? [{ id, residence_id, ...resident }] : [],
        )
        const answer = await ask(imports.save, { condominium_id: condominiumId, language, lines: sent })
        setOutcomes((now) => new Map([...now, ...answer.map(({ id, outcome }) => [id, outcome] as const)]))
      }
      setStage('done')
    } catch {
      setTrouble(new Refused('import_broke_off', 0))
      setStage('idle')
    } finally {
      void lookAgainAt('people')
    }
  }

  // What is imported is what the button says: all that is written was read, and asked about.
  const checking = settled !== corrections || (unasked && !failed)
  return {
    file,
    layout,
    setLayout,
    problem,
    lines,
    asInFile,
    corrections,
    correct,
    open,
    save,
    stage,
    trouble,
    checking,
    known_failed: failed,
  }
}

const noneKnown: ReadonlySet<string> = new Set()

/** Half of what may be sent, so that the longest names still fit a body. */
const partSize = mostAtOnce / 2

/** An address is asked about when it stands for as long, so that its beginnings are not. */
const typingMs = 400

/** Which addresses of the valid lines have an account; each address is asked about once. */
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
