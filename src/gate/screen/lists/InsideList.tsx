/** Who is inside, by kind, whoever should be out first. */
import { IconDoorExit } from '@tabler/icons-react'
import { kindTexts } from '../../../authorizations/authorizations.messages.ts'
import { Empty } from '../../../web/cards/Empty.tsx'
import { useText } from '../../../web/language/language.tsx'
import { guardMessages } from '../guard.messages.ts'
import type { GateListProps } from './GateLists.tsx'
import { insideCount, insideKinds, insideOf, strangersInside } from './gateLists.ts'
import { PartyRows } from './PartyRows.tsx'
import { PersonRows } from './PersonRows.tsx'
import { StrangerRows } from './StrangerRows.tsx'

export function InsideList({ house, seen, glance }: GateListProps) {
  const { lists } = useText(guardMessages)
  const kinds = useText(kindTexts)
  const insiders = insideOf(seen, glance.now)
  const strangers = strangersInside(seen)
  const parties = seen.reservations
    .filter((reservation) => insideCount(reservation) > 0)
    .map((reservation) => ({ reservation, guest_id: null }))
  const overstays = new Map(
    insiders.flatMap(({ entry, overstays: reason }) => (reason ? [[entry.authorization_id, reason] as const] : [])),
  )
  if (insiders.length + strangers.length + parties.length === 0) {
    return <Empty icon={IconDoorExit} title={lists.nobody_inside} />
  }
  return (
    <>
      {insideKinds.map((kind) => {
        const entries = insiders.flatMap(({ entry }) => (entry.kind === kind ? [entry] : []))
        return entries.length > 0 ? (
          <section key={kind}>
            <h2>
              {kinds[kind].one} <span className="garita-code">{entries.length}</span>
            </h2>
            <PersonRows
              entries={entries}
              label={kinds[kind].one}
              glance={glance}
              overstays={overstays}
              onChoose={house.choose}
            />
          </section>
        ) : null
      })}
      {strangers.length > 0 ? (
        <section>
          <h2>
            {lists.strangers} <span className="garita-code">{strangers.length}</span>
          </h2>
          <StrangerRows strangers={strangers} glance={glance} onOpen={house.receive} />
        </section>
      ) : null}
      {parties.length > 0 ? (
        <section>
          <h2>{lists.parties}</h2>
          <PartyRows
            parties={parties}
            glance={glance}
            onOpen={(reservationId, guestId) =>
              house.show({ what: 'party', reservation_id: reservationId, guest_id: guestId })
            }
          />
        </section>
      ) : null}
    </>
  )
}
