/** What was left at the gate for a unit: one press writes it down, also offline. */
import { useMemo, useState } from 'react'
import { byUnit } from '../../../shared/unitNames.ts'
import { leftTexts, leftWords } from '../../../visits/left/left.messages.ts'
import { type LeftFor, leftKinds } from '../../../visits/left/left.ts'
import { toastSuccess } from '../../../web/calls/toast.tsx'
import { Note } from '../../../web/cards/Note.tsx'
import { LeftDialog } from '../../../web/form/gate/LeftDialog.tsx'
import { useText } from '../../../web/language/language.tsx'
import { unitsIn } from '../../facts/gate.snapshot.ts'
import type { Station } from '../../station/station.ts'
import { guardMessages } from '../guard.messages.ts'

interface LeaveDialogProps {
  station: Station
  /** Null where the guard writes it by hand. */
  of: LeftFor | null
  onClose: () => void
}

export function LeaveDialog({ station, of, onClose }: LeaveDialogProps) {
  const text = useText(leftTexts)
  const words = useText(leftWords)
  const { done } = useText(guardMessages)
  const { snapshot } = station
  const units = useMemo(() => [...unitsIn(snapshot)].sort(byUnit), [snapshot])
  const [state, setState] = useState<'open' | 'pending' | 'failed'>('open')
  return (
    <LeftDialog
      of={of}
      units={units}
      spellings={snapshot?.spellings}
      items={leftKinds.map((value) => ({ value, label: words[value] }))}
      words={text}
      pending={state === 'pending'}
      onClose={onClose}
      onWrite={async ({ said, company, ...left }) => {
        setState('pending')
        try {
          await station.record({
            ...{ kind: 'item_left', ...left, said: said.trim() || null, company: company.trim() || null },
            authorization_id: of?.authorization_id ?? null,
          })
        } catch {
          return setState('failed')
        }
        onClose()
        toastSuccess(text.written)
      }}
    >
      {state === 'failed' ? <Note tone="bad">{done.failed_text}</Note> : null}
    </LeftDialog>
  )
}
