/** The desk of a guard: figures, filters in the address, and four live lists. */

import { ActionIcon, Button } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { IconKeyboard, IconRefresh, IconUserPlus } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { ActiveReservations } from '../../amenities/desk/ActiveReservations.tsx'
import { GuestsFigure, useExpectedGuests } from '../../amenities/desk/GuestsFigure.tsx'
import { BesideView, ReservationViews } from '../../amenities/desk/ReservationViews.tsx'
import { useReservationView } from '../../amenities/desk/reservationView.web.ts'
import { useDistinctPlaces } from '../../condominiums/distinctPlaces.web.ts'
import { ExportMenu } from '../../exports/ExportMenu.tsx'
import { DeskAsks } from '../../gate/desk/DeskAsks.tsx'
import { DeskLeftItems } from '../../gate/desk/DeskLeftItems.tsx'
import { DeskUrgent } from '../../gate/desk/DeskUrgent.tsx'
import { dashboardFilters } from '../../gate/desk/dashboardFilter.ts'
import type { DashboardListProps } from '../../gate/desk/dashboardList.web.ts'
import { VisitFigures } from '../../gate/desk/VisitFigures.tsx'
import { VisitList } from '../../gate/desk/VisitList.tsx'
import { visitMessages } from '../../gate/visits/visits.messages.ts'
import { parties } from '../../parties/parties.contract.ts'
import type { Resident } from '../../people/people.contract.ts'
import { useMe } from '../../session/currentSession.web.ts'
import { oneOf } from '../../shared/address.ts'
import { FoundUnits } from '../../units/spellings/FoundUnits.tsx'
import { useAddress } from '../../web/calls/list.ts'
import { lookAgainAt, useRead } from '../../web/calls/queries.ts'
import { HiddenWhileLoading } from '../../web/cards/HiddenWhileLoading.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { MainAct } from '../../web/frame/MainAct.tsx'
import { Page } from '../../web/frame/Page.tsx'
import { useRenewal } from '../../web/frame/renewal.ts'
import { useText } from '../../web/language/language.tsx'
import { RowsMeanwhile } from '../../web/listing/RowsMeanwhile.tsx'
import { shortcutTexts } from '../../web/pieces/dialogs/shortcuts.messages.ts'
import { useShortcuts } from '../../web/pieces/dialogs/useShortcuts.ts'
import { Tip } from '../../web/pieces/Tip.tsx'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import tabStyles from './DashboardTabs.module.css'
import { DashboardTabs } from './DashboardTabs.tsx'
import { OperatorFilters, type OperatorFiltersProps } from './OperatorFilters.tsx'

const AccessLog = lazyPart(
  () => import('../../gate/log/LogList.tsx').then((loaded) => loaded.AccessLog),
  <RowsMeanwhile />,
)
const ExpectedGuests = lazyPart(
  () => import('../../amenities/desk/ExpectedGuests.tsx').then((loaded) => loaded.ExpectedGuests),
  <RowsMeanwhile />,
)
const ReservationDesk = lazyPart(
  () => import('../../amenities/desk/ReservationDesk.tsx').then((loaded) => loaded.ReservationDesk),
  <RowsMeanwhile />,
)
const ResidentDirectory = lazyPart(
  () => import('../../people/ResidentDirectory.tsx').then((loaded) => loaded.ResidentDirectory),
  <RowsMeanwhile />,
)
const PartiesAtGate = lazyPart(() => import('../../parties/PartiesAtGate.tsx').then((loaded) => loaded.PartiesAtGate))
const ResidentDialog = lazyPart(() => import('./ResidentDialog.tsx').then((loaded) => loaded.ResidentDialog))
const RegisterVisit = lazyPart(() => import('../../gate/desk/RegisterVisit.tsx').then((loaded) => loaded.RegisterVisit))
const ShortcutsDialog = lazyPart(() =>
  import('../../web/pieces/dialogs/ShortcutsDialog.tsx').then((loaded) => loaded.ShortcutsDialog),
)

interface TabProps extends DashboardListProps {
  /** True if the guests of today's reservations are listed, too; a search always lists them. */
  guests: boolean
}

const tabs = [
  { name: 'visitors', List: VisitorsTab, by: ['status', 'dates'] },
  { name: 'residents', List: ResidentsTab, by: [] },
  { name: 'reservations', List: ReservationsTab, by: ['reservation_status', 'dates'] },
  { name: 'log', List: AccessLog, by: ['event', 'dates'] },
] as const satisfies readonly {
  name: string
  List: (props: TabProps) => ReactNode
  by: OperatorFiltersProps['by']
}[]
const tabNames = tabs.map(({ name }) => name)

/** A new build waits until the desk was idle for this long. */
const calmMs = 5 * 60_000

const filters = { ...dashboardFilters, tab: oneOf(tabNames, 'visitors') }

export function OperatorDashboardScreen() {
  const { panel, register: words, filters: filterWords } = useText(visitMessages)
  const shortcuts = useText(shortcutTexts)
  const assigned = useDistinctPlaces(useMe().assigned)
  const { filter: written, narrow, turning } = useAddress(filters, ['tab'])
  const { tab, ...filter } = written
  const phone = useIsPhone()
  const search = useRef<HTMLInputElement>(null)
  const [dialog, setDialog] = useState<'register' | 'shortcuts' | null>(null)
  const [guests, setGuests] = useLocalStorage({
    key: 'garita.expected',
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  const dayOnly = useReservationView().filter.view === 'day' && tab === 'reservations'
  const by = dayOnly ? [] : (tabs.find(({ name }) => name === tab) ?? tabs[0]).by

  const keys = [
    { press: 'N', does: words.open, act: () => setDialog('register') },
    { press: '/', does: filterWords.focus, act: () => search.current?.focus() },
    ...tabs.map(({ name }, at) => ({
      press: String(at + 1),
      does: panel.go_to(panel[`tab_${name}`]),
      act: () => narrow({ tab: name }),
    })),
    { press: 'R', does: panel.refresh, act: () => void lookAgainAt('everything') },
    { press: '?', does: shortcuts.title, act: () => setDialog('shortcuts') },
  ]
  const leadTo = (to: Record<string, string>) =>
    filter.condominium_id ? { ...to, condominium_id: filter.condominium_id } : to
  useRenewal(dialog === null, calmMs)
  useShortcuts(Object.fromEntries(keys.map(({ press, act }) => [press.toLowerCase(), act])))

  const figures = (
    <VisitFigures condominium={filter.condominium_id} leadTo={leadTo}>
      <GuestsFigure
        filter={filter}
        pressed={guests && tab === 'visitors'}
        onPress={() => {
          setGuests(!guests || tab !== 'visitors')
          narrow({ tab: 'visitors' })
        }}
      />
      <ActiveReservations
        condominium={filter.condominium_id}
        search={leadTo({ tab: 'reservations', reservation_status: 'approved' })}
      />
    </VisitFigures>
  )

  return (
    <Page
      title={panel.title}
      help="/guard-guide#shift"
      aside={[panel.subtitle, ...assigned.map(({ name }) => name)].join(' · ')}
      subtitle={assigned.length === 0 ? panel.none_assigned : undefined}
      foldsTools
      tools={
        <>
          {phone ? null : (
            <Tip label={panel.with_key(shortcuts.title, '?')}>
              <ActionIcon
                variant="subtle"
                size="var(--garita-touch)"
                aria-label={shortcuts.title}
                onClick={() => setDialog('shortcuts')}
              >
                <IconKeyboard size={22} stroke={1.75} aria-hidden />
              </ActionIcon>
            </Tip>
          )}
          <DeskLeftItems places={assigned} />
          <ExportMenu filter={filter} somewhere={assigned.length > 0} />
          <Tip label={panel.with_key(panel.refresh, 'R')} off={phone}>
            <Button
              variant="default"
              leftSection={<IconRefresh size={20} aria-hidden />}
              onClick={() => void lookAgainAt('everything')}
            >
              {panel.refresh}
            </Button>
          </Tip>
        </>
      }
      main={
        <Tip label={panel.with_key(words.open, 'N')} off={phone}>
          <MainAct icon={IconUserPlus} label={words.open} onClick={() => setDialog('register')} />
        </Tip>
      }
    >
      <DeskUrgent />
      <DeskAsks />
      <DashboardTabs
        open={tab}
        onOpen={(name) => narrow({ tab: name })}
        tabs={tabs.map(({ name, List }) => ({
          name,
          label: panel[`tab_${name}`],
          shown: (
            <>
              <FoundUnits search={filter.search} condominium_id={filter.condominium_id} several={assigned.length > 1} />
              <List filter={filter} turning={turning} several={assigned.length > 1} guests={guests} />
            </>
          ),
        }))}
      >
        <BesideView>
          {tab === 'reservations' ? <ReservationViews /> : null}
          {dayOnly && assigned.length < 2 && !Object.values(filter).some(Boolean) ? null : (
            <OperatorFilters assigned={assigned} filter={filter} narrow={narrow} by={by} searchRef={search} />
          )}
        </BesideView>
      </DashboardTabs>
      {tab === 'visitors' ? <div className={tabStyles.figuresBelow}>{figures}</div> : null}
      {dialog === 'register' ? <RegisterVisit assigned={assigned} onClose={() => setDialog(null)} /> : null}
      {dialog === 'shortcuts' ? <ShortcutsDialog keys={keys} onClose={() => setDialog(null)} /> : null}
    </Page>
  )
}

function VisitorsTab(list: TabProps) {
  return (
    <WithGuests {...list}>
      <WithParties {...list}>
        <VisitList {...list} />
      </WithParties>
    </WithGuests>
  )
}

function WithGuests({ guests, filter, several, children }: TabProps & { children: ReactNode }) {
  const waiting = useExpectedGuests(filter).isLoading
  if (!guests && filter.search === '') return children
  return (
    <Stack>
      <ExpectedGuests filter={filter} several={several} />
      <HiddenWhileLoading waiting={waiting}>{children}</HiddenWhileLoading>
    </Stack>
  )
}

/** A search finds the guests of a party among the visits. Without a party the list stays where it was. */
function WithParties({ filter: { search, condominium_id }, several, children }: TabProps & { children: ReactNode }) {
  const { data } = useRead(parties.atGate, { condominium_id })
  return (
    <>
      {search === '' && data && data.length > 0 ? <PartiesAtGate parties={data} several={several} /> : null}
      {children}
    </>
  )
}

function ResidentsTab(list: TabProps) {
  const [resident, setResident] = useState<Resident | null>(null)
  return (
    <>
      <ResidentDirectory {...list} onOpen={setResident} />
      {resident ? <ResidentDialog resident={resident} onClose={() => setResident(null)} /> : null}
    </>
  )
}

function ReservationsTab({ guests, ...list }: TabProps) {
  // The view by day shows the expected guests itself, except in a search.
  const byDay = useReservationView().filter.view === 'day'
  const home = useMe().assigned[0]?.id
  return (
    <WithGuests {...list} guests={guests && !byDay}>
      <ReservationDesk {...list} home={home} />
    </WithGuests>
  )
}
