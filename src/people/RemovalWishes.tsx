/** Shows that people asked to be removed, with a link to them. */
import { Button } from '@mantine/core'
import { Note } from '../web/cards/Note.tsx'
import { useText } from '../web/language/language.tsx'
import { peopleMessages } from './people.messages.ts'

interface RemovalWishesProps {
  number: number
  /** Whether the list shows them alone. */
  shown: boolean
  onShow: (shown: boolean) => void
}

export function RemovalWishes({ number, shown, onShow }: RemovalWishesProps) {
  const { users: text } = useText(peopleMessages)
  if (number === 0 && !shown) return null
  return (
    <Note tone="wait">
      {number === 0 ? null : text.removals(number)}{' '}
      <Button variant="subtle" onClick={() => onShow(!shown)}>
        {shown ? text.see_all : text.see_removals}
      </Button>
    </Note>
  )
}
