/** The devices that ask with keys of their own: when each last did, and the way to make its key useless. */
import { Button } from '@mantine/core'
import { IconBarrierBlock, IconKeyOff, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useAct } from '../../web/calls/act.ts'
import { useWhole } from '../../web/calls/list.ts'
import { Moment } from '../../web/cards/Moment.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useText } from '../../web/language/language.tsx'
import { type Column, Listing } from '../../web/listing/Listing.tsx'
import { ConfirmDialog } from '../../web/pieces/ConfirmDialog.tsx'
import { StateBadge } from '../../web/pieces/StateBadge.tsx'
import { type Device, type Gate, gate } from '../gate.contract.ts'
import { DeviceDialog } from './DeviceDialog.tsx'
import { gatesMessages } from './gates.messages.ts'

export function DeviceList({ gates }: { gates: readonly Gate[] }) {
  const text = useText(gatesMessages)
  const devices = useWhole(gate.devices, {})
  const revoke = useAct(gate.revokeDevice)
  const [adding, add] = useState(false)
  const [revoking, ask] = useState<Device | null>(null)

  const columns: Column<Device>[] = [
    {
      key: 'name',
      header: text.device,
      primary: true,
      cell: (one) => (
        <>
          <strong>{one.name}</strong>
          <div className="garita-second">{`${one.gate.name} · ${one.condominium.name}`}</div>
        </>
      ),
    },
    {
      key: 'state',
      header: text.state,
      cell: ({ revoked_at }) => (
        <StateBadge tone={revoked_at ? 'idle' : 'good'}>{revoked_at ? text.is_revoked : text.works}</StateBadge>
      ),
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
      cell: ({ last_used_at }) => (last_used_at ? <Moment at={last_used_at} /> : text.never_used),
    },
  ]
  const newDevice = (
    <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={() => add(true)}>
      {text.add_device}
    </Button>
  )
  return (
    <Stack>
      <Listing
        label={text.devices}
        attended
        columns={columns}
        list={devices}
        failed={text.devices_failed}
        rowKey={(one) => one.id}
        rowName={(one) => one.name}
        acts={(one) => (one.revoked_at ? [] : [{ label: text.revoke, icon: IconKeyOff, onAct: () => ask(one) }])}
        empty={{
          title: text.no_devices,
          text: text.no_devices_text,
          icon: IconBarrierBlock,
          action: gates.length ? newDevice : undefined,
        }}
      />
      {devices.rows?.length && gates.length ? <div>{newDevice}</div> : null}
      {adding ? <DeviceDialog gates={gates} onClose={() => add(false)} /> : null}
      {revoking ? (
        <ConfirmDialog
          danger
          title={text.revoke_title(revoking.name)}
          confirm={text.revoke}
          pending={revoke.pending}
          onClose={() => ask(null)}
          onConfirm={() =>
            revoke.run(
              { condominium_id: revoking.condominium.id, id: revoking.id },
              { done: text.revoked, failed: text.revoke_failed },
              { ended: () => ask(null) },
            )
          }
        >
          {text.revoke_text}
        </ConfirmDialog>
      ) : null}
    </Stack>
  )
}
