/** The button that invites, and its dialog, whose code loads on demand. `?invite=yes` opens it from anywhere. */

import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { inviteMessages } from '../../authorizations/invite/invite.messages.ts'
import { households } from '../../households/households.contract.ts'
import { oneOf } from '../../shared/address.ts'
import { useOpenInAddress } from '../../web/calls/list.ts'
import { useRead } from '../../web/calls/queries.ts'
import { useText } from '../../web/language/language.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import { usePlace } from '../../web/router/Router.tsx'

const load = () => import('../../authorizations/invite/InviteDialog.tsx')
const InviteDialog = lazy(() => load().then((loaded) => ({ default: loaded.InviteDialog })))

export function Invite() {
  const text = useText(inviteMessages)
  // On a phone, the bar at the foot has this button.
  const phone = useIsPhone()
  const { invitee } = usePlace().state
  const dialog = useOpenInAddress('invite', oneOf(['yes']))
  // A person who may not authorize sees no form: their home screen names the adults to ask.
  if (useRead(households.mine, {}).data?.may_authorize === false) return null
  return (
    <>
      {phone ? null : (
        <Button
          leftSection={<IconUserPlus size={20} aria-hidden />}
          onPointerEnter={() => void load()}
          onClick={() => dialog.open('yes')}
        >
          {text.open}
        </Button>
      )}
      {dialog.shown ? (
        <Suspense>
          <InviteDialog name={invitee} onClose={() => dialog.close('yes')} />
        </Suspense>
      ) : null}
    </>
  )
}
