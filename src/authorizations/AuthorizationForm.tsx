/** The form of any kind, written from its description: in a dialog, or in a card on the page. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { newId } from '../shared/ids.ts'
import { toastSuccess } from '../web/calls/toast.tsx'
import { Card } from '../web/cards/Card.tsx'
import { Note } from '../web/cards/Note.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { useCallForm } from '../web/form/callForm.ts'
import { FormDialog } from '../web/form/FormDialog.tsx'
import { useText } from '../web/language/language.tsx'
import { AuthorizationFormFields } from './AuthorizationFormFields.tsx'
import { type Authorization, authorizations } from './authorizations.contract.ts'
import { authorizationMessages, blockedTitles, kindTexts } from './authorizations.messages.ts'
import { type AuthType, fieldsOf, kinds, type Values } from './kinds.ts'

export interface AuthorizationFormProps {
  type: AuthType
  existing?: Authorization
  inline?: boolean
  onClose: () => void
}

// What a pass vouches for: a change of any of these makes the code in people's hands useless.
const vouched = ['last_name', 'id_document', 'vehicle_plate', 'valid_from', 'valid_until']

export function AuthorizationForm({ type, existing, inline = false, onClose }: AuthorizationFormProps) {
  const text = useText(authorizationMessages)
  const blocked: Record<string, string> = useText(blockedTitles)
  const kind = useText(kindTexts)[type]
  const [id] = useState(() => existing?.id ?? newId())
  const [initial] = useState(() => initialValues(type, existing))

  const saving = useCallForm(existing ? authorizations.change : authorizations.create, {
    initial: { values: initial },
    input: ({ values }) =>
      existing ? { id, revision: existing.revision, auth_type: type, values } : { id, auth_type: type, values },
    done: () => {
      toastSuccess(existing ? kind.updated : kind.added, text.saved_title)
      onClose()
    },
  })
  const { form, submit, pending, error, code } = saving
  const values: Values = form.values.values
  const reIssues =
    existing && kinds[type].has_pass && vouched.some((name) => (values[name] ?? '') !== (initial[name] ?? ''))
  const title = existing ? kind.edit : kind.add
  const note = reIssues ? <Note tone="wait">{text.re_issue_note}</Note> : null
  const problem = error ? `${(code && blocked[code]) || kind.save_failed}: ${error}` : null

  if (!inline) {
    return (
      <FormDialog of={saving} title={title} submit={text.save} error={problem} note={note} onClose={onClose}>
        <AuthorizationFormFields type={type} form={form} />
      </FormDialog>
    )
  }
  return (
    <Card title={title}>
      <form onSubmit={submit} noValidate ref={startAtFirstField}>
        <Stack>
          <AuthorizationFormFields type={type} form={form} />
          {note}
          {problem ? <Note tone="bad">{problem}</Note> : null}
          <div className="garita-dialog-acts">
            <Button variant="default" onClick={onClose} disabled={pending}>
              {text.cancel}
            </Button>
            <Button type="submit" loading={pending}>
              {text.save}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}

// Only once, when it opens: typing must not be carried off to the first field again.
function startAtFirstField(form: HTMLFormElement | null) {
  form?.querySelector('input')?.focus()
}

/** Every field has a value from the first moment on, so that "not given" is a choice and not an accident. */
function initialValues(type: AuthType, existing: Authorization | undefined): Record<string, unknown> {
  return Object.fromEntries(
    fieldsOf(type).map(([name, { control }]) => {
      const given = existing?.values[name]
      if (given !== undefined && given !== null) return [name, given]
      if (control === 'weekdays') return [name, []]
      return [name, control === 'yes_no' || control === 'choice' ? null : '']
    }),
  )
}
