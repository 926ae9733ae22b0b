import { Button, Group } from '@mantine/core'
import { type Icon, IconPrinter } from '@tabler/icons-react'
import type { TableFormat } from '../shared/contract.ts'
import { LineList } from '../web/cards/lists/LineList.tsx'
import { useText } from '../web/language/language.tsx'
import { Dialog } from '../web/pieces/dialogs/Dialog.tsx'
import { useIsPhone } from '../web/pieces/useIsPhone.ts'
import { exportMessages } from './exports.messages.ts'

type Take = (format: TableFormat) => Promise<void>

interface ExportDialogProps {
  lists: readonly { key: string; name: string; holds: string; icon: Icon; take: Take }[]
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
      <LineList>
        {lists.map(({ key, name, holds, icon: Icon, take }) => (
          <li key={key}>
            <Icon size={24} stroke={1.75} color="var(--garita-dim)" aria-hidden />
            <div>
              <strong>{name}</strong>
              <span className="garita-second">{holds}</span>
            </div>
            <Group component="span" gap="0.375rem" wrap="nowrap">
              {formats.map(({ format, label }) => (
                <Button
                  key={format}
                  variant="default"
                  px="sm"
                  miw="4.5rem"
                  aria-label={`${name} ${label}`}
                  onClick={() => onTake(take, format)}
                >
                  {label}
                </Button>
              ))}
            </Group>
          </li>
        ))}
        <li>
          <IconPrinter size={24} stroke={1.75} color="var(--garita-dim)" aria-hidden />
          <div>
            <strong>{text.print}</strong>
            <span className="garita-second">{text.print_holds}</span>
          </div>
          <span>
            <Button variant="default" px="sm" aria-label={`${text.open_print}: ${text.print}`} onClick={onPrint}>
              {text.open_print}
            </Button>
          </span>
        </li>
      </LineList>
    </Dialog>
  )
}
