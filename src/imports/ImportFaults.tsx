/** The rows that cannot be imported as they are, or only in part, each with fields to correct it in place. */
import { Button, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Card } from '../web/cards/Card.tsx'
import { useText } from '../web/language/language.tsx'
import { StateBadge } from '../web/pieces/StateBadge.tsx'
import { importMessages } from './imports.messages.ts'
import { type Corrections, type Field, fields, stateOf } from './imports.rules.ts'
import type { ImportLine } from './useImport.web.ts'
import './imports.css'

const shownAtOnce = 25

interface ImportFaultsProps {
  lines: readonly ImportLine[]
  /** As they are being written, ahead of the lines. */
  corrections: Corrections
  children?: ReactNode
  onCorrect: (number: number, field: Field, text: string) => void
}

export function ImportFaults({ lines, corrections, children, onCorrect }: ImportFaultsProps) {
  const text = useText(importMessages)
  const [shown, setShown] = useState(shownAtOnce)
  return (
    <Card title={text.to_check}>
      {children}
      <ul className="garita-import-faults">
        {lines.slice(0, shown).map((line) => (
          <FaultRow
            key={line.id}
            line={line}
            typed={{ ...line.written, ...corrections.get(line.number) }}
            onCorrect={onCorrect}
          />
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
  typed: ImportLine['written']
  onCorrect: ImportFaultsProps['onCorrect']
}

const tones = { wrong: 'bad', warned: 'wait', ready: 'good' } as const

function FaultRow({ line, typed, onCorrect }: FaultRowProps) {
  const text = useText(importMessages)
  const { number, written, problems, email_left_out, phone_left_out } = line
  const said = [
    ...problems.map((problem) => text.problems[problem]),
    ...(email_left_out ? [text.email_left_out(written.email)] : []),
    ...(phone_left_out ? [text.phone_left_out(written.phone_number)] : []),
  ]
  return (
    <li onKeyDown={({ key, currentTarget }) => key === 'Enter' && goOn(currentTarget)}>
      <fieldset>
        <legend>
          {text.row} {number}: <StateBadge tone={tones[stateOf(line)]}>{said.join('. ') || text.ready}</StateBadge>
        </legend>
        {fields.map((field) => (
          <TextInput
            key={field}
            label={text.columns[field]}
            value={typed[field]}
            error={problems.some((problem) => fieldOf[problem] === field)}
            onChange={({ currentTarget }) => onCorrect(number, field, currentTarget.value)}
          />
        ))}
      </fieldset>
    </li>
  )
}

/** To what is wrong in the next row, as in a spreadsheet. */
function goOn(row: HTMLElement): void {
  for (let next = row.nextElementSibling; next; next = next.nextElementSibling) {
    const field = next.querySelector<HTMLElement>('[aria-invalid]')
    if (!field) continue
    field.focus()
    return
  }
}
