/** The visit requests that wait for this resident, shown above every screen. The open request is in the address. */
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { notices } from '../notices/notices.contract.ts'
import { useAddress } from '../web/calls/address.ts'
import { useRead, useWrite } from '../web/calls/queries.ts'
import { useDates } from '../web/cards/dates.ts'
import { Note } from '../web/cards/Note.tsx'
import { useText } from '../web/language/language.tsx'
import './WaitingVisits.css'
import { DecideVisitDialog } from './DecideVisitDialog.tsx'
import { type Visit, visits } from './visits.contract.ts'
import { visitMessages } from './visits.messages.ts'
import { visitorName } from './visits.rules.ts'

/** Whether the first answer of the server is still missing. */
export function useWaitingUnknown(asked: boolean): boolean {
  return useRead(visits.waiting, {}, { enabled: asked }).isLoading
}

export function WaitingVisits() {
  const { request: text } = useText(visitMessages)
  const dates = useDates()
  const waiting = useRead(visits.waiting, {})
  const { filter, narrow } = useAddress({ request: z.uuid().optional() })
  useSeen(waiting.data, waiting.dataUpdatedAt)
  return (
    <div className="garita-waiting">
      {waiting.data?.map((visit) => (
        <Note key={visit.id} tone="wait" title={text.waiting}>
          <p>
            <strong>{visitorName(visit)}</strong> {text.since(dates.time(visit.created_at))}
            {visit.purpose ? ` · ${visit.purpose}` : ''}
          </p>
          <Button onClick={() => narrow({ request: visit.id })}>{text.answer}</Button>
        </Note>
      ))}
      {filter.request ? (
        <DecideVisitDialog key={filter.request} id={filter.request} onClose={() => narrow({ request: undefined })} />
      ) : null}
    </div>
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
