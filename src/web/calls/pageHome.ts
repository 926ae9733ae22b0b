/** The home that the address of this page names: it never changes while the page is open. */
import { homeHeader, homeIn, homePath, withoutHome } from '../../shared/homeAddress.ts'

const path = typeof location === 'undefined' ? '/' : location.pathname

export const pageHome = homeIn(path)

/** With every call of this page. */
export const homeHeaders: Readonly<Record<string, string>> = pageHome ? { [homeHeader]: pageHome } : {}

/** Opens the same screen, or another one, for another home; null for where one works. The page begins anew, and keeps nothing of this home. */
export function goToHome(home: string | null, screen?: string): void {
  const { pathname, search, hash } = location
  location.assign(homePath(home, screen ?? withoutHome(pathname) + search + hash))
}
