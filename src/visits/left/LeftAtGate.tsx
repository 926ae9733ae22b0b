/** The quiet line of the home: what waits for it at the gate, until it is handed over. */
import { useRead } from '../../web/calls/queries.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { useText } from '../../web/language/language.tsx'
import { leftItems } from './left.contract.ts'
import { leftForHomeTexts, leftWords } from './left.messages.ts'
import { leftName } from './left.ts'

export function LeftAtGate() {
  const text = useText(leftForHomeTexts)
  const words = useText(leftWords)
  const dates = useDates()
  const { data } = useRead(leftItems.mine, {})
  if (!data || data.length === 0) return null
  return (
    <Note title={text.title}>
      {data.map((item) => (
        <p key={item.id}>
          {text.since(leftName(item, words), dates.at(item.condominium.time_zone).moment(item.left_at))}
        </p>
      ))}
    </Note>
  )
}
