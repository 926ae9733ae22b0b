/** The day of a home on one time line: who is inside, who and what comes next. */
import { Skeleton, Title } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { reservationStateTexts } from '../../../amenities/amenities.messages.ts'
import { reservationTones } from '../../../amenities/ReservationState.tsx'
import { amenityName, amenityTypeNames } from '../../../amenities/rules/amenityTypes.ts'
import type { authorizations } from '../../../authorizations/authorizations.contract.ts'
import { nameOf } from '../../../authorizations/authorizations.rules.ts'
import { kindTexts } from '../../../authorizations/kinds.messages.ts'
import { kinds } from '../../../authorizations/kinds.ts'
import { households } from '../../../households/households.contract.ts'
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
import { homeDayTexts } from './homeDay.messages.ts'
import './HomeDay.css'

type Day = Output<typeof authorizations.today>
type Inside = Day['inside'][number]
type Coming = Day['coming'][number]
type Visitor = Extract<Coming | Inside, { what: 'visit' }>

export function HomeDay({ day }: { day: Day }) {
  const text = useText(homeDayTexts)
  const now = useServerNow()
  const zone = useDates().at(useHomeZone()).zoneName(new Date(now).toISOString())
  const barred = useRead(households.mine, {}).data?.may_authorize === false
  if (day.inside.length === 0 && day.coming.length === 0) {
    return <Empty title={text.empty} text={barred ? text.empty_barred : text.empty_text} />
  }
  return (
    <div className="garita-day">
      {zone ? <p className="garita-second">{zone}</p> : null}
      <Part id="inside" title={text.inside} none={text.nobody_inside} count={day.inside.length}>
        {day.inside.map((one) => (
          <InsideLine key={one.id} inside={one} />
        ))}
      </Part>
      <Part id="coming" title={text.coming} none={text.nobody_coming} count={day.coming.length}>
        {day.coming.map((one) => (
          <ComingLine key={one.id} coming={one} />
        ))}
      </Part>
    </div>
  )
}

const skeletons = ['a', 'b', 'c', 'd', 'e']

/** The time line on its way. */
export function HomeDaySkeleton() {
  const { loading } = useText(webTexts)
  return (
    <div className="garita-day" role="status" aria-label={loading}>
      <ol aria-hidden="true">
        {skeletons.map((key) => (
          <li key={key}>
            <Skeleton height="1.25rem" mt="0.5rem" />
            <div>
              <Skeleton height="1.25rem" width="45%" mt="0.5rem" />
              <Skeleton height="1rem" width="30%" mt="0.375rem" />
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

interface PartProps {
  id: string
  title: string
  none: string
  count: number
  children: ReactNode
}

function Part({ id, title, none, count, children }: PartProps) {
  return (
    <section id={id} aria-label={title}>
      <Title order={2}>{title}</Title>
      {count === 0 ? <p className="garita-second">{none}</p> : <ol>{children}</ol>}
    </section>
  )
}

interface LineProps {
  when: string
  inside?: boolean
  title: ReactNode
  children: ReactNode
}

function Line({ when, inside = false, title, children }: LineProps) {
  return (
    <li data-inside={inside || undefined}>
      <span className="garita-code garita-day-when">{when}</span>
      <div>
        {title}
        <span className="garita-second">{children}</span>
      </div>
    </li>
  )
}

function InsideLine({ inside }: { inside: Inside }) {
  const when = useWhen()
  const names = useText(amenityTypeNames)
  const title =
    inside.what === 'visit' ? (
      <VisitorLink visitor={inside} />
    ) : (
      <TextLink to="/dashboard/reservations" search={{ card: inside.reservation_id }}>
        {inside.name}
      </TextLink>
    )
  return (
    <Line when={inside.entered_at ? when(inside.entered_at) : ''} inside title={title}>
      {inside.what === 'visit' ? <About visitor={inside} /> : amenityName(inside.amenity, names)}
    </Line>
  )
}

function ComingLine({ coming }: { coming: Coming }) {
  const text = useText(homeDayTexts)
  const when = useWhen()
  const names = useText(amenityTypeNames)
  const states = useText(reservationStateTexts)
  if (coming.what === 'visit') {
    return (
      <Line when={when(coming.valid_from)} title={<VisitorLink visitor={coming} />}>
        <About visitor={coming} number={coming.access_number} />
      </Line>
    )
  }
  const title = text.party(amenityName(coming.amenity, names), coming.guest_count)
  return (
    <Line
      when={when(coming.starts_at)}
      title={
        <TextLink to="/dashboard/reservations" search={{ card: coming.id }}>
          {title}
        </TextLink>
      }
    >
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

/** What the gate registered has a request; the others have a card in their list. */
function VisitorLink({ visitor }: { visitor: Visitor }) {
  const { id, of_unit, auth_type } = visitor
  return (
    <TextLink to={of_unit ? '/dashboard' : kinds[auth_type].address} search={of_unit ? { request: id } : { card: id }}>
      {nameOf({ values: { name: visitor.name, last_name: visitor.last_name } })}
    </TextLink>
  )
}

function About({ visitor, number = null }: { visitor: Visitor; number?: string | null }) {
  const text = useText(homeDayTexts)
  const kind = useText(kindTexts)[visitor.auth_type]
  const what = visitor.purpose ?? (visitor.of_unit ? text.from_gate : kind.one)
  return [what, visitor.vehicle_plate, number]
    .filter((part) => part !== null)
    .map((part, place, { length }) => (
      <Fragment key={part}>
        <span className={place > 0 ? 'garita-code' : undefined}>{part}</span>
        {place < length - 1 ? ' · ' : ''}
      </Fragment>
    ))
}

/** The hour of today, or the day; who may come from the beginning of the day, or came before it, comes today. */
function useWhen(): (at: string) => string {
  const text = useText(homeDayTexts)
  const zone = useHomeZone()
  const dates = useDates()
  const now = useServerNow()
  return (at) => {
    const here = zone ? wallClock(Date.parse(at), zone) : null
    const today = zone ? wallClock(now, zone).day : null
    if (!here || !today) return ''
    if (here.day === today) return here.minutes === 0 ? text.today : dates.at(zone).bareTime(at)
    return here.day < today ? text.today : dates.calendarShort(here.day)
  }
}
