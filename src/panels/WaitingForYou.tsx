/** What waits for the super administrator: people to approve, condominiums without an administrator, messages to pass on. */

import { useRead } from '../web/calls/queries.ts'
import { useText } from '../web/language/language.tsx'
import { LinkButton } from '../web/pieces/Links.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'
import { panels } from './panels.contract.ts'
import { panelMessages } from './panels.messages.ts'
import './WaitingForYou.css'

export function WaitingForYou() {
  const { installation: text } = useText(panelMessages)
  const { data } = useRead(panels.installation, {})
  if (!data) return null
  return (
    <ul className="garita-waiting-lines">
      <li>
        <StateBadge tone={data.pending ? 'wait' : 'good'}>
          {data.pending ? text.waiting(data.pending) : text.nobody_waits}
        </StateBadge>
        {data.pending ? <LinkButton to="/admin/approvals">{text.review}</LinkButton> : null}
      </li>
      {data.unrun_condominiums ? (
        <li>
          <StateBadge tone="bad">{text.unrun(data.unrun_condominiums)}</StateBadge>
          <LinkButton to="/admin/condominiums" search={{ unrun: true }} variant="default">
            {text.see_unrun}
          </LinkButton>
        </li>
      ) : null}
      {data.unsent_messages ? (
        <li>
          <StateBadge tone="wait">{text.unsent(data.unsent_messages)}</StateBadge>
          <LinkButton to="/admin/mail" variant="default">
            {text.read_unsent}
          </LinkButton>
        </li>
      ) : null}
    </ul>
  )
}
