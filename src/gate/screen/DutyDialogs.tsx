/** Dialogs that a station rarely opens: the paper, and the check at the start of a shift. In one file, as the sign-in loads the names of all. */
import type { Station } from '../station/station.ts'
import type { Glance } from './gateWords.ts'
import { SheetDialog } from './paper/SheetDialog.tsx'
import { TypeInDialog } from './paper/TypeInDialog.tsx'
import { ShiftCheck } from './shift/ShiftCheck.tsx'

interface DutyDialogsProps {
  shown: 'sheet' | 'type' | 'shift'
  station: Station
  glance: Glance
  /** A code was read since the check of a shift is open. */
  scanned: boolean
  onClose: () => void
}

export function DutyDialogs({ shown, scanned, ...here }: DutyDialogsProps) {
  if (shown === 'sheet') return <SheetDialog {...here} />
  if (shown === 'type') return <TypeInDialog {...here} />
  return <ShiftCheck station={here.station} now={here.glance.now} scanned={scanned} onClose={here.onClose} />
}
