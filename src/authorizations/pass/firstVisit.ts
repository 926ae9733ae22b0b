/** What the first frame of the visitor's page shows, and hands over to the program (`drawFirstVisit.web.ts`). */
import type { z } from 'zod'
import { changesOf } from './passEnd.ts'
import type { visitorPage } from './shownPasses.ts'

export type Visit = z.infer<typeof visitorPage>

declare global {
  var garitaFirstVisit: { readonly link: string; readonly visit: Visit } | undefined
  /** The program waits for it: nothing may delay the code (`public/first.js`). */
  var garitaFirst: Promise<void> | undefined
}

export const firstVisitOf = (link: string): Visit | undefined => {
  const first = globalThis.garitaFirstVisit
  return first?.link === link ? first.visit : undefined
}

/** The code that is shown: the one of the day where there is one. */
export const shownToken = ({ token, day }: Pick<Visit, 'token' | 'day'>): string => day?.token ?? token

/**
 * Until when the page shows the same by every clock: the end of the pass, or of the day's code. Null where the page might show something
 * else than a pass before its end: that is left to the program.
 */
export function plainUntil({ reader, day, ends_at: end, valid_until: until }: Visit): number | null {
  if (end === null && until !== null) return null
  if ((reader === 'day') !== (day !== null)) return null
  const [first = Number.POSITIVE_INFINITY] = changesOf(end)
  return Math.min(first, day ? Date.parse(day.until) : Number.POSITIVE_INFINITY)
}
