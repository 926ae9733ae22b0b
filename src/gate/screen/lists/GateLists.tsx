/** The lists: expected today, inside now, recent; while the guard types, the search results. */
import { Tabs } from '@mantine/core'
import { IconSearchOff } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { Empty } from '../../../web/cards/Empty.tsx'
import { useText } from '../../../web/language/language.tsx'
import './GateLists.css'
import { recognize } from '../../facts/lookup.ts'
import type { Station } from '../../station/station.ts'
import type { Glance } from '../gateWords.ts'
import { guardMessages } from '../guard.messages.ts'
import { useRowKeys } from '../useGateKeys.web.ts'
import type { ScreenState } from '../useScreenState.web.ts'
import { ExpectedList } from './ExpectedList.tsx'
import { insideOf, strangersInside } from './gateLists.ts'
import { foundIn } from './gateSearch.ts'
import { InsideList } from './InsideList.tsx'
import { PartyRows } from './PartyRows.tsx'
import { PersonRows } from './PersonRows.tsx'
import { RecentList } from './RecentList.tsx'

export interface GateListProps {
  screen: ScreenState
  snapshot: NonNullable<Station['snapshot']>
  glance: Glance
}

interface GateListsProps {
  screen: ScreenState
  station: Station
  glance: Glance
}

const lists = { expected: ExpectedList, inside: InsideList, recent: RecentList } as const
const names = ['expected', 'inside', 'recent'] as const

export function GateLists({ screen, station: { snapshot }, glance }: GateListsProps) {
  const { lists: text } = useText(guardMessages)
  const [tab, setTab] = useState<string | null>('expected')
  const typed = useDeferredValue(screen.text)
  useRowKeys()
  if (!snapshot) return null
  const minute = { ...glance, now: Math.floor(glance.now / 1000) * 1000 }
  if (typed.trim().length > 1 && recognize(typed, snapshot).kind !== 'pass') {
    return <FoundList typed={typed} screen={screen} snapshot={snapshot} glance={minute} />
  }
  return (
    <section className="garita-lists" aria-label={text.label}>
      <Tabs value={tab} onChange={setTab}>
        <Tabs.List grow>
          {names.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {text[name]}
              {name === 'inside' ? (
                <span className="garita-code">
                  {' '}
                  {insideOf(snapshot, minute.now).length + strangersInside(snapshot).length}
                </span>
              ) : null}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {names.map((name) => {
          const List = lists[name]
          return (
            <Tabs.Panel key={name} value={name}>
              <List screen={screen} snapshot={snapshot} glance={minute} />
            </Tabs.Panel>
          )
        })}
      </Tabs>
    </section>
  )
}

function FoundList({ typed, screen, snapshot, glance }: GateListProps & { typed: string }) {
  const { lists: text } = useText(guardMessages)
  const { entries, parties } = foundIn(snapshot, typed)
  const count = entries.length + parties.length
  return (
    <section className="garita-lists" aria-label={text.found(count)}>
      <h2 aria-live="polite">{text.found(count)}</h2>
      {count === 0 ? <Empty icon={IconSearchOff} title={text.nothing_found} text={text.nothing_found_text} /> : null}
      {entries.length > 0 ? (
        <PersonRows entries={entries} label={text.found(count)} glance={glance} onChoose={screen.choose} />
      ) : null}
      {parties.length > 0 ? (
        <PartyRows
          parties={parties}
          glance={glance}
          onOpen={(reservationId, guestId) =>
            screen.show({ what: 'party', reservation_id: reservationId, guest_id: guestId })
          }
        />
      ) : null}
    </section>
  )
}
