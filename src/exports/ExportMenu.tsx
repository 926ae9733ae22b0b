/** The export menu of a panel: four lists as files, with the filters of the screen, and the printable log. */
import { Button, Menu } from '@mantine/core'
import {
  IconBuildingPavilion,
  IconDoorEnter,
  IconDownload,
  IconFileDownload,
  IconPrinter,
  IconUserCheck,
  IconUsers,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { amenities } from '../amenities/amenities.contract.ts'
import type { PanelFilter } from '../panels/panelFilter.ts'
import { people } from '../people/people.contract.ts'
import type { TableFormat } from '../shared/contract.ts'
import { visits } from '../visits/visits.contract.ts'
import { toastRefusal } from '../web/calls/toast.tsx'
import { useLanguage, useText } from '../web/language/language.tsx'
import { exportMessages } from './exports.messages.ts'
import { useExport } from './useExport.web.ts'
import './ExportMenu.css'

interface ExportMenuProps {
  filter: PanelFilter
  /** Which lists the panel shows; all without it. */
  only?: readonly ('visitors' | 'log')[]
  /** Whether the reader has a condominium at all. */
  somewhere: boolean
}

export function ExportMenu({ filter, only, somewhere }: ExportMenuProps) {
  const text = useText(exportMessages)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { pending, run } = useExport()
  const { search, condominium_id, status, reservation_status, gate_id, event, from, until } = filter
  const where = { search, condominium_id, language }
  const days = { from, until }
  const lists = [
    {
      key: 'residents',
      name: text.residents,
      Face: IconUsers,
      take: (format: TableFormat) => run(people.exportDirectory, { ...where, format }, text.residents),
    },
    {
      key: 'visitors',
      name: text.visitors,
      Face: IconUserCheck,
      take: (format: TableFormat) => run(visits.export, { ...where, ...days, status, format }, text.visitors),
    },
    {
      key: 'log',
      name: text.log,
      Face: IconDoorEnter,
      take: (format: TableFormat) => run(visits.exportLog, { ...where, ...days, gate_id, event, format }, text.log),
    },
    {
      key: 'reservations',
      name: text.reservations,
      Face: IconBuildingPavilion,
      take: (format: TableFormat) =>
        run(amenities.exportReservations, { ...where, ...days, status: reservation_status, format }, text.reservations),
    },
  ].filter(({ key }) => !only || only.some((one) => one === key))
  const press = (take: (format: TableFormat) => Promise<void>, format: TableFormat) =>
    somewhere ? void take(format) : toastRefusal(text.empty_title, text.none_assigned)
  return (
    <Menu position="bottom-end" withinPortal={false} width="min(20rem, calc(100vw - 2rem))">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={20} aria-hidden />} loading={pending}>
          {text.menu}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className="garita-export">
        <Menu.Label className="garita-export-line">
          <span>{text.as_excel}</span>
          <span>CSV</span>
        </Menu.Label>
        {lists.map(({ key, name, Face, take }) => (
          <div key={key} className="garita-export-line" role="none">
            <Menu.Item leftSection={<Face size={20} stroke={1.75} aria-hidden />} onClick={() => press(take, 'xlsx')}>
              {name}
            </Menu.Item>
            <Menu.Item aria-label={text.in_csv(name)} onClick={() => press(take, 'csv')}>
              <IconFileDownload size={20} stroke={1.75} aria-hidden />
            </Menu.Item>
          </div>
        ))}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden />}
          onClick={() =>
            void navigate({ to: '/access-log', search: { search, condominium_id, gate_id, event, from, until } })
          }
        >
          {text.print}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
