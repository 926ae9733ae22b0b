/** The access log and the visits of an administrator's condominiums, read with the filters of the guard's desk. */

import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ExportMenu } from '../../exports/ExportMenu.tsx'
import { type DashboardFilter, dashboardFilters } from '../../gate/desk/dashboardFilter.ts'
import type { DashboardListProps } from '../../gate/desk/dashboardList.web.ts'
import { VisitList } from '../../gate/desk/VisitList.tsx'
import { AccessLog } from '../../gate/log/LogList.tsx'
import { visitMessages } from '../../gate/visits/visits.messages.ts'
import type { DisclosureScope } from '../../investigations/disclosures.rules.ts'
import { ReasonBar } from '../../investigations/reasons/ReasonBar.tsx'
import { useZoneOf } from '../../investigations/useZoneOf.web.ts'
import { useMe } from '../../session/currentSession.web.ts'
import { oneOf } from '../../shared/address.ts'
import { dayAfter, instantOf } from '../../shared/time.ts'
import { FoundUnits } from '../../units/spellings/FoundUnits.tsx'
import { useServerNow } from '../../web/calls/api.ts'
import { useAddress } from '../../web/calls/list.ts'
import { lookAgainAt } from '../../web/calls/queries.ts'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { accessLogTexts } from './accessLog.messages.ts'
import { DashboardTabs } from './DashboardTabs.tsx'
import { OperatorFilters, type OperatorFiltersProps } from './OperatorFilters.tsx'

const tabs = [
  { name: 'log', List: (list: DashboardListProps) => <AccessLog {...list} gates />, by: ['event', 'gate', 'dates'] },
  { name: 'visits', List: Visits, by: ['status', 'dates'] },
] as const satisfies readonly {
  name: string
  List: (props: DashboardListProps) => ReactNode
  by: OperatorFiltersProps['by']
}[]
const tabNames = tabs.map(({ name }) => name)
const filters = { ...dashboardFilters, tab: oneOf(tabNames, 'log') }

export function AccessLogScreen() {
  const text = useText(accessLogTexts)
  const { panel } = useText(visitMessages)
  const { user_role, assigned } = useMe()
  const everywhere = user_role === 'super_admin'
  const { filter: written, narrow, turning } = useAddress(filters, ['tab'])
  const { tab, ...filter } = written
  const now = useServerNow()
  const place = filter.condominium_id ?? (assigned.length === 1 ? assigned[0]?.id : undefined)
  const zone = useZoneOf(place)
  return (
    <Page
      title={text.title}
      help="/admin-guide#records"
      aside={assigned.length === 1 ? assigned[0]?.name : undefined}
      subtitle={everywhere || assigned.length > 0 ? undefined : text.none_assigned}
      foldsTools
      tools={
        <>
          <ExportMenu filter={filter} only={['visitors', 'log']} somewhere={everywhere || assigned.length > 0} />
          <Button
            variant="default"
            leftSection={<IconRefresh size={20} aria-hidden />}
            onClick={() => void lookAgainAt('everything')}
          >
            {panel.refresh}
          </Button>
        </>
      }
    >
      <OperatorFilters
        assigned={assigned}
        everywhere={everywhere}
        filter={filter}
        narrow={narrow}
        by={(tabs.find(({ name }) => name === tab) ?? tabs[0]).by}
      />
      <FoundUnits
        search={filter.search}
        condominium_id={filter.condominium_id}
        several={everywhere || assigned.length > 1}
        opens
      />
      {everywhere || assigned.length > 0 ? (
        <ReasonBar asked={place ? lookedOf(place, filter, zone, now) : null} zone={zone} />
      ) : null}
      <DashboardTabs
        open={tab}
        onOpen={(name) => narrow({ tab: name })}
        tabs={tabs.map(({ name, List }) => ({
          name,
          label: text[`tab_${name}`],
          shown: <List filter={filter} turning={turning} several={everywhere || assigned.length > 1} />,
        }))}
      />
    </Page>
  )
}

const monthMs = 30 * 86_400_000

/** The disclosure that fits the filters: a unit, a name or everything; the last month if the filters name no day. */
function lookedOf(
  condominiumId: string,
  { search, from, until }: Omit<DashboardFilter, 'tab'>,
  zone: string,
  now: number,
): DisclosureScope {
  const written = (at: number) => new Date(at).toISOString()
  return {
    condominium_id: condominiumId,
    kind: search ? (/\d/.test(search) ? 'unit' : 'person') : 'everything',
    subject: search || null,
    subject_id: null,
    from: written(from ? instantOf(from, 0, zone) : now - monthMs),
    until: written(until ? Math.min(instantOf(dayAfter(until), 0, zone), now) : now),
  }
}

function Visits(list: DashboardListProps) {
  const { visits_empty } = useText(accessLogTexts)
  return <VisitList {...list} empty_text={visits_empty} />
}
