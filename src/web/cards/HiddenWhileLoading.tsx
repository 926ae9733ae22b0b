/** Hides content until the parts above it have loaded, so that nothing moves under a finger. */
import type { ReactNode } from 'react'
import { Loading } from './Loading.tsx'

export function HiddenWhileLoading({ waiting, children }: { waiting: boolean; children: ReactNode }) {
  return (
    <>
      {waiting ? <Loading /> : null}
      {/* Mounted while hidden, so that it loads its data at once. */}
      <div hidden={waiting}>{children}</div>
    </>
  )
}
