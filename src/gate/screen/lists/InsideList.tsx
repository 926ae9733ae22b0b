/** People inside, by kind; first those who should have left. */
import { IconDoorExit } from '@tabler/icons-react'
import { kindTexts } from '../../../authorizations/kinds.messages.ts'
import { Empty } from '../../../web/cards/Empty.tsx'
import { useText } from '../../../web/language/language.tsx'
import { gateIcons } from '../gateIcons.tsx'
import { clockText, type Glance } from '../gateWords.ts'
import { guardMessages } from '../guard.messages.ts'
import { Capped } from './Capped.tsx'
import type { GateListProps } from './GateLists.tsx'
import { homeKinds, insideCount, insideOf, peopleIn, type Stranger, strangersInside, visitKinds } from './gateLists.ts'
import { PartyRows } from './PartyRows.tsx'
import { PersonRows } from './PersonRows.tsx'
import { RowCode } from './RowCode.tsx'

export function InsideList({ screen, snapshot, glance }: GateListProps) {
  const { lists } = useText(guardMessages)
  const kinds = useText(kindTexts)
  const insiders = insideOf(snapshot, glance.now)
  const strangers = strangersInside(snapshot)
  const parties = snapshot.reservations
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
      {visitKinds.map(ofKind)}
      {strangers.length > 0 ? (
        <section>
          <h2>
            {lists.strangers} <span className="garita-code">{strangers.length}</span>
          </h2>
          <StrangerRows strangers={strangers} glance={glance} onOpen={screen.receive} />
        </section>
      ) : null}
      {parties.length > 0 ? (
        <section>
          <h2>
            {lists.guests_inside}{' '}
            <span className="garita-code">
              {parties.reduce((sum, { reservation }) => sum + insideCount(reservation), 0)}
            </span>
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
      {homeKinds.map(ofKind)}
    </>
  )

  function ofKind(kind: (typeof visitKinds | typeof homeKinds)[number]) {
    const entries = insiders.flatMap(({ entry }) => (entry.kind === kind ? [entry] : []))
    return entries.length > 0 ? (
      <section key={kind}>
        <h2>
          {kinds[kind].one} <span className="garita-code">{peopleIn(entries)}</span>
        </h2>
        <PersonRows
          entries={entries}
          label={kinds[kind].one}
          glance={glance}
          overstays={overstays}
          onChoose={screen.choose}
        />
      </section>
    ) : null
  }
}

interface StrangerRowsProps {
  strangers: readonly Stranger[]
  glance: Glance
  onOpen: (token: string) => void
}

function StrangerRows({ strangers, glance, onOpen }: StrangerRowsProps) {
  const { lists } = useText(guardMessages)
  const kinds = useText(kindTexts)
  return (
    <Capped items={strangers} label={lists.strangers} keyOf={({ token }) => token}>
      {({ kind, number, since, token }) => {
        const Face = gateIcons[kind]
        return (
          <li>
            <button type="button" className="garita-row-press" data-gate-row onClick={() => onOpen(token)}>
              <span className="garita-row-who">
                <strong>
                  {lists.pass} <span className="garita-code">{number}</span>
                </strong>
                <span className="garita-row-more">
                  <span className="garita-row-kind">
                    <Face size={16} aria-hidden /> {kinds[kind].one}
                  </span>{' '}
                  <RowCode>{lists.since(clockText(since, glance))}</RowCode>
                </span>
                <span className="garita-row-more">{lists.name_later}</span>
              </span>
            </button>
          </li>
        )
      }}
    </Capped>
  )
}
