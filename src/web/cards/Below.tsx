/** Hides content until what may appear above it is known, so that nothing moves under a finger. */
import type { ReactNode } from 'react'
import { Loading } from './Loading.tsx'

export function Below({ waiting, children }: { waiting: boolean; children: ReactNode }) {
  return (
    <>
      {waiting ? <Loading /> : null}
      {/* There all the same, so that it asks at once for what it shows. */}
      <div hidden={waiting}>{children}</div>
    </>
  )
}
