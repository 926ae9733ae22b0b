/** Writes down what was left for a unit, in one press and also without a line: the same at the desk and at the station. */
import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Spelling } from '../../../shared/unitNames.ts'
import { Stack } from '../../cards/Stack.tsx'
import { Dialog } from '../../pieces/dialogs/Dialog.tsx'
import { Presses } from '../fields/Presses.tsx'
import { UnitSelect } from '../fields/UnitSelect.tsx'

interface Left<Item> {
  unit_number: string
  item: Item
  said: string
  company: string
}

interface LeftDialogProps<Item extends string> {
  /** Null where the guard writes it by hand. */
  of: { unit_number: string; company: string | null } | null
  units: readonly string[]
  spellings: readonly Spelling[] | undefined
  items: readonly { value: Item; label: string }[]
  words: Record<
    'write' | 'write_it' | 'unit' | 'choose_unit' | 'no_units' | 'company' | 'said' | 'what' | 'what_help',
    string
  >
  pending: boolean
  onWrite: (left: Left<Item>) => void
  onClose: () => void
  /** Why it was not written. */
  children?: ReactNode
}

export function LeftDialog<Item extends string>({
  of,
  units,
  spellings,
  items,
  words,
  pending,
  onWrite,
  onClose,
  children,
}: LeftDialogProps<Item>) {
  const [unit, setUnit] = useState(of?.unit_number ?? '')
  const [company, setCompany] = useState(of?.company ?? '')
  const [said, setSaid] = useState('')
  return (
    <Dialog opened onClose={onClose} title={of ? `${words.write_it} · ${of.unit_number}` : words.write}>
      <Stack>
        {of ? null : (
          <>
            <UnitSelect
              label={words.unit}
              placeholder={words.choose_unit}
              nothingFoundMessage={words.no_units}
              withAsterisk
              units={units}
              spellings={spellings}
              value={unit}
              onChange={setUnit}
            />
            <TextInput
              label={words.company}
              autoComplete="off"
              maxLength={60}
              value={company}
              onChange={(event) => setCompany(event.currentTarget.value)}
            />
          </>
        )}
        <TextInput
          label={words.said}
          autoComplete="off"
          maxLength={120}
          value={said}
          onChange={(event) => setSaid(event.currentTarget.value)}
        />
        <Presses
          label={words.what}
          choices={items}
          disabled={unit === '' || pending}
          onPress={(item) => onWrite({ unit_number: unit, item, said, company })}
        />
        <p className="garita-second">{words.what_help}</p>
        {children}
      </Stack>
    </Dialog>
  )
}
