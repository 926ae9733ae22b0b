/** All events in one order, optionally by groups, and the visitors inside at the end of the period. */

import { Button, Group, Stack as Parts, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { logTexts } from '../../access-log/log.messages.ts'
import { groupTexts } from '../../authorizations/group.messages.ts'
import { arrivalTexts } from '../../gate/arrivals/arrivals.messages.ts'
import { arrivalName } from '../../gate/arrivals/arrivals.ts'
import { Card } from '../../web/cards/Card.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { Empty } from '../../web/cards/Empty.tsx'
import { LineList } from '../../web/cards/lists/LineList.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useText } from '../../web/language/language.tsx'
import { useDays } from '../../web/listing/dayRows.tsx'
import { TextLink } from '../../web/pieces/Links.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import type { DisclosureScope } from '../disclosures.rules.ts'
import { forgets, forgottenNotes } from './forgotten.ts'
import styles from './Timeline.module.css'
import { TimelineRow } from './TimelineRow.tsx'
import { timelineGroupTexts, timelineMessages } from './timeline.messages.ts'
import { type TimelineAnswer, type TimelineEntry, timelineGroups } from './timeline.ts'

const isLate = ({ provenance: told }: TimelineEntry) => Boolean(told?.arrived_at)
type Shown = (typeof timelineGroups)[number] | 'all' | 'late'

interface TimelineProps {
  happened: TimelineAnswer
  asked: DisclosureScope
  /** Acts on the whole answer. */
  acts: ReactNode
  /** Explains the acts below the answer. */
  notes: ReactNode
}

export function Timeline({ happened, asked, acts, notes }: TimelineProps) {
  const { items, inside, more, condominium } = happened
  const text = useText(timelineMessages)
  const groups = useText(timelineGroupTexts)
  const log = useText(logTexts)
  const { names } = useText(arrivalTexts)
  const group = useText(groupTexts)
  const dates = useDates().at(condominium.time_zone)
  const [shown, setShown] = useState<Shown>('all')
  const of = (one: Shown) =>
    items.filter((item) => one === 'all' || (one === 'late' ? isLate(item) : item.group === one))
  const choices: Shown[] = ['all', ...timelineGroups, 'late']
  const ofDays = useDays(of(shown), ({ at }) => ({ at, zone: condominium.time_zone }))
  const phone = useIsPhone()
  const forgotten = forgottenNotes(happened, asked, text, dates.moment)
  const sameDay = (at: string) => dates.day(at) === dates.day(asked.until)
  const days = { from: asked.from.slice(0, 10), until: asked.until.slice(0, 10) }
  return (
    <Stack>
      {more ? <Note tone="wait">{text.more}</Note> : null}
      {forgotten.length > 0 ? (
        <Note tone="wait">
          {forgotten.map((one) => (
            <p key={one}>{one}</p>
          ))}
        </Note>
      ) : null}
      {items.length === 0 ? (
        <>
          {forgets(happened, asked) ? (
            <Empty title={text.forgotten} />
          ) : (
            <Empty title={text.empty} text={text.empty_text} />
          )}
          {acts}
          {notes}
        </>
      ) : (
        <Card title={text.timeline} extra={phone ? null : acts}>
          <Group gap={0} className={styles.groups}>
            {choices
              .filter((one) => of(one).length > 0)
              .map((one) => (
                <Button
                  key={one}
                  size="compact-md"
                  variant={shown === one ? 'light' : 'subtle'}
                  aria-pressed={shown === one}
                  onClick={() => setShown(one)}
                >
                  {one === 'all' || one === 'late' ? text[one] : groups[one]} · {of(one).length}
                </Button>
              ))}
          </Group>
          {ofDays.map(({ key, heading, rows }) => (
            <section key={key} data-day>
              <Title order={3} fz="sm" c="dimmed" mb="0.375rem">
                {heading}
              </Title>
              <Parts component="ol" gap={0} data-ruled>
                {rows.map((item) => (
                  <li key={item.id} id={item.id} tabIndex={-1} data-group={item.group}>
                    <TimelineRow item={item} condominium={condominium} asked={asked} />
                  </li>
                ))}
              </Parts>
            </section>
          ))}
          {phone ? acts : null}
          <footer>
            <Stack>
              <TextLink to="/access-log" search={{ condominium_id: condominium.id, ...days }}>
                {text.paper}
              </TextLink>
              {notes}
            </Stack>
          </footer>
        </Card>
      )}
      <Card title={text.inside(dates.moment(asked.until))}>
        {inside.length === 0 ? <p>{text.nobody_inside}</p> : null}
        <LineList>
          {inside.map((one) => (
            <li key={one.id}>
              <div>
                <strong>
                  {one.hidden ? log.hidden : arrivalName({ ...one, arrival_kind: null }, names) || text.unknown}
                </strong>
                <span className="garita-second">
                  {[
                    one.unit_number,
                    one.people && group.counted(one.people),
                    text.since(sameDay(one.since) ? dates.bareTime(one.since) : dates.moment(one.since)),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </div>
            </li>
          ))}
        </LineList>
      </Card>
    </Stack>
  )
}
