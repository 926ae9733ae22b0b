/** The dialogs of what was left at the gate: to write it down, and to hand it over. */
import { useState } from 'react'
import type { LeftFor } from '../../../visits/left/left.ts'
import { later } from '../../../web/frame/later.tsx'
import type { LeftItem } from '../../facts/gate.snapshot.ts'
import type { Station } from '../../station/station.ts'

const LeaveDialog = later(() => import('./LeaveDialog.tsx').then((loaded) => loaded.LeaveDialog))
const HandDialog = later(() => import('./HandDialog.tsx').then((loaded) => loaded.HandDialog))

/** For a unit, or by hand with null. */
export type LeftOpening = { what: 'leave'; of: LeftFor | null } | { what: 'hand'; item: LeftItem }

export function useLeftBook() {
  const [shown, open] = useState<LeftOpening | null>(null)
  return { shown, open }
}

interface LeftBookProps {
  book: ReturnType<typeof useLeftBook>
  station: Station
}

export function LeftBook({ book: { shown, open }, station }: LeftBookProps) {
  if (!shown) return null
  const close = () => open(null)
  return shown.what === 'leave' ? (
    <LeaveDialog station={station} of={shown.of} onClose={close} />
  ) : (
    // Who lives there may become known while it is open.
    <HandDialog
      record={station.record}
      item={station.snapshot?.left_at_gate?.find(({ id }) => id === shown.item.id) ?? shown.item}
      onClose={close}
    />
  )
}
