/** Exports a panel's lists with the filters of the screen, and prints the log. */

import { Button } from '@mantine/core'
import { IconBuildingPavilion, IconDoorEnter, IconDownload, IconUserCheck, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { amenities } from '../amenities/amenities.contract.ts'
import type { DashboardFilter } from '../gate/desk/dashboardFilter.ts'
import { visits } from '../gate/visits/visits.contract.ts'
import { people } from '../people/people.contract.ts'
import type { TableFormat } from '../shared/contract.ts'
import { toastRefusal } from '../web/calls/toast.tsx'
import { lazyPart } from '../web/frame/lazyPart.tsx'
import { useLanguage, useText } from '../web/language/language.tsx'
import { navigate } from '../web/router/history.ts'
import { exportMessages } from './exports.messages.ts'
import { useExport } from './useExport.web.ts'

const ExportDialog = lazyPart(() => import('./ExportDialog.tsx').then((loaded) => loaded.ExportDialog))

interface ExportMenuProps {
  filter: DashboardFilter
  /** The lists of the panel; all by default. */
  only?: readonly ('visitors' | 'log')[]
  /** True if the reader has any condominium. */
  somewhere: boolean
}

export function ExportMenu({ filter, only, somewhere }: ExportMenuProps) {
  const text = useText(exportMessages)
  const { language } = useLanguage()
  const { pending, run } = useExport()
  const [open, setOpen] = useState(false)
  const { search, condominium_id, status, reservation_status, gate_id, event, from, until } = filter
  const where = { search, condominium_id, language }
  const days = { from, until }
  const lists = [
    {
      key: 'residents',
      name: text.residents,
      holds: text.residents_hold,
      icon: IconUsers,
      take: (format: TableFormat) => run(people.exportDirectory, { ...where, format }, text.residents),
    },
    {
      key: 'visitors',
      name: text.visitors,
      holds: text.visitors_hold,
      icon: IconUserCheck,
      take: (format: TableFormat) => run(visits.export, { ...where, ...days, status, format }, text.visitors),
    },
    {
      key: 'log',
      name: text.log,
      holds: text.log_hold,
      icon: IconDoorEnter,
      take: (format: TableFormat) => run(visits.exportLog, { ...where, ...days, gate_id, event, format }, text.log),
    },
    {
      key: 'reservations',
      name: text.reservations,
      holds: text.reservations_hold,
      icon: IconBuildingPavilion,
      take: (format: TableFormat) =>
        run(amenities.exportReservations, { ...where, ...days, status: reservation_status, format }, text.reservations),
    },
  ].filter(({ key }) => !only || only.some((one) => one === key))
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={20} aria-hidden />}
        loading={pending}
        onClick={() => setOpen(true)}
      >
        {text.menu}
      </Button>
      {open ? (
        <ExportDialog
          lists={lists}
          onTake={(take, format) => {
            setOpen(false)
            if (somewhere) void take(format)
            else toastRefusal(text.empty_title, text.none_assigned)
          }}
          onPrint={() =>
            navigate({ to: '/access-log', search: { search, condominium_id, gate_id, event, from, until } })
          }
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
