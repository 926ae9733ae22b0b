/** Beside whoever a line names: who sent it, when it arrived, and what nobody vouches for. */
import { useDates } from '../web/dates.ts'
import { useText } from '../web/language.tsx'
import { toldTexts } from './told.messages.ts'
import { type Told, toldLines } from './told.ts'

export function ToldLines({ told }: { told: Told | null }) {
  const words = useText(toldTexts)
  const dates = useDates()
  return toldLines(told, words, dates.moment).map((said) => (
    <div key={said} className="garita-second">
      {said}
    </div>
  ))
}
