/** Renders content below the fold later and in pieces: a slow phone shows the first rows sooner and responds to touches. */
import { type ReactNode, useDeferredValue } from 'react'

export function Deferred({ children }: { children: ReactNode }): ReactNode {
  return useDeferredValue(true, false) ? children : null
}
