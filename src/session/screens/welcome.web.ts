/** The welcome is said once per browser session, not at every sign-in of a shared tablet's day. */

const key = 'garita.welcomed'

export function firstWelcome(): boolean {
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, 'yes')
  } catch {
    return true
  }
  return true
}
