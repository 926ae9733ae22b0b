/** People inside, by kind; first those who should have left. */
import { UnstyledButton } from '@mantine/core'
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
import styles from './Rows.module.css'

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
  const late = insiders.flatMap(({ entry, overstays: reason }) => (reason ? [entry] : []))
  if (insiders.length + strangers.length + parties.length === 0) {
    return <Empty icon={IconDoorExit} title={lists.nobody_inside} />
  }
  return (
    <>
      {overstays.size > 0 ? (
        <section>
          <h2 data-tone="bad">
            {lists.overstays} <span>{peopleIn(late)}</span>
          </h2>
          <PersonRows
            entries={late}
            label={lists.overstays}
            inside
            {...{ glance, overstays }}
            onChoose={screen.choose}
          />
        </section>
      ) : null}
      {visitKinds.map(ofKind)}
      {strangers.length > 0 ? (
        <section>
          <h2>
            {lists.strangers} <span>{strangers.length}</span>
          </h2>
          <StrangerRows strangers={strangers} glance={glance} onOpen={screen.receive} />
        </section>
      ) : null}
      {parties.length > 0 ? (
        <section>
          <h2>
            {lists.guests_inside}{' '}
            <span>{parties.reduce((sum, { reservation }) => sum + insideCount(reservation), 0)}</span>
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
    const entries = insiders.flatMap(({ entry, overstays: reason }) => (entry.kind === kind && !reason ? [entry] : []))
    return entries.length > 0 ? (
      <section key={kind}>
        <h2>
          {kinds[kind].one} <span>{peopleIn(entries)}</span>
        </h2>
        <PersonRows
          entries={entries}
          label={kinds[kind].one}
          ordinary={kind}
          inside
          glance={glance}
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
        const Icon = gateIcons[kind]
        return (
          <li>
            <UnstyledButton className={styles.row} data-gate-row onClick={() => onOpen(token)}>
              <span className={styles.who}>
                <strong>
                  {lists.pass} <span className="garita-code">{number}</span>
                </strong>
                <span className={styles.more}>
                  <span>
                    <Icon size={16} aria-hidden />
                    {kinds[kind].one}
                  </span>
                  <span>{lists.name_later}</span>
                </span>
              </span>
              <span className={styles.aside}>{lists.since(clockText(since, glance))}</span>
            </UnstyledButton>
          </li>
        )
      }}
    </Capped>
  )
}
