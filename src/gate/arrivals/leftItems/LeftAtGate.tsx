/** Shows a home its items at the gate until they are handed over. */
import { useRead } from '../../../web/calls/queries.ts'
import { useDates } from '../../../web/cards/dates.tsx'
import { Note } from '../../../web/cards/Note.tsx'
import { useText } from '../../../web/language/language.tsx'
import { leftItems } from './leftItems.contract.ts'
import { leftItemsForHomeTexts, leftItemWords } from './leftItems.messages.ts'
import { leftItemName } from './leftItems.ts'

export function LeftAtGate() {
  const text = useText(leftItemsForHomeTexts)
  const words = useText(leftItemWords)
  const dates = useDates()
  const { data } = useRead(leftItems.mine, {})
  if (!data || data.length === 0) return null
  return (
    <Note title={text.title}>
      {data.map((item) => (
        <p key={item.id}>
          {text.since(leftItemName(item, words), dates.at(item.condominium.time_zone).moment(item.left_at))}
        </p>
      ))}
    </Note>
  )
}
