/** A station pulls its snapshot about every minute; after five the home screen, the watch and the list of gates call it silent. */
const silentAfterMs = 5 * 60_000

export const isAlive = (seenAt: string, now: number): boolean => now - Date.parse(seenAt) < silentAfterMs
