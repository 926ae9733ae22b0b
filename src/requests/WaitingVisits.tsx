/** Shows the requests that wait for this resident over every screen and every dialog. The address names the open request. */

import { useWindowEvent } from '@mantine/hooks'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { type Visit, visits } from '../gate/visits/visits.contract.ts'
import { households } from '../households/households.contract.ts'
import { anId } from '../shared/address.ts'
import { serverNow } from '../web/calls/api.ts'
import { useOpenInAddress } from '../web/calls/list.ts'
import { readAhead, useRead } from '../web/calls/queries.ts'
import { Loading } from '../web/cards/Loading.tsx'
import { lazyPart } from '../web/frame/lazyPart.tsx'
import { useFocusReturn } from '../web/pieces/dialogs/useFocusReturn.ts'
import { useIsPhone } from '../web/pieces/useIsPhone.ts'
import { usePlace } from '../web/router/Router.tsx'
import { isWriting } from './isWriting.web.ts'
import { useReported } from './useReported.web.ts'
import { WaitingBand } from './WaitingBand.tsx'
import { WaitingBanner } from './WaitingBanner.tsx'

/** Marks the dialog of a request. */
const request = '[data-request]'
/** A younger request opens by itself also when the app opens. */
const freshMs = 10 * 60_000

const loadCall = () => import('./RequestDialog.tsx')
const RequestDialog = lazyPart(() => loadCall().then((loaded) => loaded.RequestDialog))
// A push message opened this page, so the code of the dialog and the request load together with the screen.
const pushed = anId(new URLSearchParams(location.search).get('request'))
if (typeof pushed === 'string') {
  void loadCall().catch(() => undefined)
  void readAhead(visits.request, { id: pushed })
}

/** Reads the waiting visitors of the reader's other homes, only if there are other homes. */
const useElsewhere = (asks: boolean) => useRead(households.waitingElsewhere, {}, { enabled: asks }).data ?? []

export function WaitingAtHome() {
  return <WaitingBand waiting={[]} elsewhere={useElsewhere(true)} onAnswer={() => undefined} />
}

interface WaitingVisitsProps {
  several: boolean
  /** Draws the frame with these bands above its screen. */
  children: (bands: ReactNode) => ReactNode
}

export function WaitingVisits({ several, children }: WaitingVisitsProps) {
  const waiting = useRead(visits.waiting, {})
  const elsewhere = useElsewhere(several)
  const call = useOpenInAddress('request', anId)
  // The ids of requests that the line or the dialog has shown.
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const see = (ids: readonly string[]) => setSeen((before) => new Set([...before, ...ids]))
  const rememberFocus = useFocusReturn(call.shown !== undefined)
  // A slow phone draws the frame for a second: a request that opens with the page covers it, so it comes first.
  const phone = useIsPhone()
  const [framed, setFramed] = useState(!phone || call.shown === undefined)
  const drawFrame = useCallback(() => setFramed(true), [])
  if (!framed && !call.shown) setFramed(true)
  const open = (id: string, from: Element | null = document.activeElement) => {
    // A dialog that replaces another one returns the focus to the opener of the first.
    if (!from?.closest('[role="dialog"]')?.querySelector(request)) rememberFocus(from)
    see([id])
    call.open(id)
  }
  const close = (id: string) => {
    see([id])
    keepClosed(id)
    call.close(id)
  }
  useReported(waiting.data, waiting.dataUpdatedAt)
  useRing(waiting.data, call.shown, open)
  // Esc closes only this dialog. A dialog below it was open first and would close, too.
  useWindowEvent(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing || !call.shown) return
      event.stopImmediatePropagation()
      close(call.shown)
    },
    { capture: true },
  )
  // The home screen shows its requests itself.
  const atHome = usePlace().pathname === '/dashboard'
  const unseen = waiting.data?.filter(({ id }) => !seen.has(id) && id !== call.shown) ?? []
  const { shown } = call
  const bands = (
    <>
      <WaitingBand waiting={atHome ? [] : waiting.data} elsewhere={elsewhere} onAnswer={open} />
      {unseen.length > 0 ? <WaitingBanner unseen={unseen} onAnswer={open} onSeen={see} /> : null}
    </>
  )
  return (
    <>
      {framed ? children(bands) : <Loading whole />}
      {shown ? (
        <RequestDialog
          key={shown}
          id={shown}
          known={waiting.data?.find(({ id }) => id === shown)}
          onDrawn={drawFrame}
          onClose={() => close(shown)}
        />
      ) : null}
    </>
  )
}

/** On a page that was opened for something else, or for a request that the reader has closed, nothing opens by itself. */
function freshAtStart(waiting: readonly Visit[]): Visit | undefined {
  const since = serverNow() - freshMs
  return location.search === ''
    ? waiting.find((one) => Date.parse(one.created_at) > since && !wasClosed(one.id))
    : undefined
}

// Lasts as long as the tab, so that a reload does not open it again.
const closedKey = 'garita.requests.closed'
const closedIds = () => sessionStorage.getItem(closedKey)?.split(' ') ?? []
const wasClosed = (id: string) => closedIds().includes(id)
const keepClosed = (id: string) => sessionStorage.setItem(closedKey, [...closedIds(), id].join(' '))

/**
 * A request that arrives while the app is open opens the dialog and rings once. It never replaces an open dialog or a focused field: there
 * the banner announces it. After a request was answered elsewhere, the next one may open.
 */
function useRing(waiting: readonly Visit[] | undefined, shown: string | undefined, open: (id: string) => void): void {
  const known = useRef<ReadonlySet<string>>(undefined)
  const listed = useRef(new Set<string>())
  useEffect(() => {
    if (!waiting) return
    const before = known.current
    known.current = new Set(waiting.map(({ id }) => id))
    for (const { id } of waiting) listed.current.add(id)
    const fresh = before ? waiting.find(({ id }) => !before.has(id)) : freshAtStart(waiting)
    // Requests that were answered since the last list.
    const answered =
      shown !== undefined && listed.current.has(shown) && !before?.has(shown) && !known.current.has(shown)
    const busy = isWriting() || isInDialog(answered ? request : null) || (shown !== undefined && !answered)
    if (fresh && document.visibilityState === 'visible' && !busy) open(fresh.id)
  })
}

const isInDialog = (except: string | null) =>
  [...document.querySelectorAll('[role="dialog"], [role="menu"]')].some((one) => !except || !one.querySelector(except))
