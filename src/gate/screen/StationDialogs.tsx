/** What opens over the guard's screen: an arrival, the keys, the paper and the check at the start of a shift. */

import type { LeftFor } from '../../visits/left/left.ts'
import { later } from '../../web/frame/later.tsx'
import { useText } from '../../web/language/language.tsx'
import type { Station } from '../station/station.ts'
import type { About } from './asks/UnannouncedDialog.tsx'
import type { Glance } from './gateWords.ts'
import { guardMessages } from './guard.messages.ts'
import { stationIncidentMessages } from './incidents/stationIncidents.messages.ts'
import type { ScreenState } from './useScreenState.web.ts'

const ShortcutsDialog = later(() =>
  import('../../web/pieces/dialogs/ShortcutsDialog.tsx').then((loaded) => loaded.ShortcutsDialog),
)
const DutyDialogs = later(() => import('./DutyDialogs.tsx').then((loaded) => loaded.DutyDialogs))
const UnannouncedDialog = later(() => import('./asks/UnannouncedDialog.tsx').then((loaded) => loaded.UnannouncedDialog))

export type StationDialog = 'unannounced' | 'keys' | 'sheet' | 'type' | 'shift'

interface StationDialogsProps {
  shown: StationDialog | null
  station: Station
  glance: Glance
  about: About
  /** A code was read since the check of a shift is open. */
  scanned: boolean
  onAsked: ScreenState['choose']
  onLeft: (of: LeftFor) => void
  onClose: () => void
}

export function StationDialogs({ shown, about, onAsked, onLeft, scanned, ...here }: StationDialogsProps) {
  if (shown === 'unannounced') return <UnannouncedDialog {...{ about, onAsked, onLeft }} {...here} />
  if (shown === 'keys') return <Keys onClose={here.onClose} />
  return shown ? <DutyDialogs shown={shown} scanned={scanned} {...here} /> : null
}

function Keys({ onClose }: { onClose: () => void }) {
  const { keys } = useText(guardMessages)
  const incidents = useText(stationIncidentMessages)
  const legend = [
    { press: 'Enter', does: keys.enter },
    { press: 'Esc', does: keys.escape },
    { press: '↓ ↑', does: keys.results },
    { press: 'F2', does: keys.camera },
    { press: 'F3', does: incidents.act },
    { press: 'F4', does: keys.unannounced },
    { press: 'F7', does: keys.mistake },
    { press: 'F8', does: keys.reason },
    { press: 'F9', does: keys.checkout },
  ]
  return <ShortcutsDialog keys={legend} onClose={onClose} />
}
