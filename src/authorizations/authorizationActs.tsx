/** The actions a resident can take on an authorization now, with their dialogs. */
import {
  type Icon,
  IconDoorExit,
  IconEdit,
  IconPlayerPause,
  IconPlayerPlay,
  IconQrcode,
  IconRepeat,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { newId } from '../shared/ids.ts'
import { useAct } from '../web/calls/act.ts'
import { useServerNow } from '../web/calls/api.ts'
import { useText } from '../web/language/language.tsx'
import type { Act } from '../web/pieces/Acts.tsx'
import { ConfirmDialog } from '../web/pieces/ConfirmDialog.tsx'
import { AuthorizationForm } from './AuthorizationForm.tsx'
import { type Authorization, authorizations } from './authorizations.contract.ts'
import { authorizationMessages, kindTexts } from './authorizations.messages.ts'
import { nameOf, type ResidentAct, residentActs } from './authorizations.rules.ts'
import { kinds } from './kinds.ts'
import { PassDialog } from './PassDialog.tsx'

interface OpenDialog {
  about: 'pass' | 'edit' | 'check_out' | 'remove'
  authorization: Authorization
}

const icons: Record<ResidentAct, Icon> = {
  pass: IconQrcode,
  edit: IconEdit,
  check_out: IconDoorExit,
  suspend: IconPlayerPause,
  resume: IconPlayerPlay,
  invite_again: IconRepeat,
  remove: IconTrash,
}

export function useAuthorizationActs() {
  const text = useText(authorizationMessages)
  const now = useServerNow()
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const suspend = useAct(authorizations.suspend)
  const resume = useAct(authorizations.resume)
  const invite = useAct(authorizations.inviteAgain)

  function acts(authorization: Authorization): Act[] {
    const { id } = authorization
    const failed = text.suspend_failed
    const done: Record<ResidentAct, () => void> = {
      pass: () => setOpen({ about: 'pass', authorization }),
      edit: () => setOpen({ about: 'edit', authorization }),
      check_out: () => setOpen({ about: 'check_out', authorization }),
      remove: () => setOpen({ about: 'remove', authorization }),
      suspend: () => suspend.run({ id }, { done: text.suspended(nameOf(authorization)), failed }),
      resume: () => resume.run({ id }, { done: text.resumed(nameOf(authorization)), failed }),
      invite_again: () => invite.run({ id, new_id: newId() }, { done: text.invited_again, failed: text.invite_failed }),
    }
    const pending = [suspend, resume, invite].some((act) => act.runs((input) => input.id === id))
    return residentActs(authorization, now).map((act) => ({
      label: text.acts[act],
      icon: icons[act],
      onAct: done[act],
      pending: pending && (act === 'suspend' || act === 'resume' || act === 'invite_again'),
    }))
  }
  const close = () => setOpen(null)
  const dialog = open ? (
    <AuthorizationDialog about={open.about} authorization={open.authorization} onClose={close} />
  ) : null
  return { acts, dialog, edited: open?.about === 'edit' ? open.authorization : undefined, close }
}

interface DialogProps {
  authorization: Authorization
  onClose: () => void
}

function AuthorizationDialog({ about, ...props }: OpenDialog & DialogProps) {
  if (about === 'pass') return <PassDialog {...props} />
  if (about === 'check_out') return <CheckOutDialog {...props} />
  if (about === 'remove') return <RemoveDialog {...props} />
  const { authorization, onClose } = props
  return <AuthorizationForm type={authorization.auth_type} existing={authorization} onClose={onClose} />
}

function CheckOutDialog({ authorization, onClose }: DialogProps) {
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

function RemoveDialog({ authorization, onClose }: DialogProps) {
  const text = useText(authorizationMessages)
  const { auth_type } = authorization
  const kind = useText(kindTexts)[auth_type]
  const title = auth_type === 'vehicle' ? text.remove_vehicle_title : text.remove_title
  const remove = useAct(authorizations.remove)
  return (
    <ConfirmDialog
      danger
      title={title(nameOf(authorization))}
      confirm={text.remove_confirm}
      pending={remove.pending}
      onClose={onClose}
      onConfirm={() =>
        remove.run({ id: authorization.id }, { done: kind.removed, failed: kind.remove_failed }, { done: onClose })
      }
    >
      {kinds[auth_type].has_pass ? text.remove_text : text.remove_text_without_pass}
    </ConfirmDialog>
  )
}
