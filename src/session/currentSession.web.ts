import { createContext, use } from 'react'
import type { Output } from '../shared/contract.ts'
import { queries, readAhead, useRead } from '../web/calls/queries.ts'
import { forgetDrafts } from '../web/form/drafts.ts'
import { type CurrentPerson, session } from './session.contract.ts'

const everything = {}

export function useSession() {
  return useRead(session.current, everything)
}

/** Requests it while the code of a screen is loading. */
export function readSessionAhead(): Promise<void> {
  return readAhead(session.current, everything)
}

/** Separate from the session's query: a screen may render once more after the session has ended, before its layout removes it. */
const Me = createContext<CurrentPerson | null>(null)
export const MeProvider = Me.Provider

/** Behind the sign-in there is always a person. */
export function useMe(): CurrentPerson {
  const me = use(Me)
  if (!me) throw new Error('useMe needs the SignedInLayout above it')
  return me
}

export function useInstallation() {
  return useSession().data?.installation ?? { sends_mail: true, demo: false }
}

/** Clears everything that the previous person saw. */
export function forgetOthers(): void {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== session.current.name })
}

/** Sets the ended session first, so that open screens notice it. */
export function forgetEverything(): void {
  forgetDrafts()
  queries.setQueryData<Output<typeof session.current>>(
    [session.current.name, everything],
    (known) => known && { ...known, person: null },
  )
  forgetOthers()
}
