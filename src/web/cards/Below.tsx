/** What stands below something that may still come: seen when that is known, so that nothing moves away under a finger. */
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
