/** Tells the guard at once when a unit has answered a request, whatever stands on the screen. */
import { useEffect, useRef } from 'react'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useText } from '../../web/language/language.tsx'
import type { Station } from '../station/station.ts'
import { giveSign, useSigns } from './gateSigns.web.ts'
import { guardMessages } from './guard.messages.ts'
import { fullNameOf } from './lists/gateLists.ts'

export function useAnswers({ seen }: Station): void {
  const { done } = useText(guardMessages)
  const [signs] = useSigns()
  const waiting = useRef<ReadonlySet<string>>(new Set())

  useEffect(() => {
    if (!seen) return
    for (const entry of seen.entries) {
      if (!waiting.current.has(entry.authorization_id) || entry.status === 'pending_approval') continue
      const approved = entry.status === 'approved'
      if (!approved && entry.status !== 'denied') continue
      toastSuccess((approved ? done.approved : done.denied)(fullNameOf(entry), entry.unit))
      if (signs) giveSign(approved ? 'green' : 'red')
    }
    const still = seen.entries.filter(({ status }) => status === 'pending_approval')
    waiting.current = new Set(still.map(({ authorization_id }) => authorization_id))
  }, [seen, done, signs])
}
