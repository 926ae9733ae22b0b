/** A form in a dialog: keeps the typed values after a refusal, asks before it discards them, and fills a phone's screen. */
import { Stack } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { MissingWords } from '../calls/refusals.tsx'
import { useText } from '../language/language.tsx'
import { Dialog } from '../pieces/dialogs/Dialog.tsx'
import styles from '../pieces/dialogs/Dialogs.module.css'
import { useIsPhone } from '../pieces/useIsPhone.ts'
import type { CallForm } from './callForm.ts'
import { type FootedForm, FormFoot, useLeaving } from './FormFoot.tsx'
import { missingTexts } from './missing.messages.ts'

interface FormDialogProps {
  of: FootedForm & Pick<CallForm<Record<string, unknown>>, 'submit'>
  title: string
  submit?: string | undefined
  against?: boolean | undefined
  error?: string | null | undefined
  /** The effect of saving, shown beside the button even when the fields are scrolled. */
  note?: ReactNode
  question?: (() => Promise<ReactNode>) | undefined
  onClose: () => void
  children: ReactNode
  size?: string | undefined
}

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
      // Invalid values and a lost connection are reported by the form itself.
      .catch(() => null)
      .then((found) => (found ? setQuestion(found) : of.submit()))
      .finally(() => setFinding(false))
  }
  return (
    <Dialog
      opened
      // Does nothing while the request is under way, because only this dialog may show its result.
      onClose={leaving.leave}
      title={title}
      size={size}
      fullScreen={phone}
      // A stray click beside the dialog must not discard typed values.
      closeOnClickOutside={false}
    >
      <form onSubmit={submit} onChange={() => setQuestion(null)} noValidate>
        <Stack gap="1.25rem">
          <Stack data-fields ref={startAtFirstField}>
            <MissingWords value={useText(missingTexts)}>{form.children}</MissingWords>
          </Stack>
          <div className={styles.foot} data-dialog-foot>
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
        </Stack>
      </form>
    </Dialog>
  )
}
