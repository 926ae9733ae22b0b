/** The steps of an import: reads the file, checks known addresses, and saves part by part; each part can be repeated. */
import { useState } from 'react'
import { newId } from '../shared/ids.ts'
import { ask } from '../web/calls/api.ts'
import { lookAgainAt } from '../web/calls/queries.ts'
import { useLanguage } from '../web/language/language.tsx'
import { textOf } from './csvLines.ts'
import { type ImportOutcome, imports, mostAtOnce } from './imports.contract.ts'
import { type FileProblem, inParts, markKnown, mostBytes, type ReadLine, readFile } from './imports.rules.ts'

/** The ids are made once, with the line: sending it again is the same act. */
export interface ImportLine extends ReadLine {
  id: string
  residence_id: string
  outcome?: ImportOutcome
}

type Trouble = FileProblem | 'too_large' | 'known_failed' | 'save_failed'

export function useImport() {
  const { language } = useLanguage()
  const [lines, setLines] = useState<readonly ImportLine[] | null>(null)
  const [stage, setStage] = useState<'idle' | 'reading' | 'saving' | 'done'>('idle')
  const [trouble, setTrouble] = useState<Trouble | null>(null)

  async function read(file: File | null): Promise<void> {
    setLines(null)
    setTrouble(null)
    if (!file) return setStage('idle')
    if (file.size > mostBytes) return setTrouble('too_large')
    setStage('reading')
    try {
      const found = readFile(textOf(new Uint8Array(await file.arrayBuffer()), decoded))
      if (typeof found === 'string') return setTrouble(found)
      const known = await knownAmong(found)
      setLines(markKnown(found, known).map((line) => ({ ...line, id: newId(), residence_id: newId() })))
    } catch {
      setTrouble('known_failed')
    } finally {
      setStage('idle')
    }
  }

  async function save(condominiumId: string): Promise<void> {
    const left = (lines ?? []).filter((line) => line.resident && line.outcome === undefined)
    setStage('saving')
    setTrouble(null)
    try {
      for (const part of inParts(left, partSize)) {
        const sent = part.flatMap(({ id, residence_id, resident }) =>
          resident ? [{ id, residence_id, ...resident }] : [],
        )
        const answer = await ask(imports.save, { condominium_id: condominiumId, language, lines: sent })
        const outcomes = new Map(answer.map(({ id, outcome }) => [id, outcome]))
        setLines((now) => now?.map((line) => withOutcome(line, outcomes.get(line.id))) ?? null)
      }
      setStage('done')
    } catch {
      setTrouble('save_failed')
      setStage('idle')
    } finally {
      void lookAgainAt('people')
    }
  }

  return { lines, stage, trouble, read, save }
}

/** Half of what may be sent, so that the longest names still fit a body. */
const partSize = mostAtOnce / 2

const withOutcome = (line: ImportLine, outcome: ImportLine['outcome']): ImportLine =>
  outcome ? { ...line, outcome } : line

async function knownAmong(lines: readonly ReadLine[]): Promise<Set<string>> {
  const emails = lines.flatMap(({ resident }) => (resident ? [resident.email] : []))
  const known = new Set<string>()
  for (const part of inParts(emails, mostAtOnce)) {
    for (const email of await ask(imports.known, { emails: part })) known.add(email)
  }
  return known
}

function decoded(bytes: Uint8Array, as: 'utf-8' | 'windows-1252'): string | null {
  try {
    return new TextDecoder(as, { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}
