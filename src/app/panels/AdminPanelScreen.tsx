/** The administration panel: figures, then approvals, reservations, amenities and the activity of the last day. */

import { Tabs } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { deskTexts, settingTexts } from '../../amenities/desk/amenityDesk.messages.ts'
import { ExportMenu } from '../../exports/ExportMenu.tsx'
import { AdminFigures } from '../../panels/AdminFigures.tsx'
import { panelFilters } from '../../panels/panelFilter.ts'
import { panelMessages } from '../../panels/panels.messages.ts'
import { Approvals } from '../../people/approvals/Approvals.tsx'
import { peopleMessages } from '../../people/people.messages.ts'
import { useMe } from '../../session/currentSession.web.ts'
import { oneOf } from '../../shared/address.ts'
import { VisitsToAnswer } from '../../visits/call/VisitsToAnswer.tsx'
import { LatestLines } from '../../visits/log/LatestLines.tsx'
import { useAddress } from '../../web/calls/list.ts'
import { Stack } from '../../web/cards/Stack.tsx'
import { later } from '../../web/frame/later.tsx'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { RowsMeanwhile } from '../../web/listing/RowsMeanwhile.tsx'

const AdminReservations = later(
  () => import('../../amenities/desk/AdminReservations.tsx').then((loaded) => loaded.AdminReservations),
  <RowsMeanwhile />,
)
const AmenitySettings = later(
  () => import('../../amenities/settings/AmenitySettings.tsx').then((loaded) => loaded.AmenitySettings),
  <RowsMeanwhile />,
)

const tabNames = ['approvals', 'reservations', 'amenities', 'activity'] as const
type TabName = (typeof tabNames)[number]

export function AdminPanelScreen() {
  const { approvals } = useText(peopleMessages)
  const reservations = useText(deskTexts)
  const settings = useText(settingTexts)
  const { activity } = useText(panelMessages)
  const { user_role, assigned } = useMe()
  const { filter: narrowed } = useAddress(panelFilters)
  const { filter, narrow } = useAddress({ tab: oneOf(tabNames) })
  const tabs: Record<TabName, { label: string; content: ReactNode }> = {
    approvals: { label: approvals.tab, content: <Approvals /> },
    reservations: { label: reservations.tab, content: <AdminReservations /> },
    amenities: { label: settings.tab, content: <AmenitySettings /> },
    activity: { label: activity.tab, content: <ActivityTab /> },
  }
  return (
    <Page
      title={approvals.title}
      aside={approvals.subtitle}
      help="/admin-guide#day"
      tools={<ExportMenu filter={narrowed} somewhere={user_role === 'super_admin' || assigned.length > 0} />}
    >
      <VisitsToAnswer />
      <Stack>
        <AdminFigures />
        <Tabs
          value={filter.tab ?? 'approvals'}
          onChange={(tab) => narrow({ tab: tabNames.find((one) => one === tab) })}
          keepMounted={false}
        >
          <Tabs.List>
            {tabNames.map((name) => (
              <Tabs.Tab key={name} value={name}>
                {tabs[name].label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {tabNames.map((name) => (
            <Tabs.Panel key={name} value={name} pt="md">
              <Stack>{tabs[name].content}</Stack>
            </Tabs.Panel>
          ))}
        </Tabs>
      </Stack>
    </Page>
  )
}

/** The ten newest lines of the last 24 hours. */
function ActivityTab() {
  const { activity: text } = useText(panelMessages)
  const { user_role, assigned } = useMe()
  return (
    <LatestLines
      hours={24}
      label={text.title}
      several={user_role === 'super_admin' || assigned.length > 1}
      failed={text.failed}
      empty={{ title: text.empty, text: text.empty_text, icon: IconHistory }}
    />
  )
}
