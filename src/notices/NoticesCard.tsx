/** Settings for notices: push on this device, and e-mail as a last resort. */
import { Switch } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useAct } from '../web/calls/act.ts'
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { useRead } from '../web/calls/queries.ts'
import { Fold } from '../web/cards/Fold.tsx'
import { Note } from '../web/cards/Note.tsx'
import { lazyPart } from '../web/frame/lazyPart.tsx'
import { useText } from '../web/language/language.tsx'
import { SecureOriginNote } from '../web/pieces/codes/SecureOriginNote.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'
import { notices } from './notices.contract.ts'
import { noticeMessages } from './notices.messages.ts'
import { usePushDevice } from './pushDevice.web.ts'

const BlockedWay = lazyPart(() => import('./BlockedWay.tsx').then((loaded) => loaded.BlockedWay))
const TestRing = lazyPart(() => import('./TestRing.tsx').then((loaded) => loaded.TestRing))

export function NoticesCard() {
  const { card: text } = useText(noticeMessages)
  const { user_role, sends_mail } = useCurrentUser()
  const device = usePushDevice()
  const preferences = useRead(notices.preferences, {})
  const change = useAct(notices.changePreferences)
  // Only residents get visit requests.
  if (user_role !== 'resident') return null
  return (
    <Fold
      title={text.title}
      icon={IconBell}
      said={
        device.state === 'denied' ? (
          <StateBadge tone="wait">{text.blocked}</StateBadge>
        ) : device.state === 'on' ? (
          text.device_on
        ) : (
          text.device_off
        )
      }
      open={device.state === 'install_first'}
    >
      <SecureOriginNote />
      {device.state === 'denied' ? (
        <Note tone="wait" title={text.denied}>
          <BlockedWay />
        </Note>
      ) : null}
      {device.state === 'install_first' ? <Note>{text.install_first}</Note> : null}
      {device.state === 'unsupported' && window.isSecureContext ? <Note>{text.unsupported}</Note> : null}
      {device.state === 'on' || device.state === 'off' ? (
        <Switch
          label={text.device}
          description={text.device_hint}
          checked={device.state === 'on'}
          disabled={!device.ready}
          aria-busy={device.pending}
          // Not disabled while saving: the keyboard focus would be lost.
          onChange={({ currentTarget: { checked } }) => (device.pending ? null : device.set(checked))}
        />
      ) : null}
      {device.state === 'on' ? <TestRing /> : null}
      {sends_mail ? (
        <Switch
          label={text.mail}
          description={text.mail_hint}
          // Shows the new state while it is being saved.
          checked={change.pending ? change.runs(({ by_mail }) => by_mail) : (preferences.data?.by_mail ?? true)}
          disabled={!preferences.data}
          aria-busy={change.pending}
          onChange={({ currentTarget: { checked } }) =>
            change.pending ? null : change.run({ by_mail: checked }, { done: text.saved, failed: text.failed })
          }
        />
      ) : null}
    </Fold>
  )
}
