/** The actions a resident can take on an authorization now, with their dialogs. */

import {
  type Icon,
  IconCalendarOff,
  IconCamera,
  IconCameraOff,
  IconClockHour4,
  IconDoorExit,
  IconEdit,
  IconPlayerPause,
  IconPlayerPlay,
  IconQrcode,
  IconRepeat,
  IconTicket,
  IconTrash,
  IconUserCheck,
  IconUserOff,
  IconUserX,
} from '@tabler/icons-react'
import { use, useState } from 'react'
import { useAct } from '../web/calls/act.ts'
import { useServerNow } from '../web/calls/api.ts'
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { lazyPart } from '../web/frame/lazyPart.tsx'
import { useText } from '../web/language/language.tsx'
import type { Act } from '../web/pieces/Acts.tsx'
import { navigate } from '../web/router/history.ts'
import { type Authorization, authorizations } from './authorizations.contract.ts'
import { authorizationMessages } from './authorizations.messages.ts'
import { nameOf, type ResidentAct, residentActs } from './authorizations.rules.ts'
import { kindTexts } from './kinds.messages.ts'
import { type AuthType, kinds } from './kinds.ts'
import type { PassOwner } from './passes/PassDialog.tsx'
import { useSubject } from './useSubject.tsx'
import { Dismissal } from './workers/Dismissal.web.ts'

const ConfirmDialog = lazyPart(() =>
  import('../web/pieces/dialogs/ConfirmDialog.tsx').then((loaded) => loaded.ConfirmDialog),
)
const AuthorizationForm = lazyPart(() =>
  import('./form/AuthorizationForm.tsx').then((loaded) => loaded.AuthorizationForm),
)
const InviteDialog = lazyPart(() => import('./invite/InviteDialog.tsx').then((loaded) => loaded.InviteDialog))
const PassDialog = lazyPart(() => import('./passes/PassDialog.tsx').then((loaded) => loaded.PassDialog))

const PutPhotoDialog = lazyPart(() => import('../photos/PassPhotoDialogs.tsx').then((loaded) => loaded.PutPhotoDialog))
const RemovePhotoDialog = lazyPart(() =>
  import('../photos/PassPhotoDialogs.tsx').then((loaded) => loaded.RemovePhotoDialog),
)
const AttendanceDialog = lazyPart(() =>
  import('./workers/AttendanceDialog.tsx').then((loaded) => loaded.AttendanceDialog),
)

interface OpenDialog {
  about: 'pass' | 'edit' | 'invite_again' | 'check_out' | 'call_off' | 'attendance' | 'dismiss' | 'remove' | PhotoAct
  authorization: Authorization
  /** Called after an edit that changed the pass. */
  reissued?: PassOwner
}

type PhotoAct = 'add_photo' | 'change_photo' | 'remove_photo'
type CardAct = ResidentAct | 'no_receive' | PhotoAct

const icons: Record<CardAct, Icon> = {
  add_photo: IconCamera,
  change_photo: IconCamera,
  remove_photo: IconCameraOff,
  no_receive: IconUserX,
  pass: IconQrcode,
  edit: IconEdit,
  check_out: IconDoorExit,
  call_off: IconCalendarOff,
  suspend: IconPlayerPause,
  resume: IconPlayerPlay,
  dismiss: IconUserOff,
  rehire: IconUserCheck,
  invite_again: IconRepeat,
  past_pass: IconTicket,
  attendance: IconClockHour4,
  remove: IconTrash,
}

export function useAuthorizationActs() {
  const text = useText(authorizationMessages)
  const now = useServerNow()
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const { refuses = false } = useCurrentUser()
  const suspend = useAct(authorizations.suspend)
  const resume = useAct(authorizations.resume)
  const rehire = useAct(authorizations.rehire)

  function acts(authorization: Authorization): Act[] {
    const { id, auth_type } = authorization
    const failed = text.suspend_failed
    const done: Record<CardAct, () => void> = {
      no_receive: () =>
        navigate({
          to: '/dashboard/not-received',
          search: { add: 'yes' },
          state: { refused: refusedOf(authorization) },
        }),
      add_photo: () => setOpen({ about: 'add_photo', authorization }),
      change_photo: () => setOpen({ about: 'change_photo', authorization }),
      remove_photo: () => setOpen({ about: 'remove_photo', authorization }),
      pass: () => setOpen({ about: 'pass', authorization }),
      past_pass: () => setOpen({ about: 'pass', authorization }),
      edit: () => setOpen({ about: 'edit', authorization }),
      check_out: () => setOpen({ about: 'check_out', authorization }),
      call_off: () => setOpen({ about: 'call_off', authorization }),
      attendance: () => setOpen({ about: 'attendance', authorization }),
      remove: () => setOpen({ about: 'remove', authorization }),
      suspend: () => suspend.run({ id }, { done: text.suspended(nameOf(authorization)), failed }),
      dismiss: () => setOpen({ about: 'dismiss', authorization }),
      rehire: () => rehire.run({ id }, { done: text.rehired(nameOf(authorization)), failed }),
      resume: () => resume.run({ id }, { done: text.resumed(nameOf(authorization)), failed }),
      invite_again: () => setOpen({ about: 'invite_again', authorization }),
    }
    const pending = [suspend, resume, rehire].some((act) => act.runs((input) => input.id === id))
    const own = withPhotoActs(residentActs(authorization, now), authorization)
    return withRefusal(own, refuses && refusable.includes(auth_type)).map((act) => ({
      label: text.acts[act],
      icon: icons[act],
      onAct: done[act],
      opens: act === 'edit' ? id : undefined,
      // On a phone, destructive and rare acts are behind the fold of the row.
      quiet: rareActs.includes(act) || (act === 'edit' && auth_type === 'pet'),
      pending: pending && (act === 'suspend' || act === 'resume' || act === 'rehire'),
    }))
  }
  const close = () => setOpen(null)
  const dialog = open ? (
    <AuthorizationDialog
      about={open.about}
      authorization={open.authorization}
      onReissued={(reissued) => setOpen({ ...open, about: 'pass', reissued })}
      reissued={open.reissued}
      onInviteAgain={
        residentActs(open.authorization, now).includes('invite_again')
          ? () => setOpen({ ...open, about: 'invite_again' })
          : undefined
      }
      onClose={close}
    />
  ) : null
  return { acts, dialog, edited: open?.about === 'edit' ? open.authorization : undefined, close }
}

const photoActs: readonly CardAct[] = ['add_photo', 'change_photo', 'remove_photo']
const rareActs: readonly CardAct[] = ['remove', 'dismiss', 'no_receive', 'call_off', 'invite_again', ...photoActs]

/** Puts the acts on the photo after the form, where the pass takes one. */
function withPhotoActs(acts: readonly ResidentAct[], { photo }: Authorization): CardAct[] {
  if (!photo || !acts.includes('edit')) return [...acts]
  const own: CardAct[] = photo === 'none' ? ['add_photo'] : ['change_photo', 'remove_photo']
  return acts.flatMap((act): CardAct[] => (act === 'edit' ? [act, ...own] : [act]))
}

/** Only people who come to the home can be refused, not residents, pets and cars. */
const refusable: readonly AuthType[] = ['temporary_visitor', 'permanent_visitor', 'worker']

/** Puts the refusal before the acts that delete. */
const withRefusal = (acts: readonly CardAct[], refuses: boolean): CardAct[] => {
  const others = acts.filter((act) => act !== 'remove')
  return [...others, ...(refuses ? (['no_receive'] as const) : []), ...acts.filter((act) => act === 'remove')]
}

function refusedOf(authorization: Authorization) {
  const { vehicle_plate: plate } = authorization.values
  return { name: nameOf(authorization), plate: typeof plate === 'string' ? plate : undefined }
}

interface DialogProps {
  authorization: Authorization
  onClose: () => void
}

interface AnyDialogProps extends DialogProps {
  about: OpenDialog['about']
  reissued: PassOwner | undefined
  onInviteAgain: (() => void) | undefined
  onReissued: (changed: PassOwner) => void
}

function AuthorizationDialog({ about, reissued, onInviteAgain, onReissued, ...props }: AnyDialogProps) {
  const DismissDialog = use(Dismissal)
  if (about === 'pass' && reissued) return <PassDialog authorization={reissued} onClose={props.onClose} />
  if (about === 'pass') return <PassDialog {...props} onInviteAgain={onInviteAgain} />
  if (about === 'add_photo' || about === 'change_photo') return <PutPhotoDialog {...photoOf(props)} />
  if (about === 'remove_photo') return <RemovePhotoDialog {...photoOf(props)} />
  if (about === 'attendance') return <AttendanceDialog {...props} />
  if (about === 'check_out' || about === 'call_off')
    return <CheckOutDialog {...props} callsOff={about === 'call_off'} />
  if (about === 'dismiss') return DismissDialog ? <DismissDialog {...props} /> : null
  if (about === 'remove') return <RemoveDialog {...props} />
  const { authorization, onClose } = props
  if (about === 'invite_again') return <InviteDialog begun={withoutDates(authorization)} onClose={onClose} />
  return (
    <AuthorizationForm
      type={authorization.auth_type}
      existing={authorization}
      onClose={onClose}
      onReissued={onReissued}
    />
  )
}

const photoOf = ({ authorization, onClose }: DialogProps) => ({
  authorizationId: authorization.id,
  name: nameOf(authorization),
  onClose,
})

/** A new invitation keeps all values but the dates. */
const withoutDates = ({ values }: Authorization) => ({ ...values, valid_from: null, valid_until: null })

function CheckOutDialog({ authorization, callsOff, onClose }: DialogProps & { callsOff: boolean }) {
  const text = useText(authorizationMessages)
  const about = useSubject(authorization)
  const checkOut = useAct(authorizations.checkOut)
  const name = nameOf(authorization)
  const words = callsOff
    ? { title: text.called_off, done: text.called_off_text(name), failed: text.call_off_failed }
    : { title: text.checked_out, done: text.checked_out_text(name), failed: text.check_out_failed }
  const asks = callsOff
    ? { against: true, title: text.call_off_title, confirm: text.call_off_confirm, keep: text.call_off_keep }
    : { title: text.check_out_title, confirm: text.acts.check_out }
  return (
    <ConfirmDialog
      {...asks}
      about={about}
      pending={checkOut.pending}
      onClose={onClose}
      onConfirm={() => checkOut.run({ id: authorization.id }, words, { ended: onClose })}
    >
      {callsOff ? text.call_off_ask(name) : text.check_out_ask(name)}
    </ConfirmDialog>
  )
}

function RemoveDialog({ authorization, onClose }: DialogProps) {
  const text = useText(authorizationMessages)
  const { auth_type } = authorization
  const kind = useText(kindTexts)[auth_type]
  const title = auth_type === 'vehicle' ? text.remove_vehicle_title : text.remove_title
  const about = useSubject(authorization)
  const remove = useAct(authorizations.remove)
  return (
    <ConfirmDialog
      danger
      title={title(nameOf(authorization))}
      about={about}
      confirm={text.remove_confirm}
      pending={remove.pending}
      onClose={onClose}
      onConfirm={() =>
        remove.run({ id: authorization.id }, { done: kind.removed, failed: kind.remove_failed }, { done: onClose })
      }
    >
      {auth_type === 'worker' && authorization.ever_entered
        ? text.remove_worker_text
        : kinds[auth_type].has_pass
          ? text.remove_text
          : text.remove_text_without_pass}
    </ConfirmDialog>
  )
}
