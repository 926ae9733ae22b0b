/** Shows a resident's pass and lets them copy, download, share, print or regenerate it; stamped when it is over. */
import { Button } from '@mantine/core'
import { IconRepeat } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Output } from '../../shared/contract.ts'
import { useAct } from '../../web/calls/act.ts'
import { type Refused, useOnline, useServerNow } from '../../web/calls/api.ts'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { useRefusalText } from '../../web/calls/refusals.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useText } from '../../web/language/language.tsx'
import { HereOnlyNote } from '../../web/pieces/codes/HereOnlyNote.tsx'
import { ConfirmDialog } from '../../web/pieces/dialogs/ConfirmDialog.tsx'
import { Dialog } from '../../web/pieces/dialogs/Dialog.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import { type Authorization, authorizations } from '../authorizations.contract.ts'
import { authorizationMessages } from '../authorizations.messages.ts'
import { nameOf, type Stamp, stampOf } from '../authorizations.rules.ts'
import { kindTexts } from '../kinds.messages.ts'
import { useSubject } from '../useSubject.tsx'
import { useValidityText } from '../valueText.tsx'
import { forgetOwnPass, keepOwnPass, type OwnPass, ownPasses } from './keptPasses.web.ts'
import { PassActs } from './PassActs.tsx'
import { PassCard, type PassFace } from './PassCard.tsx'
import { isExpired } from './passText.ts'

/** What a pass needs to know of its authorization; one that was made just now has no more. */
export type PassOwner = Pick<Authorization, 'id' | 'auth_type' | 'values'> | Authorization

interface PassDialogProps {
  authorization: PassOwner
  /** Was made just now, to be handed on: opens WhatsApp as soon as the pass is there. */
  sending?: boolean
  /** Offered where the pass is over and may be given again. */
  onInviteAgain?: (() => void) | undefined
  onClose: () => void
}

/** A pass and, on a desk, what can be done with it beside it. */
const besideActs = 800

export function PassDialog({ authorization, sending = false, onInviteAgain, onClose }: PassDialogProps) {
  const { pass: text, acts, by_administration } = useText(authorizationMessages)
  const importer = listed(authorization)?.imported_by_name
  const stamp = useStamp(authorization)
  const shown = useRead(authorizations.showPass, { id: authorization.id }, { enabled: stamp === null })
  const dead = shown.error?.code === 'pass_dead'
  const over = stamp ?? (dead ? stampByDate(authorization) : null)
  const refusalText = useRefusalText()
  const about = useSubject(authorization)
  const regenerate = useAct(authorizations.regeneratePass)
  const [confirming, setConfirming] = useState(false)
  const [forGatehouse, setForGatehouse] = useState(false)
  const phone = useIsPhone()
  const failed = failureOf(shown)
  const kept = useKeptPass(authorization, shown)
  const pass = over || dead ? undefined : (shown.data ?? kept)
  const face = useFace(authorization, pass)

  return (
    <>
      <Dialog
        opened={!confirming}
        onClose={onClose}
        title={text.title(face.name)}
        fullScreen={phone}
        {...(pass || over ? { classNames: { content: 'garita-pass-dialog' } } : {})}
        size={over ? 'md' : besideActs}
      >
        {(shown.isPending && !pass && !over) || regenerate.pending ? <Loading text={text.generating} /> : null}
        {dead && !over ? <Note tone="bad">{refusalText(shown.error)}</Note> : null}
        {failed && !pass && !over && !dead ? <Failed {...failed} /> : null}
        {over ? (
          <Stack>
            <PassCard of={null} face={face} stamp={over} />
            {onInviteAgain ? (
              <Button leftSection={<IconRepeat size={20} aria-hidden />} onClick={onInviteAgain}>
                {acts.invite_again}
              </Button>
            ) : null}
          </Stack>
        ) : null}
        {pass ? (
          <div className="garita-pass-beside">
            <PassCard of={pass} face={face} for_gatehouse={forGatehouse} />
            <Stack>
              <PassActs
                authorization={authorization}
                pass={pass}
                face={face}
                for_gatehouse={forGatehouse}
                sending={sending}
                onTurn={() => setForGatehouse(!forGatehouse)}
                onRegenerate={() => setConfirming(true)}
              />
              {importer ? <Note>{by_administration(importer)}</Note> : null}
              <HereOnlyNote />
            </Stack>
          </div>
        ) : null}
      </Dialog>
      {confirming ? (
        <ConfirmDialog
          against
          title={text.regenerate_title}
          about={about}
          confirm={text.regenerate}
          pending={regenerate.pending}
          onClose={() => setConfirming(false)}
          onConfirm={() =>
            regenerate.run(
              { id: authorization.id },
              { done: text.generated, failed: text.generate_failed },
              { ended: () => setConfirming(false) },
            )
          }
        >
          {text.regenerate_text}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

const listed = (authorization: PassOwner) => ('status' in authorization ? authorization : null)

function useStamp(authorization: PassOwner): Stamp | null {
  const now = useServerNow()
  const facts = listed(authorization)
  return facts && stampOf(facts, now)
}

/** Of a pass that died while it was open. A worker may be suspended, which ends nothing. */
function stampByDate({ auth_type, values }: PassOwner): Stamp | null {
  if (isExpired(written(values.valid_until), Date.now())) return 'expired'
  return auth_type === 'worker' ? null : 'canceled'
}

const written = (value: unknown) => (typeof value === 'string' ? value : null)

function useFace(
  authorization: PassOwner,
  pass: OwnPass | Output<typeof authorizations.showPass> | undefined,
): PassFace {
  const kind = useText(kindTexts)[authorization.auth_type]
  const validityText = useValidityText()
  const { condominium } = useCurrentUser()
  const { values } = authorization
  const facts = listed(authorization)
  // That of a former home was for another place.
  const home = facts?.stands === false ? '' : (condominium?.name ?? '')
  const { valid_from, valid_until } = pass ?? {
    valid_from: written(values.valid_from),
    valid_until: written(values.valid_until),
  }
  return {
    above: kind.one,
    name: nameOf(authorization),
    when: validityText({ valid_from, valid_until }),
    place: pass?.condominium || home,
    address: pass?.address ?? null,
    tile: facts?.tile,
  }
}

/** Keeps what was shown on this device; answers it where there is no connection. */
function useKeptPass(
  { id, ...authorization }: PassOwner,
  shown: Pick<UseQueryResult<Output<typeof authorizations.showPass>, Refused>, 'data' | 'error'>,
): OwnPass | undefined {
  const { id: owner } = useCurrentUser()
  const online = useOnline()
  const name = nameOf(authorization)
  const { data, error } = shown
  useEffect(() => {
    if (error?.status === 404 || error?.code === 'pass_dead') forgetOwnPass(id)
    else if (data) keepOwnPass(owner, { ...data, id, name })
  }, [data, error, owner, id, name])
  return online ? undefined : ownPasses().find((pass) => pass.id === id)
}
