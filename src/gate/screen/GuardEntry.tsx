/** The screen at /guard. A device that knows no gate yet loads the station while its guard chooses one. */
import { type ReactNode, useEffect, useState } from 'react'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { type Gate, gate } from '../gate.contract.ts'
import { isStation, stationDatabase } from '../station/stationBrowser.web.ts'
import { useOnlyGate } from '../station/useOnlyGate.web.ts'
import { ChooseGate } from './ChooseGate.tsx'
import '../../web/frame/deferredStyles.ts'

interface GuardEntryProps {
  /** Shows the station for the gate that the guard just chose; null means the gate that the device knows. */
  station: (chosen: Gate | null) => ReactNode
  /** The alarm of a guard who has not chosen a gate. */
  alarm: ReactNode
}

export function GuardEntry({ station, alarm }: GuardEntryProps) {
  const [chosen, setChosen] = useState<Gate | null>(null)
  const isNew = useNewDevice()
  if (isNew === undefined) return <Loading />
  return isNew && !chosen ? <FirstGate choose={setChosen} alarm={alarm} /> : station(chosen)
}

function FirstGate({ choose, alarm }: { choose: (gate: Gate) => void; alarm: ReactNode }) {
  const gates = useRead(gate.gates, {})
  const only = useOnlyGate(gates.data, choose)
  const failure = failureOf(gates)
  if (failure) return <Failed {...failure} />
  return gates.data && !only ? <ChooseGate gates={gates.data} choose={choose} alarm={alarm} /> : <Loading />
}

/** True if this browser never stored a station; undefined until the browser answers. */
function useNewDevice(): boolean | undefined {
  const [isNew, setIsNew] = useState(isStation() ? false : undefined)
  useEffect(() => {
    if (isNew !== undefined) return
    void storesStation().then((stores) => setIsNew(!stores))
  }, [isNew])
  return isNew
}

/** A browser that cannot say so may have stored something. */
async function storesStation(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === stationDatabase)
  } catch {
    return true
  }
}
