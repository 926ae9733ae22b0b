import { Group, Stack as Lines, Paper, Select, Text, TextInput } from '@mantine/core'
import { IconBarrierBlock, IconEdit, IconTrash } from '@tabler/icons-react'
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
import { useText } from '../../web/language/language.tsx'
import { CardList } from '../../web/listing/CardList.tsx'
import { Filters } from '../../web/listing/Filters.tsx'
import { ListingHead } from '../../web/listing/ListingHead.tsx'
import { SearchField } from '../../web/listing/SearchField.tsx'
import { Acts } from '../../web/pieces/Acts.tsx'
import { ConfirmDialog } from '../../web/pieces/dialogs/ConfirmDialog.tsx'
import { Arch } from '../../web/pieces/signs/Arch.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import { type Gate, gate, type KnownStation } from '../gate.contract.ts'
import styles from './GateList.module.css'
import { isAlive } from './gateLine.ts'
import { gatesMessages } from './gates.messages.ts'
import { usePages } from './usePages.web.ts'

type Dialog = { about: 'rename' | 'remove'; of: Gate }

interface GateListProps {
  gates: List<Gate>
  /** Undefined until the stations are loaded. */
  stations: readonly KnownStation[] | undefined
}

export function GateList({ gates, stations }: GateListProps) {
  const text = useText(gatesMessages)
  const dates = useDates()
  const remove = useAct(gate.removeGate)
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const close = () => setDialog(null)
  const pages = usePages(gates, ({ name, condominium }) => `${name} ${condominium.name}`)

  const now = useServerNow()
  const latest = (one: Gate) =>
    stations
      ?.filter((station) => station.gate.id === one.id)
      .toSorted((a, b) => a.seen_at.localeCompare(b.seen_at))
      .at(-1)
  const card = (one: Gate) => {
    const station = latest(one)
    const seen = station?.seen_at
    const alive = seen !== undefined && isAlive(seen, now)
    const name = `${one.name}, ${one.condominium.name}`
    return (
      <Paper component="article" className={styles.gate} data-gate aria-label={name} data-alive={alive || undefined}>
        <Arch icon={IconBarrierBlock} />
        <Lines gap={0} flex={1} miw={0}>
          <Text component="strong" fz="lg" fw={600} lh={1.3}>
            {one.name}
          </Text>
          <span className="garita-second">{one.condominium.name}</span>
          <Group gap="0 0.75rem">
            {stations === undefined ? null : seen ? (
              <StateBadge tone={alive ? 'good' : 'wait'} look={alive ? 'plain' : undefined}>
                {text.seen(dates.ago(seen, now))}
              </StateBadge>
            ) : (
              <StateBadge tone="idle">{text.no_station}</StateBadge>
            )}
            <span className="garita-second">
              {[station?.bound_by, text.since_day(dates.at(one.condominium.time_zone).day(one.created_at))]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Group>
        </Lines>
        <Acts
          acts={[
            { label: text.rename, icon: IconEdit, opens: one.id, onAct: () => setDialog({ about: 'rename', of: one }) },
            { label: text.remove, icon: IconTrash, onAct: () => setDialog({ about: 'remove', of: one }) },
          ]}
          of={name}
          shown={1}
          foldsActs
        />
      </Paper>
    )
  }

  return (
    <Stack>
      {pages.long ? (
        <Filters search={<SearchField label={text.search} value={pages.search} onSearch={pages.find} />} />
      ) : null}
      <div>
        <ListingHead
          title={text.gates}
          total={pages.list.failed ? undefined : gates.rows?.length}
          fresh={0}
          onShow={close}
        />
        <CardList
          label={text.gates}
          list={pages.list}
          failed={text.gates_failed}
          itemKey={(one) => one.id}
          card={card}
          height={104}
          empty={
            pages.search
              ? { title: text.none_found, text: text.none_found_text, compact: true }
              : { title: text.no_gates, text: text.no_gates_text, icon: IconBarrierBlock, compact: true }
          }
        />
      </div>
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
  /** A new gate has none yet. */
  of?: Gate
  onClose: () => void
}

export function GateDialog({ gates, of, onClose }: GateDialogProps) {
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
