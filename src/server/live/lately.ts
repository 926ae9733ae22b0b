/** The announcements of the last seconds, for a page whose reads began before its stream. */

const keptMs = 60_000
/** A page that began to read at most this long ago need not read again. */
const youngMs = 20_000
/** The request of a page travels this long at most; a page that waited longer reads again by itself. */
const travelMs = 5_000
const mostKept = 2_000

export interface Lately {
  note(payload: string): void
  since(ms: number): string[] | null
  /** Does the same for a page that reports its age in milliseconds; null for an older page. */
  missedBy(age: string | undefined): string[] | null
  /** After a lost connection, the announcements in between are unknown. */
  forget(): void
}

export function openLately(now: () => number = () => performance.now()): Lately {
  let kept: { at: number; payload: string }[] = []
  let wholeSince = now()

  function since(ms: number): string[] | null {
    const begin = now() - ms
    return begin > wholeSince ? kept.flatMap(({ at, payload }) => (at >= begin ? [payload] : [])) : null
  }

  return {
    note(payload) {
      const at = now()
      kept.push({ at, payload })
      while (kept.length > mostKept || (kept[0] && kept[0].at < at - keptMs)) {
        wholeSince = Math.max(wholeSince, kept.shift()?.at ?? 0)
      }
    },
    since,
    missedBy(age) {
      const ms = Number(age ?? Number.NaN)
      return ms >= 0 && ms <= youngMs ? since(ms + travelMs) : null
    },
    forget() {
      kept = []
      wholeSince = now()
    },
  }
}
