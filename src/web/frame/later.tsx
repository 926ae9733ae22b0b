/** Parts of a screen whose code is loaded when they are shown, or once somebody touches the page: then they open also without a connection. */
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

/** Loads at the first touch of the page; at once on a page that was touched already. */
function afterTouch(load: () => Promise<unknown>): void {
  if (waiting) waiting.push(load)
  else load().catch(() => undefined)
}

const soonMs = 4_000

/** Not with the screen, but without waiting for a touch: it must be there also where the line is lost before somebody acts. */
export function soon(load: () => Promise<unknown>): void {
  afterTouch(load)
  setTimeout(() => load().catch(() => undefined), soonMs)
}

/** `meanwhile` stands in the place of what is shown at once, as a tab is; what opens over the page needs nothing. */
export function later<Props extends object>(
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
