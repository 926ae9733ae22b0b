/** What stands below the first sight is rendered after it and in pieces: a slow phone shows the first rows sooner and takes touches meanwhile. */
import { type ReactNode, useDeferredValue } from 'react'

export function Afterwards({ children }: { children: ReactNode }): ReactNode {
  return useDeferredValue(true, false) ? children : null
}
