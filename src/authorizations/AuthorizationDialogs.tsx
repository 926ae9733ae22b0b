/** The dialogs about one authorization: its pass, its form, and the two acts that ask first. */
import { useAct } from '../web/calls/act.ts'
import { useText } from '../web/language/language.tsx'
import { ConfirmDialog } from '../web/pieces/ConfirmDialog.tsx'
import { nameOf } from './AuthorizationCard.tsx'
import { AuthorizationForm } from './AuthorizationForm.tsx'
import type { AuthorizationDialog } from './authorizationActs.tsx'
import { type Authorization, authorizations } from './authorizations.contract.ts'
import { authorizationMessages, kindTexts } from './authorizations.messages.ts'
import { PassDialog } from './PassDialog.tsx'

export interface AuthorizationDialogsProps {
  dialog: AuthorizationDialog | null
  onClose: () => void
}

export function AuthorizationDialogs({ dialog, onClose }: AuthorizationDialogsProps) {
  if (!dialog) return null
  const { about, authorization } = dialog
  if (about === 'pass') return <PassDialog authorization={authorization} onClose={onClose} />
  if (about === 'edit') {
    return <AuthorizationForm type={authorization.auth_type} existing={authorization} onClose={onClose} />
  }
  if (about === 'check_out') return <CheckOutDialog authorization={authorization} onClose={onClose} />
  return <RemoveDialog authorization={authorization} onClose={onClose} />
}

interface AboutAuthorization {
  authorization: Authorization
  onClose: () => void
}

function CheckOutDialog({ authorization, onClose }: AboutAuthorization) {
  const text = useText(authorizationMessages)
  const checkOut = useAct(authorizations.checkOut)
  const name = nameOf(authorization)
  return (
    <ConfirmDialog
      title={text.check_out_title}
      confirm={text.acts.check_out}
      pending={checkOut.pending}
      onClose={onClose}
      onConfirm={() =>
        checkOut.run(
          { id: authorization.id },
          { title: text.checked_out, done: text.checked_out_text(name), failed: text.check_out_failed },
          { ended: onClose },
        )
      }
    >
      {text.check_out_ask(name)}
    </ConfirmDialog>
  )
}

function RemoveDialog({ authorization, onClose }: AboutAuthorization) {
  const text = useText(authorizationMessages)
  const kind = useText(kindTexts)[authorization.auth_type]
  const remove = useAct(authorizations.remove)
  return (
    <ConfirmDialog
      danger
      title={text.remove_title(nameOf(authorization))}
      confirm={text.remove_confirm}
      pending={remove.pending}
      onClose={onClose}
      onConfirm={() =>
        remove.run({ id: authorization.id }, { done: kind.removed, failed: kind.remove_failed }, { done: onClose })
      }
    >
      {text.remove_text}
    </ConfirmDialog>
  )
}
