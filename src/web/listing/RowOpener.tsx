/** A table's row that opens as a whole. */
import type { MouseEvent, ReactNode } from 'react'
import type { Act } from '../pieces/Acts.tsx'
import './RowOpener.css'

/** For the pointer; the keyboard has the button in the row's heading. */
export const pressed = (act: Act | undefined) =>
  act && {
    'data-opens': true,
    onClick: ({ target }: MouseEvent) => {
      // What has an act of its own, and who marks text to copy it.
      if ((target as Element).closest('a, button') || getSelection()?.isCollapsed === false) return
      act.onAct()
    },
  }

export function RowOpener({ act, of, children }: { act: Act | undefined; of: string; children: ReactNode }) {
  if (!act) return children
  return (
    <button type="button" className="garita-row-opener" aria-label={`${act.label}: ${of}`} onClick={act.onAct}>
      {children}
    </button>
  )
}
