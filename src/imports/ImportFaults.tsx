/** The rows that cannot be imported as they are, each with fields to correct it in place. */
import { Button, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Card } from '../web/cards/Card.tsx'
import { useText } from '../web/language/language.tsx'
import { importMessages } from './imports.messages.ts'
import { type Field, fields } from './imports.rules.ts'
import type { ImportLine } from './useImport.web.ts'
import './imports.css'

const shownAtOnce = 25

interface ImportFaultsProps {
  lines: readonly ImportLine[]
  onCorrect: (number: number, field: Field, text: string) => void
}

export function ImportFaults({ lines, onCorrect }: ImportFaultsProps) {
  const text = useText(importMessages)
  const [shown, setShown] = useState(shownAtOnce)
  return (
    <Card title={text.wrong_title}>
      <ul className="garita-import-faults">
        {lines.slice(0, shown).map((line) => (
          <FaultRow key={line.id} line={line} onCorrect={onCorrect} />
        ))}
      </ul>
      {lines.length > shown ? (
        <Button variant="default" onClick={() => setShown(shown + shownAtOnce)}>
          {text.more_rows(lines.length - shown)}
        </Button>
      ) : null}
    </Card>
  )
}

const fieldOf: Record<ImportLine['problems'][number], Field> = {
  ...{ name_missing: 'full_name', name_wrong: 'full_name', unit_missing: 'unit_number', unit_wrong: 'unit_number' },
  ...{ email_wrong: 'email', email_known: 'email' },
}

interface FaultRowProps {
  line: ImportLine
  onCorrect: ImportFaultsProps['onCorrect']
}

/** Corrected when the user leaves the row, so that it does not go away, and the focus with it, while they type. */
function FaultRow({ line, onCorrect }: FaultRowProps) {
  const text = useText(importMessages)
  const [typed, setTyped] = useState(line.written)
  const { full_name, email, phone_number, unit_number } = line.written
  // Another column for the unit, say, changes what the row says.
  useEffect(
    () => setTyped({ full_name, email, phone_number, unit_number }),
    [full_name, email, phone_number, unit_number],
  )
  const apply = () => {
    const changed = fields.filter((field) => typed[field] !== line.written[field])
    for (const field of changed) onCorrect(line.number, field, typed[field].trim())
  }
  return (
    <li
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || apply()}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && (goOn(currentTarget) || apply())}
    >
      <fieldset>
        <legend>
          {text.row} {line.number}: <strong>{line.problems.map((problem) => text.problems[problem]).join('. ')}</strong>
        </legend>
        {fields.map((field) => (
          <TextInput
            key={field}
            label={text.columns[field]}
            value={typed[field]}
            error={line.problems.some((problem) => fieldOf[problem] === field)}
            onChange={({ currentTarget }) => setTyped({ ...typed, [field]: currentTarget.value })}
          />
        ))}
      </fieldset>
    </li>
  )
}

/** To what is wrong in the next row, as in a spreadsheet. */
function goOn(row: HTMLElement): boolean {
  const next = row.nextElementSibling?.querySelector<HTMLElement>('[aria-invalid]')
  next?.focus()
  return Boolean(next)
}
