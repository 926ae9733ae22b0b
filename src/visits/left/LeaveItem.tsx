/** At a desk: what was left for a unit, in one press. */
import { useState } from 'react'
import { newId } from '../../shared/ids.ts'
import { spellings } from '../../units/spellings/spellings.contract.ts'
import { useAct } from '../../web/calls/act.ts'
import { useRead } from '../../web/calls/queries.ts'
import { LeftDialog } from '../../web/form/gate/LeftDialog.tsx'
import { useText } from '../../web/language/language.tsx'
import { visits } from '../visits.contract.ts'
import { leftItems } from './left.contract.ts'
import { leftTexts, leftWords } from './left.messages.ts'
import { type LeftFor, leftKinds } from './left.ts'

interface LeaveItemProps {
  condominium_id: string
  /** Null where the guard writes it by hand. */
  of: LeftFor | null
  onClose: () => void
}

export function LeaveItem({ condominium_id, of, onClose }: LeaveItemProps) {
  const text = useText(leftTexts)
  const words = useText(leftWords)
  const [eventId] = useState(newId)
  const units = useRead(visits.units, { condominium_id }, { enabled: !of })
  const spelled = useRead(spellings.spelled, { condominium_id }, { enabled: !of })
  const leave = useAct(leftItems.leave)
  return (
    <LeftDialog
      of={of}
      units={units.data ?? []}
      spellings={spelled.data}
      items={leftKinds.map((value) => ({ value, label: words[value] }))}
      words={text}
      pending={leave.pending}
      onClose={onClose}
      onWrite={(left) =>
        leave.run(
          { condominium_id, event_id: eventId, ...left, authorization_id: of?.authorization_id ?? null },
          { done: text.written, failed: text.failed },
          { done: onClose },
        )
      }
    />
  )
}
