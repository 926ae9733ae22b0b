/** Each guest with the one act that comes next. */
import { Button } from '@mantine/core'
import { useText } from '../../../web/language/language.tsx'
import type { Station } from '../../station/station.ts'
import { clockText, type Glance } from '../gateTimes.ts'
import { guardMessages } from '../guard.messages.ts'
import { Capped } from './Capped.tsx'
import { isInside, type Reservation } from './gateLists.ts'

interface GuestRowsProps {
  party: Reservation
  first: string | null
  station: Station
  glance: Glance
}

export function GuestRows({ party: { reservation_id, guests }, first, station, glance }: GuestRowsProps) {
  const { party, lists } = useText(guardMessages)
  const wanted = [...guests].sort(
    (a, b) => Number(b.id === first) - Number(a.id === first) || a.name.localeCompare(b.name, glance.language),
  )
  return (
    <Capped items={wanted} label={lists.guest} keyOf={({ id }) => id}>
      {(guest) => {
        const inside = isInside(guest)
        const state = inside
          ? party.entered(clockText(guest.entered_at ?? '', glance))
          : guest.left_at
            ? party.left(clockText(guest.left_at, glance))
            : party.not_yet
        const act = inside
          ? ({ kind: 'guest_exit', reservation_id, guest_id: guest.id } as const)
          : ({ kind: 'guest_entry', reservation_id, guest_id: guest.id, name: null } as const)
        const verb = inside ? party.leave : party.enter
        return (
          <li className="garita-guest" data-wanted={guest.id === first || undefined}>
            <span className="garita-row-who">
              <strong>{guest.name}</strong>
              <span className="garita-row-more">{state}</span>
            </span>
            <Button
              size="lg"
              variant={guest.id === first ? 'filled' : 'default'}
              aria-label={`${verb}: ${guest.name}`}
              onClick={() => void station.record(act)}
            >
              {verb}
            </Button>
          </li>
        )
      }}
    </Capped>
  )
}
