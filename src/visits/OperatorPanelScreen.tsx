/** The operator's desk, worked all day: figures, filters that live in the address, visitors and the log, all of it live. */
import { Button, Tabs } from '@mantine/core'
import { IconRefresh, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { z } from 'zod'
import { useAddress } from '../web/address.ts'
import { useText } from '../web/language.tsx'
import { Page } from '../web/Page.tsx'
import { lookAgainAt, useRead } from '../web/queries.ts'
import { StatCard, StatRow } from '../web/StatCard.tsx'
import { AccessLog } from './AccessLog.tsx'
import { OperatorFilters } from './OperatorFilters.tsx'
import { RegisterVisit } from './RegisterVisit.tsx'
import { VisitList } from './VisitList.tsx'
import { visitFilters, visits } from './visits.contract.ts'
import { visitMessages } from './visits.messages.ts'

const tabs = ['visitors', 'log'] as const

const filters = {
  tab: z.enum(tabs).default('visitors'),
  search: z.coerce.string().max(100).default(''),
  condominium: z.uuid().optional(),
  status: z.enum(visitFilters).optional(),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
}

export interface OperatorPanelScreenProps {
  assigned: readonly { id: string; name: string }[]
}

export function OperatorPanelScreen({ assigned }: OperatorPanelScreenProps) {
  const { panel, register: words } = useText(visitMessages)
  const { filter, narrow, ...place } = useAddress(filters)
  const counts = useRead(visits.count, { condominium_id: filter.condominium }, { keep: true })
  const [registering, register] = useState(false)

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
          <Button
            variant="default"
            leftSection={<IconRefresh size={20} aria-hidden />}
            onClick={() => void lookAgainAt('everything')}
          >
            {panel.refresh}
          </Button>
          <Button leftSection={<IconUserPlus size={20} aria-hidden />} onClick={() => register(true)}>
            {words.open}
          </Button>
        </>
      }
    >
      <StatRow>
        <StatCard label={panel.visitors} figure={counts.data?.visitors} hint={panel.visitors_hint} />
        <StatCard
          label={panel.pending}
          figure={counts.data?.pending}
          tone={counts.data?.pending ? 'wait' : undefined}
        />
        <StatCard label={panel.entries} figure={counts.data?.entries_today} />
        <StatCard label={panel.inside} figure={counts.data?.inside} />
      </StatRow>
      <OperatorFilters assigned={assigned} filter={filter} narrow={narrow} />
      <Tabs value={filter.tab} onChange={(tab) => narrow({ tab: tabs.find((one) => one === tab) })}>
        <Tabs.List>
          <Tabs.Tab value="visitors">{panel.tab_visitors}</Tabs.Tab>
          <Tabs.Tab value="log">{panel.tab_log}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="visitors" pt="md">
          <VisitList filter={filter} place={place} />
        </Tabs.Panel>
        <Tabs.Panel value="log" pt="md">
          <AccessLog filter={filter} place={place} />
        </Tabs.Panel>
      </Tabs>
      {registering ? <RegisterVisit assigned={assigned} onClose={() => register(false)} /> : null}
    </Page>
  )
}
