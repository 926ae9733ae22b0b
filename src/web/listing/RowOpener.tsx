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

interface RowOpenerProps {
  act: Act | undefined
  /** The name of the row, where its words would not tell it from its neighbors. */
  of: string | undefined
  children: ReactNode
}

/** Named by what the row says; what a press does is its title. */
export function RowOpener({ act, of, children }: RowOpenerProps) {
  if (!act) return children
  return of === undefined ? (
    <button type="button" className="garita-row-opener" title={act.label} onClick={act.onAct}>
      {children}
    </button>
  ) : (
    <>
      {children}
      <button type="button" className="garita-row-cover" aria-label={`${act.label}: ${of}`} onClick={act.onAct} />
    </>
  )
}
