/** A month of stays: the calendar, and the stays of the month or of a chosen day with their acts. */
import { Group, SimpleGrid, Text } from '@mantine/core'
import { IconCalendarUser } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { dayAfter, wallClock } from '../shared/time.ts'
import { daysOf, longDay, monthOf } from '../shared/wallDays.ts'
import { useAct } from '../web/calls/act.ts'
import { useServerNow } from '../web/calls/api.ts'
import { failureOf, useRead } from '../web/calls/queries.ts'
import { Card } from '../web/cards/Card.tsx'
import { useDates } from '../web/cards/dates.tsx'
import { Empty } from '../web/cards/Empty.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { LineList } from '../web/cards/lists/LineList.tsx'
import { Note } from '../web/cards/Note.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { lazyPart } from '../web/frame/lazyPart.tsx'
import { useLanguage, useText } from '../web/language/language.tsx'
import { Acts } from '../web/pieces/Acts.tsx'
import { type DayShape, MonthCalendar } from '../web/pieces/calendar/MonthCalendar.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'
import { type ShortStay, stays } from './stays.contract.ts'
import { stayMessages } from './stays.messages.ts'
import { type CalendarState, calendarOf, happens, type StayState, stateOf, touches } from './stays.rules.ts'

const ConfirmDialog = lazyPart(() =>
  import('../web/pieces/dialogs/ConfirmDialog.tsx').then((loaded) => loaded.ConfirmDialog),
)
const ShortenDialog = lazyPart(() => import('./ShortenDialog.tsx').then((loaded) => loaded.ShortenDialog))

const circle = 'M11 6A5 5 0 1 1 1 6A5 5 0 1 1 11 6Z'

/** The half of an arrival is on the right, the half of a departure on the left. */
const shapes: Record<CalendarState, DayShape> = {
  arrival: { tone: 'info', path: circle, filled: 'M6 1A5 5 0 0 1 6 11Z', open: true },
  stay: { tone: 'info', path: circle, filled: circle, open: true },
  departure: { tone: 'info', path: circle, filled: 'M6 1A5 5 0 0 0 6 11Z', open: true },
}

interface StayListProps {
  zone: string
  /** Left out for the unit of the reader. */
  place?: string
  unit?: string | undefined
  /** Beside the calendar. */
  filter?: (all: readonly ShortStay[]) => ReactNode
  onNewCode?: (stay: ShortStay) => void
  onDay?: (day: string) => void
}

export function StayList({ zone, place, unit, filter, onNewCode, onDay }: StayListProps) {
  const text = useText(stayMessages)
  const { language } = useLanguage()
  const now = useServerNow()
  const today = wallClock(now, zone).day
  const [month, setMonth] = useState(monthOf(today))
  const [day, setDay] = useState('')
  const days = daysOf(month)
  const [first, last] = [days[0] ?? today, days.at(-1) ?? today]
  const read = useRead(stays.list, { condominium_id: place, unit_number: unit, first_day: first, last_day: last })
  const failed = failureOf(read)
  const all = read.data
  const states = useMemo(() => all && calendarOf(all), [all])
  const shown = all?.filter((stay) =>
    day ? touches(stay, day) : !happens(stay) || days.some((one) => touches(stay, one)),
  )
  if (failed) return <Failed title={text.failed} {...failed} />
  const choose = (pressed: string) => {
    const next = pressed === day ? '' : pressed
    setDay(next)
    onDay?.(next)
  }
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
      <Stack>
        {all ? filter?.(all) : null}
        <MonthCalendar
          month={month}
          states={states}
          chosen={day}
          today={today}
          words={text.calendar}
          shapes={shapes}
          first={dayAfter(today, -366)}
          from={first}
          last={dayAfter(today, 366)}
          onPress={choose}
          onTurn={(next) => {
            setMonth(next)
            choose('')
          }}
        />
      </Stack>
      <Stack>
        {day ? (
          <Text fw={600} data-capital role="status">
            {longDay(day, language)}
          </Text>
        ) : null}
        {!shown ? (
          <Loading />
        ) : shown.length === 0 ? (
          <Empty icon={IconCalendarUser} title={day ? text.none_on_day : text.none} compact />
        ) : (
          shown.map((stay) => (
            <StayCard key={stay.id} stay={stay} now={now} named={place !== undefined} onNewCode={onNewCode} />
          ))
        )}
      </Stack>
    </SimpleGrid>
  )
}

const tones = { coming: 'info', now: 'good', over: 'idle', ended: 'idle', paused: 'wait' } as const satisfies Record<
  StayState,
  string
>

interface StayCardProps {
  stay: ShortStay
  now: number
  /** Names the unit, for a list of several. */
  named: boolean
  onNewCode: StayListProps['onNewCode']
}

function StayCard({ stay, now, named, onNewCode }: StayCardProps) {
  const text = useText(stayMessages)
  const dates = useDates().at(stay.time_zone)
  const end = useAct(stays.end)
  const [open, setOpen] = useState<'end' | 'shorten' | null>(null)
  const { condominium_id, id, guest_names, guests, unit_number, made_by_name, ended_at } = stay
  const state = stateOf(stay, now)
  const title = guest_names.join(', ') || text.stay_of_unit(unit_number)
  const period = text.days(dates.beginning(stay.starts_at), dates.end(stay.ends_at))
  const begun = state !== 'coming'
  const acts = [
    ...(stay.mine && stay.takes && onNewCode ? [{ label: text.new_code, onAct: () => onNewCode(stay) }] : []),
    ...(stay.mine && stay.may_end ? [{ label: text.shorten, onAct: () => setOpen('shorten') }] : []),
    ...(stay.may_end ? [{ label: begun ? text.end : text.cancel, quiet: true, onAct: () => setOpen('end') }] : []),
  ]
  return (
    <Card title={title} extra={<StateBadge tone={tones[state]}>{text.states[state]}</StateBadge>}>
      <div>
        {named ? <Text fw={600}>{text.unit_named(unit_number)}</Text> : null}
        <Text>{period}</Text>
        <Text>{text.registered(stay.uses, stay.places)}</Text>
        {made_by_name ? (
          <Text className="garita-second">
            {(stay.of_owner ? text.made_by_owner : text.made_by)(made_by_name, dates.day(stay.created_at))}
          </Text>
        ) : null}
        {made_by_name && ended_at && state === 'ended' ? (
          <Text className="garita-second">
            {stay.ended_by_name
              ? text.ended_by(stay.ended_by_name, dates.moment(ended_at))
              : text.ended_alone(dates.moment(ended_at))}
          </Text>
        ) : null}
      </div>
      {guests.length > 0 ? (
        <LineList label={text.guests}>
          {guests.map((guest) => (
            <li key={`${guest.name} ${guest.requested_at}`}>
              <div>
                <strong>{guest.name}</strong>
                <span>
                  {guest.until
                    ? text.guest_until(dates.moment(guest.until))
                    : guest.since
                      ? text.guest_since(dates.moment(guest.since))
                      : begun
                        ? text.guest_waits_office
                        : text.guest_waits}
                </span>
              </div>
            </li>
          ))}
        </LineList>
      ) : null}
      {state === 'paused' && stay.may_end ? <Note tone="wait">{text.states.paused}</Note> : null}
      {acts.length > 0 ? (
        <Group>
          <Acts of={title} acts={acts} shown={3} />
        </Group>
      ) : null}
      {open === 'shorten' ? <ShortenDialog stay={stay} onClose={() => setOpen(null)} /> : null}
      {open === 'end' ? (
        <ConfirmDialog
          against
          title={begun ? text.end_title : text.cancel_title}
          about={{ name: title, lines: [text.unit_named(unit_number), period], icon: IconCalendarUser }}
          confirm={begun ? text.end_act : text.cancel}
          pending={end.pending}
          onClose={() => setOpen(null)}
          onConfirm={() =>
            end.run(
              { condominium_id, id },
              { done: text.ended, failed: text.end_failed },
              { ended: () => setOpen(null) },
            )
          }
        >
          {text.end_text}
        </ConfirmDialog>
      ) : null}
    </Card>
  )
}
