/** Shows a resident's pass and lets them copy, download, share, print or regenerate it; stamped when it is over. */
import { Button, Stack as Parts } from '@mantine/core'
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
import { useLanguage, useText } from '../../web/language/language.tsx'
import { HereOnlyNote } from '../../web/pieces/codes/HereOnlyNote.tsx'
import { ConfirmDialog } from '../../web/pieces/dialogs/ConfirmDialog.tsx'
import { Dialog } from '../../web/pieces/dialogs/Dialog.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import { type Authorization, authorizations } from '../authorizations.contract.ts'
import { authorizationMessages } from '../authorizations.messages.ts'
import { nameOf, type Stamp, stampOf } from '../authorizations.rules.ts'
import { groupTexts } from '../group.messages.ts'
import { peopleOf } from '../group.ts'
import { kindTexts, stateTexts } from '../kinds.messages.ts'
import { writtenMoment } from '../periodWords.ts'
import { useSubject } from '../useSubject.tsx'
import { useValidityText } from '../valueText.tsx'
import { forgetOwnPass, keepOwnPass, type OwnPass, ownPasses } from './keptPasses.web.ts'
import { PassActs } from './PassActs.tsx'
import { PassCard, type PassView } from './PassCard.tsx'
import styles from './PassDialog.module.css'
import { passDialogLook } from './passDialogLook.web.ts'
import { isExpired } from './passText.ts'
import { passTitles } from './visitPage.messages.ts'

export type PassOwner = Pick<Authorization, 'id' | 'auth_type' | 'values'> | Authorization

interface PassDialogProps {
  authorization: PassOwner
  /** True for a new pass: WhatsApp opens as soon as the pass is there. */
  sending?: boolean
  /** True if another adult of the home is the host, who alone replaces the code. */
  ofAnother?: boolean
  /** Offered if the pass is over and the host may invite the visitor again. */
  onInviteAgain?: (() => void) | undefined
  onClose: () => void
}

/** From this width on, the acts are beside the pass. */
const besideActs = 800

export function PassDialog({
  authorization,
  sending = false,
  ofAnother = false,
  onInviteAgain,
  onClose,
}: PassDialogProps) {
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
  const [asGuardSees, setAsGuardSees] = useState(false)
  const phone = useIsPhone()
  const failed = failureOf(shown)
  const kept = useKeptPass(authorization, shown)
  const pass = over || dead ? undefined : (shown.data ?? kept)
  const view = usePassView(authorization, pass)

  return (
    <>
      <Dialog
        opened={!confirming}
        onClose={onClose}
        title={text.title(view.name)}
        fullScreen={phone}
        classNames={pass || over ? passDialogLook(over !== null) : {}}
        size={over ? 'md' : besideActs}
      >
        {(shown.isPending && !pass && !over) || regenerate.pending ? <Loading text={text.generating} /> : null}
        {dead && !over ? <Note tone="bad">{refusalText(shown.error)}</Note> : null}
        {failed && !pass && !over && !dead ? <Failed {...failed} /> : null}
        {over ? (
          <Stack>
            <PassCard of={null} view={view} stamp={over} />
            {onInviteAgain ? (
              <Button leftSection={<IconRepeat size={20} aria-hidden />} onClick={onInviteAgain}>
                {acts.invite_again}
              </Button>
            ) : null}
          </Stack>
        ) : null}
        {pass ? (
          <Parts className={styles.beside} gap="sm">
            <PassCard of={pass} view={view} for_gatehouse={asGuardSees} />
            <Stack>
              <PassActs
                authorization={authorization}
                pass={pass}
                view={view}
                for_gatehouse={asGuardSees}
                sending={sending}
                onTurn={() => setAsGuardSees(!asGuardSees)}
                onRegenerate={ofAnother ? undefined : () => setConfirming(true)}
              />
              {importer ? <Note>{by_administration(importer)}</Note> : null}
              <HereOnlyNote />
            </Stack>
          </Parts>
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

/** Returns the stamp of a pass that ended while the dialog was open. A suspension of a worker does not end the pass. */
function stampByDate({ auth_type, values }: PassOwner): Stamp | null {
  if (isExpired(written(values.valid_until), Date.now())) return 'expired'
  return auth_type === 'worker' ? null : 'canceled'
}

const written = (value: unknown) => (typeof value === 'string' ? value : null)

function usePassView(
  authorization: PassOwner,
  pass: OwnPass | Output<typeof authorizations.showPass> | undefined,
): PassView {
  const kind = useText(kindTexts)[authorization.auth_type]
  const { people_fact } = useText(groupTexts)
  const validityText = useValidityText()
  const { condominium } = useCurrentUser()
  const { values } = authorization
  const facts = listed(authorization)
  // A pass of a former home must not show the name of the present place.
  const home = facts?.stands === false ? '' : (condominium?.name ?? '')
  const { valid_from, valid_until } = pass ?? {
    valid_from: written(values.valid_from),
    valid_until: written(values.valid_until),
  }
  return {
    above: kind.one,
    name: nameOf(authorization),
    when: validityText({ valid_from, valid_until }),
    people: peopleOf(values) > 1 ? people_fact(peopleOf(values)) : undefined,
    state: usePassState(facts, valid_from),
    place: pass?.condominium || home,
    address: pass?.address ?? null,
    tile: facts?.tile,
  }
}

/** Returns what the host would else look up in the list: that the visitor is inside, or that the pass does not work yet. */
function usePassState(facts: Authorization | null, from: string | null): PassView['state'] {
  const states = useText(stateTexts)
  const { begins } = useText(passTitles)
  const { language } = useLanguage()
  const now = useServerNow()
  if (facts?.inside) return { tone: 'good', words: states.inside }
  if (!facts?.valid_from || !from || Date.parse(facts.valid_from) <= now) return undefined
  return { tone: 'wait', words: begins(writtenMoment(from, language)) }
}

/** Stores the shown pass on this device, and returns it while there is no connection. */
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
