/** The requests that wait for this resident: seen at once wherever they are, answered in two presses; the address says which is open. */
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { notices } from '../notices/notices.contract.ts'
import { useAddress } from '../web/calls/address.ts'
import { useRead, useWrite } from '../web/calls/queries.ts'
import { Note } from '../web/cards/Note.tsx'
import { useText } from '../web/language/language.tsx'
import './WaitingVisits.css'
import { VisitRequestDialog } from './VisitRequestDialog.tsx'
import { type Visit, visits } from './visits.contract.ts'
import { visitMessages } from './visits.messages.ts'
import { visitorName } from './visits.rules.ts'

/** Whether nobody knows yet if there are any. */
export function useWaitingUnknown(asked: boolean): boolean {
  return useRead(visits.waiting, {}, { enabled: asked }).isLoading
}

export function WaitingVisits() {
  const { request: text } = useText(visitMessages)
  const waiting = useRead(visits.waiting, {})
  const { filter, narrow } = useAddress({ request: z.uuid().optional() })
  useSeen(waiting.data, waiting.dataUpdatedAt)
  return (
    <div className="garita-waiting">
      {waiting.data?.map((visit) => (
        <Note key={visit.id} tone="wait" title={text.waiting}>
          <p>
            <strong>{visitorName(visit)}</strong>
            {visit.purpose ? ` · ${visit.purpose}` : ''}
          </p>
          <Button onClick={() => narrow({ request: visit.id })}>{text.answer}</Button>
        </Note>
      ))}
      {filter.request ? (
        <VisitRequestDialog key={filter.request} id={filter.request} onClose={() => narrow({ request: undefined })} />
      ) : null}
    </div>
  )
}

/** The gate is told that its question is on a screen that somebody looks at; what did not arrive is said again with the next answer. */
function useSeen(waiting: readonly Visit[] | undefined, answeredAt: number): void {
  const { mutateAsync } = useWrite(notices.seen)
  const said = useRef(new Set<string>())
  // With each answer, also one that is like the one before; at 0 there was none.
  useEffect(() => {
    const say = () => {
      if (answeredAt === 0) return
      const fresh = (waiting ?? []).map((visit) => visit.id).filter((id) => !said.current.has(id))
      if (fresh.length === 0 || document.visibilityState !== 'visible') return
      for (const id of fresh) said.current.add(id)
      mutateAsync({ fact_ids: fresh, channel: 'screen' }).catch(() => {
        for (const id of fresh) said.current.delete(id)
      })
    }
    say()
    document.addEventListener('visibilitychange', say)
    return () => document.removeEventListener('visibilitychange', say)
  }, [waiting, answeredAt, mutateAsync])
}
