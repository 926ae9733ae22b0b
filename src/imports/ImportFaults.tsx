/** Rows with errors or warnings, with fields to correct them in place. */
import { Button, Group, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Card } from '../web/cards/Card.tsx'
import { useText } from '../web/language/language.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'
import styles from './ImportFaults.module.css'
import { importMessages } from './imports.messages.ts'

const shownAtOnce = 25

export interface Fault<Field extends string> {
  id: string
  number: number
  tone: 'good' | 'wait' | 'bad'
  said: string
  fields: readonly { field: Field; label: string; written: string; wrong: boolean }[]
  /** Corrects the row with a press. */
  offer?: { label: string; take: () => void } | undefined
}

interface ImportFaultsProps<Field extends string> {
  /** Creates only the visible ones of thousands. */
  faults: { count: number; first: (most: number) => readonly Fault<Field>[] }
  children?: ReactNode
  onCorrect: (number: number, field: Field, text: string) => void
}

export function ImportFaults<Field extends string>({ faults, children, onCorrect }: ImportFaultsProps<Field>) {
  const text = useText(importMessages)
  const [shown, setShown] = useState(shownAtOnce)
  return (
    <Card title={text.to_check}>
      {children}
      <ul className={styles.faults}>
        {faults.first(shown).map((fault) => (
          <FaultRow key={fault.id} fault={fault} onCorrect={onCorrect} />
        ))}
      </ul>
      {faults.count > shown ? (
        <Button variant="default" onClick={() => setShown(shown + shownAtOnce)}>
          {text.more_rows(faults.count - shown)}
        </Button>
      ) : null}
    </Card>
  )
}

interface FaultRowProps<Field extends string> {
  fault: Fault<Field>
  onCorrect: ImportFaultsProps<Field>['onCorrect']
}

function FaultRow<Field extends string>({ fault, onCorrect }: FaultRowProps<Field>) {
  const text = useText(importMessages)
  const { number, tone, said, fields, offer } = fault
  return (
    <li
      onKeyDown={({ key, currentTarget, target }) =>
        key === 'Enter' && target instanceof HTMLInputElement && goOn(currentTarget)
      }
    >
      <Group component="fieldset" gap="0.5rem 0.75rem" align="end" py="0.625rem">
        <legend>
          {text.row} {number}: <StateBadge tone={tone}>{said || text.ready}</StateBadge>
        </legend>
        {fields.map(({ field, label, written, wrong }) => (
          <TextInput
            key={field}
            flex="1 1 8rem"
            miw={0}
            classNames={{ label: styles.label ?? '' }}
            label={label}
            value={written}
            error={wrong}
            onChange={({ currentTarget }) => onCorrect(number, field, currentTarget.value)}
          />
        ))}
        {offer ? (
          <Button variant="default" onClick={offer.take}>
            {offer.label}
          </Button>
        ) : null}
      </Group>
    </li>
  )
}

/** Moves to the next row's error, as in a spreadsheet. */
function goOn(row: HTMLElement): void {
  for (let next = row.nextElementSibling; next; next = next.nextElementSibling) {
    const field = next.querySelector<HTMLElement>('[aria-invalid]')
    if (!field) continue
    field.focus()
    return
  }
}
