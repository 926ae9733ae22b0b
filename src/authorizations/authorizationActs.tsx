/** What a resident may do with one authorization now, and which dialog is open for it. */
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
import { useServerNow } from '../web/calls/clock.ts'
import { useText } from '../web/language/language.tsx'
import type { Act } from '../web/pieces/Acts.tsx'
import { type Authorization, authorizations } from './authorizations.contract.ts'
import { authorizationMessages } from './authorizations.messages.ts'
import { type ResidentAct, residentActs } from './authorizations.rules.ts'

export interface AuthorizationDialog {
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
  const [dialog, open] = useState<AuthorizationDialog | null>(null)
  const suspend = useAct(authorizations.suspend)
  const resume = useAct(authorizations.resume)
  const invite = useAct(authorizations.inviteAgain)

  function acts(authorization: Authorization): Act[] {
    const { id } = authorization
    const failed = text.suspend_failed
    const done: Record<ResidentAct, () => void> = {
      pass: () => open({ about: 'pass', authorization }),
      edit: () => open({ about: 'edit', authorization }),
      check_out: () => open({ about: 'check_out', authorization }),
      remove: () => open({ about: 'remove', authorization }),
      suspend: () => suspend.run({ id }, { done: text.suspended, failed }),
      resume: () => resume.run({ id }, { done: text.resumed, failed }),
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
  return { acts, dialog, close: () => open(null) }
}
