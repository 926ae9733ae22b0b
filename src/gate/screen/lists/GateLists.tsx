/** Shows the lists (expected today, inside now, recent), or the search results while the guard types. */
import { Button, Tabs, Text } from '@mantine/core'
import { IconSearchOff } from '@tabler/icons-react'
import { type SyntheticEvent, useDeferredValue, useMemo, useRef, useState } from 'react'
import { unitNamed } from '../../../shared/unitNames.ts'
import { Empty } from '../../../web/cards/Empty.tsx'
import { Stack } from '../../../web/cards/Stack.tsx'
import { useText } from '../../../web/language/language.tsx'
import { arrivalTexts } from '../../arrivals/arrivals.messages.ts'
import { arrivalName } from '../../arrivals/arrivals.ts'
import { leftItemTexts } from '../../arrivals/leftItems/leftItems.messages.ts'
import { useRowKeys } from '../../dialogs/useGateKeys.web.ts'
import { unitsIn } from '../../station/facts/gate.snapshot.ts'
import { recognize } from '../../station/facts/lookup.ts'
import type { Station } from '../../station/station.ts'
import { figureTexts } from '../../visits/visits.messages.ts'
import { BookList } from '../book/BookList.tsx'
import { bookMessages } from '../book/book.messages.ts'
import { openAsks } from '../book/openAsk.ts'
import type { Glance } from '../gateWords.ts'
import { gateMessages, guardMessages } from '../guard.messages.ts'
import type { LeftItemOpening } from '../leftItems/LeftItemBook.tsx'
import { LeftItemList } from '../leftItems/LeftItemList.tsx'
import type { ScreenState } from '../useScreenState.web.ts'
import { ExpectedList } from './ExpectedList.tsx'
import styles from './GateLists.module.css'
import { type Recent, visitsInside } from './gateLists.ts'
import { foundIn } from './gateSearch.ts'
import { InsideList } from './InsideList.tsx'
import { PartyRows } from './PartyRows.tsx'
import { PersonRows } from './PersonRows.tsx'
import { RecentList } from './RecentList.tsx'

/** These functions stay the same while the guard types, unlike the whole screen state. */
export type RowActs = Pick<ScreenState, 'choose' | 'show' | 'receive'>

export interface GateListProps {
  screen: RowActs
  snapshot: NonNullable<Station['snapshot']>
  glance: Glance
  /** The screen shows these ids above the lists, so the lists leave them out. */
  onTop: string
  /** Writes an incident about a line of the access log. */
  onIncident: (about: Recent) => void
  /** Asks a unit about an arrival, with the words of the search. */
  onAnnounce: (searched: string) => void
  onLeft: (opening: LeftItemOpening) => void
}

interface GateListsProps {
  screen: ScreenState
  station: Station
  glance: Glance
  onTop: string
  /** These must stay the same functions, or the lists render again. */
  onIncident: GateListProps['onIncident']
  onAnnounce: GateListProps['onAnnounce']
  onLeft: GateListProps['onLeft']
}

const lists = {
  expected: ExpectedList,
  inside: InsideList,
  recent: RecentList,
  left: LeftItemList,
  book: BookList,
} as const
const names = ['expected', 'inside', 'recent', 'left', 'book'] as const

/** The tabs stay on one line, which scrolls if the text is large. */
const oneLine = {
  list: { flexWrap: 'nowrap', overflow: 'auto hidden', scrollbarWidth: 'none' },
  tab: {
    ...{ flex: '1 0 auto', minHeight: '3rem', paddingInline: '0.375rem' },
    fontSize: 'min(var(--mantine-font-size-sm), 4.1vw)',
  },
} as const

export function GateLists({ screen, station: { snapshot }, glance, ...opens }: GateListsProps) {
  const { onTop, onIncident, onAnnounce, onLeft } = opens
  const [tab, setTab] = useState<string | null>('expected')
  const typed = useDeferredValue(screen.text)
  const acts = useSteadyActs(screen)
  const { language, country, time_zone } = glance
  const now = Math.floor(glance.now / calmMs) * calmMs
  useRowKeys()
  // Thousands of entries must not render again for each key and each second.
  const shown = useMemo(() => {
    if (!snapshot) return null
    const calm = {
      screen: acts,
      snapshot,
      glance: { language, country, time_zone, now },
      onTop,
      onIncident,
      onAnnounce,
      onLeft,
    }
    if (typed.trim().length > 1 && recognize(typed, snapshot).kind !== 'pass') {
      return <FoundList typed={typed} {...calm} />
    }
    return <TabbedLists tab={tab} onTab={setTab} {...calm} />
  }, [snapshot, acts, typed, tab, language, country, time_zone, now, onTop, onIncident, onAnnounce, onLeft])
  return shown
}

/** The lists follow the clock at this interval. */
const calmMs = 10_000

function useSteadyActs(screen: ScreenState): RowActs {
  const current = useRef(screen)
  current.current = screen
  return useMemo(
    () => ({
      choose: (id) => current.current.choose(id),
      show: (next) => current.current.show(next),
      receive: (text) => current.current.receive(text),
    }),
    [],
  )
}

/** On a phone the tabs are one line that scrolls. */
const bringIntoView = ({ currentTarget }: SyntheticEvent) =>
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })

/** A pressed tab stays under the finger until the finger lifts. */
const followKeys = (event: SyntheticEvent) => event.currentTarget.matches(':focus-visible') && bringIntoView(event)

type TabbedProps = GateListProps & { tab: string | null; onTab: (tab: string | null) => void }

function TabbedLists({ tab, onTab, ...shown }: TabbedProps) {
  const { lists: text } = useText(guardMessages)
  const { tab: book } = useText(bookMessages)
  const { tab: left } = useText(leftItemTexts)
  const figures = useText(figureTexts)
  const waiting = shown.snapshot.left_at_gate?.length
  return (
    <section className={styles.lists} data-lists aria-label={text.label}>
      <Tabs value={tab} onChange={onTab} keepMounted={false} styles={oneLine}>
        <Tabs.List grow>
          {names.map((name) => (
            <Tabs.Tab key={name} value={name} miw="3rem" onClick={bringIntoView} onFocus={followKeys}>
              {name === 'expected' || name === 'inside' ? (
                <>
                  <span className="garita-hidden">{text[name]}</span>
                  <Text span inherit visibleFrom="lg" aria-hidden="true">
                    {text[name]}
                  </Text>
                  <Text span inherit hiddenFrom="lg" aria-hidden="true">
                    {text.short[name]}
                  </Text>
                </>
              ) : name === 'book' ? (
                book
              ) : name === 'left' ? (
                left
              ) : (
                text[name]
              )}
              {name === 'left' && waiting ? <span> {waiting}</span> : null}
              {name === 'inside' ? (
                <span>
                  {' '}
                  {visitsInside(shown.snapshot, shown.glance.now)}
                  <span className="garita-hidden"> {figures.inside}</span>
                </span>
              ) : null}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {names.map((name) => {
          const List = lists[name]
          return (
            <Tabs.Panel key={name} value={name}>
              <List {...shown} />
            </Tabs.Panel>
          )
        })}
      </Tabs>
    </section>
  )
}

function FoundList({ typed, screen, snapshot, glance, onAnnounce }: GateListProps & { typed: string }) {
  const { lists: text } = useText(guardMessages)
  const { acts } = useText(gateMessages)
  const { entries, parties } = foundIn(snapshot, typed)
  const count = entries.length + parties.length
  const unit = unitNamed(typed, unitsIn(snapshot), snapshot.spellings)
  return (
    <section className={styles.lists} data-lists aria-label={text.found(count)}>
      <h2 aria-live="polite">{text.found(count)}</h2>
      {count === 0 ? (
        <Empty
          icon={IconSearchOff}
          title={text.nothing_found}
          text={text.nothing_found_text}
          action={
            unit ? null : (
              <Button variant="default" size="lg" onClick={() => onAnnounce(typed)}>
                {acts.unannounced}
              </Button>
            )
          }
        />
      ) : null}
      {unit ? <UnitActs {...{ unit, screen, snapshot, glance, onAnnounce }} /> : null}
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

type UnitActsProps = Pick<GateListProps, 'screen' | 'snapshot' | 'glance' | 'onAnnounce'> & { unit: string }

/** The guard typed a unit: its open request, whose card has the telephones, or a new one. */
function UnitActs({ unit, screen, snapshot, glance, onAnnounce }: UnitActsProps) {
  const { acts } = useText(gateMessages)
  const book = useText(bookMessages)
  const { names } = useText(arrivalTexts)
  const ask = openAsks(snapshot.entries, glance.now).get(unit)
  return (
    <Stack>
      {ask ? (
        <Button size="lg" onClick={() => screen.choose(ask.authorization_id)}>
          {book.waits(arrivalName(ask, names))}
        </Button>
      ) : null}
      <Button variant="default" size="lg" onClick={() => onAnnounce(unit)}>
        {acts.ask_unit(unit)}
      </Button>
    </Stack>
  )
}
