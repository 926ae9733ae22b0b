/** The own pass of a person with an account; only they see it. This device stores it for offline use. */
import { Button } from '@mantine/core'
import { IconQrcode, IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useAct } from '../../web/calls/act.ts'
import { useOnline } from '../../web/calls/api.ts'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { useRefusalText } from '../../web/calls/refusals.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { useText } from '../../web/language/language.tsx'
import { ConfirmDialog } from '../../web/pieces/dialogs/ConfirmDialog.tsx'
import { Dialog } from '../../web/pieces/dialogs/Dialog.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import { authorizations } from '../authorizations.contract.ts'
import { authorizationMessages } from '../authorizations.messages.ts'
import { forgetOwnPass, keepOwnPass, ownPasses } from './keptPasses.web.ts'
import { useLivesText } from './livesText.tsx'
import { myPassTexts } from './myPass.messages.ts'
import { PassCard } from './PassCard.tsx'
import { passDialogLook } from './passDialogLook.web.ts'

const OwnPhoto = lazyPart(() => import('../../photos/OwnPhoto.tsx').then((loaded) => loaded.OwnPhoto))

export function MyPassDialog({ home, onClose }: { home: string; onClose: () => void }) {
  const text = useText(myPassTexts)
  const { pass: words } = useText(authorizationMessages)
  const refusalText = useRefusalText()
  const { full_name: person } = useCurrentUser()
  const phone = useIsPhone()
  const shown = useRead(authorizations.myPass, {})
  const pass = useMyPass(home, shown)
  const renew = useAct(authorizations.renewMyPass)
  const [confirming, setConfirming] = useState(false)
  const [asGuardSees, setAsGuardSees] = useState(false)
  const when = useLivesText()
  const refused = isOver(shown.error) ? shown.error : null
  const failed = failureOf(shown)
  return (
    <>
      <Dialog
        opened={!confirming}
        onClose={onClose}
        title={text.open}
        fullScreen={phone}
        classNames={pass ? passDialogLook(false) : {}}
        size="md"
      >
        {refused ? (
          <Stack>
            <Note tone="bad">{refusalText(refused)}</Note>
            <OwnPhoto name={person} />
          </Stack>
        ) : null}
        {(shown.isPending && !pass) || renew.pending ? <Loading text={words.generating} /> : null}
        {failed && !pass && !refused ? <Failed {...failed} /> : null}
        {pass ? (
          <Stack>
            <PassCard
              of={pass}
              for_gatehouse={asGuardSees}
              view={{
                above: text.open,
                name: pass.name,
                when: when(pass),
                place: pass.condominium,
                address: pass.address,
              }}
            />
            <Note>{text.show}</Note>
            <OwnPhoto name={person} />
            {pass.day ? (
              <Button
                variant="subtle"
                leftSection={<IconQrcode size={20} aria-hidden />}
                onClick={() => setAsGuardSees(!asGuardSees)}
              >
                {asGuardSees ? words.show_day : words.show_gatehouse}
              </Button>
            ) : null}
            <Button
              variant="subtle"
              leftSection={<IconRefresh size={20} aria-hidden />}
              onClick={() => setConfirming(true)}
            >
              {text.renew}
            </Button>
          </Stack>
        ) : null}
      </Dialog>
      {confirming ? (
        <ConfirmDialog
          against
          title={text.renew_title}
          confirm={text.renew}
          pending={renew.pending}
          onClose={() => setConfirming(false)}
          onConfirm={() =>
            renew.run({}, { done: text.renewed, failed: text.renew_failed }, { ended: () => setConfirming(false) })
          }
        >
          {text.renew_text}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

type Shown = ReturnType<typeof useRead<typeof authorizations.myPass>>

/** True if the pass is on hold, or if the person no longer lives in the home. */
const isOver = (error: Shown['error']) => error?.code === 'own_pass_paused' || error?.status === 404

function useMyPass(home: string, { data, error }: Shown) {
  const { id: owner } = useCurrentUser()
  const online = useOnline()
  const over = isOver(error)
  useEffect(() => {
    if (over) forgetOwnPass(home)
    else if (data) keepOwnPass(owner, { ...data, link: '' })
  }, [data, over, owner, home])
  if (over) return undefined
  return data ?? (online ? undefined : ownPasses().find(({ id }) => id === home))
}
