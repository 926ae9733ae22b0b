/** The home of administrators: figures, then everything that waits for an answer, reservations, and the activity of the last day. */
import { IconHistory } from '@tabler/icons-react'
import { deskTexts } from '../../amenities/desk/amenityDesk.messages.ts'
import { AdminFigures } from '../../dashboards/AdminFigures.tsx'
import { dashboardMessages } from '../../dashboards/dashboards.messages.ts'
import { ExportMenu } from '../../exports/ExportMenu.tsx'
import { dashboardFilters } from '../../gate/desk/dashboardFilter.ts'
import { peopleMessages } from '../../people/people.messages.ts'
import { VisitsToAnswer } from '../../requests/VisitsToAnswer.tsx'
import { useMe } from '../../session/currentSession.web.ts'
import { oneOf } from '../../shared/address.ts'
import { useAddress } from '../../web/calls/list.ts'
import { Stack } from '../../web/cards/Stack.tsx'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { RowsMeanwhile } from '../../web/listing/RowsMeanwhile.tsx'
import { SecureOriginNote } from '../../web/pieces/codes/SecureOriginNote.tsx'
import { AdminDay } from './AdminDay.tsx'
import { DashboardTabs } from './DashboardTabs.tsx'

const AdminReservations = lazyPart(
  () => import('../../amenities/desk/AdminReservations.tsx').then((loaded) => loaded.AdminReservations),
  <RowsMeanwhile />,
)

const LatestLines = lazyPart(
  () => import('../../gate/log/LatestLines.tsx').then((loaded) => loaded.LatestLines),
  <RowsMeanwhile />,
)

const tabNames = ['approvals', 'reservations', 'activity'] as const

export function AdminDashboardScreen() {
  const { approvals } = useText(peopleMessages)
  const reservations = useText(deskTexts)
  const { activity } = useText(dashboardMessages)
  const { user_role, assigned } = useMe()
  const { filter: narrowed } = useAddress(dashboardFilters)
  const { filter, narrow } = useAddress({ tab: oneOf(tabNames) })
  return (
    <Page
      title={approvals.title}
      help="/admin-guide#day"
      tools={<ExportMenu filter={narrowed} somewhere={user_role === 'super_admin' || assigned.length > 0} />}
    >
      <VisitsToAnswer />
      <Stack>
        <SecureOriginNote />
        <AdminFigures />
        <DashboardTabs
          open={filter.tab ?? 'approvals'}
          onOpen={(tab) => narrow({ tab })}
          tabs={[
            { name: 'approvals', label: approvals.tab, shown: <AdminDay /> },
            { name: 'reservations', label: reservations.tab, shown: <AdminReservations /> },
            { name: 'activity', label: activity.tab, shown: <ActivityTab /> },
          ]}
        />
      </Stack>
    </Page>
  )
}

/** Shows the ten newest lines of the last 24 hours. */
function ActivityTab() {
  const { activity: text } = useText(dashboardMessages)
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
