/** Tells a resident that the administration has written down their move. */

import { households } from '../../households/households.contract.ts'
import { useHomeZone } from '../../web/calls/currentUser.tsx'
import { useRead } from '../../web/calls/queries.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { useText } from '../../web/language/language.tsx'
import { moveTexts } from './moves.messages.ts'

export function LeavingNote() {
  const { mine } = useText(moveTexts)
  const dates = useDates().at(useHomeZone())
  const { leaves_at = null, moves_to = null } = useRead(households.mine, {}).data ?? {}
  if (!leaves_at) return null
  const when = dates.moment(leaves_at)
  return (
    <Note tone="wait" title={moves_to ? mine.to(moves_to, when) : mine.title(when)}>
      {mine.text}
    </Note>
  )
}
