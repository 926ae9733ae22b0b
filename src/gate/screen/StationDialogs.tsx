import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { useText } from '../../web/language/language.tsx'
import type { LeftItemFor } from '../arrivals/leftItems/leftItems.ts'
import { mistakeTexts } from '../dialogs/mistake.messages.ts'
import type { Station } from '../station/station.ts'
import type { About } from './asks/StationArrival.tsx'
import type { Glance } from './gateWords.ts'
import { guardMessages } from './guard.messages.ts'
import { stationIncidentMessages } from './incidents/stationIncidents.messages.ts'
import type { ScreenState } from './useScreenState.web.ts'

const ShortcutsDialog = lazyPart(() =>
  import('../../web/pieces/dialogs/ShortcutsDialog.tsx').then((loaded) => loaded.ShortcutsDialog),
)
const DutyDialogs = lazyPart(() => import('./DutyDialogs.tsx').then((loaded) => loaded.DutyDialogs))
const StationArrival = lazyPart(() => import('./asks/StationArrival.tsx').then((loaded) => loaded.StationArrival))

export type StationDialog = 'unannounced' | 'keys' | 'sheet' | 'type' | 'shift'

interface StationDialogsProps {
  shown: StationDialog | null
  station: Station
  glance: Glance
  about: About
  /** The station read a code after the check opened. */
  scanned: boolean
  onAsked: ScreenState['choose']
  onEnded: ScreenState['ended']
  onLeft: (of: LeftItemFor) => void
  onClose: () => void
}

export function StationDialogs({ shown, about, onAsked, onEnded, onLeft, scanned, ...here }: StationDialogsProps) {
  if (shown === 'unannounced') return <StationArrival {...{ about, onAsked, onEnded, onLeft }} {...here} />
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
    { press: 'F7', does: useText(mistakeTexts).key },
    { press: 'F8', does: keys.reason },
    { press: 'F9', does: keys.checkout },
  ]
  return <ShortcutsDialog keys={legend} onClose={onClose} />
}
