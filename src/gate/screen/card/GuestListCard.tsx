/** The guests of a party of a home: one press records an entry or an exit. A guest with a doubt has a card with the whole verdict. */
import { Button } from '@mantine/core'
import { useLanguage, useText } from '../../../web/language/language.tsx'
import type { Entry } from '../../station/facts/gate.snapshot.ts'
import type { Act } from '../../station/facts/gateEvents.ts'
import type { Station } from '../../station/station.ts'
import { plainAct } from '../../station/verdict/acts.ts'
import { judge } from '../../station/verdict/verdict.ts'
import { clockText, type Glance } from '../gateWords.ts'
import { guardMessages } from '../guard.messages.ts'
import { guestListTexts } from '../guestLists.messages.ts'
import { Capped } from '../lists/Capped.tsx'
import { fullNameOf, guestListsOf, guestsInside } from '../lists/gateLists.ts'
import rows from '../lists/Rows.module.css'
import type { ScreenState } from '../useScreenState.web.ts'
import { GuestsFrame } from './GuestsFrame.tsx'

interface GuestListCardProps {
  party_id: string
  screen: ScreenState
  station: Station
  glance: Glance
}

export function GuestListCard({ party_id, screen, station, glance }: GuestListCardProps) {
  const { lists } = useText(guardMessages)
  const { none } = useText(guestListTexts)
  const { language } = useLanguage()
  const { snapshot } = station
  const list = snapshot && guestListsOf(snapshot, glance.now).find(({ party }) => party.party_id === party_id)
  if (!list) return null
  const guests = [...list.guests].sort((a, b) => fullNameOf(a).localeCompare(fullNameOf(b), language))
  return (
    <GuestsFrame
      title={list.party.name}
      of={list.party}
      inside={guestsInside(list)}
      places={list.party.places}
      station={station}
      glance={glance}
      onDismiss={screen.dismiss}
    >
      {(record) => (
        <>
          {guests.length === 0 ? <p className="garita-second">{none}</p> : null}
          <Capped items={guests} label={lists.guest} keyOf={({ authorization_id }) => authorization_id}>
            {(entry) => (
              <GuestRow {...{ entry, screen, station, glance }} onAct={(act) => record(act, fullNameOf(entry))} />
            )}
          </Capped>
        </>
      )}
    </GuestsFrame>
  )
}

interface GuestRowProps extends Omit<GuestListCardProps, 'party_id'> {
  entry: Entry
  onAct: (act: Act) => void
}

function GuestRow({ entry, screen, station, glance, onAct }: GuestRowProps) {
  const { party: text } = useText(guardMessages)
  const { check, left } = useText(guestListTexts)
  const { inside, left_at, status, authorization_id } = entry
  const verdict = judge({ kind: 'chosen', authorization_id }, station.snapshot, { ...station.time(), now: glance.now })
  const free = verdict.tone === 'green' && verdict.entry === 'free' && verdict.act === 'entry'
  const act = inside ? plainAct(verdict, 'exit') : free ? plainAct(verdict, 'entry') : null
  const verb = inside ? text.leave : free ? text.enter : check
  const name = fullNameOf(entry)
  const state = inside
    ? text.entered(clockText(inside.since, glance))
    : left_at
      ? text.left(clockText(left_at, glance))
      : text.not_yet
  return (
    <li className={rows.row}>
      <span className={rows.who}>
        <strong>{name}</strong>
        <span className={rows.more}>{status === 'inactive' && !left_at ? left : state}</span>
      </span>
      <Button
        size="lg"
        variant="default"
        aria-label={`${verb}: ${name}`}
        onClick={() => (act ? onAct(act) : screen.choose(authorization_id))}
      >
        {verb}
      </Button>
    </li>
  )
}
