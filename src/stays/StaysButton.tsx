/** Leads from the accounts of a home to its stays, where the condominium allows them. */
import { IconCalendarUser } from '@tabler/icons-react'
import { useRead } from '../web/calls/queries.ts'
import { useText } from '../web/language/language.tsx'
import { LinkButton } from '../web/pieces/Links.tsx'
import { stays } from './stays.contract.ts'
import { stayMessages } from './stays.messages.ts'

export function StaysButton() {
  const text = useText(stayMessages)
  const terms = useRead(stays.terms, {})
  if (!terms.data?.allowed || terms.data.refused === 'stay_needs_adult') return null
  return (
    <div>
      <LinkButton to="/stays" variant="default" leftSection={<IconCalendarUser size={20} aria-hidden />}>
        {text.title}
      </LinkButton>
    </div>
  )
}
