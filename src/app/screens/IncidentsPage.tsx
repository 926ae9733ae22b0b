/** The incident book, where the administration begins incidents, with its export. */
import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useExport } from '../../exports/useExport.web.ts'
import { BeginIncident } from '../../incidents/begin/BeginIncident.tsx'
import { type IncidentFilter, IncidentsScreen } from '../../incidents/IncidentsScreen.tsx'
import { incidents } from '../../incidents/incidents.contract.ts'
import { incidentMessages } from '../../incidents/incidents.messages.ts'
import { useMe } from '../../session/currentSession.web.ts'
import { useLanguage, useText } from '../../web/language/language.tsx'

export function IncidentsPage() {
  const { user_role, assigned } = useMe()
  const writes = user_role !== 'board'
  const several = user_role === 'super_admin' || assigned.length > 1
  return (
    <IncidentsScreen
      several={several}
      main={({ condominium_id }) => (writes ? <BeginIncident condominium_id={condominium_id} /> : null)}
      tools={(filter) => (writes ? <IncidentExport filter={filter} /> : null)}
    />
  )
}

function IncidentExport({ filter }: { filter: IncidentFilter }) {
  const text = useText(incidentMessages)
  const { language } = useLanguage()
  const { pending, run } = useExport()
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={20} aria-hidden />} loading={pending}>
          {text.export}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(['xlsx', 'csv'] as const).map((format) => (
          <Menu.Item
            key={format}
            onClick={() => void run(incidents.export, { ...filter, language, format }, text.title)}
          >
            {format === 'xlsx' ? text.as_excel : text.as_csv}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
