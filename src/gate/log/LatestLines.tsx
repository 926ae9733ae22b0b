/** The ten newest rows of the access log, optionally of the last hours only. */

import { useWhole } from '../../web/calls/list.ts'
import type { EmptyProps } from '../../web/cards/Empty.tsx'
import { visits } from '../visits/visits.contract.ts'
import { LogList } from './LogList.tsx'

interface LatestLinesProps {
  label: string
  hours?: number
  empty: EmptyProps
  failed: string
  several: boolean
}

export function LatestLines({ hours, several, ...listing }: LatestLinesProps) {
  return <LogList {...listing} list={useWhole(visits.latest, { hours })} without={several ? [] : ['condominium']} />
}
