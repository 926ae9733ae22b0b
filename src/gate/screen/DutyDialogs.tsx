/** One file holds the dialogs that a station rarely opens, because the sign-in page loads the names of all files. */
import type { Station } from '../station/station.ts'
import type { Glance } from './gateWords.ts'
import { PrintoutDialog } from './paper/PrintoutDialog.tsx'
import { TypeInDialog } from './paper/TypeInDialog.tsx'
import { ShiftCheck } from './shift/ShiftCheck.tsx'

interface DutyDialogsProps {
  shown: 'sheet' | 'type' | 'shift'
  station: Station
  glance: Glance
  /** The station read a code after the check opened. */
  scanned: boolean
  onClose: () => void
}

export function DutyDialogs({ shown, scanned, ...here }: DutyDialogsProps) {
  if (shown === 'sheet') return <PrintoutDialog {...here} />
  if (shown === 'type') return <TypeInDialog {...here} />
  return <ShiftCheck station={here.station} now={here.glance.now} scanned={scanned} onClose={here.onClose} />
}
