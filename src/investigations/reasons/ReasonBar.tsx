/** Above an administrator's list: says which names are visible, and offers to show older ones with a reason. */
import { Button, Group, Text } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { useServerNow } from '../../web/calls/api.ts'
import { useRead } from '../../web/calls/queries.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { useText } from '../../web/language/language.tsx'
import { disclosures } from '../disclosures.contract.ts'
import { disclosureMessages } from '../disclosures.messages.ts'
import { covers, type DisclosureScope, needsReason } from '../disclosures.rules.ts'
import { useScopeText } from '../scopeText.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'

interface ReasonBarProps {
  /** Null if several condominiums are shown: each reason is for one condominium. */
  asked: DisclosureScope | null
  zone: string
}

export function ReasonBar({ asked, zone }: ReasonBarProps) {
  const { bar: text } = useText(disclosureMessages)
  const lookedText = useScopeText()
  const dates = useDates().at(zone)
  const now = useServerNow()
  const open = useRead(disclosures.open, {}).data ?? []
  const [asking, setAsking] = useState<DisclosureScope | null>(null)
  if (!asked) {
    return (
      <Text size="sm" c="dimmed">
        {text.choose}
      </Text>
    )
  }
  const given = open.find((one) => covers(one, asked, now) && Date.parse(one.open_until) > now)
  const narrowed = asked.kind !== 'everything' && needsReason(asked.from, now)
  return (
    <Group justify="space-between" gap="0.5rem 1rem">
      <Text size="sm" c="dimmed">
        {given ? text.open(lookedText(given), dates.time(given.open_until)) : narrowed ? text.wanted : text.free}
      </Text>
      {given ? null : (
        <Button
          variant={narrowed ? 'filled' : 'default'}
          size="compact-md"
          leftSection={<IconEye size={18} aria-hidden />}
          onClick={() => setAsking(asked)}
        >
          {narrowed ? text.say : text.give}
        </Button>
      )}
      {asking ? <ReasonDialog asked={asking} zone={zone} onClose={() => setAsking(null)} /> : null}
    </Group>
  )
}
