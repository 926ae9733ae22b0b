/** To whom something is handed over: one of the home by a touch, or a name. */
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { leftTexts, leftWords } from '../../../visits/left/left.messages.ts'
import { leftName } from '../../../visits/left/left.ts'
import { handing } from '../../../visits/left/leftSchemas.ts'
import { fieldProblem } from '../../../web/calls/refusals.tsx'
import { toastSuccess } from '../../../web/calls/toast.tsx'
import { Note } from '../../../web/cards/Note.tsx'
import { Stack } from '../../../web/cards/Stack.tsx'
import { Presses } from '../../../web/form/fields/Presses.tsx'
import { useText } from '../../../web/language/language.tsx'
import { Dialog } from '../../../web/pieces/dialogs/Dialog.tsx'
import type { LeftItem } from '../../facts/gate.snapshot.ts'
import type { Station } from '../../station/station.ts'
import { guardMessages } from '../guard.messages.ts'
import './left.css'

interface HandDialogProps {
  record: Station['record']
  item: LeftItem
  onClose: () => void
}

export function HandDialog({ record, item, onClose }: HandDialogProps) {
  const text = useText(leftTexts)
  const words = useText(leftWords)
  const { done } = useText(guardMessages)
  const [other, setOther] = useState('')
  const [problem, setProblem] = useState<ReactNode>(null)
  const [state, setState] = useState<'open' | 'pending' | 'failed'>('open')
  const hand = async (name: string) => {
    const given = handing.handed_to.safeParse(name)
    if (!given.success) return setProblem(fieldProblem(given.error.issues[0]?.message ?? 'invalid'))
    setState('pending')
    try {
      await record({ kind: 'item_handed', of: item.id, handed_to: given.data })
    } catch {
      return setState('failed')
    }
    onClose()
    toastSuccess(text.handed)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void hand(other)
  }
  return (
    <Dialog opened onClose={onClose} title={`${item.unit} · ${leftName(item, words)}`}>
      <Stack>
        {item.people.length > 0 ? (
          <Presses
            label={text.to_whom}
            choices={item.people.map((name) => ({ value: name, label: name }))}
            disabled={state === 'pending'}
            onPress={(name) => void hand(name)}
          />
        ) : null}
        <form className="garita-hand-other" onSubmit={submit}>
          <TextInput
            label={text.other_person}
            autoComplete="off"
            maxLength={120}
            value={other}
            error={problem}
            onChange={(event) => {
              setOther(event.currentTarget.value)
              setProblem(null)
            }}
          />
          <Button type="submit" size="lg" disabled={other.trim() === '' || state === 'pending'}>
            {text.hand_over}
          </Button>
        </form>
        {state === 'failed' ? <Note tone="bad">{done.failed_text}</Note> : null}
      </Stack>
    </Dialog>
  )
}
