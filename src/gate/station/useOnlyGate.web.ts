/** With one gate there is nothing to choose: it is chosen, and told. */
import { useEffect } from 'react'
import type { Gate } from '../gate.contract.ts'

export function useOnlyGate(gates: readonly Gate[] | undefined, choose: (gate: Gate) => void): Gate | undefined {
  const only = gates?.length === 1 ? gates[0] : undefined
  useEffect(() => {
    if (only) choose(only)
  }, [only, choose])
  return only
}
