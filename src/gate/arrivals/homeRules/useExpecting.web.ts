import { useState } from 'react'
import { newId } from '../../../shared/ids.ts'
import { useAct } from '../../../web/calls/act.ts'
import { useServerNow } from '../../../web/calls/api.ts'
import { useRead } from '../../../web/calls/queries.ts'
import { useDates } from '../../../web/cards/dates.tsx'
import { useText } from '../../../web/language/language.tsx'
import { homeRules } from './homeRules.contract.ts'
import { expectTexts } from './homeRules.messages.ts'

/** "Espero entrega": one touch lets the next delivery in for two hours, and one ends it. */
export function useExpecting() {
  const text = useText(expectTexts)
  const mine = useRead(homeRules.mine, {})
  const now = useServerNow()
  const dates = useDates().at(mine.data?.time_zone ?? null)
  const expect = useAct(homeRules.expect)
  const end = useAct(homeRules.end)
  // One id per delivery makes a second press the same call.
  const [next, setNext] = useState(newId)
  const expecting = mine.data?.expecting
  const until = expecting && Date.parse(expecting.until) > now ? expecting.until : null
  return {
    may: mine.data?.may_write,
    waiting: expecting && until ? text.waiting(expecting.company, dates.time(until)) : null,
    press: {
      loading: expect.pending,
      start: (company: string, done?: () => void) =>
        expect.run(
          { id: next, company },
          { done: text.done, failed: text.failed },
          {
            done: () => {
              setNext(newId())
              done?.()
            },
          },
        ),
    },
    stop: {
      loading: end.pending,
      onClick: () => expecting && end.run({ id: expecting.id }, { done: text.stopped, failed: text.failed }),
    },
  }
}
