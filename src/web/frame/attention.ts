const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

let touchedAt = performance.now()
let holds = 0

/** Code calls it without an input event when a camera read a code or an act was recorded. */
export function touched(): void {
  touchedAt = performance.now()
}

// Runs before handlers that stop the event.
for (const sign of signs) globalThis.addEventListener?.(sign, touched, { passive: true, capture: true })

export const idleMs = (): number => (holds > 0 ? 0 : performance.now() - touchedAt)

/** The page counts as busy until the returned function is called. */
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
