/** Shows requests that wait or were just answered, so that the guard can continue with the next arrival. */

import { useText } from '../../../web/language/language.tsx'
import { arrivalTexts } from '../../arrivals/arrivals.messages.ts'
import { arrivalName, askSays, mostStrips, stillMs } from '../../arrivals/arrivals.ts'
import { askTexts } from '../../arrivals/asks.messages.ts'
import { AskStrips } from '../../dialogs/AskStrips.tsx'
import type { Entry } from '../../station/facts/gate.snapshot.ts'
import { isOpenAsk } from '../book/openAsk.ts'
import { askedAt } from '../lists/gateLists.ts'

/** Returns open requests and those approved in the last minutes, the newest first. */
export function stripsOf(entries: readonly Entry[], now: number): Entry[] {
  const mayPass = ({ status, ask, closed, inside, left_at }: Entry) =>
    ask && !closed && status === 'approved' && !inside && !left_at
  return entries
    .filter((entry) => isOpenAsk(entry, now) || (mayPass(entry) && now - Date.parse(askedAt(entry)) < stillMs))
    .sort((a, b) => Date.parse(askedAt(b)) - Date.parse(askedAt(a)))
    .slice(0, mostStrips)
}

interface StationAsksProps {
  asked: readonly Entry[]
  now: number
  onChoose: (authorizationId: string) => void
}

export function StationAsks({ asked, now, onChoose }: StationAsksProps) {
  const text = useText(askTexts)
  const { names } = useText(arrivalTexts)
  const strips = asked.map((entry) => ({
    id: entry.authorization_id,
    unit: entry.unit,
    name: arrivalName(entry, names),
    ...askSays(
      { approved: entry.status === 'approved', until: entry.ask?.until ?? '', calls: Boolean(entry.call_wanted) },
      now,
      text,
    ),
  }))
  return <AskStrips label={text.strips} strips={strips} onChoose={onChoose} />
}
