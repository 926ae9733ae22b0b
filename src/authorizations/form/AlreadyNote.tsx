/** Warns in the form about an existing live pass of the same person, or the same plate on another vehicle. */
import { useDebouncedValue } from '@mantine/hooks'
import { plain } from '../../shared/lookAlikes.ts'
import { useRead } from '../../web/calls/queries.ts'
import { Note } from '../../web/cards/Note.tsx'
import { useText } from '../../web/language/language.tsx'
import { plateOf } from '../authorizationFields.ts'
import { type Authorization, authorizations } from '../authorizations.contract.ts'
import { authorizationMessages } from '../authorizations.messages.ts'
import { nameOf } from '../authorizations.rules.ts'
import type { AuthType, Values } from '../kinds.ts'
import { usePeriodText } from '../valueText.tsx'

interface AlreadyNoteProps {
  type: AuthType
  id: string
  values: Values
}

export function AlreadyNote({ type, id, values }: AlreadyNoteProps) {
  const text = useText(authorizationMessages)
  const periodText = usePeriodText()
  const [typed] = useDebouncedValue(searchFor(type, values), 300)
  const found = useRead(
    authorizations.list,
    { auth_type: type, search: typed, state: 'current' },
    { enabled: typed !== '' },
  )
  const same = (found.data?.items ?? []).filter((one) => one.id !== id && searchFor(type, one.values) === typed)
  if (typed === '' || same.length === 0) return null
  return (
    <Note tone="wait">
      {same.map((one) => (
        <p key={one.id}>{type === 'vehicle' ? text.plate_already(typed, nameOf(one)) : live(one)}</p>
      ))}
    </Note>
  )

  function live(one: Authorization): string {
    const { valid_from, valid_until } = one.values
    return text.live_already(nameOf(one), periodText(String(valid_from), String(valid_until)))
  }
}

/** Returns the search for a duplicate of this kind; empty until the value is complete. */
function searchFor(type: AuthType, { name, last_name, vehicle_plate }: Values): string {
  if (type === 'vehicle') return plateOf(String(vehicle_plate ?? ''))
  if (type !== 'temporary_visitor' || !name || !last_name) return ''
  return plain(`${name} ${last_name}`.replace(/\s+/g, ' ').trim())
}
