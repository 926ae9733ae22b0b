/** The dialogs about one authorization: its pass, its form, and the two acts that ask first. */
import { useAct } from '../web/act.ts'
import { ConfirmDialog } from '../web/ConfirmDialog.tsx'
import { useText } from '../web/language.tsx'
import { refused, toldTitle } from '../web/notice.tsx'
import { useWrite } from '../web/queries.ts'
import { useRefusalText } from '../web/refusals.tsx'
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
  const refusalText = useRefusalText()
  const checkOut = useWrite(authorizations.checkOut)
  const name = nameOf(authorization)
  return (
    <ConfirmDialog
      opened
      title={text.check_out_title}
      confirm={text.acts.check_out}
      pending={checkOut.isPending}
      onClose={onClose}
      onConfirm={() =>
        checkOut.mutate(
          { id: authorization.id },
          {
            onSuccess: () => toldTitle(text.checked_out, text.checked_out_text(name)),
            onError: (no) => refused(text.check_out_failed, refusalText(no)),
            onSettled: onClose,
          },
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
      opened
      danger
      title={text.remove_title(nameOf(authorization))}
      confirm={text.remove_confirm}
      pending={remove.pending}
      onClose={onClose}
      onConfirm={() =>
        remove.run({ id: authorization.id }, { done: kind.removed, failed: kind.remove_failed }, onClose)
      }
    >
      {text.remove_text}
    </ConfirmDialog>
  )
}
