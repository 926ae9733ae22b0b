/** Loads the code of parts when they appear, or after the first touch of the page, so that they also open offline. */
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

const touches = ['pointerdown', 'keydown'] as const
let waiting: (() => Promise<unknown>)[] | null = []

function loadAll(): void {
  for (const touch of touches) removeEventListener(touch, loadAll, true)
  const loads = waiting ?? []
  waiting = null
  for (const load of loads) load().catch(() => undefined)
}

if ('document' in globalThis) for (const touch of touches) addEventListener(touch, loadAll, true)

/** Loads at the first touch of the page; at once if it was touched already. */
function afterTouch(load: () => Promise<unknown>): void {
  if (waiting) waiting.push(load)
  else load().catch(() => undefined)
}

const soonMs = 4_000

/** Loads after the screen without waiting for a touch, because the connection may be lost before one. */
export function loadSoon(load: () => Promise<unknown>): void {
  afterTouch(load)
  setTimeout(() => load().catch(() => undefined), soonMs)
}

/** `meanwhile` fills the place of a part that is visible at once, such as a tab; a dialog needs none. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile?: ReactNode,
): (props: Props) => ReactNode {
  afterTouch(load)
  const Part = lazy(() => load().then((part) => ({ default: part })))
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Part {...props} />
    </Suspense>
  )
}
