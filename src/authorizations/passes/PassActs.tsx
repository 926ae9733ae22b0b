/** The resident's actions on a pass: send, save, copy, print, and replace its code. */
import { Button } from '@mantine/core'
import {
  IconBrandWhatsapp,
  IconCopy,
  IconDownload,
  IconLink,
  IconPrinter,
  IconQrcode,
  IconRefresh,
  IconShare,
} from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { Output } from '../../shared/contract.ts'
import { useWrite } from '../../web/calls/queries.ts'
import { toastRefusal, toastSuccess } from '../../web/calls/toast.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { useText } from '../../web/language/language.tsx'
import { Acts } from '../../web/pieces/Acts.tsx'
import { copyText } from '../../web/pieces/codes/CopyButton.tsx'
import { authorizations } from '../authorizations.contract.ts'
import { authorizationMessages } from '../authorizations.messages.ts'
import { type PassView, usePassPicture } from './PassCard.tsx'
import styles from './PassDialog.module.css'
import type { PassOwner } from './PassDialog.tsx'
import { downloadPass, type PictureOfPass, pictureOf } from './passImage.web.ts'
import { mapOf, whatsAppOf } from './passText.ts'

interface PassActsProps {
  authorization: PassOwner
  pass: Output<typeof authorizations.showPass>
  view: PassView
  for_gatehouse: boolean
  sending: boolean
  /** Shows the other of two codes of a pass. */
  onTurn: () => void
  onRegenerate?: (() => void) | undefined
}

export function PassActs({ authorization, pass, view, for_gatehouse, sending, onTurn, onRegenerate }: PassActsProps) {
  const { pass: text } = useText(authorizationMessages)
  const asPicture = usePassPicture()
  const link = `${location.origin}/pass/${pass.link}`
  const file = `${view.name.replace(/[^\p{L}\p{N}]+/gu, '_')}_${pass.short_id}.png`
  const words = text.share_text({
    to: authorization.auth_type === 'vehicle' ? null : String(authorization.values.name ?? view.name),
    place: view.place,
    people: view.people,
    when: pass.valid_from && pass.valid_until ? view.when : null,
    number: pass.access_number,
    link,
    directions: mapOf(view.place, view.address),
  })
  const whatsApp = whatsAppOf(words)
  const handOn = useWrite(authorizations.handOn)
  const handedOn = () => {
    if (pass.unsent) handOn.mutate({ id: authorization.id })
  }
  useSending(sending ? whatsApp : null)

  const share = async () => {
    const outcome = await sharePass({
      picture: pass.day ? null : asPicture(view, pass),
      file,
      text: words,
      copy: pass.day ? link : (pass.access_number ?? link),
    })
    if (outcome === 'shared' || outcome === 'copied') handedOn()
    if (outcome === 'copied') toastSuccess(pass.access_number && !pass.day ? text.shared_copy : text.shared_link_copy)
    if (outcome === 'failed') toastRefusal(text.share, text.share_failed)
  }
  const download = () =>
    downloadPass(asPicture(view, pass, for_gatehouse), file).then(
      () => toastSuccess(text.downloaded),
      () => toastRefusal(text.download, text.image_failed),
    )

  const copies = (copied: string) => () =>
    void copyText(copied).then(
      () => {
        toastSuccess(text.copied)
        handedOn()
      },
      () => toastRefusal(text.copy_link, text.share_failed),
    )

  return (
    <>
      {pass.unsent ? <Note tone="wait">{text.unsent[pass.unsent]}</Note> : null}
      <Button
        component="a"
        href={whatsApp}
        target="_blank"
        rel="noreferrer noopener"
        className={styles.send}
        onClick={handedOn}
        leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
      >
        {text.whatsapp}
      </Button>
      <Acts
        of={view.name}
        foldsActs
        acts={[
          { label: text.share, icon: IconShare, onAct: () => void share() },
          { label: text.download, icon: IconDownload, onAct: () => void download() },
          ...(pass.access_number
            ? [{ label: text.copy_number, icon: IconCopy, onAct: copies(pass.access_number) }]
            : []),
          { label: text.copy_link, icon: IconLink, onAct: copies(link) },
          { label: text.print, icon: IconPrinter, onAct: () => window.print() },
          ...(pass.day
            ? [{ label: for_gatehouse ? text.show_day : text.show_gatehouse, icon: IconQrcode, onAct: onTurn }]
            : []),
          ...(onRegenerate ? [{ label: text.regenerate, icon: IconRefresh, onAct: onRegenerate }] : []),
        ]}
      />
    </>
  )
}

/** Opens WhatsApp once. If the browser blocks it, the button does the same. */
function useSending(address: string | null): void {
  const sent = useRef(false)
  useEffect(() => {
    if (!address || sent.current) return
    sent.current = true
    window.open(address, '_blank', 'noopener,noreferrer')
  }, [address])
}

interface Shared {
  /** Null if a picture would expire, because only the link renews itself. */
  picture: PictureOfPass | null
  file: string
  text: string
  /** The text to copy if the browser cannot share. */
  copy: string
}

async function sharePass({ picture, file, text, copy }: Shared): Promise<'shared' | 'copied' | 'closed' | 'failed'> {
  try {
    const files = picture === null ? [] : [new File([await pictureOf(picture)], file, { type: 'image/png' })]
    const message = files.length > 0 ? { text, files } : { text }
    if (navigator.canShare?.(message)) {
      await navigator.share(message)
      return 'shared'
    }
    await copyText(copy)
    return 'copied'
  } catch (error) {
    // The user closed the share sheet; that is not an error.
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'failed'
  }
}
