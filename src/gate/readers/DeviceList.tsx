/** The devices with a key: who made it, when it was last used, and the buttons to add and revoke keys. */
import { Button, TextInput } from '@mantine/core'
import { IconBarrierBlock, IconDeviceTablet, IconKeyOff, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { session } from '../../session/session.contract.ts'
import { newId } from '../../shared/ids.ts'
import { useAct } from '../../web/calls/act.ts'
import { useWhole } from '../../web/calls/list.ts'
import { Moment } from '../../web/cards/dates.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Fold, QuietLine } from '../../web/cards/Fold.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { OneTimeSecret } from '../../web/form/OneTimeSecret.tsx'
import { ProvedDialog } from '../../web/form/ProvedDialog.tsx'
import { useOpener } from '../../web/form/reopening.ts'
import { useText } from '../../web/language/language.tsx'
import { type Column, Listing } from '../../web/listing/Listing.tsx'
import { counted } from '../../web/listing/ListingHead.tsx'
import { ConfirmDialog } from '../../web/pieces/dialogs/ConfirmDialog.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import { nameColumn, placeOf } from '../admin/atGate.tsx'
import { GateSelect, withPlace } from '../admin/GateSelect.tsx'
import { gatesMessages } from '../admin/gates.messages.ts'
import { type Device, type Gate, gate } from '../gate.contract.ts'

export function DeviceList({ gates }: { gates: readonly Gate[] }) {
  const text = useText(gatesMessages)
  const devices = useWhole(gate.devices, {})
  const revoke = useAct(gate.revokeDevice)
  const [adding, setAdding] = useState(false)
  const [revoking, setRevoking] = useState<Device | null>(null)

  const columns: Column<Device>[] = [
    nameColumn(text.device),
    {
      key: 'state',
      header: text.state,
      cell: ({ revoked_at }) => (
        <StateBadge tone={revoked_at ? 'idle' : 'good'}>{revoked_at ? text.is_revoked : text.works}</StateBadge>
      ),
      summary: ({ revoked_at, made_by, ...at }) => (
        <>
          <span className="garita-second">{placeOf(at)}</span>
          <StateBadge tone={revoked_at ? 'idle' : 'good'}>{revoked_at ? text.is_revoked : text.works}</StateBadge>
          {made_by && !made_by.runs_it && !revoked_at ? <StateBadge tone="wait">{text.maker_left}</StateBadge> : null}
        </>
      ),
      folded: null,
    },
    {
      key: 'maker',
      header: text.maker,
      cell: ({ made_by, revoked_at }) => (
        <>
          {made_by ? (made_by.full_name ?? text.maker_gone) : text.maker_unknown}
          {made_by && !made_by.runs_it && !revoked_at ? (
            <div>
              <StateBadge tone="wait">{text.maker_left}</StateBadge>
            </div>
          ) : null}
        </>
      ),
    },
    {
      key: 'last_used',
      header: text.last_used,
      cell: ({ last_used_at, condominium }) =>
        last_used_at ? <Moment at={last_used_at} zone={condominium.time_zone} /> : text.never_used,
    },
  ]
  const add = useOpener('device', () => setAdding(true))
  const newDevice = (
    <Button variant="subtle" px={0} leftSection={<IconPlus size={20} aria-hidden />} onClick={add}>
      {text.add_device}
    </Button>
  )
  const left = ({ made_by, revoked_at }: Device) => made_by !== null && !made_by.runs_it && !revoked_at
  const works = devices.rows?.filter(({ revoked_at }) => !revoked_at) ?? []
  return (
    <>
      {devices.failed ? <Failed title={text.devices_failed} {...devices.failed} /> : null}
      {devices.rows?.length === 0 ? (
        <QuietLine
          title={text.devices}
          icon={IconBarrierBlock}
          said={text.no_devices}
          act={gates.length ? newDevice : null}
        />
      ) : null}
      {devices.rows?.length ? (
        <Fold
          title={counted(text.devices, devices.rows.length)}
          icon={IconBarrierBlock}
          said={works.map(({ name }) => name).join(' · ') || text.is_revoked}
          open={works.some(left)}
        >
          <Listing
            label={text.devices}
            isLive
            adds={gates.length ? newDevice : null}
            columns={columns}
            list={devices}
            failed={text.devices_failed}
            rowKey={(one) => one.id}
            rowName={(one) => one.name}
            acts={(one) =>
              one.revoked_at
                ? []
                : [{ label: text.revoke, icon: IconKeyOff, quiet: true, onAct: () => setRevoking(one) }]
            }
            empty={{ title: text.no_devices, compact: true }}
          />
        </Fold>
      ) : null}
      {adding ? <DeviceDialog gates={gates} onClose={() => setAdding(false)} /> : null}
      {revoking ? (
        <ConfirmDialog
          danger
          title={text.revoke_title(revoking.name)}
          about={{
            name: revoking.name,
            icon: IconDeviceTablet,
            lines: [placeOf(revoking)],
          }}
          confirm={text.revoke}
          pending={revoke.pending}
          onClose={() => setRevoking(null)}
          onConfirm={() =>
            revoke.run(
              { condominium_id: revoking.condominium.id, id: revoking.id },
              { done: text.revoked, failed: text.revoke_failed },
              { ended: () => setRevoking(null) },
            )
          }
        >
          {text.revoke_text}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

interface DeviceDialogProps {
  gates: readonly Gate[]
  onClose: () => void
}

function DeviceDialog({ gates, onClose }: DeviceDialogProps) {
  const text = useText(gatesMessages)
  const [made, setMade] = useState<{ name: string; key: string } | null>(null)
  const making = useCallForm(gate.addDevice, {
    initial: { id: newId(), gate_id: gates[0]?.id ?? '', name: '' },
    input: withPlace(gates),
    done: ({ key }, { name }) => setMade({ name, key }),
  })
  if (made) {
    return (
      <OneTimeSecret
        title={text.key_title(made.name)}
        label={text.key}
        secret={made.key}
        words={text}
        kept
        onClose={onClose}
      >
        <Note tone="wait">{text.key_text}</Note>
      </OneTimeSecret>
    )
  }
  return (
    <ProvedDialog
      of={making}
      prove={session.prove}
      why={text.prove_text}
      title={text.add_device}
      submit={text.make_key}
      onClose={onClose}
    >
      <GateSelect gates={gates} input={making.form.getInputProps('gate_id')} />
      <TextInput
        label={text.name}
        description={text.device_example}
        withAsterisk
        {...making.form.getInputProps('name')}
      />
    </ProvedDialog>
  )
}
