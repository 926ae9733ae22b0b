/** In which format, then which list: the row of a list is the press that takes it. */
import { SegmentedControl, UnstyledButton } from '@mantine/core'
import { type Icon, IconChevronRight, IconPrinter } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
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

const formats: Record<TableFormat, string> = { xlsx: 'Excel', csv: 'CSV' }

export function ExportDialog({ lists, onTake, onPrint, onClose }: ExportDialogProps) {
  const text = useText(exportMessages)
  const [format, setFormat] = useState<TableFormat>('xlsx')
  return (
    <Dialog opened onClose={onClose} title={text.menu} size="34rem" fullScreen={useIsPhone()}>
      <div className="garita-export-as">
        <SegmentedControl<TableFormat>
          aria-label={text.format}
          data={[
            { value: 'xlsx', label: formats.xlsx },
            { value: 'csv', label: formats.csv },
          ]}
          value={format}
          onChange={setFormat}
        />
        <p className="garita-second">{text.filtered}</p>
      </div>
      <ul className="garita-export">
        {lists.map(({ key, name, holds, Face, take }) => (
          <Row
            key={key}
            {...{ name, holds, Face }}
            said={`${name}, ${formats[format]}`}
            end={`.${format}`}
            onPress={() => onTake(take, format)}
          />
        ))}
        <Row
          name={text.print}
          holds={text.print_holds}
          Face={IconPrinter}
          said={`${text.open_print}: ${text.print}`}
          end={<IconChevronRight size={20} stroke={1.75} />}
          onPress={onPrint}
        />
      </ul>
    </Dialog>
  )
}

interface RowProps {
  name: string
  holds: string
  Face: Icon
  /** The name of the press for those who hear it. */
  said: string
  end: ReactNode
  onPress: () => void
}

function Row({ name, holds, Face, said, end, onPress }: RowProps) {
  const id = useId()
  return (
    <li>
      <UnstyledButton aria-label={said} aria-describedby={id} onClick={onPress}>
        <Face size={24} stroke={1.75} aria-hidden />
        <span>
          <strong>{name}</strong>
          <span className="garita-second" id={id}>
            {holds}
          </span>
        </span>
        <span className="garita-code garita-second" aria-hidden="true">
          {end}
        </span>
      </UnstyledButton>
    </li>
  )
}
