/** The rows that cannot be imported as they are, each with fields to correct it in place. */
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
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
          <li key={line.id}>
            <fieldset>
              <legend>
                {text.row} {line.number}:{' '}
                <strong>{line.problems.map((problem) => text.problems[problem]).join('. ')}</strong>
              </legend>
              {fields.map((field) => (
                <CorrectedField
                  key={field}
                  label={text.columns[field]}
                  written={line.written[field]}
                  wrong={line.problems.some((problem) => fieldOf[problem] === field)}
                  onCorrect={(corrected) => onCorrect(line.number, field, corrected)}
                />
              ))}
            </fieldset>
          </li>
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
  ...{ email_missing: 'email', email_wrong: 'email', email_twice: 'email', email_known: 'email' },
}

interface CorrectedFieldProps {
  label: string
  written: string
  wrong: boolean
  onCorrect: (text: string) => void
}

/** Applied when the user leaves the field, so that the row does not go away while they type. */
function CorrectedField({ label, written, wrong, onCorrect }: CorrectedFieldProps) {
  const [typed, setTyped] = useState(written)
  const apply = () => {
    if (typed !== written) onCorrect(typed.trim())
  }
  return (
    <TextInput
      label={label}
      value={typed}
      error={wrong}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={(event) => event.key === 'Enter' && apply()}
    />
  )
}
