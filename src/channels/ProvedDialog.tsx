/** A form that makes a secret, or sends things elsewhere: asks for the password where it was not typed in this session within ten minutes. */
import type { ReactNode } from 'react'
import { session } from '../session/session.contract.ts'
import { Note } from '../web/cards/Note.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { type CallForm, useCallForm } from '../web/form/callForm.ts'
import { FormDialog } from '../web/form/FormDialog.tsx'
import { PasswordField } from '../web/form/PasswordField.tsx'
import { useText } from '../web/language/language.tsx'
import { channelMessages } from './channels.messages.ts'

interface ProvedDialogProps<Values extends Record<string, unknown>> {
  of: CallForm<Values>
  title: string
  submit?: string
  onClose: () => void
  children: ReactNode
}

function startTyping(field: HTMLDivElement | null) {
  field?.querySelector('input')?.focus()
}

export function ProvedDialog<Values extends Record<string, unknown>>({
  of,
  children,
  ...dialog
}: ProvedDialogProps<Values>) {
  const text = useText(channelMessages)
  const proving = useCallForm(session.prove, { initial: { password: '' }, done: () => of.submit() })
  const toProve = of.code === 'prove_yourself'
  return (
    <FormDialog of={toProve ? proving : of} {...dialog}>
      {children}
      {toProve ? (
        <div ref={startTyping}>
          <Stack>
            <Note tone="wait">{text.prove_text}</Note>
            <PasswordField
              autoComplete="current-password"
              label={text.your_password}
              withAsterisk
              {...proving.form.getInputProps('password')}
            />
          </Stack>
        </div>
      ) : null}
    </FormDialog>
  )
}
