/** The current session in the browser: who is signed in. */
import { createContext, use } from 'react'
import type { Output } from '../shared/contract.ts'
import { queries, readAhead, useRead } from '../web/calls/queries.ts'
import { forgetDrafts } from '../web/form/drafts.ts'
import { type CurrentPerson, session } from './session.contract.ts'

const everything = {}

export function useSession() {
  return useRead(session.current, everything)
}

/** Asked while the code of a screen is on its way. */
export function readSessionAhead(): Promise<void> {
  return readAhead(session.current, everything)
}

/** Not read from the session's query: a screen may draw once more after the session has ended, before its layout takes it away. */
const Me = createContext<CurrentPerson | null>(null)
export const MeProvider = Me.Provider

/** Behind the sign-in there is always somebody. */
export function useMe(): CurrentPerson {
  const me = use(Me)
  if (!me) throw new Error('useMe needs the SignedInLayout above it')
  return me
}

export function useInstallation() {
  return useSession().data?.installation ?? { sends_mail: true, demo: false }
}

/** Another person begins here: nothing that the last one saw may remain. */
export function forgetOthers(): void {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== session.current.name })
}

/** Screens that are still there must not miss who was signed in: that nobody is, is known first. */
export function forgetEverything(): void {
  forgetDrafts()
  queries.setQueryData<Output<typeof session.current>>(
    [session.current.name, everything],
    (known) => known && { ...known, person: null },
  )
  forgetOthers()
}
