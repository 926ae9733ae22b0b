import { useState } from 'react'
import type { VisitDecision } from '../gate/arrivals/arrivals.ts'
import type { Visit } from '../gate/visits/visits.contract.ts'
import { serverNow } from '../web/calls/api.ts'

interface Said {
  visit: Visit
  decision: VisitDecision
  at: number
}

/** Keeps an answered request in its list until the time to take the answer back is over. */
export function useAnswered(waiting: readonly Visit[]) {
  const [said, setSaid] = useState<readonly Said[]>([])
  const others = (visit: Visit) => said.filter((one) => one.visit.id !== visit.id)
  const kept = said.map(({ visit }) => visit).filter(({ id }) => !waiting.some((one) => one.id === id))
  return {
    shown: [...waiting, ...kept].toSorted((a, b) => b.created_at.localeCompare(a.created_at)),
    saidOf: ({ id }: Visit) => said.find(({ visit }) => visit.id === id),
    onSaid: (visit: Visit, decision: VisitDecision) =>
      setSaid([...others(visit), { visit, decision, at: serverNow() }]),
    onOver: (visit: Visit) => setSaid(others(visit)),
  }
}
