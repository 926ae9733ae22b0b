/** Lists the tablets of a gate: the code, the guard on duty, the last contact, and the buttons for a lost tablet. */
import { Button, Checkbox, TextInput } from '@mantine/core'
import { IconDeviceTablet, IconDeviceTabletOff, IconKey, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { session } from '../../session/session.contract.ts'
import { newId } from '../../shared/ids.ts'
import { useAct } from '../../web/calls/act.ts'
import { useWhole } from '../../web/calls/list.ts'
import { Failed } from '../../web/cards/Failed.tsx'
import { Fold, QuietLine } from '../../web/cards/Fold.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { OneTimeSecret } from '../../web/form/OneTimeSecret.tsx'
import { ProvedDialog } from '../../web/form/ProvedDialog.tsx'
import { useOpener } from '../../web/form/reopening.ts'
import { useText } from '../../web/language/language.tsx'
import { type Column, Listing } from '../../web/listing/Listing.tsx'
import { counted } from '../../web/listing/ListingHead.tsx'
import { Ago } from '../../web/listing/rowCells.tsx'
import type { Act } from '../../web/pieces/Acts.tsx'
import { ConfirmDialog } from '../../web/pieces/dialogs/ConfirmDialog.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import type { Gate } from '../gate.contract.ts'
import { stations, type Tablet } from '../tablet/stations.contract.ts'
import { DailyCodeDialog } from '../tablet/substitute/DailyCodeDialog.tsx'
import { dailyCodeMessages } from '../tablet/substitute/dailyCode.messages.ts'
import { nameColumn, placeOf } from './atGate.tsx'
import { GateSelect, withPlace } from './GateSelect.tsx'
import { tabletMessages } from './tablets.messages.ts'

const tones = { waiting: 'wait', unused: 'idle', enrolled: 'good', lost: 'bad', wiped: 'idle' } as const

export function TabletList({ gates }: { gates: readonly Gate[] }) {
  const text = useText(tabletMessages)
  const tablets = useWhole(stations.tablets, {})
  const lose = useAct(stations.reportLost)
  const remove = useAct(stations.remove)
  const [adding, setAdding] = useState(false)
  const [asked, setAsked] = useState<{ of: Tablet; about: 'lost' | 'remove' } | null>(null)
  const [renews, setRenews] = useState(true)
  const [relief, setSubstitute] = useState<Tablet | null>(null)
  const codes = useText(dailyCodeMessages)
  const close = () => {
    setAsked(null)
    setRenews(true)
  }
  const add = useOpener('tablet', () => setAdding(true))
  const newTablet = (
    <Button variant="subtle" px={0} leftSection={<IconPlus size={20} aria-hidden />} onClick={add}>
      {text.add}
    </Button>
  )
  const columns: Column<Tablet>[] = [
    nameColumn(text.tablet),
    {
      key: 'state',
      header: text.state,
      cell: ({ state }) => <StateBadge tone={tones[state]}>{text.states[state]}</StateBadge>,
      summary: ({ state, ...at }) => (
        <>
          <span className="garita-second">{placeOf(at)}</span>
          <StateBadge tone={tones[state]}>{text.states[state]}</StateBadge>
        </>
      ),
      folded: null,
    },
    { key: 'guard', header: text.guard, cell: ({ guard }) => guard ?? text.nobody },
    { key: 'seen', header: text.seen, cell: ({ seen_at }) => (seen_at ? <Ago at={seen_at} /> : text.never) },
  ]
  function acts(of: Tablet): Act[] {
    if (of.state === 'lost') return []
    if (of.state !== 'enrolled')
      return [{ label: text.remove, icon: IconTrash, quiet: true, onAct: () => setAsked({ of, about: 'remove' }) }]
    return [
      { label: codes.open, icon: IconKey, onAct: () => setSubstitute(of) },
      { label: text.lost, icon: IconDeviceTabletOff, quiet: true, onAct: () => setAsked({ of, about: 'lost' }) },
    ]
  }
  const wrong = tablets.rows?.find(({ state }) => tones[state] === 'bad' || tones[state] === 'wait')
  return (
    <>
      {tablets.failed ? <Failed title={text.failed} {...tablets.failed} /> : null}
      {tablets.rows?.length === 0 ? (
        <QuietLine
          title={text.tablets}
          icon={IconDeviceTablet}
          said={text.none}
          act={gates.length ? newTablet : null}
        />
      ) : null}
      {tablets.rows?.length ? (
        <Fold
          title={counted(text.tablets, tablets.rows.length)}
          icon={IconDeviceTablet}
          said={
            wrong ? (
              <StateBadge tone={tones[wrong.state]}>{text.states[wrong.state]}</StateBadge>
            ) : (
              tablets.rows.map(({ name }) => name).join(' · ')
            )
          }
          open={wrong !== undefined}
        >
          <Listing
            label={text.tablets}
            isLive
            adds={gates.length ? newTablet : null}
            columns={columns}
            list={tablets}
            failed={text.failed}
            rowKey={(one) => one.id}
            rowName={(one) => one.name}
            acts={acts}
            empty={{ title: text.none, compact: true }}
          />
        </Fold>
      ) : null}
      {adding ? <TabletDialog gates={gates} onClose={() => setAdding(false)} /> : null}
      {relief ? <DailyCodeDialog tablet={relief} onClose={() => setSubstitute(null)} /> : null}
      {asked ? (
        <ConfirmDialog
          danger
          title={asked.about === 'lost' ? text.lost_title(asked.of.name) : text.remove_title(asked.of.name)}
          about={{
            name: asked.of.name,
            icon: IconDeviceTablet,
            lines: [placeOf(asked.of)],
          }}
          confirm={asked.about === 'lost' ? text.report : text.remove}
          pending={lose.pending || remove.pending}
          onClose={close}
          onConfirm={() => {
            const it = { condominium_id: asked.of.condominium.id, id: asked.of.id }
            const lost = { ...it, renews_numbers: renews }
            if (asked.about === 'lost')
              lose.run(lost, { done: text.is_lost, failed: text.lost_failed }, { ended: close })
            else remove.run(it, { done: text.removed, failed: text.remove_failed }, { ended: close })
          }}
        >
          {asked.about === 'lost' ? (
            <>
              <p>{text.lost_text}</p>
              <Checkbox
                label={text.renew_numbers}
                description={text.renew_numbers_text}
                checked={renews}
                onChange={({ currentTarget: { checked } }) => setRenews(checked)}
              />
            </>
          ) : (
            text.remove_text
          )}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

function TabletDialog({ gates, onClose }: { gates: readonly Gate[]; onClose: () => void }) {
  const text = useText(tabletMessages)
  const [made, setMade] = useState<{ name: string; code: string } | null>(null)
  const making = useCallForm(stations.makeCode, {
    initial: { id: newId(), gate_id: gates[0]?.id ?? '', name: '' },
    input: withPlace(gates),
    done: ({ code }, { name }) => setMade({ name, code }),
  })
  if (made) {
    return (
      <OneTimeSecret
        title={text.code_title(made.name)}
        label={text.code}
        secret={made.code}
        words={text}
        onClose={onClose}
      >
        <p>{text.code_text(`${location.host}/station`)}</p>
      </OneTimeSecret>
    )
  }
  return (
    <ProvedDialog
      of={making}
      prove={session.prove}
      why={text.prove}
      title={text.add}
      submit={text.make_code}
      onClose={onClose}
    >
      <TextInput label={text.name} description={text.example} withAsterisk {...making.form.getInputProps('name')} />
      <GateSelect gates={gates} input={making.form.getInputProps('gate_id')} />
    </ProvedDialog>
  )
}
