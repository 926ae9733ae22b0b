/** A form in a dialog: keeps what was typed after a refusal, asks before it is thrown away, and fills the screen on a phone. */
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import type { CallForm } from './callForm.ts'
import '../pieces/Dialogs.css'
import { useIsPhone } from '../pieces/useIsPhone.ts'
import { type FootedForm, FormFoot, useLeaving } from './FormFoot.tsx'

interface FormDialogProps {
  /** The form and its call. */
  of: FootedForm & Pick<CallForm<Record<string, unknown>>, 'submit'>
  title: string
  /** The label of the button; "Guardar" by default. */
  submit?: string | undefined
  /** Instead of the refusal's own words. */
  error?: string | null | undefined
  /** What saving will bring about: stands beside the button, wherever the fields are scrolled to. */
  note?: ReactNode
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
  return (
    <Modal
      opened
      // What it brings may be shown only here.
      onClose={leaving.leave}
      title={title}
      size={size}
      fullScreen={phone}
      // A stray click beside the dialog must not lose what was typed.
      closeOnClickOutside={false}
    >
      <form className="garita-dialog" onSubmit={of.submit} noValidate>
        <div className="garita-dialog-fields" ref={startAtFirstField}>
          {form.children}
        </div>
        <div className="garita-dialog-foot">
          <FormFoot of={of} leaving={leaving} submit={form.submit} error={error} note={form.note} />
        </div>
      </form>
    </Modal>
  )
}
