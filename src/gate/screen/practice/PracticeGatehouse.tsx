/** The guard's screen with the practice station. */
import type { Station } from '../../station/station.ts'
import { Gatehouse, type GatehouseProps } from '../Gatehouse.tsx'
import { PracticeBar } from './PracticeBar.tsx'
import { usePracticeStation } from './practiceStation.web.ts'

interface PracticeGatehouseProps extends Pick<GatehouseProps, 'onLeave' | 'alarm'> {
  agent: Station['agent']
  onEnd: () => void
}

export function PracticeGatehouse({ agent, alarm, onEnd, onLeave }: PracticeGatehouseProps) {
  const practice = usePracticeStation(agent)
  return (
    <Gatehouse
      station={practice.station}
      alarm={alarm}
      above={(receive) => <PracticeBar practice={practice} receive={receive} onEnd={onEnd} />}
      onLeave={onLeave}
    />
  )
}
