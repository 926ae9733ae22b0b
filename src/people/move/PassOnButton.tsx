/** Lets a resident with a planned move choose what passes to another home, until they leave. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { useRead } from '../../web/calls/queries.ts'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useText } from '../../web/language/language.tsx'
import { moves } from './moves.contract.ts'
import { passingTexts } from './moves.messages.ts'
import { type Choices, passesOf, planned, possible } from './moves.rules.ts'
import { homesFor, PassingOn } from './PassingOn.tsx'

export function PassOnButton({ home }: { home: string | null }) {
  const text = useText(passingTexts)
  const { id } = useCurrentUser()
  const [open, setOpen] = useState(false)
  const of = { id, ...(home ? { residence_id: home } : {}) }
  const { data: moving } = useRead(moves.moving, of)
  const along = moving?.moves_to ?? null
  // Hidden if nothing can pass.
  if (!moving?.passing_on || moving.passing_on.passing.length === 0) return null
  if (!moving.passing_on.frozen && homesFor(moving, along).length === 0) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {text.choose}
      </Button>
      {open ? <PassOnDialog of={of} moving={moving} along={along} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

interface PassOnDialogProps {
  of: { id: string; residence_id?: string }
  moving: Parameters<typeof PassingOn>[0]['moving']
  along: string | null
  onClose: () => void
}

function PassOnDialog({ of, moving, along, onClose }: PassOnDialogProps) {
  const text = useText(passingTexts)
  const items = moving.passing_on?.passing ?? []
  const [choices, setChoices] = useState<Choices>(planned(items))
  const saving = useCallForm(moves.passOn, {
    initial: {},
    input: () => ({ ...of, passes: passesOf(items, possible(choices, homesFor(moving, along))) }),
    done: () => {
      toastSuccess(text.chosen)
      onClose()
    },
  })
  return (
    <FormDialog of={saving} title={text.choose} onClose={onClose}>
      <PassingOn moving={moving} along={along} choices={choices} onChoose={setChoices} />
    </FormDialog>
  )
}
