/** The gates, each with what can be done about it. */
import { Button } from '@mantine/core'
import { IconEdit, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useAct } from '../../web/calls/act.ts'
import type { List } from '../../web/calls/list.ts'
import { useDates } from '../../web/cards/dates.ts'
import { Stack } from '../../web/cards/Stack.tsx'
import { useText } from '../../web/language/language.tsx'
import { type Column, Listing } from '../../web/listing/Listing.tsx'
import { ConfirmDialog } from '../../web/pieces/ConfirmDialog.tsx'
import { type Gate, gate } from '../gate.contract.ts'
import { GateDialog } from './GateDialog.tsx'
import { gatesMessages } from './gates.messages.ts'

type Dialog = { about: 'add' } | { about: 'rename' | 'remove'; of: Gate }

export function GateList({ gates }: { gates: List<Gate> }) {
  const text = useText(gatesMessages)
  const dates = useDates()
  const remove = useAct(gate.removeGate)
  const [dialog, open] = useState<Dialog | null>(null)
  const close = () => open(null)

  const columns: Column<Gate>[] = [
    { key: 'name', header: text.gate, primary: true, cell: (one) => <strong>{one.name}</strong> },
    { key: 'condominium', header: text.condominium, cell: (one) => one.condominium.name },
    {
      key: 'since',
      header: text.since,
      cell: (one) => <span className="garita-date">{dates.day(one.created_at)}</span>,
    },
  ]
  return (
    <Stack>
      <Listing
        label={text.gates}
        attended
        columns={columns}
        list={gates}
        failed={text.gates_failed}
        rowKey={(one) => one.id}
        rowName={(one) => `${one.name}, ${one.condominium.name}`}
        acts={(of) => [
          { label: text.rename, icon: IconEdit, onAct: () => open({ about: 'rename', of }) },
          { label: text.remove, icon: IconTrash, onAct: () => open({ about: 'remove', of }) },
        ]}
        empty={{ title: text.no_gates, text: text.no_gates_text }}
      />
      {gates.rows?.length ? (
        <div>
          <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={() => open({ about: 'add' })}>
            {text.add_gate}
          </Button>
        </div>
      ) : null}
      {dialog?.about === 'add' ? <GateDialog gates={gates.rows ?? []} onClose={close} /> : null}
      {dialog?.about === 'rename' ? <GateDialog gates={gates.rows ?? []} of={dialog.of} onClose={close} /> : null}
      {dialog?.about === 'remove' ? (
        <ConfirmDialog
          danger
          title={text.remove_title(dialog.of.name)}
          confirm={text.remove}
          pending={remove.pending}
          onClose={close}
          onConfirm={() =>
            remove.run(
              { condominium_id: dialog.of.condominium.id, id: dialog.of.id },
              { done: text.removed, failed: text.remove_failed },
              { ended: close },
            )
          }
        >
          {text.remove_text}
        </ConfirmDialog>
      ) : null}
    </Stack>
  )
}
