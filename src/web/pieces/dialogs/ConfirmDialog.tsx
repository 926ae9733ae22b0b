import { Button, Stack as Parts, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Note } from '../../cards/Note.tsx'
import { Stack } from '../../cards/Stack.tsx'
import { useText } from '../../language/language.tsx'
import { webTexts } from '../../language/web.messages.ts'
import { confirmTexts } from './confirm.messages.ts'
import { Dialog } from './Dialog.tsx'
import { DialogActs } from './DialogActs.tsx'
import { type Subject, SubjectHead } from './SubjectHead.tsx'

interface ConfirmDialogProps {
  title: string
  about?: Subject | undefined
  children?: ReactNode
  fields?: ReactNode
  /** The verb on the button, the same as on the button that opened the dialog. */
  confirm: string
  /** The label of the button that changes nothing, where "Cancel" could mean the act itself. */
  keep?: string | undefined
  against?: boolean | undefined
  /** Like `against`; also says that the act cannot be undone. */
  danger?: boolean | undefined
  pending?: boolean | undefined
  /** False while the user must still choose. */
  ready?: boolean | undefined
  error?: string | null | undefined
  /** The user types this name before the button works: for acts that remove many other things. */
  typed?: string | undefined
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog({ title, onClose, pending = false, ...question }: ConfirmDialogProps) {
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      size="30rem"
      closeOnEscape={!pending}
      closeOnClickOutside={!pending}
      withCloseButton={false}
    >
      <Question {...question} pending={pending} onClose={onClose} />
    </Dialog>
  )
}

type QuestionProps = Omit<ConfirmDialogProps, 'title'>

// A separate component, so that closing the dialog forgets the typed name.
function Question({
  about,
  children,
  fields,
  confirm,
  keep,
  danger = false,
  against = danger,
  pending = false,
  error,
  typed,
  ready: chosen = true,
  onConfirm,
  onClose,
}: QuestionProps) {
  const text = useText(webTexts)
  const asked = useText(confirmTexts)
  const [typedName, setTypedName] = useState('')
  const ready = chosen && (typed === undefined || typedName.trim() === typed)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (ready && !pending) onConfirm()
      }}
    >
      <Parts gap="1.25rem">
        {error ? <Note tone="bad">{error}</Note> : null}
        <Parts data-confirmed style={{ overflowWrap: 'anywhere' }}>
          {about ? <SubjectHead {...about} plain /> : null}
          {children || danger ? (
            <Stack>
              {children}
              {danger ? <strong>{asked.forever}</strong> : null}
            </Stack>
          ) : null}
        </Parts>
        {fields}
        {typed === undefined ? null : (
          <TextInput
            data-autofocus
            label={asked.type(typed)}
            value={typedName}
            onChange={(event) => setTypedName(event.currentTarget.value)}
            autoComplete="off"
            spellCheck={false}
          />
        )}
        <DialogActs sticky>
          <Button variant="default" onClick={onClose} disabled={pending} data-autofocus={against || undefined}>
            {keep ?? text.cancel}
          </Button>
          <Button
            type="submit"
            variant={against ? 'strong' : 'filled'}
            loading={pending}
            disabled={!ready}
            data-autofocus={against ? undefined : true}
          >
            {confirm}
          </Button>
        </DialogActs>
      </Parts>
    </form>
  )
}
