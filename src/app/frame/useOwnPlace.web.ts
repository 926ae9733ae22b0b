/** Leads a page whose address names no home, or one that is over, to one of its person. */
import { useEffect } from 'react'
import type { CurrentPerson } from '../../session/session.contract.ts'
import { homePath, withoutHome } from '../../shared/homeAddress.ts'
import { pageHome } from '../../web/calls/pageHome.ts'

/** The home that the address must name; undefined where it is right. */
function placeFor({ home, homes, own_role }: CurrentPerson, named: string | null): string | null | undefined {
  if (named !== null) return home === named ? undefined : null
  const several = homes.filter(({ waits }) => !waits).length > 1
  return own_role === 'resident' && several && home !== null ? home : undefined
}

/** True while the page is on its way there. */
export function useOwnPlace(person: CurrentPerson | null): boolean {
  const place = person ? placeFor(person, pageHome) : undefined
  useEffect(() => {
    if (place === undefined) return
    const { pathname, search, hash } = location
    location.replace(homePath(place, withoutHome(pathname) + search + hash))
  }, [place])
  return place !== undefined
}
