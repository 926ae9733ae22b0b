/** The super administrator's tasks: people to approve, condominiums without an administrator, messages to pass on. */

import { Group, Stack } from '@mantine/core'
import { type Icon, IconAlertOctagon, IconCircleCheck, IconHourglass } from '@tabler/icons-react'
import { useRead } from '../web/calls/queries.ts'
import { useText } from '../web/language/language.tsx'
import { LinkButton } from '../web/pieces/Links.tsx'
import { dashboards } from './dashboards.contract.ts'
import { dashboardMessages } from './dashboards.messages.ts'

export function WaitingForYou() {
  const { installation: text } = useText(dashboardMessages)
  const { data } = useRead(dashboards.installation, {})
  if (!data) return null
  return (
    <Stack component="ul" gap="xs" m={0} p={0}>
      <Group component="li" justify="space-between" gap="0.25rem 0.75rem" mih="var(--garita-touch)">
        {data.pending ? (
          <Said tone="wait" icon={IconHourglass} words={text.waiting(data.pending)} />
        ) : (
          <Said tone="good" icon={IconCircleCheck} words={text.nobody_waits} />
        )}
        {data.pending ? <LinkButton to="/admin/approvals">{text.review}</LinkButton> : null}
      </Group>
      {data.unrun_condominiums ? (
        <Group component="li" justify="space-between" gap="0.25rem 0.75rem" mih="var(--garita-touch)">
          <Said tone="bad" icon={IconAlertOctagon} words={text.unrun(data.unrun_condominiums)} />
          <LinkButton to="/admin/condominiums" search={{ unrun: true }} variant="default">
            {text.see_unrun}
          </LinkButton>
        </Group>
      ) : null}
      {data.unsent_messages ? (
        <Group component="li" justify="space-between" gap="0.25rem 0.75rem" mih="var(--garita-touch)">
          <Said tone="wait" icon={IconHourglass} words={text.unsent(data.unsent_messages)} />
          <LinkButton to="/admin/mail" variant="default">
            {text.read_unsent}
          </LinkButton>
        </Group>
      ) : null}
    </Stack>
  )
}

interface SaidProps {
  tone: 'good' | 'wait' | 'bad'
  icon: Icon
  words: string
}

function Said({ tone, icon: Icon, words }: SaidProps) {
  return (
    <Group component="span" gap="0.625rem" wrap="nowrap" flex="1 1 8rem" data-tone={tone}>
      <Icon size={22} stroke={1.75} color="var(--tone)" aria-hidden style={{ flex: 'none' }} />
      <strong>{words}</strong>
    </Group>
  )
}
