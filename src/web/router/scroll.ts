/** A new screen begins at its top; Back and a reload find the place where the reader was. */
import type { Place } from './history.ts'

const storage = 'garita.scroll'

let places: Record<string, number> = {}

/** Before another screen is shown. */
export function keepScroll({ key }: Place): void {
  places[key] = scrollY
}

export function restoreScroll({ key }: Place): void {
  scrollTo(0, places[key] ?? 0)
}

export function watchScroll(now: () => Place): void {
  history.scrollRestoration = 'manual'
  places = JSON.parse(sessionStorage.getItem(storage) ?? '{}')
  addEventListener('pagehide', () => {
    keepScroll(now())
    sessionStorage.setItem(storage, JSON.stringify(places))
  })
}
