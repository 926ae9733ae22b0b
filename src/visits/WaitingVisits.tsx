/** The requests that wait for this resident: seen at once wherever they are, answered in two presses. */
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../web/language.tsx'
import { Note } from '../web/Note.tsx'
import { toldTitle } from '../web/notice.tsx'
import { useRead } from '../web/queries.ts'
import './WaitingVisits.css'
import { VisitRequestDialog } from './VisitRequestDialog.tsx'
import { visits } from './visits.contract.ts'
import { visitMessages } from './visits.messages.ts'

const nobody: readonly string[] = []

export function WaitingVisits() {
  const { request: text } = useText(visitMessages)
  const waiting = useRead(visits.waiting, {})
  const [answering, answer] = useState<string | null>(null)
  const known = useRef<readonly string[] | null>(null)

  useEffect(() => {
    if (!waiting.data) return
    const ids = waiting.data.map((visit) => visit.id)
    const fresh = waiting.data.find((visit) => !(known.current ?? nobody).includes(visit.id))
    // What was there already when the page opened is on the page; only what arrives meanwhile is announced.
    if (fresh && known.current) toldTitle(text.waiting, [fresh.name, fresh.last_name].filter(Boolean).join(' '))
    known.current = ids
  }, [waiting.data, text.waiting])

  const asked = waiting.data?.find((visit) => visit.id === answering)
  return (
    <div className="garita-waiting">
      {waiting.data?.map((visit) => (
        <Note key={visit.id} tone="wait" title={text.waiting}>
          <p>
            <strong>{[visit.name, visit.last_name].filter(Boolean).join(' ')}</strong>
            {visit.purpose ? ` · ${visit.purpose}` : ''}
          </p>
          <Button onClick={() => answer(visit.id)}>{text.answer}</Button>
        </Note>
      ))}
      {asked ? <VisitRequestDialog visit={asked} onClose={() => answer(null)} /> : null}
    </div>
  )
}
