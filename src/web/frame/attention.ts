/** When somebody last touched this page, and what must not be interrupted now. */
const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

let touchedAt = performance.now()
let holds = 0

/** Also what no event tells: a camera that read a code, an act that was written. */
export function touched(): void {
  touchedAt = performance.now()
}

// Before a handler that stops the event.
for (const sign of signs) globalThis.addEventListener?.(sign, touched, { passive: true, capture: true })

/** For how long nobody has touched it and nothing held it. */
export const idleMs = (): number => (holds > 0 ? 0 : performance.now() - touchedAt)

/** Until the returned function is called, somebody is at it. */
export function holdAttention(): () => void {
  holds += 1
  let held = true
  return () => {
    if (!held) return
    held = false
    holds -= 1
  }
}

const lookMs = 250

export async function whenCalm(ms: number): Promise<void> {
  while (idleMs() < ms) await new Promise((done) => setTimeout(done, lookMs))
}
