/** Shows that new residents wait because somebody objected, with a link to them. */
import { Button } from '@mantine/core'
import { householdMessages } from '../households/households.messages.ts'
import { Note } from '../web/cards/Note.tsx'
import { useText } from '../web/language/language.tsx'
import { peopleMessages } from './people.messages.ts'

interface WaitingObjectionsProps {
  number: number
  /** Whether the list shows them alone. */
  shown: boolean
  onShow: (shown: boolean) => void
}

export function WaitingObjections({ number, shown, onShow }: WaitingObjectionsProps) {
  const { office } = useText(householdMessages)
  const { users } = useText(peopleMessages)
  if (number === 0 && !shown) return null
  return (
    <Note tone="wait">
      {number === 0 ? null : office.waiting(number)}{' '}
      <Button variant="subtle" onClick={() => onShow(!shown)}>
        {shown ? users.see_all : office.see}
      </Button>
    </Note>
  )
}
