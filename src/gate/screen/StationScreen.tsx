/** The station of this device, or the practice. The real station keeps syncing during practice. */

import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { later } from '../../web/frame/later.tsx'
import { isOfGate } from '../enrolled/door.web.ts'
import { HandOver } from '../enrolled/HandOver.tsx'
import { IdleLock } from '../enrolled/IdleLock.tsx'
import { lock } from '../enrolled/vault.web.ts'
import type { Gate } from '../gate.contract.ts'
import type { Station } from '../station/station.ts'
import { useStation } from '../station/useStation.web.ts'
import { ChooseGate } from './ChooseGate.tsx'
import { Gatehouse } from './Gatehouse.tsx'

const PracticeGatehouse = later(() =>
  import('./practice/PracticeGatehouse.tsx').then((loaded) => loaded.PracticeGatehouse),
)

interface StationScreenProps {
  /** The gate that the guard has just chosen, on a device that knew none. */
  chosen: Gate | null
  alarm: (station: Station, practicing: boolean) => ReactNode
  /** The alarm of a guard who has not chosen a gate. */
  deskAlarm: ReactNode
}

export function StationScreen({ chosen, alarm, deskAlarm }: StationScreenProps) {
  const [practicing, setPracticing] = useState(false)
  const [handing, setHanding] = useState(false)
  const ofGate = isOfGate()
  const { id, full_name } = useCurrentUser()
  const agent = useMemo(() => ({ id, name: full_name }), [id, full_name])
  const navigate = useNavigate()
  const leave = () => void navigate({ to: '/operator-panel' })
  const found = useStation(chosen)

  if (found.state === 'loading') return <Loading />
  if (found.state === 'failed') return <Failed onRetry={found.again} pending={found.pending} />
  if (found.state === 'to_choose') return <ChooseGate gates={found.gates} choose={found.choose} alarm={deskAlarm} />
  const { station, damaged, changeGate, handOver } = found
  return (
    <>
      {ofGate ? <IdleLock minutes={station.snapshot?.idle_lock_minutes ?? null} /> : null}
      {handing ? (
        <HandOver station={station} alarm={alarm(station, false)} onEnd={() => setHanding(false)} />
      ) : practicing ? (
        <PracticeGatehouse
          agent={agent}
          alarm={alarm(station, true)}
          onEnd={() => setPracticing(false)}
          onLeave={leave}
        />
      ) : (
        <Gatehouse
          station={station}
          alarm={alarm(station, false)}
          damaged={damaged}
          onPractice={() => setPracticing(true)}
          onChangeGate={changeGate ?? undefined}
          onHandOver={ofGate ? () => setHanding(true) : () => void handOver()}
          onLock={ofGate ? () => void lock() : undefined}
          onLeave={leave}
        />
      )}
    </>
  )
}
