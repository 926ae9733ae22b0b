/** A form for a sensitive act: asks for the password unless it was typed in this session within ten minutes. */
import type { ReactNode } from 'react'
import type { Call } from '../../shared/contract.ts'
import { Note } from '../cards/Note.tsx'
import { Stack } from '../cards/Stack.tsx'
import { useText } from '../language/language.tsx'
import { type CallForm, useCallForm } from './callForm.ts'
import { FormDialog } from './FormDialog.tsx'
import { PasswordField } from './fields/PasswordField.tsx'
import { formTexts } from './form.messages.ts'

interface ProvedDialogProps<Values extends Record<string, unknown>> {
  of: CallForm<Values>
  prove: Call
  why: string
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
  prove,
  why,
  children,
  ...dialog
}: ProvedDialogProps<Values>) {
  const text = useText(formTexts)
  const proving = useCallForm(prove, { initial: { password: '' }, done: () => of.submit() })
  const toProve = of.code === 'prove_yourself'
  return (
    <FormDialog of={toProve ? proving : of} {...dialog}>
      {children}
      {toProve ? (
        <div ref={startTyping}>
          <Stack>
            <Note tone="wait">{why}</Note>
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
