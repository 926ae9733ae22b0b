/** Says which people the list shows alone, and shows everybody again. */
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Note } from '../web/cards/Note.tsx'
import { useText } from '../web/language/language.tsx'
import { peopleMessages } from './people.messages.ts'

interface ShownAloneProps {
  tone?: 'wait'
  number: number
  says: (number: number) => string
  onAll: () => void
  /** What else can be done about it. */
  children?: ReactNode
}

export function ShownAlone({ tone, number, says, onAll, children }: ShownAloneProps) {
  const { users } = useText(peopleMessages)
  return (
    <Note {...(tone ? { tone } : {})}>
      {number === 0 ? null : says(number)}{' '}
      <Button variant="subtle" onClick={onAll}>
        {users.see_all}
      </Button>{' '}
      {children}
    </Note>
  )
}
