import { Box } from '@mantine/core'
import { IconDeviceTablet, IconScan } from '@tabler/icons-react'
import { useWhole } from '../../web/calls/list.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { EventList } from '../../web/cards/lists/EventList.tsx'
import { useText } from '../../web/language/language.tsx'
import { disclosures } from '../disclosures.contract.ts'
import type { TimelineAnswer } from '../timeline/timeline.ts'
import { patternTexts } from './patterns.messages.ts'

interface SilenceRowsProps {
  condominium: TimelineAnswer['condominium']
  days: 7 | 30
}

export function SilenceRows({ condominium, days }: SilenceRowsProps) {
  const text = useText(patternTexts)
  const dates = useDates().at(condominium.time_zone)
  const list = useWhole(disclosures.silences, { condominium_id: condominium.id, days })
  return (
    <Box pb="md" ps="md">
      <EventList
        list={list}
        empty={text.none}
        itemKey={({ id, since }) => `${id} ${since}`}
        item={({ kind, name, gate_name, since, until }) => ({
          mark: kind === 'tablet' ? <IconDeviceTablet size={20} aria-hidden /> : <IconScan size={20} aria-hidden />,
          title: name ?? text[kind],
          lines: [
            gate_name,
            name ? text[kind] : null,
            until ? text.silent_from(dates.moment(since), dates.moment(until)) : text.silent_since(dates.moment(since)),
          ],
        })}
      />
    </Box>
  )
}
