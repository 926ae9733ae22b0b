/** What waits for the super administrator: people to approve, condominiums without an administrator, messages to pass on. */

import { type Icon, IconAlertOctagon, IconCircleCheck, IconHourglass } from '@tabler/icons-react'
import { useRead } from '../web/calls/queries.ts'
import { useText } from '../web/language/language.tsx'
import { LinkButton } from '../web/pieces/Links.tsx'
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
        {data.pending ? (
          <Said tone="wait" icon={IconHourglass} words={text.waiting(data.pending)} />
        ) : (
          <Said tone="good" icon={IconCircleCheck} words={text.nobody_waits} />
        )}
        {data.pending ? <LinkButton to="/admin/approvals">{text.review}</LinkButton> : null}
      </li>
      {data.unrun_condominiums ? (
        <li>
          <Said tone="bad" icon={IconAlertOctagon} words={text.unrun(data.unrun_condominiums)} />
          <LinkButton to="/admin/condominiums" search={{ unrun: true }} variant="default">
            {text.see_unrun}
          </LinkButton>
        </li>
      ) : null}
      {data.unsent_messages ? (
        <li>
          <Said tone="wait" icon={IconHourglass} words={text.unsent(data.unsent_messages)} />
          <LinkButton to="/admin/mail" variant="default">
            {text.read_unsent}
          </LinkButton>
        </li>
      ) : null}
    </ul>
  )
}

interface SaidProps {
  tone: 'good' | 'wait' | 'bad'
  icon: Icon
  words: string
}

function Said({ tone, icon: Face, words }: SaidProps) {
  return (
    <span className="garita-waiting-said" data-tone={tone}>
      <Face size={22} stroke={1.75} aria-hidden />
      <strong>{words}</strong>
    </span>
  )
}
