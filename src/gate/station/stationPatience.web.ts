/** Whether this browser is a station, and how long it waits for the server before it opens with what it kept. */

export const stationKey = 'garita.station'
/** Where a station keeps what it needs offline. */
export const stationDatabase = 'garita.station'

export function isStation(): boolean {
  try {
    return localStorage.getItem(stationKey) !== null
  } catch {
    return false
  }
}

/** Counted from the beginning of the page. */
const patienceMs = 1_300

export const patienceLeft = () => Math.max(0, patienceMs - performance.now())

/** On a station a line that hangs must not hold up the page. */
export const withPatience = (answer: Promise<unknown>): Promise<unknown> =>
  isStation() ? Promise.race([answer, new Promise((over) => setTimeout(over, patienceLeft()))]) : answer
