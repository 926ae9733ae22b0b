import { Group, Stack as Lines, Paper, Text, Title } from '@mantine/core'
import { IconCalendarEvent, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { anId } from '../../shared/address.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { useAddress, useList } from '../../web/calls/list.ts'
import { useOpener } from '../../web/form/reopening.ts'
import { MainAct } from '../../web/frame/MainAct.tsx'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { CardList } from '../../web/listing/CardList.tsx'
import { ShowAll } from '../../web/listing/Filters.tsx'
import { countOf } from '../../web/listing/ListingHead.tsx'
import { PhoneFacts, PhoneRow } from '../../web/listing/PhoneRow.tsx'
import { type Act, Acts } from '../../web/pieces/Acts.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import { amenities, type Reservation } from '../amenities.contract.ts'
import { reservationFactTexts } from '../amenities.messages.ts'
import { amenityIcons } from '../amenityIcons.tsx'
import { BookedHours } from '../BookedHours.tsx'
import { shownState } from '../bookingRules/bookingChange.ts'
import { ReservationState } from '../ReservationState.tsx'
import { bookingMessages } from './booking.messages.ts'
import { ReservationForm } from './ReservationForm.tsx'
import styles from './ReservationsScreen.module.css'
import { useReservationActs } from './reservationActs.tsx'
import { useReservationText } from './reservationText.tsx'

/** A notice links to one reservation. */
const filters = { card: anId }

export function ReservationsScreen() {
  const text = useText(bookingMessages)
  const { filter, narrow, turning } = useAddress(filters, ['card'])
  const phone = useIsPhone()
  const now = useServerNow()
  const list = useList(amenities.mine, { id: filter.card }, turning)
  const { acts, dialog, edited, close } = useReservationActs()
  const [adding, setAdding] = useState(false)
  const add = useOpener('add', () => {
    close()
    setAdding(true)
  })
  const addButton = <MainAct icon={IconPlus} label={text.add} onClick={add} />

  return (
    <Page
      help="/user-guide#amenities"
      title={text.title}
      count={countOf(list)}
      subtitle={list.rows?.length === 0 ? text.subtitle : undefined}
      main={addButton}
    >
      {edited ? <ReservationForm key={edited.id} existing={edited} onClose={close} /> : null}
      {adding && !edited ? <ReservationForm onClose={() => setAdding(false)} /> : null}
      {filter.card ? <ShowAll onPress={() => narrow({ card: undefined })} /> : null}
      <CardList
        label={text.title}
        list={{ ...list, rows: list.rows && nextFirst(list.rows, now) }}
        group={(one) => (isAhead(one, now) ? text.upcoming : text.past)}
        failed={text.load_failed}
        itemKey={(one) => one.id}
        height={phone ? 84 : 96}
        lines={([first]) => phone || !first || !isAhead(first, now)}
        card={(one) => <ReservationCard reservation={one} acts={acts(one)} />}
        empty={{
          title: text.empty,
          text: text.empty_text,
          icon: IconCalendarEvent,
          action: adding ? undefined : addButton,
        }}
      />
      {dialog}
    </Page>
  )
}

const isAhead = ({ status, ends_at }: Reservation, now: number) =>
  (status === 'pending' || status === 'approved') && Date.parse(ends_at) > now

/** Future reservations come first; then past or canceled ones, newest first. */
function nextFirst(rows: readonly Reservation[], now: number): Reservation[] {
  const ahead = rows.filter((one) => isAhead(one, now))
  return [...ahead.toReversed(), ...rows.filter((one) => !isAhead(one, now))]
}

function When({ ahead, children }: { ahead: boolean; children: ReactNode }) {
  return (
    <Group component="p" m={0} gap="0 0.625rem" align="stretch" {...(ahead ? { fz: 'lg', fw: 600 } : {})}>
      {children}
    </Group>
  )
}

function ReservationCard({ reservation, acts }: { reservation: Reservation; acts: readonly Act[] }) {
  const text = useText(bookingMessages)
  const fact = useText(reservationFactTexts)
  const inWords = useReservationText()
  const phone = useIsPhone()
  const now = useServerNow()
  const { amenity, guests, guest_count, purpose, rejection_reason, status } = reservation
  const AmenityIcon = amenityIcons[amenity.amenity_type]
  const inside = guests.filter((guest) => guest.inside).length
  const waits = shownState(reservation, now) === 'pending'
  // A phone shows a label before the number, a desktop a word after it.
  const count = phone ? String(guest_count) : fact.guest_count(guest_count)
  const names = guests.length > 0 ? <GuestNames of={guests} /> : null
  const facts: (readonly [string, ReactNode])[] = [
    [fact.guests, inside > 0 ? `${count} · ${fact.inside(inside, guest_count)}` : count],
    [fact.purpose, purpose],
    ...(phone ? ([[fact.guest_list, names]] as const) : []),
    [fact.rejection_reason, rejection_reason],
  ]

  const ahead = isAhead(reservation, now)
  const state =
    shownState(reservation, now) === 'over' ? (
      <StateBadge tone="idle" look="plain">
        {text.over}
      </StateBadge>
    ) : (
      <ReservationState reservation={reservation} look={status === 'pending' ? undefined : 'plain'} />
    )
  const title = (
    <Title order={2} fz="md" lh={1.25} fw={ahead ? 600 : 400}>
      <AmenityIcon
        size={20}
        stroke={1.75}
        style={{ marginInlineEnd: '0.25rem', verticalAlign: '-0.25rem' }}
        aria-hidden
      />{' '}
      {inWords.amenity(reservation)}
    </Title>
  )
  const details = facts.filter(([, value]) => value !== null)
  const waiting = waits ? (
    <Text size="sm" c="dimmed">
      {text.no_answer_yet}
    </Text>
  ) : null

  if (phone) {
    return (
      <article data-stands={ahead ? undefined : 'over'}>
        <PhoneRow
          of={inWords.whole(reservation)}
          title={title}
          lines={
            <>
              <When ahead={ahead}>
                <time dateTime={reservation.starts_at} data-capital>
                  {inWords.brief(reservation)}
                </time>
              </When>
              {state}
            </>
          }
          // The booking takes the full width, so its acts are quiet.
          acts={acts.map((act) => ({ ...act, quiet: true }))}
          facts={
            <>
              {waiting}
              <PhoneFacts facts={details.map(([header, value]) => ({ key: header, header, value }))} />
            </>
          }
        />
      </article>
    )
  }
  const Words = ahead ? Lines : Group
  return (
    <Paper
      component="article"
      className={ahead ? styles.ahead : styles.line}
      {...(ahead ? {} : { bg: 'none' })}
      data-stands={ahead ? undefined : 'over'}
    >
      <Words {...(ahead ? { gap: '0.25rem' } : { gap: '0 1rem', align: 'baseline' })}>
        {title}
        <When ahead={ahead}>
          <time dateTime={reservation.starts_at} data-capital>
            {inWords.day(reservation)}
          </time>
          <BookedHours of={reservation} zone={reservation.time_zone} />
        </When>
        <Text size="sm">
          {details.map(([name, value]) => (name === fact.rejection_reason ? `${name}: ${value}` : value)).join(' · ')}
        </Text>
        {names}
        {waiting}
      </Words>
      <Group>{state}</Group>
      {acts.length > 0 ? <Acts acts={acts} of={inWords.whole(reservation)} foldsActs /> : null}
    </Paper>
  )
}

/** One name per line, in as many columns as fit. */
function GuestNames({ of }: { of: Reservation['guests'] }) {
  return (
    <Text component="ul" size="sm" m={0} p={0} style={{ columns: '10rem', listStyle: 'none' }}>
      {of.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </Text>
  )
}
