/** The gate station at /guard, and the practice that stands in its place while a guard learns. */
import { useMemo, useState } from 'react'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { Gatehouse } from './Gatehouse.tsx'
import { PracticeBar } from './practice/PracticeBar.tsx'
import { usePracticeStation } from './practice/practiceStation.web.ts'
import { StationGate } from './StationGate.tsx'

/** The real station goes on sending while somebody practises. */
export function GuardScreen() {
  const [practising, practise] = useState(false)
  return (
    <StationGate>
      {({ station, damage, onChangeGate, onHandOver }) =>
        practising ? (
          <PracticeGatehouse onEnd={() => practise(false)} />
        ) : (
          <Gatehouse
            station={station}
            above={() => damage}
            onPractise={() => practise(true)}
            onChangeGate={onChangeGate}
            onHandOver={onHandOver}
          />
        )
      }
    </StationGate>
  )
}

function PracticeGatehouse({ onEnd }: { onEnd: () => void }) {
  const { id, full_name } = useCurrentUser()
  const agent = useMemo(() => ({ id, name: full_name }), [id, full_name])
  const practice = usePracticeStation(agent)
  return (
    <Gatehouse
      station={practice.station}
      above={(receive) => <PracticeBar practice={practice} receive={receive} onEnd={onEnd} />}
    />
  )
}
