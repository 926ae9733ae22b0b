/** Which list, what its file holds, and in which format. */
import { Button } from '@mantine/core'
import { type Icon, IconPrinter } from '@tabler/icons-react'
import type { TableFormat } from '../shared/contract.ts'
import { useText } from '../web/language/language.tsx'
import { Dialog } from '../web/pieces/dialogs/Dialog.tsx'
import { useIsPhone } from '../web/pieces/useIsPhone.ts'
import './ExportDialog.css'
import { exportMessages } from './exports.messages.ts'

type Take = (format: TableFormat) => Promise<void>

interface ExportDialogProps {
  lists: readonly { key: string; name: string; holds: string; Face: Icon; take: Take }[]
  onTake: (take: Take, format: TableFormat) => void
  onPrint: () => void
  onClose: () => void
}

const formats = [
  { format: 'xlsx', label: 'Excel' },
  { format: 'csv', label: 'CSV' },
] as const

export function ExportDialog({ lists, onTake, onPrint, onClose }: ExportDialogProps) {
  const text = useText(exportMessages)
  return (
    <Dialog opened onClose={onClose} title={text.menu} size="34rem" fullScreen={useIsPhone()}>
      <p className="garita-second">{text.filtered}</p>
      <ul className="garita-export">
        {lists.map(({ key, name, holds, Face, take }) => (
          <li key={key}>
            <Face size={24} stroke={1.75} aria-hidden />
            <div>
              <strong>{name}</strong>
              <span className="garita-second">{holds}</span>
            </div>
            <div className="garita-export-as">
              {formats.map(({ format, label }) => (
                <Button
                  key={format}
                  variant="default"
                  px="sm"
                  aria-label={`${name} ${label}`}
                  onClick={() => onTake(take, format)}
                >
                  {label}
                </Button>
              ))}
            </div>
          </li>
        ))}
        <li>
          <IconPrinter size={24} stroke={1.75} aria-hidden />
          <div>
            <strong>{text.print}</strong>
            <span className="garita-second">{text.print_holds}</span>
          </div>
          <div className="garita-export-as">
            <Button variant="default" px="sm" aria-label={`${text.open_print}: ${text.print}`} onClick={onPrint}>
              {text.open_print}
            </Button>
          </div>
        </li>
      </ul>
    </Dialog>
  )
}
