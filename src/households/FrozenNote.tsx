/** Tells a resident that they may not authorize: the administration said so, or somebody objected, without the name. */

import { useRead } from '../web/calls/queries.ts'
import { Note } from '../web/cards/Note.tsx'
import { useText } from '../web/language/language.tsx'
import { households } from './households.contract.ts'
import { householdMessages } from './households.messages.ts'
import { rightsMessages } from './rights.messages.ts'

export function FrozenNote() {
  const { frozen } = useText(householdMessages)
  const { barred_title, barred_text } = useText(rightsMessages)
  const mine = useRead(households.mine, {}).data
  if (mine?.may_authorize === false) {
    return (
      <Note tone="wait" title={barred_title}>
        {barred_text}
      </Note>
    )
  }
  if (!mine?.frozen_at) return null
  return (
    <Note tone="wait" title={frozen.title}>
      {frozen.text}
    </Note>
  )
}
