/** The super administrator's approvals, on a page of their own. */

import { useRead } from '../web/calls/queries.ts'
import { StatCard, StatRow } from '../web/cards/StatCard.tsx'
import { Page } from '../web/frame/Page.tsx'
import { useText } from '../web/language/language.tsx'
import { Approvals } from './Approvals.tsx'
import { people } from './people.contract.ts'
import { peopleMessages } from './people.messages.ts'

export function ApprovalsScreen() {
  const { approvals } = useText(peopleMessages)
  const { pending } = useRead(people.count, {}).data ?? {}
  return (
    <Page title={approvals.title} subtitle={approvals.subtitle}>
      <StatRow>
        <StatCard label={approvals.waiting} figure={pending} tone={pending ? 'wait' : undefined} />
      </StatRow>
      <Approvals />
    </Page>
  )
}
