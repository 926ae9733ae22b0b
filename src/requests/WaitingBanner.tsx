/**
 * Shows visitors at the gate where a dialog or the keyboard of a phone covers the line at the foot. The banner is inside the open dialog,
 * so that keys, focus and screen readers reach it. It covers neither the title nor the buttons of a sheet: there it is a line below the title.
 */
import { Box, Button, Group, Text } from '@mantine/core'
import {
  type CSSProperties,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createPortal } from 'react-dom'
import { arrivalTexts } from '../gate/arrivals/arrivals.messages.ts'
import { arrivalName } from '../gate/arrivals/arrivals.ts'
import { requestTexts } from '../gate/visits/request.messages.ts'
import type { Visit } from '../gate/visits/visits.contract.ts'
import { topDialog } from '../web/frame/backClosesDialogs.ts'
import { useText } from '../web/language/language.tsx'
import { useIsPhone } from '../web/pieces/useIsPhone.ts'
import { isWriting } from './isWriting.web.ts'
import { useAboutVisit } from './useAboutVisit.web.ts'
import styles from './WaitingBanner.module.css'

interface WaitingBannerProps {
  /** The requests that neither the line nor the dialog has shown, the newest first. */
  unseen: readonly Visit[]
  /** `from` is the element that had the focus before. */
  onAnswer: (id: string, from: Element | null) => void
  onSeen: (ids: readonly string[]) => void
}

export function WaitingBanner({ unseen, onAnswer, onSeen }: WaitingBannerProps) {
  const text = useText(requestTexts)
  const { names } = useText(arrivalTexts)
  const about = useAboutVisit()
  const dialog = useSyncExternalStore(followDialogs, topDialog)
  const phone = useIsPhone()
  const typing = useSyncExternalStore(followFocus, isTyping)
  const from = useRef<Element>(null)
  const see = useEffectEvent(() => onSeen(unseen.map(({ id }) => id)))
  const [visit] = unseen
  const slot = useSlot(phone ? dialog : undefined)
  const covered = dialog !== undefined || (phone && typing)
  useEffect(() => {
    if (!covered) see()
  }, [covered])
  if (!visit || !covered) return null
  const banner = (
    <Group
      data-banner
      justify="space-between"
      wrap="nowrap"
      gap="sm"
      mih="3rem"
      py="0.125rem"
      ps="min(1rem, 4.4vw)"
      pe="0.25rem"
      bg="var(--garita-frame)"
      c="var(--garita-frame-ink)"
      style={{ '--garita-focus': 'var(--garita-frame-ink)' } as CSSProperties}
      {...(slot ? {} : { ref: liftAboveAll, popover: 'manual', className: styles.floats })}
    >
      <Box key={visit.id} component="p" miw={0} lh={1.3} role="alert">
        <Text component="strong" inherit lineClamp={2}>
          {arrivalName(visit, names)}
        </Text>
        <Text span inherit lineClamp={1} c="var(--garita-frame-dim)" fz="sm">
          {[text.at_gate, ...about(visit)].join(' · ')}
        </Text>
      </Box>
      <Button
        variant="white"
        flex="none"
        bg="var(--garita-frame-ink)"
        c="var(--garita-frame)"
        onFocus={({ relatedTarget }) => {
          from.current = relatedTarget
        }}
        onClick={() => onAnswer(visit.id, from.current ?? document.activeElement)}
      >
        {text.answer}
      </Button>
    </Group>
  )
  return dialog ? createPortal(banner, slot ?? dialog) : banner
}

/** A title that begins below this height is not covered by the floating banner. */
const floatsPx = 72

/** Makes a place below the title of a sheet that begins at the top of the screen. */
function useSlot(dialog: HTMLElement | undefined): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const title = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')
    const head = title?.parentElement
    if (!dialog || !head || dialog.getBoundingClientRect().top >= floatsPx) return
    const place = document.createElement('div')
    place.className = styles.slot ?? ''
    place.style.top = `${head.offsetHeight}px`
    // The dialog of a pass shows only the close button of its head.
    place.toggleAttribute('data-beside', head.offsetHeight === 0)
    head.after(place)
    setSlot(place)
    return () => {
      place.remove()
      setSlot(null)
    }
  }, [dialog])
  return slot
}

/** Puts the banner into the browser's top layer; browsers without a top layer place it by its styles. */
function liftAboveAll(banner: HTMLElement | null): void {
  banner?.showPopover?.()
}

function followDialogs(tell: () => void): () => void {
  const observer = new MutationObserver(tell)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Stays true while the focus moves from the field to the banner. */
const isTyping = () => isWriting() || Boolean(document.activeElement?.closest('[data-banner]'))

/** A press on a button takes the focus from the field before the click, so the typing state lasts this long. */
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
