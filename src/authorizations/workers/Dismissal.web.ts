/** The dialog that dismisses a worker and offers to refuse them. It writes a rule of the gate, so the application passes it in. */
import { type ComponentType, createContext } from 'react'
import type { Authorization } from '../authorizations.contract.ts'

export const Dismissal = createContext<ComponentType<{ authorization: Authorization; onClose: () => void }> | null>(
  null,
)
