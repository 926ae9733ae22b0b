/** The ten newest lines of the log: of the last hours, or however old they are. */
import type { EmptyProps } from '../web/Empty.tsx'
import { useWhole } from '../web/list.ts'
import { LogList } from './LogList.tsx'
import { visits } from './visits.contract.ts'

interface LatestLinesProps {
  label: string
  hours?: number
  empty: EmptyProps
  failed: string
  several: boolean
}

export function LatestLines({ hours, several, ...said }: LatestLinesProps) {
  const list = useWhole(visits.latest, { hours })
  return <LogList {...said} list={list} without={several ? [] : ['condominium']} />
}
