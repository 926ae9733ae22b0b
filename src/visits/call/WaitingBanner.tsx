/**
 * Who waits at the gate, where the line above the screen is out of sight: behind a dialog, or scrolled away. It stands inside the dialog
 * that is open, where its keys, its focus and a screen reader find it, above everything, and moves nothing.
 */
import { Button } from '@mantine/core'
import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { topDialog } from '../../web/frame/backClosesDialogs.ts'
import { useText } from '../../web/language/language.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import type { Visit } from '../visits.contract.ts'
import { visitorName } from '../visits.rules.ts'
import { requestTexts } from './request.messages.ts'
import './WaitingBanner.css'

interface WaitingBannerProps {
  /** Not seen in the line or as a call yet, the newest first. */
  unseen: readonly Visit[]
  band: RefObject<HTMLElement | null>
  /** `from`: what had the focus before. */
  onAnswer: (id: string, from: Element | null) => void
  onSeen: (ids: readonly string[]) => void
}

export function WaitingBanner({ unseen, band, onAnswer, onSeen }: WaitingBannerProps) {
  const text = useText(requestTexts)
  const dialog = useSyncExternalStore(followDialogs, topDialog)
  const inView = useInView(band, useIsPhone())
  const from = useRef<Element>(null)
  const see = useEffectEvent(() => onSeen(unseen.map(({ id }) => id)))
  const [visit] = unseen
  const covered = dialog !== undefined || inView === false
  useEffect(() => {
    if (inView && !covered) see()
  }, [inView, covered])
  if (!visit || !covered) return null
  const banner = (
    <div ref={liftAboveAll} popover="manual" className="garita-banner">
      <p key={visit.id} role="alert">
        <strong>{visitorName(visit)}</strong>
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

/** Undefined until the browser has looked. */
function useInView(shown: RefObject<HTMLElement | null>, phone: boolean): boolean | undefined {
  const [inView, setInView] = useState<boolean>()
  useEffect(() => {
    if (!shown.current) return
    // The bars of a phone lie over the ends of the screen.
    const observer = new IntersectionObserver(([entry]) => setInView((entry?.intersectionRatio ?? 0) >= 0.5), {
      rootMargin: phone ? '-64px 0px' : '0px',
      threshold: 0.5,
    })
    observer.observe(shown.current)
    return () => observer.disconnect()
  }, [shown, phone])
  return inView
}
