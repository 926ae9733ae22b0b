import { useEffect, useRef } from 'react'
import type { Visit } from '../gate/visits/visits.contract.ts'
import { notices } from '../notices/notices.contract.ts'
import { ask } from '../web/calls/api.ts'

/** A failed report is sent again after the next answer. */
export function useReported(waiting: readonly Visit[] | undefined, answeredAt: number): void {
  const reported = useRef(new Set<string>())
  // Runs after every answer, also an equal one; 0 means that none has arrived.
  useEffect(() => {
    const report = () => {
      if (answeredAt === 0) return
      const unreported = (waiting ?? []).map((visit) => visit.id).filter((id) => !reported.current.has(id))
      if (unreported.length === 0 || document.visibilityState !== 'visible') return
      for (const id of unreported) reported.current.add(id)
      // The server announces the effect of this call: reading again at once would read twice.
      ask(notices.seen, { fact_ids: unreported, channel: 'screen' }).catch(() => {
        for (const id of unreported) reported.current.delete(id)
      })
    }
    report()
    document.addEventListener('visibilitychange', report)
    return () => document.removeEventListener('visibilitychange', report)
  }, [waiting, answeredAt])
}
