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

/** `children`: acts about the move. */
export function LeavingNote({ children }: { children?: ReactNode }) {
  const { leaving } = useText(householdMessages)
  const dates = useDates().at(useHomeZone())
  const { leaves_at = null, moves_to = null } = useRead(households.mine, {}).data ?? {}
  if (!leaves_at) return null
  const when = dates.end(leaves_at)
  return (
    <Note tone="wait" title={moves_to ? leaving.to(moves_to, when) : leaving.title(when)}>
      <p>
        <WithAdministration>{leaving.text}</WithAdministration>
      </p>
      {children}
    </Note>
  )
}
