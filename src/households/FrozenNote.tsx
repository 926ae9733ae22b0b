/** Tells a resident that somebody objected, without the name. */

import { useRead } from '../web/calls/queries.ts'
import { Note } from '../web/cards/Note.tsx'
import { useText } from '../web/language/language.tsx'
import { households } from './households.contract.ts'
import { householdMessages } from './households.messages.ts'

export function FrozenNote() {
  const { frozen } = useText(householdMessages)
  if (!useRead(households.mine, {}).data?.frozen_at) return null
  return (
    <Note tone="wait" title={frozen.title}>
      {frozen.text}
    </Note>
  )
}
