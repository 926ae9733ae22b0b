/** Opens the dialogs that record an item at the gate and hand it over. */
import { useState } from 'react'
import { lazyPart } from '../../../web/frame/lazyPart.tsx'
import type { LeftItemFor } from '../../arrivals/leftItems/leftItems.ts'
import type { LeftItem } from '../../station/facts/gate.snapshot.ts'
import type { Station } from '../../station/station.ts'

const LeaveItemDialog = lazyPart(() =>
  import('../../dialogs/LeaveItemDialog.tsx').then((loaded) => loaded.LeaveItemDialog),
)
const HandOverDialog = lazyPart(() =>
  import('../../dialogs/HandOverDialog.tsx').then((loaded) => loaded.HandOverDialog),
)

/** With null, the guard chooses the unit. */
export type LeftItemOpening = { what: 'leave'; of: LeftItemFor | null } | { what: 'hand'; item: LeftItem }

export function useLeftItemBook() {
  const [shown, open] = useState<LeftItemOpening | null>(null)
  return { shown, open }
}

interface LeftBookProps {
  book: ReturnType<typeof useLeftItemBook>
  snapshot: Station['snapshot']
}

export function LeftItemBook({ book: { shown, open }, snapshot }: LeftBookProps) {
  if (!shown) return null
  const close = () => open(null)
  return shown.what === 'leave' ? (
    <LeaveItemDialog of={shown.of} onClose={close} />
  ) : (
    // A newer snapshot may name the residents while the dialog is open.
    <HandOverDialog
      item={snapshot?.left_at_gate?.find(({ id }) => id === shown.item.id) ?? shown.item}
      onClose={close}
    />
  )
}
