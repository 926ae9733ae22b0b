import { useMemo, useState } from 'react'
import { lazyPart } from '../../../web/frame/lazyPart.tsx'
import type { OpenIncident } from '../../station/facts/gate.snapshot.ts'
import type { Station } from '../../station/station.ts'
import type { Glance } from '../gateWords.ts'
import type { Recent } from '../lists/gateLists.ts'

const FollowUpDialog = lazyPart(() => import('./FollowUpDialog.tsx').then((loaded) => loaded.FollowUpDialog))
const IncidentDialog = lazyPart(() => import('./IncidentDialog.tsx').then((loaded) => loaded.IncidentDialog))

type Shown = { what: 'new'; about: Recent | undefined } | { what: 'follow'; incident: OpenIncident }

export interface IncidentBookState {
  shown: Shown | null
  /** The incident is about a line of the access log, or about none. */
  write: (about?: Recent) => void
  follow: (incident: OpenIncident) => void
  close: () => void
}

export function useIncidentBook(): IncidentBookState {
  const [shown, setShown] = useState<Shown | null>(null)
  const acts = useMemo(
    () => ({
      write: (about?: Recent) => setShown({ what: 'new', about }),
      follow: (incident: OpenIncident) => setShown({ what: 'follow', incident }),
      close: () => setShown(null),
    }),
    [],
  )
  return { shown, ...acts }
}

interface IncidentBookProps {
  book: IncidentBookState
  station: Station
  glance: Glance
}

export function IncidentBook({ book: { shown, close }, station, glance }: IncidentBookProps) {
  if (!shown) return null
  return shown.what === 'new' ? (
    <IncidentDialog station={station} glance={glance} about={shown.about} onClose={close} />
  ) : (
    <FollowUpDialog station={station} glance={glance} incident={shown.incident} onClose={close} />
  )
}
