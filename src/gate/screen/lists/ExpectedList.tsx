/** Expected today: unanswered requests, reservations with guests, visits and workers. */
import { Text } from '@mantine/core'
import { IconCalendarEvent } from '@tabler/icons-react'
import { Empty } from '../../../web/cards/Empty.tsx'
import { useText } from '../../../web/language/language.tsx'
import { guardMessages } from '../guard.messages.ts'
import { guestListTexts } from '../guestLists.messages.ts'
import type { GateListProps } from './GateLists.tsx'
import { GuestListRows } from './GuestListRows.tsx'
import { expectedOf, guestListsOf, isAsked, partiesOf } from './gateLists.ts'
import { PartyRows } from './PartyRows.tsx'
import { PersonRows } from './PersonRows.tsx'

export function ExpectedList({ screen, snapshot, glance, onTop }: GateListProps) {
  const { lists } = useText(guardMessages)
  const homes = useText(guestListTexts)
  const above = new Set(onTop.split(' '))
  const expected = expectedOf(snapshot, glance.now).filter(({ authorization_id }) => !above.has(authorization_id))
  const asked = expected.filter((entry) => isAsked(entry, glance.now))
  const guestLists = guestListsOf(snapshot, glance.now)
  // The guests of a party are in its list.
  const listed = new Set(guestLists.flatMap(({ party }) => party.guests))
  const due = expected.slice(asked.length).filter(({ authorization_id }) => !listed.has(authorization_id))
  const parties = partiesOf(snapshot, glance.now).map((reservation) => ({ reservation, guest_id: null }))
  if (asked.length + due.length + parties.length + guestLists.length === 0) {
    return <Empty icon={IconCalendarEvent} title={lists.nobody_expected} />
  }
  const rows = { glance, ordinary: 'temporary_visitor', onChoose: screen.choose } as const
  return (
    <>
      {asked.length > 0 ? (
        <section>
          <h2>{lists.waiting}</h2>
          <PersonRows entries={asked} label={lists.waiting} {...rows} />
        </section>
      ) : null}
      {guestLists.length > 0 ? (
        <section>
          <h2>
            {homes.title}{' '}
            <Text span ml="auto" pe="xs" fz="sm" fw={400} c="dimmed">
              {lists.inside_word}
            </Text>
          </h2>
          <GuestListRows
            lists={guestLists}
            glance={glance}
            onOpen={(partyId) => screen.show({ what: 'guests', party_id: partyId })}
          />
        </section>
      ) : null}
      {parties.length > 0 ? (
        <section>
          <h2>
            {lists.parties}{' '}
            <Text span ml="auto" pe="xs" fz="sm" fw={400} c="dimmed">
              {lists.inside_word}
            </Text>
          </h2>
          <PartyRows
            parties={parties}
            glance={glance}
            onOpen={(reservationId, guestId) =>
              screen.show({ what: 'party', reservation_id: reservationId, guest_id: guestId })
            }
          />
        </section>
      ) : null}
      {due.length > 0 ? (
        <section>
          <h2>
            {lists.due} <span>{due.length}</span>
          </h2>
          <PersonRows entries={due} label={lists.due} {...rows} />
        </section>
      ) : null}
    </>
  )
}
