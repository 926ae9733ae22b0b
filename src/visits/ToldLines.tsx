/** Beside whoever a line names: who sent it, when it arrived, and what nobody vouches for. */
import { useDates } from '../web/cards/dates.ts'
import { useText } from '../web/language/language.tsx'
import { toldTexts } from './told.messages.ts'
import { type Told, toldLines } from './told.ts'

/** `arrived` is the arrival by another clock than the reader's, as the sheet writes all its times. */
export function ToldLines({ told, arrived }: { told: Told | null; arrived?: string | null }) {
  const words = useText(toldTexts)
  const dates = useDates()
  return toldLines(told, words, arrived ? () => arrived : dates.moment).map((said) => (
    <div key={said} className="garita-second">
      {said}
    </div>
  ))
}
