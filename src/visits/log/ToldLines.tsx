/** Remarks beside an event that a station sent later: who sent it, when it arrived, and what is not proven. */
import { useDates, type Zone } from '../../web/cards/dates.tsx'
import { useText } from '../../web/language/language.tsx'
import { toldTexts } from './told.messages.ts'
import { toldLines } from './told.ts'
import type { Told } from './toldSchema.ts'

interface ToldLinesProps {
  told: Told | null
  zone: Zone
  /** Replaces the arrival time, as the printed log writes it. */
  arrived?: string | null
}

export function ToldLines({ told, zone, arrived }: ToldLinesProps) {
  const words = useText(toldTexts)
  const dates = useDates().at(zone)
  return toldLines(told, words, arrived ? () => arrived : dates.moment).map((remark) => (
    <div key={remark} className="garita-second">
      {remark}
    </div>
  ))
}
