/**
 * Who waits at the gate, where the line at the foot is out of sight: behind a dialog, or behind the keyboard of a phone. It stands inside
 * the dialog that is open, where its keys, its focus and a screen reader find it, above everything, and moves nothing.
 */
import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { topDialog } from '../../web/frame/backClosesDialogs.ts'
import { useText } from '../../web/language/language.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import { arrivalName } from '../arrivals/arrivals.ts'
import type { Visit } from '../visits.contract.ts'
import { isWriting } from './isWriting.web.ts'
import { requestTexts } from './request.messages.ts'
import './WaitingBanner.css'

interface WaitingBannerProps {
  /** Not seen in the line or as a call yet, the newest first. */
  unseen: readonly Visit[]
  /** `from`: what had the focus before. */
  onAnswer: (id: string, from: Element | null) => void
  onSeen: (ids: readonly string[]) => void
}

export function WaitingBanner({ unseen, onAnswer, onSeen }: WaitingBannerProps) {
  const text = useText(requestTexts)
  const { names } = useText(arrivalTexts)
  const dialog = useSyncExternalStore(followDialogs, topDialog)
  const phone = useIsPhone()
  const typing = useSyncExternalStore(followFocus, isTyping)
  const from = useRef<Element>(null)
  const see = useEffectEvent(() => onSeen(unseen.map(({ id }) => id)))
  const [visit] = unseen
  const covered = dialog !== undefined || (phone && typing)
  useEffect(() => {
    if (!covered) see()
  }, [covered])
  if (!visit || !covered) return null
  const banner = (
    <div ref={liftAboveAll} popover="manual" className="garita-banner">
      <p key={visit.id} role="alert">
        <strong>{arrivalName(visit, names)}</strong>
        <span>{[text.at_gate, visit.purpose].filter(Boolean).join(' · ')}</span>
      </p>
      <Button
        variant="white"
        onFocus={({ relatedTarget }) => {
          from.current = relatedTarget
        }}
        onClick={() => onAnswer(visit.id, from.current ?? document.activeElement)}
      >
        {text.answer}
      </Button>
    </div>
  )
  return dialog ? createPortal(banner, dialog) : banner
}

/** Into the browser's top layer, wherever it stands in the document. Browsers without one draw it by its styles. */
function liftAboveAll(banner: HTMLElement | null): void {
  banner?.showPopover?.()
}

function followDialogs(tell: () => void): () => void {
  const observer = new MutationObserver(tell)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Also while they are on their way to the banner itself. */
const isTyping = () => isWriting() || Boolean(document.activeElement?.closest('.garita-banner'))

/** A press on a button takes the focus from the field before it counts. */
const pressMs = 1_000

function followFocus(tell: () => void): () => void {
  const tellLater = () => setTimeout(tell, pressMs)
  document.addEventListener('focusin', tell)
  document.addEventListener('focusout', tellLater)
  return () => {
    document.removeEventListener('focusin', tell)
    document.removeEventListener('focusout', tellLater)
  }
}
