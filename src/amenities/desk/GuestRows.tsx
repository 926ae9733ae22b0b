/** Guests below each other, each with their state and a large button for the next act. */
import { Button } from '@mantine/core'
import { IconDoorEnter, IconDoorExit } from '@tabler/icons-react'
import { useState } from 'react'
import { newId } from '../../shared/ids.ts'
import { useAct } from '../../web/calls/act.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { useText } from '../../web/language/language.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import { amenities, type Guest, type Reservation } from '../amenities.contract.ts'
import { deskTexts, gateTexts } from './amenityDesk.messages.ts'
import './guests.css'

interface GuestRowsProps {
  reservation: Reservation
  guests: readonly Guest[]
  /** Whether they may enter now; guests inside can always leave. */
  expected: boolean
}

export function GuestRows({ reservation, guests, expected }: GuestRowsProps) {
  const { nobody_named } = useText(deskTexts)
  const text = useText(gateTexts)
  const enter = useAct(amenities.enterGuest)
  const leave = useAct(amenities.leaveGuest)
  const eventOf = useEventIds()

  if (guests.length === 0) return <p className="garita-second">{nobody_named}</p>
  return (
    <ul className="garita-guest-rows">
      {guests.map((guest) => {
        const act = guest.inside ? leave : enter
        const Face = guest.inside ? IconDoorExit : IconDoorEnter
        const label = guest.inside ? text.leave : text.enter
        const gate = {
          condominium_id: reservation.condominium.id,
          reservation_id: reservation.id,
          guest_id: guest.id,
        }
        const press = () =>
          guest.inside
            ? leave.run(
                { ...gate, event_id: eventOf(guest) },
                { title: text.left_title, done: text.has_left(guest.name), failed: text.leave_failed },
              )
            : enter.run(
                { ...gate, event_id: eventOf(guest), name: null },
                { title: text.entered_title, done: text.entered(guest.name), failed: text.enter_failed },
              )
        return (
          <li key={guest.id}>
            <div>
              <strong>{guest.name}</strong>
              <Whereabouts guest={guest} zone={reservation.time_zone} />
            </div>
            {guest.inside || expected ? (
              <Button
                className="garita-gate-button"
                variant="default"
                leftSection={<Face size={20} stroke={1.75} aria-hidden />}
                loading={act.runs((input) => input.guest_id === guest.id)}
                onClick={press}
                aria-label={`${label}: ${guest.name}`}
              >
                {label}
              </Button>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

function Whereabouts({ guest, zone }: { guest: Guest; zone: string }) {
  const text = useText(gateTexts)
  const dates = useDates().at(zone)
  if (guest.inside) {
    return <StateBadge tone="good">{text.inside(dates.time(guest.entered_at ?? ''))}</StateBadge>
  }
  if (guest.left_at) return <StateBadge tone="idle">{text.left(dates.time(guest.left_at))}</StateBadge>
  return <span className="garita-second">{text.coming}</span>
}

/** One event id per entry or exit, so that repeated presses record it once. */
function useEventIds(): (guest: Guest) => string {
  const [ids] = useState(() => new Map<string, string>())
  return ({ id, entered_at, left_at }) => {
    const key = `${id} ${entered_at} ${left_at}`
    const known = ids.get(key) ?? newId()
    ids.set(key, known)
    return known
  }
}
