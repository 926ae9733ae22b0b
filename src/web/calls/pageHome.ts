/** The home in this page's address, which never changes while the page is open. */
import { homeHeader, homeIn, homePath, withoutHome } from '../../shared/homeAddress.ts'

const path = typeof location === 'undefined' ? '/' : location.pathname

export const pageHome = homeIn(path)

export const homeHeaders: Readonly<Record<string, string>> = pageHome ? { [homeHeader]: pageHome } : {}

/**
 * Opens the same or another screen for another home; null opens the user's workplace. The page reloads, so no data of this home
 * stays.
 */
export function goToHome(home: string | null, screen?: string): void {
  const { pathname, search, hash } = location
  location.assign(homePath(home, screen ?? withoutHome(pathname) + search + hash))
}
