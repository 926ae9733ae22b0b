/** The guards of a supervisor, with their acts. */
import { IconMailForward, IconPlayerPause, IconPlayerPlay, IconUserShield, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { InviteDialog } from '../people/invite/InviteDialog.tsx'
import { invitationMessages } from '../people/invite/invitations.messages.ts'
import { useAct } from '../web/calls/act.ts'
import { useWhole } from '../web/calls/list.ts'
import { useRead } from '../web/calls/queries.ts'
import { useDates } from '../web/cards/dates.tsx'
import { useText } from '../web/language/language.tsx'
import { type Column, Listing } from '../web/listing/Listing.tsx'
import { Email } from '../web/listing/rowCells.tsx'
import type { Act } from '../web/pieces/Acts.tsx'
import { ConfirmDialog } from '../web/pieces/dialogs/ConfirmDialog.tsx'
import { StateBadge } from '../web/pieces/signs/StateBadge.tsx'
import { type GateAtWork, type SupervisedGuard, supervision } from './supervision.contract.ts'
import { supervisionMessages } from './supervision.messages.ts'

type Open = {
  about: 'invite' | 'suspend' | 'relieve'
  guard: SupervisedGuard
  place?: SupervisedGuard['places'][number]
}

export function GuardsList() {
  const { guards: text, suspend, reinstate, relieve } = useText(supervisionMessages)
  const { dialog: inviting } = useText(invitationMessages)
  const list = useWhole(supervision.guards, {})
  const gates = useRead(supervision.gates, {})
  const back = useAct(supervision.reinstate)
  const [open, setOpen] = useState<Open | null>(null)

  const works = (gate: GateAtWork, { full_name, places }: SupervisedGuard) =>
    places.some(({ id }) => id === gate.condominium.id) && gate.on_duty.some((one) => one.full_name === full_name)
  // The list of guards on duty has only names, so two guards of one name are ambiguous.
  const isOnDuty = (guard: SupervisedGuard) =>
    list.rows?.filter(({ full_name }) => full_name === guard.full_name).length === 1 &&
    (gates.data?.some((gate) => works(gate, guard)) ?? false)
  const placesOf = ({ places }: SupervisedGuard) => places.map(({ name }) => name).join(', ')
  const columns: Column<SupervisedGuard>[] = [
    { key: 'name', header: text.name, primary: true, cell: (guard) => <GuardName guard={guard} /> },
    {
      key: 'state',
      header: text.state,
      cell: (guard) => <GuardState guard={guard} onDuty={isOnDuty(guard)} />,
      summary: (guard) => <GuardState guard={guard} onDuty={isOnDuty(guard)} />,
      folded: null,
    },
    {
      key: 'places',
      header: text.places,
      cell: (guard) => <span className="garita-second">{placesOf(guard)}</span>,
      summary: (guard) => <span className="garita-second">{placesOf(guard)}</span>,
      folded: null,
    },
    {
      key: 'signs_in',
      header: text.signs_in,
      cell: (guard) => (
        <span className="garita-second">
          <Email of={guard.signs_in_as ?? (guard.relief_until ? text.by_code : text.no_sign_in)} />
        </span>
      ),
    },
  ]

  function acts(guard: SupervisedGuard): Act[] {
    const { id, approval_status, started, has_email, places, may_change, may_reinstate, invited_at } = guard
    const approved = approval_status === 'approved'
    const invite: Act = {
      label: started ? inviting.act_back : invited_at ? inviting.act_again : inviting.act,
      icon: IconMailForward,
      // Only a guard who has not started needs this act.
      quiet: started,
      rare: started,
      onAct: () => setOpen({ about: 'invite', guard }),
    }
    const pause: Act = {
      label: suspend.act,
      icon: IconPlayerPause,
      quiet: true,
      onAct: () => setOpen({ about: 'suspend', guard }),
    }
    const again: Act = {
      label: reinstate.act,
      icon: IconPlayerPlay,
      pending: back.runs((input) => input.id === id),
      onAct: () => back.run({ id }, { done: reinstate.done, failed: reinstate.failed }),
    }
    return [
      ...(approved && may_change && (!started || !has_email) ? [invite] : []),
      ...(approved && may_change ? [pause] : []),
      ...(may_reinstate ? [again] : []),
      ...places.map((place) => ({
        label: places.length > 1 ? relieve.from(place.name) : relieve.act,
        icon: IconX,
        quiet: true,
        onAct: () => setOpen({ about: 'relieve', guard, place }),
      })),
    ]
  }

  return (
    <>
      <Listing
        label={text.title}
        isLive
        columns={columns}
        list={list}
        failed={text.failed}
        rowKey={({ id }) => id}
        avatars="everywhere"
        rowName={({ full_name }) => full_name}
        acts={acts}
        empty={{ title: text.empty, text: text.empty_text, icon: IconUserShield, compact: true }}
      />
      {open ? <GuardDialog open={open} onClose={() => setOpen(null)} /> : null}
    </>
  )
}

function GuardName({ guard: { full_name, sign } }: { guard: SupervisedGuard }) {
  return (
    <strong>
      {full_name}
      {sign ? <span className="garita-second garita-code"> · {sign}</span> : null}
    </strong>
  )
}

function GuardState({ guard, onDuty }: { guard: SupervisedGuard; onDuty: boolean }) {
  const { guards: text, gates } = useText(supervisionMessages)
  const dates = useDates().at(guard.places[0]?.time_zone ?? null)
  if (guard.approval_status === 'approved' && guard.relief_until)
    return <StateBadge tone="good">{text.relief(dates.moment(guard.relief_until))}</StateBadge>
  if (guard.approval_status === 'approved' && onDuty)
    return (
      <StateBadge tone="good" look="plain">
        {gates.on_duty}
      </StateBadge>
    )
  if (guard.approval_status === 'approved')
    return guard.started ? (
      <span className="garita-second" style={{ overflowWrap: 'normal' }}>
        {text.active}
      </span>
    ) : (
      <StateBadge tone="wait">{text.not_started}</StateBadge>
    )
  return (
    <>
      <StateBadge tone="bad">{text.suspended}</StateBadge>
      {guard.may_reinstate ? null : <div className="garita-second">{text.by_administration}</div>}
    </>
  )
}

function GuardDialog({ open: { about, guard, place }, onClose }: { open: Open; onClose: () => void }) {
  const { suspend, relieve } = useText(supervisionMessages)
  const suspending = useAct(supervision.suspend)
  const relieving = useAct(supervision.relieve)
  const { id, full_name } = guard
  // The whole name is below, beside the arch.
  const [given = full_name] = full_name.split(' ')
  if (about === 'invite') {
    const person = { ...guard, email: guard.has_email ? guard.signs_in_as : null }
    return <InviteDialog person={person} calls={supervision} onClose={onClose} />
  }
  if (about === 'suspend')
    return (
      <ConfirmDialog
        against
        title={suspend.title(given)}
        about={{ name: full_name, lines: guard.places.map(({ name }) => name) }}
        confirm={suspend.act}
        pending={suspending.pending}
        onClose={onClose}
        onConfirm={() => suspending.run({ id }, { done: suspend.done, failed: suspend.failed }, { ended: onClose })}
      >
        <p>{suspend.text}</p>
      </ConfirmDialog>
    )
  if (!place) return null
  return (
    <ConfirmDialog
      against
      title={relieve.title(given)}
      about={{ name: full_name, lines: [place.name] }}
      confirm={relieve.act}
      pending={relieving.pending}
      onClose={onClose}
      onConfirm={() =>
        relieving.run(
          { id, condominium_id: place.id },
          { done: relieve.done, failed: relieve.failed },
          { ended: onClose },
        )
      }
    >
      <p>{guard.relief_until ? relieve.relief_text : relieve.text}</p>
    </ConfirmDialog>
  )
}
