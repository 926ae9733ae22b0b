/** The access log and the visits of an administrator's condominiums, read with the filters of the guard's desk. */

import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ExportMenu } from '../../exports/ExportMenu.tsx'
import type { Looked } from '../../looks/looks.rules.ts'
import { ReasonBar } from '../../looks/reasons/ReasonBar.tsx'
import { useZoneOf } from '../../looks/useZoneOf.web.ts'
import { type PanelFilter, panelFilters } from '../../panels/panelFilter.ts'
import { useMe } from '../../session/currentSession.web.ts'
import { oneOf } from '../../shared/address.ts'
import { dayAfter, instantOf } from '../../shared/time.ts'
import { FoundUnits } from '../../units/spellings/FoundUnits.tsx'
import { OperatorFilters, type OperatorFiltersProps, type PanelListProps } from '../../visits/desk/OperatorFilters.tsx'
import { VisitList } from '../../visits/desk/VisitList.tsx'
import { AccessLog } from '../../visits/log/LogList.tsx'
import { visitMessages } from '../../visits/visits.messages.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { useAddress } from '../../web/calls/list.ts'
import { lookAgainAt } from '../../web/calls/queries.ts'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { accessLogTexts } from './accessLog.messages.ts'
import { PanelTabs } from './PanelTabs.tsx'

/** The tabs in their order; the texts call them `tab_…`. */
const tabs = [
  { name: 'log', List: (list: PanelListProps) => <AccessLog {...list} gates />, by: ['event', 'gate', 'dates'] },
  { name: 'visits', List: Visits, by: ['status', 'dates'] },
] as const satisfies readonly {
  name: string
  List: (props: PanelListProps) => ReactNode
  by: OperatorFiltersProps['by']
}[]
const tabNames = tabs.map(({ name }) => name)
const filters = { ...panelFilters, tab: oneOf(tabNames, 'log') }

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
      aside={[...(assigned.length === 1 ? assigned.map(({ name }) => name) : []), text.subtitle].join(' · ')}
      subtitle={everywhere || assigned.length > 0 ? undefined : text.none_assigned}
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
      <PanelTabs
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

/** What the filters ask for: a unit or a name, or everything, of the last month where they name no day. */
function lookedOf(
  condominiumId: string,
  { search, from, until }: Omit<PanelFilter, 'tab'>,
  zone: string,
  now: number,
): Looked {
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

function Visits(list: PanelListProps) {
  const { visits_empty } = useText(accessLogTexts)
  return <VisitList {...list} empty_text={visits_empty} />
}
