/** The rules are beside the booking form; on a phone they fold above it. */
import { Box, Group, Stack as Lines, Text, Title } from '@mantine/core'
import {
  type Icon,
  IconCalendarStats,
  IconCalendarTime,
  IconClock,
  IconHourglass,
  IconPlayerPause,
  IconRubberStamp,
  IconUsers,
} from '@tabler/icons-react'
import { useId } from 'react'
import { amenityName, amenityTypeNames } from '../../shared/amenityTypes.ts'
import { Fold } from '../../web/cards/Fold.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import type { Amenity } from '../amenities.contract.ts'
import { ruleTexts } from './booking.messages.ts'
import { type RuleLine, ruleLines } from './ruleLines.ts'

const icons: Record<RuleLine['about'], Icon> = {
  hours: IconClock,
  sharing: IconUsers,
  approval: IconRubberStamp,
  stay: IconHourglass,
  buffer: IconPlayerPause,
  ahead: IconCalendarTime,
  weekly: IconCalendarStats,
}

interface AmenityRulesListProps {
  amenity: Amenity
  /** Unfolded on a phone, where the rules have a step of their own. */
  open?: boolean
}

export function AmenityRulesList({ amenity, open = false }: AmenityRulesListProps) {
  const text = useText(ruleTexts)
  const names = useText(amenityTypeNames)
  const { language } = useLanguage()
  const named = useId()
  const title = text.title(amenityName(amenity, names))
  const rules = (
    <>
      <Lines component="ul" gap="xs" p={0} lh={1.4}>
        {ruleLines(amenity, language).map(({ about, text: line }) => {
          const Icon = icons[about]
          return (
            <Group component="li" key={line} gap="0.625rem" align="start" wrap="nowrap">
              <Icon size={20} stroke={1.75} color="var(--garita-dim)" aria-hidden style={{ flex: 'none' }} />
              {line}
            </Group>
          )
        })}
      </Lines>
      {amenity.house_rules ? (
        <>
          <Title order={4}>{text.house_rules}</Title>
          <Text style={{ whiteSpace: 'pre-line' }}>{amenity.house_rules}</Text>
        </>
      ) : null}
    </>
  )
  // The calendar stays visible on a phone.
  if (useIsPhone())
    return (
      <Fold title={title} order={3} open={open}>
        {rules}
      </Fold>
    )
  return (
    <Box component="section" p="md" bdrs="md" bg="var(--garita-ground)" aria-labelledby={named}>
      <Stack>
        <Title order={3} id={named}>
          {title}
        </Title>
        {rules}
      </Stack>
    </Box>
  )
}
