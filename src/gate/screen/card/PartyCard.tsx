/** The guests of one reservation: record entries and exits, add guests up to the booked number. */
import { Button, Group, Paper, TextInput } from '@mantine/core'
import { useState } from 'react'
import { amenityTypeNames, amenityWord } from '../../../shared/amenityTypes.ts'
import { fullName } from '../../../shared/fields.ts'
import { newId } from '../../../shared/ids.ts'
import { Note } from '../../../web/cards/Note.tsx'
import { useText } from '../../../web/language/language.tsx'
import type { Act } from '../../station/facts/gateEvents.ts'
import type { Station } from '../../station/station.ts'
import { clockText, type Glance } from '../gateWords.ts'
import { guardMessages } from '../guard.messages.ts'
import { Capped } from '../lists/Capped.tsx'
import { insideCount, isInside, type Reservation } from '../lists/gateLists.ts'
import rows from '../lists/Rows.module.css'
import type { ScreenState } from '../useScreenState.web.ts'
import { GuestsFrame } from './GuestsFrame.tsx'

interface PartyCardProps {
  party: Reservation
  /** The card shows this guest first, because the guard searched for them. */
  guest_id: string | null
  screen: ScreenState
  station: Station
  glance: Glance
}

export function PartyCard({ party, guest_id, screen, station, glance }: PartyCardProps) {
  const amenity = amenityWord(party.amenity, useText(amenityTypeNames))
  const { reservation_id, guest_count, guests } = party
  return (
    <GuestsFrame
      title={amenity}
      of={party}
      inside={insideCount(party)}
      places={guest_count}
      station={station}
      glance={glance}
      onDismiss={screen.dismiss}
      field={(record) => (
        <OtherGuest
          full={guests.length >= guest_count}
          count={guest_count}
          onName={(name) => record({ kind: 'guest_entry', reservation_id, guest_id: newId(), name }, name)}
        />
      )}
    >
      {(record) => <GuestRows party={party} first={guest_id} glance={glance} onAct={record} />}
    </GuestsFrame>
  )
}

function OtherGuest({ full, count, onName }: { full: boolean; count: number; onName: (name: string) => void }) {
  const { party } = useText(guardMessages)
  const [name, setName] = useState('')
  const given = fullName.safeParse(name)
  if (full) return <Note tone="wait">{party.full(count)}</Note>
  return (
    <Paper
      component="form"
      withBorder={false}
      p="sm"
      onSubmit={(event) => {
        event.preventDefault()
        if (!given.success) return
        setName('')
        onName(given.data)
      }}
    >
      <Group align="end" gap="xs">
        <TextInput
          flex="1 1 14rem"
          size="lg"
          aria-label={party.other_name}
          placeholder={party.other_name}
          autoComplete="off"
          maxLength={120}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" size="lg" variant="default" disabled={!given.success}>
          {party.other}
        </Button>
      </Group>
    </Paper>
  )
}

interface GuestRowsProps {
  party: Reservation
  first: string | null
  glance: Glance
  onAct: (act: Act, name: string) => void
}

function GuestRows({ party: { reservation_id, guests }, first, glance, onAct }: GuestRowsProps) {
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
          <li className={rows.row} data-wanted={guest.id === first || undefined}>
            <span className={rows.who}>
              <strong>{guest.name}</strong>
              <span className={rows.more}>{state}</span>
            </span>
            <Button
              size="lg"
              variant={guest.id === first ? 'filled' : 'default'}
              aria-label={`${verb}: ${guest.name}`}
              onClick={() => onAct(act, guest.name)}
            >
              {verb}
            </Button>
          </li>
        )
      }}
    </Capped>
  )
}
