/** The supervisor's screen: the gates now, the guards, and the overrides. */
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { InviteDialog, type InviteDialogProps } from '../people/invite/InviteDialog.tsx'
import { useRead } from '../web/calls/queries.ts'
import { Folds } from '../web/cards/Fold.tsx'
import { Note } from '../web/cards/Note.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { MainAct } from '../web/frame/MainAct.tsx'
import { Page } from '../web/frame/Page.tsx'
import { useText } from '../web/language/language.tsx'
import { AlarmsSeen } from './AlarmsSeen.tsx'
import { GatesNow, type GatesNowProps } from './GatesNow.tsx'
import { GuardsList } from './GuardsList.tsx'
import { NewGuardDialog } from './NewGuardDialog.tsx'
import { OverridesList } from './OverridesList.tsx'
import { ShiftsSeen } from './ShiftsSeen.tsx'
import { supervision } from './supervision.contract.ts'
import { supervisionMessages } from './supervision.messages.ts'
import { UrgentSeen } from './UrgentSeen.tsx'

interface SupervisorHomeProps extends GatesNowProps {
  places: readonly { id: string; name: string }[]
  /** Requests that need a second person's approval. */
  asks: ReactNode
}

export function SupervisorHome({ places, asks, ...acts }: SupervisorHomeProps) {
  const text = useText(supervisionMessages)
  const alarms = useRead(supervision.alarms, {}).data
  const overrides = useRead(supervision.overrides, {}).data
  const rings = alarms?.some(({ ended_at }) => ended_at === null) ?? false
  const urgent = useRead(supervision.urgent, {}).data
  const quiet = alarms?.length === 0 && overrides?.length === 0 && urgent?.length === 0
  const seen = <AlarmsSeen several={places.length > 1} />
  const letIn = <OverridesList several={places.length > 1} />
  const calledOut = <UrgentSeen several={places.length > 1} />
  const [adding, setAdding] = useState(false)
  const [invited, setInvited] = useState<InviteDialogProps['person'] | null>(null)
  if (places.length === 0)
    return (
      <Page title={text.title}>
        <Note tone="wait">{text.none_assigned}</Note>
      </Page>
    )
  return (
    <Page
      title={text.title}
      help="/guard-guide#supervisor"
      main={<MainAct icon={IconPlus} label={text.create.open} onClick={() => setAdding(true)} />}
    >
      <Stack>
        {rings ? seen : null}
        {asks}
        <GatesNow {...acts} />
        <GuardsList />
        {quiet ? (
          <Folds>
            {seen}
            {calledOut}
            {letIn}
          </Folds>
        ) : (
          <>
            {rings ? null : seen}
            {calledOut}
            {letIn}
          </>
        )}
        <ShiftsSeen several={places.length > 1} />
      </Stack>
      {adding ? (
        <NewGuardDialog
          only={places.length === 1 ? places[0] : undefined}
          onDone={(guard) => {
            setAdding(false)
            setInvited(guard)
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {invited ? <InviteDialog person={invited} calls={supervision} onClose={() => setInvited(null)} /> : null}
    </Page>
  )
}
