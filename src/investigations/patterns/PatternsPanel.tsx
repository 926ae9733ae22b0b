/** Each kind of notable act with its count and the earlier one; a press shows its rows. */
import { Stack as Column, Group, Paper, Text, Title, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconCircleCheck } from '@tabler/icons-react'
import { Fragment, useId } from 'react'
import { useAddress } from '../../web/calls/list.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { Facts } from '../../web/cards/Facts.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Fold } from '../../web/cards/Fold.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { Toggles } from '../../web/form/fields/Toggles.tsx'
import { useText } from '../../web/language/language.tsx'
import { disclosures } from '../disclosures.contract.ts'
import type { DisclosureScope } from '../disclosures.rules.ts'
import { ReasonBar } from '../reasons/ReasonBar.tsx'
import { timelineAddress } from '../timeline/timelineAddress.ts'
import { PatternRows, type PatternRowsProps } from './PatternRows.tsx'
import { patternNameTexts, patternTexts } from './patterns.messages.ts'
import type { PatternCount } from './patterns.ts'
import { SilenceRows } from './SilenceRows.tsx'

export function PatternsPanel({ place }: { place: string }) {
  const text = useText(patternTexts)
  const { filter, narrow } = useAddress(timelineAddress)
  const days = filter.month ? 30 : 7
  const read = useRead(disclosures.patterns, { condominium_id: place, days }, { keep: true })
  const failed = failureOf(read)
  return (
    <Stack>
      <Group justify="space-between" gap="0.5rem 2rem">
        <p className="garita-second">{text.text}</p>
        <Toggles
          label={text.period}
          values={['7', '30']}
          words={{ 7: text.days(7), 30: text.days(30) }}
          chosen={[`${days}`]}
          onPress={(one) => narrow({ month: one === '30' || undefined })}
        />
      </Group>
      {failed ? <Failed title={text.failed} {...failed} /> : read.data ? null : <Loading />}
      {read.data ? (
        <Found
          items={read.data.items}
          condominium={read.data.condominium}
          days={days}
          asked={{ ...ofEverything, condominium_id: place, from: read.data.from, until: read.data.until }}
          shown={filter.pattern}
          onShow={(pattern) => narrow({ pattern })}
        />
      ) : null}
    </Stack>
  )
}

const ofEverything = { kind: 'everything', subject: null, subject_id: null } as const

interface FoundProps extends Pick<PatternRowsProps, 'condominium' | 'days'> {
  items: readonly PatternCount[]
  asked: DisclosureScope
  shown: PatternCount['pattern'] | undefined
  onShow: (pattern: PatternCount['pattern'] | undefined) => void
}

/** Kinds with a count come first; all zeros share one line. */
function Found({ items, condominium, days, asked, shown, onShow }: FoundProps) {
  const text = useText(patternTexts)
  const names = useText(patternNameTexts)
  const some = items.filter(({ count }) => count > 0)
  const none = items.filter(({ count }) => count === 0)
  const rowsOf = (pattern: PatternCount['pattern']) =>
    pattern === 'silent' ? (
      <SilenceRows condominium={condominium} days={days} />
    ) : (
      <PatternRows key={days} pattern={pattern} condominium={condominium} days={days} asked={asked} />
    )
  return (
    <>
      {some.length === 0 ? (
        <Paper withBorder p="md">
          <Group wrap="nowrap" gap="sm">
            <IconCircleCheck size={28} stroke={1.75} color="var(--garita-good)" aria-hidden />
            <Title order={2}>{text.calm}</Title>
          </Group>
        </Paper>
      ) : (
        <Column component="ul" gap={0} data-ruled>
          {some.map((item) => (
            <li key={item.pattern}>
              <Head
                item={item}
                days={days}
                open={shown === item.pattern}
                onPress={() => onShow(shown === item.pattern ? undefined : item.pattern)}
              />
              {shown === item.pattern ? rowsOf(item.pattern) : null}
            </li>
          ))}
        </Column>
      )}
      {none.length > 0 ? (
        <Fold
          title={some.length === 0 ? text.checked : text.without}
          said={none.map(({ pattern }) => names[pattern].title).join(' · ')}
        >
          <Facts>
            {none.map(({ pattern, before }) => (
              <Fragment key={pattern}>
                <dt>{names[pattern].title}</dt>
                <dd>
                  {names[pattern].what}{' '}
                  {before === 0 ? null : (
                    <span className="garita-second">{before === null ? text.not_kept : text.before(before, days)}</span>
                  )}
                </dd>
              </Fragment>
            ))}
          </Facts>
        </Fold>
      ) : null}
      <ReasonBar asked={asked} zone={condominium.time_zone} />
    </>
  )
}

interface HeadProps {
  item: PatternCount
  days: 7 | 30
  open: boolean
  onPress: () => void
}

function Head({ item: { pattern, count, before }, days, open, onPress }: HeadProps) {
  const text = useText(patternTexts)
  const { title, what } = useText(patternNameTexts)[pattern]
  const said = useId()
  return (
    <UnstyledButton w="100%" py="xs" aria-expanded={open} aria-describedby={said} onClick={onPress}>
      <Group component="span" gap="md" wrap="nowrap">
        <Text span flex="0 0 3rem" fz="xl" fw={600}>
          {count}
        </Text>
        <Group component="span" flex={1} gap="0 1rem" miw={0}>
          <Column component="span" flex="1 1 14rem" gap={0} miw={0} style={{ overflowWrap: 'anywhere' }}>
            <strong>{title}</strong>
            <span className="garita-second" id={said}>
              {what}
            </span>
          </Column>
          <span className="garita-second">{before === null ? text.not_kept : text.before(before, days)}</span>
        </Group>
        <IconChevronDown size={20} style={{ flex: 'none' }} aria-hidden data-turns />
      </Group>
    </UnstyledButton>
  )
}
