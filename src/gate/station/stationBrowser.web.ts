/** Says whether this browser is a station, and how long it waits for the server before it opens with stored data. */

export const stationKey = 'garita.station'
/** A station keeps its offline data here. */
export const stationDatabase = 'garita.station'

export function isStation(): boolean {
  try {
    return localStorage.getItem(stationKey) !== null
  } catch {
    return false
  }
}

/** The time counts from the load of the page. */
const patienceMs = 1_300

export const waitLeft = () => Math.max(0, patienceMs - performance.now())

/** On a station, a connection without answers must not delay the page. */
export const withTimeout = (answer: Promise<unknown>): Promise<unknown> =>
  isStation() ? Promise.race([answer, new Promise((over) => setTimeout(over, waitLeft()))]) : answer
