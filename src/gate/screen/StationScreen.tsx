/** Shows the station of this device or the practice. The real station keeps syncing during practice. */

import { type ReactNode, useMemo, useState } from 'react'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { navigate } from '../../web/router/history.ts'
import type { Gate } from '../gate.contract.ts'
import type { Station } from '../station/station.ts'
import { useStation } from '../station/useStation.web.ts'
import { HandOver } from '../tablet/HandOver.tsx'
import { IdleLock } from '../tablet/IdleLock.tsx'
import { isOfGate } from '../tablet/tabletState.web.ts'
import { lock } from '../tablet/vault.web.ts'
import { ChooseGate } from './ChooseGate.tsx'
import { StationDesk } from './StationDesk.tsx'

const PracticeDesk = lazyPart(() => import('./practice/PracticeDesk.tsx').then((loaded) => loaded.PracticeDesk))

interface StationScreenProps {
  /** The guard just chose this gate, on a device that had none. */
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
  const leave = () => navigate({ to: '/operator-panel' })
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
        <PracticeDesk agent={agent} alarm={alarm(station, true)} onEnd={() => setPracticing(false)} onLeave={leave} />
      ) : (
        <StationDesk
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
