/** The rows of one kind of act, as in "What happened": with the guard, and with names only under a reason. */
import { Box, Stack } from '@mantine/core'
import { useList, useTurning } from '../../web/calls/list.ts'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { useText } from '../../web/language/language.tsx'
import { ListingPager } from '../../web/listing/ListingPager.tsx'
import { disclosures } from '../disclosures.contract.ts'
import type { DisclosureScope } from '../disclosures.rules.ts'
import { TimelineRow } from '../timeline/TimelineRow.tsx'
import type { TimelineAnswer } from '../timeline/timeline.ts'
import type { loggedPatterns } from './patternNames.ts'
import { patternTexts } from './patterns.messages.ts'

export interface PatternRowsProps {
  pattern: (typeof loggedPatterns)[number]
  condominium: TimelineAnswer['condominium']
  days: 7 | 30
  asked: DisclosureScope
}

export function PatternRows({ pattern, condominium, days, asked }: PatternRowsProps) {
  const text = useText(patternTexts)
  const list = useList(disclosures.pattern, { condominium_id: condominium.id, pattern, days }, useTurning())
  return (
    <Box pb="md" ps="md">
      {list.loading ? <Loading /> : null}
      {list.failed ? <Failed title={text.failed} {...list.failed} /> : null}
      {list.rows?.length === 0 ? <p>{text.none}</p> : null}
      <Stack component="ol" gap={0} data-ruled>
        {list.rows?.map((item) => (
          <li key={item.id} data-group={item.group}>
            <TimelineRow item={item} condominium={condominium} asked={asked} alone />
          </li>
        ))}
      </Stack>
      <ListingPager next={list.next} first={list.first} previous={list.previous} />
    </Box>
  )
}
