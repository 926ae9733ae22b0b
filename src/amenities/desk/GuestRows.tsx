import { Button } from '@mantine/core'
import { IconDoorEnter, IconDoorExit } from '@tabler/icons-react'
import { useState } from 'react'
import { useDeskPosts } from '../../gate/desk/useDeskPosts.web.ts'
import { useRecording } from '../../gate/dialogs/useRecording.tsx'
import { newId } from '../../shared/ids.ts'
import { useDates } from '../../web/cards/dates.tsx'
import { LineList } from '../../web/cards/lists/LineList.tsx'
import { useText } from '../../web/language/language.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import type { Guest, Reservation } from '../amenities.contract.ts'
import { deskTexts, gateTexts } from './amenityDesk.messages.ts'

interface GuestRowsProps {
  reservation: Reservation
  guests: readonly Guest[]
  /** True if the guests may enter now; guests inside can always leave. */
  expected: boolean
}

/** On a phone the button has a line of its own. */
export const wholeOnPhone = {
  flex: { base: '1 1 100%', sm: 'none' },
  mih: { base: '3.25rem', sm: 0 },
} as const

export function GuestRows({ reservation, guests, expected }: GuestRowsProps) {
  const { nobody_named } = useText(deskTexts)
  const text = useText(gateTexts)
  const post = useDeskPosts()(reservation.condominium.id)
  const recording = useRecording()
  const eventIdOf = useEventIds()

  if (guests.length === 0) return <p className="garita-second">{nobody_named}</p>
  return (
    <LineList>
      {guests.map((guest) => {
        const Icon = guest.inside ? IconDoorExit : IconDoorEnter
        const label = guest.inside ? text.leave : text.enter
        const of = { reservation_id: reservation.id, guest_id: guest.id }
        const press = () =>
          recording.run(
            post,
            guest.inside ? { kind: 'guest_exit', ...of } : { kind: 'guest_entry', name: null, ...of },
            guest.inside
              ? { name: guest.name, title: text.left_title, done: text.has_left(guest.name), failed: text.leave_failed }
              : {
                  name: guest.name,
                  title: text.entered_title,
                  done: text.entered(guest.name),
                  failed: text.enter_failed,
                },
            { eventId: eventIdOf(guest) },
          )
        return (
          <li key={guest.id}>
            <div>
              <strong>{guest.name}</strong>
              <Whereabouts guest={guest} zone={reservation.time_zone} />
            </div>
            {guest.inside || expected ? (
              <Button
                {...wholeOnPhone}
                variant="default"
                leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
                loading={recording.runs((act) => 'guest_id' in act && act.guest_id === guest.id)}
                onClick={press}
                aria-label={`${label}: ${guest.name}`}
              >
                {label}
              </Button>
            ) : null}
          </li>
        )
      })}
    </LineList>
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

/** One event per entry or exit, so that repeated presses record it once. */
function useEventIds(): (guest: Guest) => string {
  const [ids] = useState(() => new Map<string, string>())
  return ({ id, entered_at, left_at }) => {
    const key = `${id} ${entered_at} ${left_at}`
    const known = ids.get(key) ?? newId()
    ids.set(key, known)
    return known
  }
}
