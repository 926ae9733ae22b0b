/** Redirects a page whose address names no current home: to a home of the person, or to a unit that they own. */
import { useEffect } from 'react'
import type { CurrentPerson } from '../../session/session.contract.ts'
import { homePath, withoutHome } from '../../shared/homeAddress.ts'
import { pageHome } from '../../web/calls/pageHome.ts'

/** The home that the address must name; undefined if the address is right. */
function placeFor(person: CurrentPerson, named: string | null): string | null | undefined {
  const { home, homes, own_role, ownership, owns = [] } = person
  if (named !== null) return home === named || ownership === named ? undefined : null
  // An owner without a home reads about the unit that they own.
  if (own_role === 'resident' && home === null && person.approval_status === 'approved' && owns[0]) return owns[0].id
  const several = homes.filter(({ waits }) => !waits).length > 1
  return own_role === 'resident' && several && home !== null ? home : undefined
}

/** True while the page is being redirected. */
export function useOwnPlace(person: CurrentPerson | null): boolean {
  const place = person ? placeFor(person, pageHome) : undefined
  useEffect(() => {
    if (place === undefined) return
    const { pathname, search, hash } = location
    location.replace(homePath(place, withoutHome(pathname) + search + hash))
  }, [place])
  return place !== undefined
}
