/** The administration panel: what waits now, then figures, approvals, reservations, amenities and the activity of the last day. */

import { Button, Tabs } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { deskTexts, settingTexts } from '../../amenities/desk/amenityDesk.messages.ts'
import { ExportMenu } from '../../exports/ExportMenu.tsx'
import { NewsCard } from '../../news/NewsCard.tsx'
import { AdminFigures } from '../../panels/AdminFigures.tsx'
import { panelFilters } from '../../panels/panelFilter.ts'
import { panels } from '../../panels/panels.contract.ts'
import { panelMessages } from '../../panels/panels.messages.ts'
import { Approvals } from '../../people/approvals/Approvals.tsx'
import { peopleMessages } from '../../people/people.messages.ts'
import { useMe } from '../../session/currentSession.web.ts'
import { oneOf } from '../../shared/address.ts'
import { VisitsToAnswer } from '../../visits/call/VisitsToAnswer.tsx'
import { LatestLines } from '../../visits/log/LatestLines.tsx'
import { useAddress } from '../../web/calls/list.ts'
import { useRead } from '../../web/calls/queries.ts'
import { Below } from '../../web/cards/Below.tsx'
import { QuietLine } from '../../web/cards/Fold.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { later } from '../../web/frame/later.tsx'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { RowsMeanwhile } from '../../web/listing/RowsMeanwhile.tsx'
import { Morning } from './home/Morning.tsx'

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

function takeFocus(around: HTMLElement | null) {
  around?.querySelector<HTMLElement>('.garita-listing')?.focus()
}

export function AdminPanelScreen() {
  const { approvals } = useText(peopleMessages)
  const reservations = useText(deskTexts)
  const settings = useText(settingTexts)
  const { activity } = useText(panelMessages)
  const { user_role, assigned } = useMe()
  const { filter: narrowed } = useAddress(panelFilters)
  const morning = useRead(panels.morning, {})
  const { filter, narrow } = useAddress({ tab: oneOf(tabNames) })
  // The button that asked for the table is gone when the table comes.
  const [asked, setAsked] = useState(false)
  const inQueue = morning.data?.waiting.some(({ kind }) => kind === 'person')
  const tabs: Record<TabName, { label: string; content: ReactNode }> = {
    approvals: {
      label: approvals.tab,
      content:
        filter.tab || !inQueue ? (
          <div ref={asked ? takeFocus : undefined}>
            <Approvals />
          </div>
        ) : (
          <ToApprovals
            onShow={() => {
              setAsked(true)
              narrow({ tab: 'approvals' })
            }}
          />
        ),
    },
    reservations: { label: reservations.tab, content: <AdminReservations /> },
    amenities: { label: settings.tab, content: <AmenitySettings /> },
    activity: { label: activity.tab, content: <ActivityTab /> },
  }
  // A tab that was chosen stands first, and the morning below it.
  const parts = {
    morning: <Morning key="morning" figures={<AdminFigures />} />,
    tabs: (
      <Tabs
        key="tabs"
        value={filter.tab ?? 'approvals'}
        onChange={(tab) => {
          setAsked(false)
          narrow({ tab: tabNames.find((one) => one === tab) })
          scrollTo({ top: 0 })
        }}
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
    ),
  }
  return (
    <Page
      title={approvals.title}
      aside={approvals.subtitle}
      help="/admin-guide#day"
      tools={<ExportMenu filter={narrowed} somewhere={user_role === 'super_admin' || assigned.length > 0} />}
    >
      <VisitsToAnswer />
      <NewsCard />
      <Below waiting={morning.isLoading}>
        <Stack>{filter.tab ? [parts.tabs, parts.morning] : [parts.morning, parts.tabs]}</Stack>
      </Below>
    </Page>
  )
}

/** The people whom the queue above shows already: their table on request. */
function ToApprovals({ onShow }: { onShow: () => void }) {
  const { approvals: text } = useText(peopleMessages)
  return (
    <QuietLine
      title={text.waiting}
      said={text.above}
      act={
        <Button variant="default" onClick={onShow}>
          {text.show_table}
        </Button>
      }
    />
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
