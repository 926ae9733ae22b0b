/** Shows the day of a home on one time line: people inside, and expected visitors and bookings. */
import { Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { reservationStateTexts } from '../../../amenities/amenities.messages.ts'
import { reservationTones } from '../../../amenities/ReservationState.tsx'
import type { authorizations } from '../../../authorizations/authorizations.contract.ts'
import { nameOf } from '../../../authorizations/authorizations.rules.ts'
import { groupTexts } from '../../../authorizations/group.messages.ts'
import { kindTexts } from '../../../authorizations/kinds.messages.ts'
import { kinds } from '../../../authorizations/kinds.ts'
import { households } from '../../../households/households.contract.ts'
import { amenityName, amenityTypeNames } from '../../../shared/amenityTypes.ts'
import type { Output } from '../../../shared/contract.ts'
import { wallClock } from '../../../shared/time.ts'
import { useServerNow } from '../../../web/calls/api.ts'
import { useHomeZone } from '../../../web/calls/currentUser.tsx'
import { useRead } from '../../../web/calls/queries.ts'
import { useDates } from '../../../web/cards/dates.tsx'
import { Empty } from '../../../web/cards/Empty.tsx'
import { useText } from '../../../web/language/language.tsx'
import { webTexts } from '../../../web/language/web.messages.ts'
import { TextLink } from '../../../web/pieces/Links.tsx'
import { StateBadge } from '../../../web/pieces/signs/StateBadge.tsx'
import styles from './HomeDay.module.css'
import { homeDayTexts } from './homeDay.messages.ts'

type Day = Output<typeof authorizations.today>
type Inside = Day['inside'][number]
type Coming = Day['coming'][number]
type Visitor = Extract<Coming | Inside, { what: 'visit' }>

export function HomeDay({ day }: { day: Day }) {
  const text = useText(homeDayTexts)
  const now = useServerNow()
  const zone = useDates().at(useHomeZone()).zoneName(new Date(now).toISOString())
  const { isToday } = useWhen()
  const barred = useRead(households.mine, {}).data?.may_authorize === false
  if (day.inside.length === 0 && day.coming.length === 0) {
    return <Empty title={text.empty} text={barred ? text.empty_barred : text.empty_text} />
  }
  const today = day.coming.filter((one) => isToday(startOf(one)))
  const later = day.coming.filter((one) => !isToday(startOf(one)))
  return (
    <Stack gap="md">
      <Part id="inside" title={text.inside} note={zone} none={text.nobody_inside} count={peopleIn(day.inside)}>
        {day.inside.map((one) => (
          <InsideLine key={one.id} inside={one} />
        ))}
      </Part>
      <Part id="coming" title={text.coming} none={text.nobody_coming} count={today.length}>
        {today.map((one) => (
          <ComingLine key={one.id} coming={one} />
        ))}
      </Part>
      {later.length > 0 ? (
        <Part id="later" title={text.later} count={later.length}>
          {later.map((one) => (
            <ComingLine key={one.id} coming={one} />
          ))}
        </Part>
      ) : null}
    </Stack>
  )
}

/** A group counts as the number of its people who are inside. */
const peopleIn = (inside: readonly Inside[]) =>
  inside.reduce((sum, one) => sum + ((one.what === 'visit' ? one.people_inside : null) ?? 1), 0)

const startOf = (coming: Coming) => (coming.what === 'visit' ? coming.valid_from : coming.starts_at)

const skeletons = ['a', 'b', 'c', 'd', 'e']

/** The time line while it loads. */
export function HomeDaySkeleton() {
  const { loading } = useText(webTexts)
  return (
    <Stack gap="md" role="status" aria-label={loading}>
      {skeletons.map((key) => (
        <Skeleton key={key} height="2rem" />
      ))}
    </Stack>
  )
}

interface PartProps {
  id: string
  title: string
  note?: string | null
  none?: string
  count: number
  children: ReactNode
}

function Part({ id, title, note, none, count, children }: PartProps) {
  return (
    <section id={id} aria-label={title}>
      <Group justify="space-between" align="baseline" gap="0 0.75rem">
        <Title order={2} fz="lg">
          {title}{' '}
          {count > 0 ? (
            <Text span inherit c="dimmed" fw={400}>
              {count}
            </Text>
          ) : null}
        </Title>
        {note ? <p className="garita-second">{note}</p> : null}
      </Group>
      {count === 0 ? <p className="garita-second">{none}</p> : <ol className={styles.lines}>{children}</ol>}
    </section>
  )
}

interface LineProps {
  to: '/dashboard' | '/dashboard/reservations' | (typeof kinds)[Visitor['auth_type']]['address']
  search: { card: string } | { request: string }
  when: string
  inside?: boolean
  name: string
  children: ReactNode
}

/** The whole line opens the visitor. */
function Line({ when, inside = false, name, children, ...link }: LineProps) {
  return (
    <li data-inside={inside || undefined}>
      <TextLink {...link} data-hovers>
        <Text span inherit fz="min(var(--mantine-font-size-sm), 5.4vw)" ta="end" style={{ gridArea: '1 / 1' }}>
          {when}
        </Text>
        <Text span inherit c="dimmed" lh={1.35}>
          <Text component="strong" inherit c="var(--garita-ink)" me="0.25rem">
            {name}
          </Text>{' '}
          {children}
        </Text>
      </TextLink>
    </li>
  )
}

function InsideLine({ inside }: { inside: Inside }) {
  const { when } = useWhen()
  const names = useText(amenityTypeNames)
  const at = inside.entered_at ? when(inside.entered_at) : ''
  return inside.what === 'visit' ? (
    <Line when={at} inside name={fullName(inside)} {...linkTo(inside)}>
      <About visitor={inside} />
    </Line>
  ) : (
    <Line when={at} inside name={inside.name} to="/dashboard/reservations" search={{ card: inside.reservation_id }}>
      {amenityName(inside.amenity, names)}
    </Line>
  )
}

function ComingLine({ coming }: { coming: Coming }) {
  const text = useText(homeDayTexts)
  const { when } = useWhen()
  const names = useText(amenityTypeNames)
  const states = useText(reservationStateTexts)
  const at = when(startOf(coming))
  if (coming.what === 'visit') {
    return (
      <Line when={at} name={fullName(coming)} {...linkTo(coming)}>
        <About visitor={coming} number={coming.access_number} />
      </Line>
    )
  }
  const name = text.party(amenityName(coming.amenity, names), coming.guest_count)
  return (
    <Line when={at} name={name} to="/dashboard/reservations" search={{ card: coming.id }}>
      {coming.status === 'pending' ? (
        <StateBadge tone={reservationTones.pending}>{states.pending}</StateBadge>
      ) : coming.arrived > 0 ? (
        text.arrived(coming.arrived)
      ) : (
        states.approved
      )}
    </Line>
  )
}

const fullName = ({ name, last_name }: Visitor) => nameOf({ values: { name, last_name } })

/** A visitor whom the gate registered has a request; all others have a card in their list. */
const linkTo = ({ id, of_unit, auth_type }: Visitor) =>
  of_unit
    ? { to: '/dashboard' as const, search: { request: id } }
    : { to: kinds[auth_type].address, search: { card: id } }

function About({ visitor, number = null }: { visitor: Visitor; number?: string | null }) {
  const text = useText(homeDayTexts)
  const kind = useText(kindTexts)[visitor.auth_type]
  const what = visitor.purpose ?? (visitor.of_unit ? text.from_gate : kind.one)
  const group = useText(groupTexts)
  const { people, people_inside } = visitor
  const size = people ? (people_inside ? group.inside_of(people_inside, people) : group.people_fact(people)) : null
  const codes = [visitor.vehicle_plate, number]
  return [what, size, ...codes]
    .filter((part) => part !== null)
    .map((part, place, { length }) => (
      <Fragment key={part}>
        <span className={codes.includes(part) ? 'garita-code' : undefined}>{part}</span>
        {place < length - 1 ? '\u00a0· ' : ''}
      </Fragment>
    ))
}

/** A line has its hour today, and otherwise its day. A visitor whose pass began earlier counts as today, without an hour. */
function useWhen() {
  const zone = useHomeZone() ?? 'UTC'
  const dates = useDates()
  const { day: today } = wallClock(useServerNow(), zone)
  return {
    isToday: (at: string) => wallClock(Date.parse(at), zone).day <= today,
    when(at: string): string {
      const { day, minutes } = wallClock(Date.parse(at), zone)
      if (day > today) return dates.calendarShort(day)
      return day === today && minutes > 0 ? dates.at(zone).bareTime(at) : ''
    },
  }
}
