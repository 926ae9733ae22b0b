/** What a resident does with a pass: send it, keep it, copy it, print it, or replace its code. */
import { Button } from '@mantine/core'
import { IconBrandWhatsapp, IconDownload, IconPrinter, IconQrcode, IconRefresh, IconShare } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { Output } from '../../shared/contract.ts'
import { useWrite } from '../../web/calls/queries.ts'
import { toastRefusal, toastSuccess } from '../../web/calls/toast.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { useText } from '../../web/language/language.tsx'
import { CopyButton, copyText } from '../../web/pieces/codes/CopyButton.tsx'
import { authorizations } from '../authorizations.contract.ts'
import { authorizationMessages } from '../authorizations.messages.ts'
import { type PassFace, usePassPicture } from './PassCard.tsx'
import type { PassOwner } from './PassDialog.tsx'
import { downloadPass, type PictureOfPass, pictureOf } from './passImage.web.ts'
import { mapOf, whatsAppOf } from './passText.ts'

interface PassActsProps {
  authorization: PassOwner
  pass: Output<typeof authorizations.showPass>
  face: PassFace
  for_gatehouse: boolean
  sending: boolean
  /** Shows the other code of a pass that has two. */
  onTurn: () => void
  onRegenerate: () => void
}

export function PassActs({ authorization, pass, face, for_gatehouse, sending, onTurn, onRegenerate }: PassActsProps) {
  const { pass: text } = useText(authorizationMessages)
  const asPicture = usePassPicture()
  const link = `${location.origin}/pass#${pass.link}`
  const file = `${face.name.replace(/[^\p{L}\p{N}]+/gu, '_')}_${pass.short_id}.png`
  const words = text.share_text({
    to: authorization.auth_type === 'vehicle' ? null : String(authorization.values.name ?? face.name),
    place: face.place,
    when: pass.valid_from && pass.valid_until ? face.when : null,
    number: pass.access_number,
    link,
    directions: mapOf(face.place, face.address),
  })
  const whatsApp = whatsAppOf(words)
  const handOn = useWrite(authorizations.handOn)
  const handedOn = () => {
    if (pass.unsent) handOn.mutate({ id: authorization.id })
  }
  useSending(sending ? whatsApp : null)

  const share = async () => {
    const outcome = await sharePass({
      picture: pass.day ? null : asPicture(face, pass),
      file,
      text: words,
      copy: pass.day ? link : (pass.access_number ?? link),
    })
    if (outcome === 'shared' || outcome === 'copied') handedOn()
    if (outcome === 'copied') toastSuccess(pass.access_number && !pass.day ? text.shared_copy : text.shared_link_copy)
    if (outcome === 'failed') toastRefusal(text.share, text.share_failed)
  }
  const download = () =>
    downloadPass(asPicture(face, pass, for_gatehouse), file).then(
      () => toastSuccess(text.downloaded),
      () => toastRefusal(text.download, text.image_failed),
    )

  return (
    <>
      {pass.unsent ? <Note tone="wait">{text.unsent[pass.unsent]}</Note> : null}
      <Button
        component="a"
        href={whatsApp}
        target="_blank"
        rel="noreferrer noopener"
        className="garita-pass-send"
        onClick={handedOn}
        leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
      >
        {text.whatsapp}
      </Button>
      <div className="garita-pass-acts">
        <Button variant="default" leftSection={<IconShare size={20} aria-hidden />} onClick={() => void share()}>
          {text.share}
        </Button>
        <Button variant="default" leftSection={<IconDownload size={20} aria-hidden />} onClick={() => void download()}>
          {text.download}
        </Button>
        {pass.access_number ? (
          <CopyButton text={pass.access_number} label={text.copy_number} done={text.copied} onCopied={handedOn} />
        ) : null}
        <CopyButton text={link} label={text.copy_link} done={text.copied} onCopied={handedOn} />
        <Button variant="default" leftSection={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()}>
          {text.print}
        </Button>
      </div>
      {pass.day ? (
        <Button variant="subtle" leftSection={<IconQrcode size={20} aria-hidden />} onClick={onTurn}>
          {for_gatehouse ? text.show_day : text.show_gatehouse}
        </Button>
      ) : null}
      <Button variant="subtle" leftSection={<IconRefresh size={20} aria-hidden />} onClick={onRegenerate}>
        {text.regenerate}
      </Button>
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

interface Shared {
  /** Null where a picture would expire: the link renews itself. */
  picture: PictureOfPass | null
  file: string
  text: string
  /** Copied where the browser cannot share. */
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
