/** The gates, and the dialogs to add and rename one. */
import { Button, Select, TextInput } from '@mantine/core'
import { IconBarrierBlock, IconEdit, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { newId } from '../../shared/ids.ts'
import { useAct } from '../../web/calls/act.ts'
import { useServerNow } from '../../web/calls/api.ts'
import type { List } from '../../web/calls/list.ts'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useOpener } from '../../web/form/reopening.ts'
import { useText } from '../../web/language/language.tsx'
import { Filters } from '../../web/listing/Filters.tsx'
import { type Column, Listing } from '../../web/listing/Listing.tsx'
import { SearchField } from '../../web/listing/SearchField.tsx'
import { ConfirmDialog } from '../../web/pieces/dialogs/ConfirmDialog.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import { type Gate, gate, type KnownStation } from '../gate.contract.ts'
import { gatesMessages } from './gates.messages.ts'
import { usePages } from './usePages.web.ts'

type Dialog = { about: 'add' } | { about: 'rename' | 'remove'; of: Gate }

interface GateListProps {
  gates: List<Gate>
  /** Undefined while nobody knows. */
  stations: readonly KnownStation[] | undefined
}

/** A station asks for news every few minutes. */
const quietMs = 30 * 60_000

export function GateList({ gates, stations }: GateListProps) {
  const text = useText(gatesMessages)
  const dates = useDates()
  const remove = useAct(gate.removeGate)
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const close = () => setDialog(null)
  const pages = usePages(gates, ({ name, condominium }) => `${name} ${condominium.name}`)

  const add = useOpener('gate', () => setDialog({ about: 'add' }))

  const now = useServerNow()
  const latest = (one: Gate) =>
    stations
      ?.filter((station) => station.gate.id === one.id)
      .toSorted((a, b) => a.seen_at.localeCompare(b.seen_at))
      .at(-1)
  const station = (one: Gate) => {
    const seen = latest(one)?.seen_at
    if (!stations) return null
    if (!seen) return <StateBadge tone="idle">{text.no_station}</StateBadge>
    return <StateBadge tone={now - Date.parse(seen) < quietMs ? 'good' : 'wait'}>{dates.ago(seen, now)}</StateBadge>
  }

  const guard = (one: Gate) => latest(one)?.bound_by ?? null
  const columns: Column<Gate>[] = [
    { key: 'name', header: text.gate, primary: true, cell: (one) => <strong>{one.name}</strong> },
    {
      key: 'condominium',
      header: text.condominium,
      cell: (one) => one.condominium.name,
      brief: (one) => one.condominium.name,
      folded: null,
    },
    {
      key: 'guard',
      header: text.guard,
      cell: guard,
      brief: (one) => <span className="garita-second">{guard(one)}</span>,
      folded: null,
    },
    { key: 'station', header: text.station, cell: station, brief: station, folded: null },
    {
      key: 'since',
      header: text.since,
      cell: (one) => <span className="garita-date">{dates.at(one.condominium.time_zone).day(one.created_at)}</span>,
    },
  ]
  return (
    <Stack>
      {pages.long ? (
        <Filters search={<SearchField label={text.search} value={pages.search} onSearch={pages.find} />} />
      ) : null}
      <Listing
        label={text.gates}
        attended
        adds={
          <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={add}>
            {text.add_gate}
          </Button>
        }
        columns={columns}
        list={pages.list}
        failed={text.gates_failed}
        rowKey={(one) => one.id}
        rowName={(one) => `${one.name}, ${one.condominium.name}`}
        acts={(of) => [
          {
            ...{ label: text.rename, icon: IconEdit, quiet: true, rare: true, opens: of.id },
            onAct: () => setDialog({ about: 'rename', of }),
          },
          {
            ...{ label: text.remove, icon: IconTrash, quiet: true, rare: true },
            onAct: () => setDialog({ about: 'remove', of }),
          },
        ]}
        empty={
          pages.search
            ? { title: text.none_found, text: text.none_found_text, compact: true }
            : { title: text.no_gates, text: text.no_gates_text, icon: IconBarrierBlock, compact: true }
        }
      />
      {dialog?.about === 'add' ? <GateDialog gates={gates.rows ?? []} onClose={close} /> : null}
      {dialog?.about === 'rename' ? <GateDialog gates={gates.rows ?? []} of={dialog.of} onClose={close} /> : null}
      {dialog?.about === 'remove' ? (
        <ConfirmDialog
          danger
          title={text.remove_title(dialog.of.name)}
          about={{ name: dialog.of.name, icon: IconBarrierBlock, lines: [dialog.of.condominium.name] }}
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

interface GateDialogProps {
  gates: readonly Gate[]
  /** Missing for a new gate. */
  of?: Gate
  onClose: () => void
}

function GateDialog({ gates, of, onClose }: GateDialogProps) {
  const text = useText(gatesMessages)
  const places = new Map(gates.map(({ condominium }) => [condominium.id, condominium.name]))
  const saving = useCallForm(of ? gate.renameGate : gate.addGate, {
    revision: of?.revision,
    initial: {
      condominium_id: of?.condominium.id ?? gates[0]?.condominium.id ?? '',
      id: of?.id ?? newId(),
      name: of?.name ?? '',
    },
    done: () => {
      toastSuccess(of ? text.renamed : text.added)
      onClose()
    },
  })
  return (
    <FormDialog
      of={saving}
      title={of ? `${text.rename}: ${of.name}` : text.add_gate}
      submit={of ? undefined : text.add}
      onClose={onClose}
    >
      <TextInput
        label={text.name}
        description={text.gate_example}
        withAsterisk
        {...saving.form.getInputProps('name')}
      />
      {of || places.size === 1 ? null : (
        <Select
          label={text.condominium}
          data={[...places].map(([value, label]) => ({ value, label }))}
          searchable
          openOnFocus={false}
          allowDeselect={false}
          {...saving.form.getInputProps('condominium_id')}
        />
      )}
    </FormDialog>
  )
}
