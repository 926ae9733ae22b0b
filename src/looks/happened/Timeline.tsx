/** The answer: everything in one order, by groups if wanted, and who was inside when the time ended. */
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { arrivalTexts } from '../../visits/arrivals/arrivals.messages.ts'
import { arrivalName } from '../../visits/arrivals/arrivals.ts'
import { visitMessages } from '../../visits/visits.messages.ts'
import { Card } from '../../web/cards/Card.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { Empty } from '../../web/cards/Empty.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useText } from '../../web/language/language.tsx'
import { useDays } from '../../web/listing/dayRows.tsx'
import { TextLink } from '../../web/pieces/Links.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import './happened.css'
import type { Looked } from '../looks.rules.ts'
import { forgets, forgottenNotes } from './forgotten.ts'
import { HappeningRow } from './HappeningRow.tsx'
import { happenedGroupTexts, happenedMessages } from './happened.messages.ts'
import { type Happened, type Happening, happenedGroups } from './happened.ts'

const isLate = ({ told }: Happening) => Boolean(told?.arrived_at)
type Shown = (typeof happenedGroups)[number] | 'all' | 'late'

interface TimelineProps {
  happened: Happened
  asked: Looked
  /** What can be done with all of it. */
  acts: ReactNode
  /** What these are for, below all of it. */
  notes: ReactNode
}

export function Timeline({ happened, asked, acts, notes }: TimelineProps) {
  const { items, inside, more, condominium } = happened
  const text = useText(happenedMessages)
  const groups = useText(happenedGroupTexts)
  const { log } = useText(visitMessages)
  const { names } = useText(arrivalTexts)
  const dates = useDates().at(condominium.time_zone)
  const [shown, setShown] = useState<Shown>('all')
  const of = (one: Shown) =>
    items.filter((item) => one === 'all' || (one === 'late' ? isLate(item) : item.group === one))
  const choices: Shown[] = ['all', ...happenedGroups, 'late']
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
          <div className="garita-happened-groups">
            {choices
              .filter((one) => of(one).length > 0)
              .map((one) => (
                <Button
                  key={one}
                  size="compact-md"
                  variant="subtle"
                  aria-pressed={shown === one}
                  onClick={() => setShown(one)}
                >
                  {one === 'all' || one === 'late' ? text[one] : groups[one]} · {of(one).length}
                </Button>
              ))}
          </div>
          {ofDays.map(({ heading, rows }) => (
            <section key={heading} className="garita-happened-of-day">
              <h3>{heading}</h3>
              <ol className="garita-happened">
                {rows.map((item) => (
                  <li key={item.id} id={item.id} tabIndex={-1} data-group={item.group}>
                    <HappeningRow item={item} condominium={condominium} asked={asked} />
                  </li>
                ))}
              </ol>
            </section>
          ))}
          {phone ? acts : null}
          <footer className="garita-happened-foot">
            <TextLink to="/access-log" search={{ condominium_id: condominium.id, ...days }}>
              {text.paper}
            </TextLink>
            {notes}
          </footer>
        </Card>
      )}
      <Card title={text.inside(dates.moment(asked.until))}>
        {inside.length === 0 ? <p>{text.nobody_inside}</p> : null}
        <ul className="garita-happened-inside">
          {inside.map((one) => (
            <li key={one.id}>
              <strong>
                {one.hidden ? log.hidden : arrivalName({ ...one, arrival_kind: null }, names) || text.unknown}
              </strong>
              <span className="garita-second">
                {[one.unit_number, text.since(sameDay(one.since) ? dates.bareTime(one.since) : dates.moment(one.since))]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </Stack>
  )
}
