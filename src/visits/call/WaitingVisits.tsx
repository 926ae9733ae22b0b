/** The visit requests that wait for this resident, shown over every screen and every dialog. The open request is in the address. */
import { useWindowEvent } from '@mantine/hooks'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { households } from '../../households/households.contract.ts'
import { anId } from '../../shared/address.ts'
import { useOpenInAddress } from '../../web/calls/list.ts'
import { useRead } from '../../web/calls/queries.ts'
import { later } from '../../web/frame/later.tsx'
import { useFocusReturn } from '../../web/pieces/dialogs/useFocusReturn.ts'
import { type Visit, visits } from '../visits.contract.ts'
import { isWriting } from './isWriting.web.ts'
import { useReported } from './useReported.web.ts'
import { WaitingBand } from './WaitingBand.tsx'
import { WaitingBanner } from './WaitingBanner.tsx'

const loadCall = () => import('./VisitCall.tsx')
const VisitCall = later(() => loadCall().then((loaded) => loaded.VisitCall))
// From a push: its code comes with that of the screen, not after it.
if (new URLSearchParams(location.search).has('request')) void loadCall().catch(() => undefined)

/** The other homes where somebody waits; only who has some asks. */
const useElsewhere = (asks: boolean) => useRead(households.waitingElsewhere, {}, { enabled: asks }).data ?? []

/** For who is at work, and lives somewhere. */
export function WaitingAtHome() {
  return <WaitingBand waiting={[]} elsewhere={useElsewhere(true)} onAnswer={() => undefined} />
}

interface WaitingVisitsProps {
  /** Has other homes. */
  several: boolean
}

export function WaitingVisits({ several }: WaitingVisitsProps) {
  const waiting = useRead(visits.waiting, {})
  const elsewhere = useElsewhere(several)
  const call = useOpenInAddress('request', anId)
  // Those that were in sight, in the line or as a call.
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const see = (ids: readonly string[]) => setSeen((before) => new Set([...before, ...ids]))
  const rememberFocus = useFocusReturn(call.shown !== undefined)
  const open = (id: string, from: Element | null = document.activeElement) => {
    // A call that takes the place of another goes back to where the first one came from.
    if (!from?.closest('.garita-call')) rememberFocus(from)
    see([id])
    call.open(id)
  }
  const close = (id: string) => {
    see([id])
    call.close(id)
  }
  useReported(waiting.data, waiting.dataUpdatedAt)
  useRing(waiting.data, call.shown, open)
  // Closes the call alone. A dialog below it was there first and would close too.
  useWindowEvent(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing || !call.shown) return
      event.stopImmediatePropagation()
      close(call.shown)
    },
    { capture: true },
  )
  // The home is where one looks who waits: there the answer stands in the line.
  const atHome = useLocation({ select: ({ pathname }) => pathname === '/dashboard' })
  const unseen = waiting.data?.filter(({ id }) => !seen.has(id) && id !== call.shown) ?? []
  const { shown } = call
  return (
    <>
      <WaitingBand waiting={waiting.data} elsewhere={elsewhere} answering={atHome} onAnswer={open} />
      {unseen.length > 0 ? <WaitingBanner unseen={unseen} onAnswer={open} onSeen={see} /> : null}
      {shown ? (
        <VisitCall
          key={shown}
          id={shown}
          known={waiting.data?.find(({ id }) => id === shown)}
          onClose={() => close(shown)}
        />
      ) : null}
    </>
  )
}

/**
 * Who comes while the app is open rings like a call, once. Nothing that somebody writes or reads in a dialog is taken away for it: there
 * the banner announces it. A call that was seen to be answered elsewhere makes room for the next.
 */
function useRing(waiting: readonly Visit[] | undefined, shown: string | undefined, open: (id: string) => void): void {
  const known = useRef<ReadonlySet<string>>(undefined)
  const listed = useRef(new Set<string>())
  useEffect(() => {
    if (!waiting) return
    const before = known.current
    known.current = new Set(waiting.map(({ id }) => id))
    for (const { id } of waiting) listed.current.add(id)
    const fresh = before && waiting.find(({ id }) => !before.has(id))
    // Since the list before: who answered is read first.
    const answered =
      shown !== undefined && listed.current.has(shown) && !before?.has(shown) && !known.current.has(shown)
    const busy = isWriting() || isInDialog(answered ? '.garita-call' : null) || (shown !== undefined && !answered)
    if (fresh && document.visibilityState === 'visible' && !busy) open(fresh.id)
  })
}

const isInDialog = (except: string | null) =>
  [...document.querySelectorAll('[role="dialog"], [role="menu"]')].some((one) => !except || !one.matches(except))
