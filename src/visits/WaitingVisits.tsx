/** The visit requests that wait for this resident, shown above every screen. The open request is in the address. */
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { notices } from '../notices/notices.contract.ts'
import { useAddress } from '../web/calls/list.ts'
import { useRead, useWrite } from '../web/calls/queries.ts'
import { VisitCall } from './VisitCall.tsx'
import { type Visit, visits } from './visits.contract.ts'
import { WaitingBand } from './WaitingBand.tsx'

export function WaitingVisits() {
  const waiting = useRead(visits.waiting, {})
  const { filter, narrow } = useAddress({ request: z.uuid().optional() })
  const open = (id: string) => narrow({ request: id })
  useSeen(waiting.data, waiting.dataUpdatedAt)
  useRing(waiting.data, open)
  // The home is where one looks who waits: there the answer stands in the line.
  const atHome = useLocation({ select: ({ pathname }) => pathname === '/dashboard' })
  return (
    <>
      <WaitingBand waiting={waiting.data} answering={atHome} onAnswer={open} />
      {filter.request ? (
        <VisitCall
          key={filter.request}
          id={filter.request}
          known={waiting.data?.find(({ id }) => id === filter.request)}
          onClose={() => narrow({ request: undefined })}
        />
      ) : null}
    </>
  )
}

/** Tells the server which requests are visible on a screen. A failed report is repeated with the next answer. */
function useSeen(waiting: readonly Visit[] | undefined, answeredAt: number): void {
  const { mutateAsync } = useWrite(notices.seen)
  const reported = useRef(new Set<string>())
  // Runs after every answer, also an equal one; 0 means that none has arrived.
  useEffect(() => {
    const report = () => {
      if (answeredAt === 0) return
      const unreported = (waiting ?? []).map((visit) => visit.id).filter((id) => !reported.current.has(id))
      if (unreported.length === 0 || document.visibilityState !== 'visible') return
      for (const id of unreported) reported.current.add(id)
      mutateAsync({ fact_ids: unreported, channel: 'screen' }).catch(() => {
        for (const id of unreported) reported.current.delete(id)
      })
    }
    report()
    document.addEventListener('visibilitychange', report)
    return () => document.removeEventListener('visibilitychange', report)
  }, [waiting, answeredAt, mutateAsync])
}

/** Who comes while the app is open rings like a call. Nothing that somebody writes or reads in a dialog is taken away for it. */
function useRing(waiting: readonly Visit[] | undefined, open: (id: string) => void): void {
  const known = useRef<ReadonlySet<string>>(undefined)
  useEffect(() => {
    if (!waiting) return
    const before = known.current
    known.current = new Set(waiting.map(({ id }) => id))
    const fresh = before && waiting.find(({ id }) => !before.has(id))
    if (fresh && document.visibilityState === 'visible' && !isInUse()) open(fresh.id)
  })
}

const isInUse = () =>
  document.querySelector('[aria-modal="true"], [role="dialog"], [role="menu"]') !== null ||
  (document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false)
