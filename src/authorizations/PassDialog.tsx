/** Shows a resident's pass and lets them copy, download, share or regenerate it. */
import { Button, Modal } from '@mantine/core'
import { IconBrandWhatsapp, IconDownload, IconQrcode, IconRefresh, IconShare } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Output } from '../shared/contract.ts'
import { useAct } from '../web/calls/act.ts'
import { type Refused, useOnline } from '../web/calls/api.ts'
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { failureOf, useRead } from '../web/calls/queries.ts'
import { useRefusalText } from '../web/calls/refusals.tsx'
import { toastRefusal, toastSuccess } from '../web/calls/toast.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { Note } from '../web/cards/Note.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { useText } from '../web/language/language.tsx'
import { ConfirmDialog } from '../web/pieces/ConfirmDialog.tsx'
import { CopyButton, copyText } from '../web/pieces/CopyButton.tsx'
import { qrPicture } from '../web/pieces/QrImage.tsx'
import { useIsPhone } from '../web/pieces/useIsPhone.ts'
import { type Authorization, authorizations } from './authorizations.contract.ts'
import { authorizationMessages, kindTexts } from './authorizations.messages.ts'
import { nameOf } from './authorizations.rules.ts'
import { forgetOwnPass, keepOwnPass, type OwnPass, ownPasses } from './keptPasses.web.ts'
import { PassCard } from './PassCard.tsx'
import { tokenOf } from './PassPicture.tsx'
import { downloadPass } from './passImage.web.ts'
import { whatsAppOf } from './passText.ts'
import { usePeriodText } from './valueText.tsx'

/** What a pass needs to know of its authorization. */
export type PassOwner = Pick<Authorization, 'id' | 'auth_type' | 'values'>

interface PassDialogProps {
  authorization: PassOwner
  /** Was made just now, to be handed on: opens WhatsApp as soon as the pass is there. */
  sending?: boolean
  onClose: () => void
}

export function PassDialog({ authorization, sending = false, onClose }: PassDialogProps) {
  const { pass: text, page } = useText(authorizationMessages)
  const kind = useText(kindTexts)[authorization.auth_type]
  const { condominium } = useCurrentUser()
  const periodText = usePeriodText()
  const refusalText = useRefusalText()
  const shown = useRead(authorizations.showPass, { id: authorization.id })
  const regenerate = useAct(authorizations.regeneratePass)
  const [confirming, setConfirming] = useState(false)
  const [forGatehouse, setForGatehouse] = useState(false)
  const phone = useIsPhone()
  const name = nameOf(authorization)
  const failed = failureOf(shown)
  const kept = useKeptPass(authorization, shown)
  const pass = shown.data ?? kept
  const link = pass ? `${location.origin}/pass#${pass.link}` : ''
  const file = pass ? `${name.replace(/[^\p{L}\p{N}]+/gu, '_')}_${pass.short_id}.png` : ''

  const words = pass
    ? text.share_text({
        to: authorization.auth_type === 'vehicle' ? null : String(authorization.values.name ?? name),
        place: condominium?.name ?? '',
        when: pass.valid_from && pass.valid_until ? periodText(pass.valid_from, pass.valid_until) : null,
        number: pass.access_number,
        link,
      })
    : ''
  const whatsApp = pass ? whatsAppOf(words) : null
  useSending(sending ? whatsApp : null)

  const share = async () => {
    if (!pass) return
    const outcome = await sharePass({
      token: pass.day ? null : pass.token,
      file,
      text: words,
      copy: pass.day ? link : (pass.access_number ?? link),
    })
    if (outcome === 'copied') toastSuccess(pass.access_number && !pass.day ? text.shared_copy : text.shared_link_copy)
    if (outcome === 'failed') toastRefusal(text.share, text.share_failed)
  }

  return (
    <>
      <Modal opened={!confirming} onClose={onClose} title={text.title(name)} fullScreen={phone}>
        {(shown.isPending && !pass) || regenerate.pending ? <Loading text={text.generating} /> : null}
        {failed && !pass ? (
          shown.error?.code === 'pass_dead' ? (
            <Note tone="bad">{refusalText(shown.error)}</Note>
          ) : (
            <Failed {...failed} />
          )
        ) : null}
        {pass ? (
          <Stack>
            <PassCard
              of={pass}
              for_gatehouse={forGatehouse}
              above={kind.one}
              name={name}
              when={pass.valid_from && pass.valid_until ? periodText(pass.valid_from, pass.valid_until) : page.always}
              place={condominium?.name}
            />
            <div className="garita-pass-acts">
              {whatsApp ? (
                <Button
                  component="a"
                  href={whatsApp}
                  target="_blank"
                  rel="noreferrer noopener"
                  className="garita-whole-row"
                  leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
                >
                  {text.whatsapp}
                </Button>
              ) : null}
              <Button variant="default" leftSection={<IconShare size={20} aria-hidden />} onClick={() => void share()}>
                {text.share}
              </Button>
              <Button
                variant="default"
                leftSection={<IconDownload size={20} aria-hidden />}
                onClick={() =>
                  void downloadPass(tokenOf(pass, forGatehouse), file).then(
                    () => toastSuccess(text.downloaded),
                    () => toastRefusal(text.download, text.image_failed),
                  )
                }
              >
                {text.download}
              </Button>
              {pass.access_number ? (
                <CopyButton text={pass.access_number} label={text.copy_number} done={text.copied} />
              ) : null}
              <CopyButton text={link} label={text.copy_link} done={text.copied} />
            </div>
            {pass.day ? (
              <Button
                variant="subtle"
                leftSection={<IconQrcode size={20} aria-hidden />}
                onClick={() => setForGatehouse(!forGatehouse)}
              >
                {forGatehouse ? text.show_day : text.show_gatehouse}
              </Button>
            ) : null}
            <Button
              variant="subtle"
              leftSection={<IconRefresh size={20} aria-hidden />}
              onClick={() => setConfirming(true)}
            >
              {text.regenerate}
            </Button>
          </Stack>
        ) : null}
      </Modal>
      {confirming ? (
        <ConfirmDialog
          title={text.regenerate_title}
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

/** Opens it once. A browser that lets no page open another leaves the button, which does the same. */
function useSending(address: string | null): void {
  const sent = useRef(false)
  useEffect(() => {
    if (!address || sent.current) return
    sent.current = true
    window.open(address, '_blank', 'noopener,noreferrer')
  }, [address])
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
    if (data) keepOwnPass(owner, { ...data, id, name })
    else if (error?.status === 404 || error?.code === 'pass_dead') forgetOwnPass(id)
  }, [data, error, owner, id, name])
  return online ? undefined : ownPasses().find((pass) => pass.id === id)
}

interface Shared {
  /** Null where an image would expire: the link renews itself. */
  token: string | null
  file: string
  text: string
  /** Copied where the browser cannot share. */
  copy: string
}

async function sharePass({ token, file, text, copy }: Shared): Promise<'shared' | 'copied' | 'failed'> {
  try {
    const files = token === null ? [] : [new File([await pngOf(token)], file, { type: 'image/png' })]
    const message = files.length > 0 ? { text, files } : { text }
    if (navigator.canShare?.(message)) {
      await navigator.share(message)
      return 'shared'
    }
    await copyText(copy)
    return 'copied'
  } catch (error) {
    // The user closed the share sheet; that is not an error.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed'
  }
}

/** Decoded by hand because the page's content security policy blocks fetching a data: URL. */
async function pngOf(token: string): Promise<Uint8Array<ArrayBuffer>> {
  const [, encoded = ''] = (await qrPicture(token)).split(',')
  return Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
}
