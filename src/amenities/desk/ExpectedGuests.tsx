/** "Invitados de hoy": the reservations whose guests the gate expects, with search. */
import { Box, Button, Group, Paper, SimpleGrid, Title } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { amenityName, amenityTypeNames } from '../../shared/amenityTypes.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { failureOf } from '../../web/calls/queries.ts'
import { Failed } from '../../web/cards/Failed.tsx'
import { useText } from '../../web/language/language.tsx'
import type { Reservation } from '../amenities.contract.ts'
import { reservationFactTexts } from '../amenities.messages.ts'
import { BookedHours } from '../BookedHours.tsx'
import { expectsGuests, guestsNamed, insideOf } from '../bookingRules/gate.rules.ts'
import { gateTexts } from './amenityDesk.messages.ts'
import { useDeskActs } from './deskActs.tsx'
import { GuestRows, wholeOnPhone } from './GuestRows.tsx'
import { type Asked, useExpectedGuests } from './GuestsFigure.tsx'
import { useReservationName } from './reservationColumns.tsx'

interface ExpectedGuestsProps {
  filter: Asked
  several: boolean
}

export function ExpectedGuests({ filter, several }: ExpectedGuestsProps) {
  const text = useText(gateTexts)
  const now = useServerNow()
  const { search } = filter
  const expected = useExpectedGuests(filter)
  const nameOf = useReservationName()
  const { open, dialog } = useDeskActs(expected.data)
  const failed = failureOf(expected)
  if (failed) return <Failed title={text.failed} {...failed} />
  if (!expected.data?.length) return dialog
  const title = `${text.title} (${expected.data.length})`
  return (
    <section aria-label={title}>
      <Title order={2} fz="lg">
        {title}
      </Title>
      <SimpleGrid component="ul" minColWidth="min(36rem, 100%)" spacing="sm" mt="xs">
        {expected.data.map((reservation) => {
          const named = guestsNamed(reservation.guests, search)
          return (
            <Paper component="li" key={reservation.id} px="md" py="sm">
              <Group gap="0.5rem 1rem">
                <ExpectedHead reservation={reservation} several={several} />
                {named.length > 0 ? (
                  <Box flex="1 1 100%">
                    <GuestRows reservation={reservation} guests={named} expected={expectsGuests(reservation, now)} />
                  </Box>
                ) : null}
                <Button
                  {...wholeOnPhone}
                  variant="default"
                  leftSection={<IconUsersGroup size={20} stroke={1.75} aria-hidden />}
                  onClick={() => open(reservation)}
                  aria-label={`${text.show}: ${nameOf(reservation)}`}
                >
                  {text.show}
                </Button>
              </Group>
            </Paper>
          )
        })}
      </SimpleGrid>
      {dialog}
    </section>
  )
}

function ExpectedHead({ reservation, several }: { reservation: Reservation; several: boolean }) {
  const facts = useText(reservationFactTexts)
  const amenity = amenityName(reservation.amenity, useText(amenityTypeNames))
  const host = reservation.resident_name ?? facts.unknown_resident
  return (
    <Group flex="1 1 16rem" justify="space-between" gap="xs">
      <Box flex="1 1 14rem">
        <strong>
          {host} · {facts.unit(reservation.unit_number)}
        </strong>
        <div className="garita-second">
          {amenity} · <BookedHours of={reservation} zone={reservation.time_zone} />
          {several ? ` · ${reservation.condominium.name}` : null}
        </div>
      </Box>
      <strong>{facts.inside(insideOf(reservation), reservation.guest_count)}</strong>
    </Group>
  )
}
