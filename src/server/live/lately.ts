/** The announcements of the last seconds, for a page whose reads began before its stream. */

const keptMs = 60_000
/** A page that began to read so long ago at most need not read again. */
const youngMs = 20_000
/** How long its way here may take; a page that waited longer reads again by itself. */
const wayMs = 5_000
const mostKept = 2_000

export interface Lately {
  note(payload: string): void
  /** What was announced since then; null where that is not known. */
  since(ms: number): string[] | null
  /** The same for a page that says how old it is, in milliseconds; null for an older one. */
  missedBy(age: string | undefined): string[] | null
  /** After a connection that was lost: what was announced meanwhile is not known. */
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
      return ms >= 0 && ms <= youngMs ? since(ms + wayMs) : null
    },
    forget() {
      kept = []
      wholeSince = now()
    },
  }
}
