/** The end of a form: why it was not saved, the effect of saving, and the buttons; asks once before it discards typed values. */
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Note } from '../cards/Note.tsx'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import { DialogActs } from '../pieces/dialogs/DialogActs.tsx'
import type { CallForm } from './callForm.ts'
import { FormProblem } from './FormProblem.tsx'
import { formTexts } from './form.messages.ts'

export type FootedForm = Pick<
  CallForm<Record<string, unknown>>,
  'pending' | 'error' | 'look' | 'looked' | 'resumed' | 'dirty' | 'discard'
>

export interface Leaving {
  asking: boolean
  /** The first Esc, Back or "Cancel" asks; a second one goes back to the form. */
  leave: () => void
  stay: () => void
  discard: () => void
}

export function useLeaving({ pending, dirty, discard }: FootedForm, onClose: () => void): Leaving {
  const [asking, setAsking] = useState(false)
  return {
    asking,
    leave: () => {
      if (pending) return
      if (dirty) setAsking(!asking)
      else onClose()
    },
    stay: () => setAsking(false),
    discard: () => {
      discard?.()
      onClose()
    },
  }
}

interface FormFootProps {
  of: FootedForm
  leaving: Leaving
  submit?: string | undefined
  against?: boolean | undefined
  error?: string | null | undefined
  note?: ReactNode
  finding?: boolean
  question?: ReactNode
  onBack?: () => void
}

export function FormFoot({
  of,
  leaving,
  submit,
  against,
  error,
  note,
  finding = false,
  question,
  onBack,
}: FormFootProps) {
  const text = useText(webTexts)
  const words = useText(formTexts)
  if (leaving.asking) {
    return (
      <>
        <Note tone="bad" title={words.title}>
          {words.text}
        </Note>
        <DialogActs>
          <Button variant="default" onClick={leaving.discard}>
            {words.discard}
          </Button>
          <Button onClick={leaving.stay} ref={focused}>
            {words.stay}
          </Button>
        </DialogActs>
      </>
    )
  }
  if (question) {
    return (
      <>
        <Note tone="bad">{question}</Note>
        <FormProblem of={of} error={error} />
        <DialogActs>
          <Button variant="default" onClick={onBack} disabled={of.pending} ref={focused}>
            {words.back}
          </Button>
          <Button type="submit" variant="strong" loading={of.pending}>
            {words.anyway}
          </Button>
        </DialogActs>
      </>
    )
  }
  return (
    <>
      {note}
      <FormProblem of={of} error={error} />
      <DialogActs>
        <Button variant="default" onClick={leaving.leave} disabled={of.pending}>
          {text.cancel}
        </Button>
        <Button type="submit" variant={against ? 'strong' : 'filled'} loading={of.pending || finding}>
          {submit ?? text.save}
        </Button>
      </DialogActs>
    </>
  )
}

const focused = (button: HTMLButtonElement | null) => button?.focus()
