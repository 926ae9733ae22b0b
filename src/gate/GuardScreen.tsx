/** The gate station at /guard, and the practice that stands in its place while a guard learns. */
import { useMemo } from 'react'
import { useReader } from '../web/reader.tsx'
import { Gatehouse } from './Gatehouse.tsx'
import { PracticeBar } from './PracticeBar.tsx'
import { usePracticeStation } from './practiceStation.web.ts'

export function GuardScreen() {
  return <PracticeGatehouse />
}

function PracticeGatehouse({ onEnd }: { onEnd?: () => void }) {
  const { id, full_name } = useReader()
  const agent = useMemo(() => ({ id, name: full_name }), [id, full_name])
  const practice = usePracticeStation(agent)
  return (
    <Gatehouse
      station={practice.station}
      above={(receive) => <PracticeBar practice={practice} receive={receive} onEnd={onEnd} />}
    />
  )
}
