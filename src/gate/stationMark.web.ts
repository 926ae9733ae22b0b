/** Whether this browser is a station's device: known without opening its database, which most browsers never have. */

const key = 'garita.station'

export function isStation(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function markStation(): void {
  try {
    localStorage.setItem(key, 'yes')
  } catch {
    // A browser that keeps nothing has nothing to wipe.
  }
}
