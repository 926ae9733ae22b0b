import type { Station } from '../../station/station.ts'
import { StationDesk, type StationDeskProps } from '../StationDesk.tsx'
import { PracticeBar } from './PracticeBar.tsx'
import { usePracticeStation } from './practiceStation.web.ts'

interface PracticeDeskProps extends Pick<StationDeskProps, 'onLeave' | 'alarm'> {
  agent: Station['agent']
  onEnd: () => void
}

export function PracticeDesk({ agent, alarm, onEnd, onLeave }: PracticeDeskProps) {
  const practice = usePracticeStation(agent)
  return (
    <StationDesk
      station={practice.station}
      alarm={alarm}
      above={(receive) => <PracticeBar practice={practice} receive={receive} onEnd={onEnd} />}
      onLeave={onLeave}
    />
  )
}
