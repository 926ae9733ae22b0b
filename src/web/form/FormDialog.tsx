/** A form in a dialog: keeps what was typed after a refusal, asks before it is thrown away, and fills the screen on a phone. */
import { type FormEvent, type ReactNode, useState } from 'react'
import { Dialog } from '../pieces/dialogs/Dialog.tsx'
import type { CallForm } from './callForm.ts'
import '../pieces/dialogs/Dialogs.css'
import { useIsPhone } from '../pieces/useIsPhone.ts'
import { type FootedForm, FormFoot, useLeaving } from './FormFoot.tsx'

interface FormDialogProps {
  /** The form and its call. */
  of: FootedForm & Pick<CallForm<Record<string, unknown>>, 'submit'>
  title: string
  /** The label of the button; "Guardar" by default. */
  submit?: string | undefined
  /** As in ConfirmDialog. */
  against?: boolean | undefined
  /** Instead of the refusal's own words. */
  error?: string | null | undefined
  /** What saving will bring about: stands beside the button, wherever the fields are scrolled to. */
  note?: ReactNode
  /** Finds out what saving would do to other things; what it answers is asked before anything is sent. */
  question?: (() => Promise<ReactNode>) | undefined
  onClose: () => void
  children: ReactNode
  size?: string | undefined
}

// The first field, not the close button, is where typing starts.
function startAtFirstField(fields: HTMLDivElement | null) {
  fields
    ?.querySelector('input:not([type=hidden]):not(:disabled), select, textarea')
    ?.setAttribute('data-autofocus', 'true')
}

export function FormDialog({ of, title, error = of.error, onClose, size = '34rem', ...form }: FormDialogProps) {
  const phone = useIsPhone()
  const leaving = useLeaving(of, onClose)
  const [question, setQuestion] = useState<ReactNode>(null)
  const [finding, setFinding] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>): void {
    if (!form.question || question) {
      of.submit(event)
      return
    }
    event.preventDefault()
    if (finding) return
    setFinding(true)
    form
      .question()
      // What is invalid or out of reach is refused in the form's own words.
      .catch(() => null)
      .then((found) => (found ? setQuestion(found) : of.submit()))
      .finally(() => setFinding(false))
  }
  return (
    <Dialog
      opened
      // What it brings may be shown only here.
      onClose={leaving.leave}
      title={title}
      size={size}
      fullScreen={phone}
      // A stray click beside the dialog must not lose what was typed.
      closeOnClickOutside={false}
    >
      <form className="garita-dialog" onSubmit={submit} onChange={() => setQuestion(null)} noValidate>
        <div className="garita-dialog-fields" ref={startAtFirstField}>
          {form.children}
        </div>
        <div className="garita-dialog-foot">
          <FormFoot
            of={of}
            leaving={leaving}
            submit={form.submit}
            against={form.against}
            error={error}
            note={form.note}
            finding={finding}
            question={question}
            onBack={() => setQuestion(null)}
          />
        </div>
      </form>
    </Dialog>
  )
}
