/** Beside a line at the station: whom it names and who sent it, where those are two or something is in doubt. */
import { toldTexts } from '../../../visits/told.messages.ts'
import { toldLines } from '../../../visits/told.ts'
import { useDates } from '../../../web/cards/dates.ts'
import { useText } from '../../../web/language/language.tsx'
import type { Recent } from './gateLists.ts'

export function RecentTold({ told, conflict = true }: { told: Recent['told']; conflict?: boolean }) {
  const words = useText(toldTexts)
  const dates = useDates()
  if (!told) return null
  const { agent_name, ...line } = told
  const said = toldLines(conflict ? line : { ...line, conflict: null }, words, dates.moment)
  return (line.sent_by === null ? said : [agent_name, ...said]).map((one) => (
    <span key={one} className="garita-row-more">
      {one}
    </span>
  ))
}
