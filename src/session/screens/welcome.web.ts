/** Shows the welcome once for each browser session, not at every sign-in on a shared tablet. */

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
