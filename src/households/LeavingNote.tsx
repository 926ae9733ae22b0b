/** Informs a resident of a planned move. */
import type { ReactNode } from 'react'
import { useHomeZone } from '../web/calls/currentUser.tsx'
import { useRead } from '../web/calls/queries.ts'
import { useDates } from '../web/cards/dates.tsx'
import { Note } from '../web/cards/Note.tsx'
import { useText } from '../web/language/language.tsx'
import { WithAdministration } from '../web/pieces/administration.tsx'
import { households } from './households.contract.ts'
import { householdMessages } from './households.messages.ts'
import { isGuestByDays } from './rights.rules.ts'

/** `children`: acts about the move. */
export function LeavingNote({ children }: { children?: ReactNode }) {
  const { leaving } = useText(householdMessages)
  const dates = useDates().at(useHomeZone())
  const mine = useRead(households.mine, {}).data
  const { leaves_at = null, moves_to = null } = mine ?? {}
  if (!leaves_at) return null
  const when = dates.end(leaves_at)
  if (isGuestByDays(mine)) return <Note title={leaving.guest_title(when)}>{leaving.guest_text}</Note>
  return (
    <Note tone="wait" title={moves_to ? leaving.to(moves_to, when) : leaving.title(when)}>
      <p>
        <WithAdministration>{leaving.text}</WithAdministration>
      </p>
      {children}
    </Note>
  )
}
