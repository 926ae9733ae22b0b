/** Remarks beside an event that a station sent later: who sent it, when it arrived, and what is not proven. */
import { useDates } from '../web/cards/dates.tsx'
import { useText } from '../web/language/language.tsx'
import { toldTexts } from './told.messages.ts'
import { type Told, toldLines } from './told.ts'

/** `arrived` replaces the arrival time; the printed log writes it in the condominium's time zone. */
export function ToldLines({ told, arrived }: { told: Told | null; arrived?: string | null }) {
  const words = useText(toldTexts)
  const dates = useDates()
  return toldLines(told, words, arrived ? () => arrived : dates.moment).map((remark) => (
    <div key={remark} className="garita-second">
      {remark}
    </div>
  ))
}
