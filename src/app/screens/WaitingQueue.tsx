/** People, bookings and messages that wait for the administrator, one open at a time; after an answer the next one takes its place. */
import { Button, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { IconCalendarEvent, IconCheck, IconKeyboard, IconMessage2, IconUser } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { reservationFactTexts } from '../../amenities/amenities.messages.ts'
import { BookedHours } from '../../amenities/BookedHours.tsx'
import { useReservationAnswers } from '../../amenities/desk/deskActs.tsx'
import type { Answerable } from '../../amenities/desk/reservationSubject.tsx'
import type { WaitingMatter, WaitingOne, WaitingPerson } from '../../dashboards/dashboards.contract.ts'
import { morningMessages } from '../../dashboards/morning.messages.ts'
import { peopleMessages } from '../../people/people.messages.ts'
import { isStaff } from '../../people/people.rules.ts'
import { useApproving } from '../../people/person/useApproving.web.ts'
import { amenityName, amenityTypeNames } from '../../shared/amenityTypes.ts'
import { grouped } from '../../shared/grouped.ts'
import { roleTexts } from '../../shared/roles.messages.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { Card } from '../../web/cards/Card.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { Empty } from '../../web/cards/Empty.tsx'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { useText } from '../../web/language/language.tsx'
import { useShortcuts } from '../../web/pieces/dialogs/useShortcuts.ts'
import { LinkButton } from '../../web/pieces/Links.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import styles from './home/Morning.module.css'
import { useOpenOne } from './useOpenOne.web.ts'

const ApproveDialog = lazyPart(() =>
  import('../../people/approvals/ApproveDialog.tsx').then((loaded) => loaded.ApproveDialog),
)
const RejectDialog = lazyPart(() =>
  import('../../people/person/RejectDialog.tsx').then((loaded) => loaded.RejectDialog),
)
const ShortcutsDialog = lazyPart(() =>
  import('../../web/pieces/dialogs/ShortcutsDialog.tsx').then((loaded) => loaded.ShortcutsDialog),
)

const hour = 3_600_000

type WaitingBooking = Exclude<WaitingOne, WaitingPerson | WaitingMatter>

interface WaitingQueueProps {
  waiting: readonly WaitingOne[]
  more: number
  /** Shown while the queue is empty. */
  children?: ReactNode
}

export function WaitingQueue({ waiting, more, children }: WaitingQueueProps) {
  const text = useText(morningMessages)
  const phone = useIsPhone()
  const wide = phone ? { flex: '1 0 auto' } : {}
  const [legend, setLegend] = useState(false)
  const { acts, dialog } = useAnswers()
  const { list, open, isFresh, setOpen, move } = useOpenOne(waiting)
  const answers = open && open.kind !== 'matter' ? acts(open) : null
  const press = (act: 'approve' | 'reject') => () => {
    // The first key press moves the focus to the open item, and the next one answers it.
    if (!list.current?.contains(document.activeElement))
      return list.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    if (!isFresh()) answers?.[act]()
  }
  const keys = [
    { press: 'A', does: text.approve, act: press('approve') },
    { press: 'R', does: text.reject, act: press('reject') },
  ]
  useShortcuts(Object.fromEntries(keys.map(({ press, act }) => [press.toLowerCase(), act])))
  const arrows = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    move(step)
  }
  return (
    <Card
      title={text.waiting}
      extra={
        waiting.length === 0 ? null : (
          <>
            <Text data-count mr="auto" c="var(--garita-wait)" fz="var(--garita-size-title)" fw={600} lh={1}>
              {grouped(waiting.length + more)}
            </Text>
            {phone ? null : (
              <Button
                variant="subtle"
                px="xs"
                leftSection={<IconKeyboard size={20} aria-hidden />}
                onClick={() => setLegend(true)}
              >
                {text.shortcuts}
              </Button>
            )}
          </>
        )
      }
    >
      {waiting.length === 0 && !children ? (
        <Empty icon={IconCheck} title={text.nothing} text={text.nothing_text} />
      ) : null}
      <ol className={styles.queue} data-ruled data-queue ref={list} onKeyDown={arrows}>
        {waiting.map((one) => (
          <li key={one.id} data-open={one === open || undefined}>
            <UnstyledButton
              className={styles.line}
              data-hovers
              aria-expanded={one === open}
              onClick={() => setOpen(one.id)}
            >
              <Line one={one} open={one === open} />
            </UnstyledButton>
            {one === open && one.kind === 'matter' ? (
              <Answer>
                <MatterFacts matter={one} />
                <Group gap="xs" mt="xs" style={{ alignSelf: 'stretch' }}>
                  <LinkButton {...wide} to="/messages" search={{ id: one.id }}>
                    {text.answer}
                  </LinkButton>
                </Group>
              </Answer>
            ) : null}
            {one === open && one.kind !== 'matter' && answers ? (
              <Answer>
                <Facts one={one} />
                <Group gap="xs" mt="xs" style={{ alignSelf: 'stretch' }}>
                  <Button {...wide} onClick={() => !isFresh() && answers.approve()} loading={answers.pending}>
                    {text.approve}
                  </Button>
                  <Button {...wide} variant="default" onClick={() => !isFresh() && answers.reject()}>
                    {text.reject}
                  </Button>
                </Group>
              </Answer>
            ) : null}
          </li>
        ))}
      </ol>
      {more > 0 ? <p className="garita-second">{text.more(more)}</p> : null}
      {children}
      {legend ? (
        <ShortcutsDialog
          keys={[...keys, { press: '↑', does: text.to_previous }, { press: '↓', does: text.to_next }]}
          onClose={() => setLegend(false)}
        />
      ) : null}
      {dialog}
    </Card>
  )
}

/** Begins below the words of the line, on a phone below its icon. */
function Answer({ children }: { children: ReactNode }) {
  return (
    <Stack gap="0.375rem" align="start" pb="md" pe="xs" ps={{ base: 'xs', sm: '2.875rem' }}>
      {children}
    </Stack>
  )
}

/** Reuses the dialogs and toasts of the list of each kind. */
function useAnswers() {
  const { approvals } = useText(peopleMessages)
  const bookings = useReservationAnswers<Answerable>()
  const [asked, setAsked] = useState<{ about: 'approve' | 'reject'; person: WaitingPerson } | null>(null)
  const approving = useApproving<WaitingPerson>((person) => setAsked({ about: 'approve', person }))
  const approvedOf = ({ user_role, assigned, full_name }: WaitingPerson) => ({
    title: approvals.approved,
    done:
      isStaff(user_role) && assigned.length === 0 ? approvals.approved_unassigned : approvals.approved_text(full_name),
  })
  const close = () => setAsked(null)
  return {
    acts(one: WaitingPerson | WaitingBooking) {
      if (one.kind === 'person') {
        const { onAct, pending } = approving(one, approvedOf(one))
        return { approve: onAct, pending: pending ?? false, reject: () => setAsked({ about: 'reject', person: one }) }
      }
      const [approve, reject] = bookings.acts(one)
      return {
        approve: () => approve?.onAct(),
        pending: approve?.pending ?? false,
        reject: () => reject?.onAct(),
      }
    },
    dialog:
      asked?.about === 'approve' ? (
        <ApproveDialog person={asked.person} done={approvedOf(asked.person)} onClose={close} />
      ) : asked ? (
        <RejectDialog
          person={asked.person}
          done={{ title: approvals.rejected, done: approvals.rejected_text(asked.person.full_name) }}
          onClose={close}
        />
      ) : (
        bookings.dialog()
      ),
  }
}

const lineIcons = { person: IconUser, booking: IconCalendarEvent, matter: IconMessage2 } as const

/** A request shows its age after an hour; a booking shows its day, which its facts repeat in full. */
function Line({ one, open }: { one: WaitingOne; open: boolean }) {
  const text = useText(morningMessages)
  const facts = useText(reservationFactTexts)
  const names = useText(amenityTypeNames)
  const { users } = useText(peopleMessages)
  const dates = useDates()
  const now = useServerNow()
  const booking = one.kind === 'booking'
  const Icon = lineIcons[one.kind]
  const who = !booking
    ? (one.kind === 'person' ? one.full_name : one.author_name) || users.no_name
    : `${amenityName(one.amenity, names)}, ${one.resident_name ?? facts.unknown_resident}`
  const waited = now - Date.parse(one.since) < hour ? null : dates.ago(one.since, now)
  return (
    <>
      <Icon size={22} stroke={1.75} color="var(--garita-dim)" aria-hidden />
      <span className={styles.who}>
        <span className="garita-hidden">{text[one.kind]}: </span>
        <strong>{who}</strong>
      </span>
      <span className="garita-second">
        {!booking || open ? waited : `${dates.calendarShort(one.reservation_date)}, ${one.start_time}`}
      </span>
    </>
  )
}

function Facts({ one }: { one: WaitingPerson | WaitingBooking }) {
  const facts = useText(reservationFactTexts)
  return one.kind === 'person' ? (
    <PersonFacts person={one} />
  ) : (
    <BookingFacts booking={one} unit={facts.unit(one.unit_number)} />
  )
}

function MatterFacts({ matter: { said, unit_number, condominium } }: { matter: WaitingMatter }) {
  const facts = useText(reservationFactTexts)
  return (
    <>
      <p>{said}</p>
      <p className="garita-second">
        {[unit_number && facts.unit(unit_number), condominium.name].filter(Boolean).join(' · ')}
      </p>
    </>
  )
}

function PersonFacts({ person }: { person: WaitingPerson }) {
  const text = useText(morningMessages)
  const facts = useText(reservationFactTexts)
  const roles = useText(roleTexts)
  const { users } = useText(peopleMessages)
  const place = person.condominium?.name ?? (person.assigned.join(', ') || text.no_condominium)
  return (
    <>
      <p>
        {[roles[person.user_role], person.unit_number && facts.unit(person.unit_number), place]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="garita-second">
        {[person.email ?? users.no_email, person.phone_number].filter(Boolean).join(' · ')}
      </p>
      {person.invited_by_name ? <p className="garita-second">{users.by_code(person.invited_by_name)}</p> : null}
      {person.email && !person.email_confirmed ? <StateBadge tone="wait">{text.unconfirmed}</StateBadge> : null}
    </>
  )
}

function BookingFacts({ booking, unit }: { booking: WaitingBooking; unit: string }) {
  const text = useText(morningMessages)
  const dates = useDates()
  return (
    <>
      <p>
        {dates.calendarLong(booking.reservation_date)},{' '}
        <BookedHours of={booking} zone={booking.condominium.time_zone} />
      </p>
      <p className="garita-second">
        {[unit, text.guests(booking.guest_count), booking.condominium.name, booking.purpose]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  )
}
