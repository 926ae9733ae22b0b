/** Told to whoever was objected to, without who did. */
import { useText } from '../web/language.tsx'
import { Note } from '../web/Note.tsx'
import { useRead } from '../web/queries.ts'
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
