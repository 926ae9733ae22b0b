/** Leads from the accounts of a home to its stays. */
import { IconCalendarUser } from '@tabler/icons-react'
import { useText } from '../web/language/language.tsx'
import { LinkButton } from '../web/pieces/Links.tsx'
import { stayMessages } from './stays.messages.ts'

export function StaysButton() {
  const text = useText(stayMessages)
  return (
    <div>
      <LinkButton to="/stays" variant="default" leftSection={<IconCalendarUser size={20} aria-hidden />}>
        {text.title}
      </LinkButton>
    </div>
  )
}
