/** A guard with one gate does not choose: this binds the station to it. */
import { useEffect } from 'react'
import type { Gate } from '../gate.contract.ts'

export function useOnlyGate(gates: readonly Gate[] | undefined, choose: (gate: Gate) => void): Gate | undefined {
  const only = gates?.length === 1 ? gates[0] : undefined
  useEffect(() => {
    if (only) choose(only)
  }, [only, choose])
  return only
}
