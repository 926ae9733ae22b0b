/** The operator's desk, worked all day: figures, filters that live in the address, and the lists of the gate, all of it live. */
import { ActionIcon, Button, Tabs, Tooltip } from '@mantine/core'
import { IconKeyboard, IconRefresh, IconUserPlus } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { z } from 'zod'
import { ActiveReservations } from '../../amenities/desk/ActiveReservations.tsx'
import { useReservationView } from '../../amenities/desk/reservationView.web.ts'
import { ExportMenu } from '../../exports/ExportMenu.tsx'
import { panelFilters } from '../../panels/panelFilter.ts'
import { useMe } from '../../session/currentSession.web.ts'
import { AccessLog } from '../../visits/AccessLog.tsx'
import { OperatorFilters, type OperatorFiltersProps, type PanelListProps } from '../../visits/OperatorFilters.tsx'
import { RegisterVisit } from '../../visits/RegisterVisit.tsx'
import { VisitFigures } from '../../visits/VisitFigures.tsx'
import { visitMessages } from '../../visits/visits.messages.ts'
import { useAddress } from '../../web/calls/address.ts'
import { lookAgainAt } from '../../web/calls/queries.ts'
import { Page } from '../../web/frame/Page.tsx'
import { useRenewal } from '../../web/frame/renewal.ts'
import { useText } from '../../web/language/language.tsx'
import { webTexts } from '../../web/language/web.messages.ts'
import { ShortcutsDialog } from '../../web/pieces/ShortcutsDialog.tsx'
import { useShortcuts } from '../../web/pieces/shortcuts.ts'
import { useIsPhone } from '../../web/pieces/useIsPhone.ts'
import { ReservationsTab } from './ReservationsTab.tsx'
import { ResidentsTab } from './ResidentsTab.tsx'
import { VisitorsTab } from './VisitorsTab.tsx'

/** One line a tab, in their order; its name stands in the texts as `tab_…`. */
const tabs = [
  { name: 'visitors', List: VisitorsTab, by: ['status', 'dates'] },
  { name: 'residents', List: ResidentsTab, by: [] },
  { name: 'reservations', List: ReservationsTab, by: ['reservation_status', 'dates'] },
  { name: 'log', List: AccessLog, by: ['dates'] },
] as const satisfies readonly {
  name: string
  List: (props: PanelListProps) => ReactNode
  by: OperatorFiltersProps['by']
}[]
const tabName = z.enum(tabs.map(({ name }) => name))

/** A desk that is worked at is not taken away from anybody. */
const calmMs = 5 * 60_000

const filters = { ...panelFilters, tab: tabName.default('visitors') }

export function OperatorPanelScreen() {
  const { panel, register: words, filters: filterWords } = useText(visitMessages)
  const { shortcuts } = useText(webTexts)
  const { assigned } = useMe()
  const { filter: written, narrow, turning } = useAddress(filters)
  const { tab, ...filter } = written
  const phone = useIsPhone()
  const search = useRef<HTMLInputElement>(null)
  const [dialog, open] = useState<'register' | 'shortcuts' | null>(null)
  const dayOnly = useReservationView().filter.view === 'day' && tab === 'reservations'
  const by = dayOnly ? [] : (tabs.find(({ name }) => name === tab) ?? tabs[0]).by

  const keys = [
    { press: 'N', does: words.open, act: () => open('register') },
    { press: '/', does: filterWords.focus, act: () => search.current?.focus() },
    ...tabs.map(({ name }, at) => ({
      press: String(at + 1),
      does: panel.go_to(panel[`tab_${name}`]),
      act: () => narrow({ tab: name }),
    })),
    { press: 'R', does: panel.refresh, act: () => void lookAgainAt('everything') },
    { press: '?', does: shortcuts.title, act: () => open('shortcuts') },
  ]
  useRenewal(dialog === null, calmMs)
  useShortcuts(Object.fromEntries(keys.map(({ press, act }) => [press.toLowerCase(), act])))

  return (
    <Page
      title={panel.title}
      subtitle={
        <>
          {panel.subtitle}
          <div>{assigned.length === 0 ? panel.none_assigned : assigned.map(({ name }) => name).join(', ')}</div>
        </>
      }
      actions={
        <>
          {phone ? null : (
            <Tooltip label={panel.with_key(shortcuts.title, '?')}>
              <ActionIcon
                variant="subtle"
                size="var(--garita-touch)"
                aria-label={shortcuts.title}
                onClick={() => open('shortcuts')}
              >
                <IconKeyboard size={22} stroke={1.75} aria-hidden />
              </ActionIcon>
            </Tooltip>
          )}
          <ExportMenu filter={filter} somewhere={assigned.length > 0} />
          <Tooltip label={panel.with_key(panel.refresh, 'R')} disabled={phone}>
            <Button
              variant="default"
              leftSection={<IconRefresh size={20} aria-hidden />}
              onClick={() => void lookAgainAt('everything')}
            >
              {panel.refresh}
            </Button>
          </Tooltip>
          <Tooltip label={panel.with_key(words.open, 'N')} disabled={phone}>
            <Button leftSection={<IconUserPlus size={20} aria-hidden />} onClick={() => open('register')}>
              {words.open}
            </Button>
          </Tooltip>
        </>
      }
    >
      <VisitFigures condominium={filter.condominium_id}>
        <ActiveReservations condominium={filter.condominium_id} />
      </VisitFigures>
      <OperatorFilters assigned={assigned} filter={filter} narrow={narrow} by={by} searchRef={search} />
      <Tabs value={tab} onChange={(name) => narrow({ tab: tabName.safeParse(name).data })} keepMounted={false}>
        <Tabs.List>
          {tabs.map(({ name }) => (
            <Tabs.Tab key={name} value={name}>
              {panel[`tab_${name}`]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ name, List }) => (
          <Tabs.Panel key={name} value={name} pt="xs">
            <List filter={filter} turning={turning} several={assigned.length > 1} />
          </Tabs.Panel>
        ))}
      </Tabs>
      {dialog === 'register' ? <RegisterVisit assigned={assigned} onClose={() => open(null)} /> : null}
      {dialog === 'shortcuts' ? <ShortcutsDialog keys={keys} onClose={() => open(null)} /> : null}
    </Page>
  )
}
