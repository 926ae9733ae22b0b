/** Explains to a resident why they may not authorize: a decision of the administration, or an objection, without the name. */
import type { ReactNode } from 'react'
import { useHomeZone } from '../web/calls/currentUser.tsx'
import { useRead } from '../web/calls/queries.ts'
import { useDates } from '../web/cards/dates.tsx'
import { Note } from '../web/cards/Note.tsx'
import { useText } from '../web/language/language.tsx'
import { WithAdministration } from '../web/pieces/administration.tsx'
import { askAdult } from './askAdult.ts'
import { households } from './households.contract.ts'
import { householdMessages } from './households.messages.ts'
import { askAdultTexts, rightsMessages } from './rights.messages.ts'
import { isGuestByDays } from './rights.rules.ts'

/** `children`: a way to ask the adults of the home. */
export function FrozenNote({ children }: { children?: ReactNode }) {
  const { frozen, said_gone } = useText(householdMessages)
  const dates = useDates().at(useHomeZone())
  const { barred_title, barred_text } = useText(rightsMessages)
  const asking = useText(askAdultTexts)
  const mine = useRead(households.mine, {}).data
  if (mine && !mine.may_authorize && !isGuestByDays(mine)) {
    return (
      <Note tone="wait" title={barred_title}>
        {mine.whom_to_ask.length > 0 ? (
          <>
            <p>{askAdult(mine, asking)}</p>
            {children}
          </>
        ) : (
          <WithAdministration>{barred_text}</WithAdministration>
        )}
      </Note>
    )
  }
  const saidGone = mine?.claims?.about_me
  if (!mine?.frozen_at && saidGone)
    return (
      <Note tone="wait" title={said_gone.title}>
        <WithAdministration>{said_gone.text(dates.day(saidGone))}</WithAdministration>
      </Note>
    )
  if (!mine?.frozen_at) return null
  return (
    <Note tone="wait" title={frozen.title}>
      <WithAdministration>{frozen.text}</WithAdministration>
    </Note>
  )
}
