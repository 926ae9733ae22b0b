/** To whom something that was left is handed over: one of the home by a press, or a name. The same at the desk and at the station. */
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Stack } from '../../cards/Stack.tsx'
import { Dialog } from '../../pieces/dialogs/Dialog.tsx'
import { Presses } from '../fields/Presses.tsx'
import '../../pieces/dialogs/Dialogs.css'

interface HandOverDialogProps {
  title: string
  /** Those of the home. */
  people: readonly string[]
  words: Record<'to_whom' | 'other_person' | 'hand_over', string>
  pending: boolean
  /** What is wrong with the name, until it is typed on. */
  problem?: ReactNode
  onHand: (name: string) => void
  onType?: () => void
  onClose: () => void
  /** Why it was not handed over. */
  children?: ReactNode
}

export function HandOverDialog({
  title,
  people,
  words,
  pending,
  problem,
  onHand,
  onType,
  onClose,
  children,
}: HandOverDialogProps) {
  const [other, setOther] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (other.trim() !== '') onHand(other)
  }
  return (
    <Dialog opened onClose={onClose} title={title}>
      <Stack>
        {people.length > 0 ? (
          <Presses
            label={words.to_whom}
            choices={people.map((name) => ({ value: name, label: name }))}
            disabled={pending}
            onPress={onHand}
          />
        ) : null}
        <form className="garita-send-beside" onSubmit={submit}>
          <TextInput
            label={words.other_person}
            autoComplete="off"
            maxLength={120}
            value={other}
            error={problem}
            onChange={(event) => {
              setOther(event.currentTarget.value)
              onType?.()
            }}
          />
          <Button type="submit" size="lg" disabled={other.trim() === ''} loading={pending}>
            {words.hand_over}
          </Button>
        </form>
        {children}
      </Stack>
    </Dialog>
  )
}
