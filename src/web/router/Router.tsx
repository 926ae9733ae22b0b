/** Shows the screen of the present address, and moves to another one without loading the page again. */
import {
  Component,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type Address, hereNow, navigate, type Place, subscribe } from './history.ts'
import { keepScroll, restoreScroll, watchScroll } from './scroll.ts'

/** Loads the code of the screen at an address; undefined when the code is there. */
type Load = (pathname: string) => Promise<unknown> | undefined

interface Routing {
  place: Place
  load: Load
}

const RoutingContext = createContext<Routing>({
  place: { pathname: '/', search: {}, state: {}, key: 0 },
  load: () => undefined,
})

export const useRouting = () => useContext(RoutingContext)
export const usePlace = () => useRouting().place

/** The screen before stays until the code of the next one is there, but not longer. */
const pendingMs = 1_000

export function Router({ load, children }: { load: Load; children: ReactNode }) {
  const [{ place, scrolls }, setShown] = useState<{ place: Place; scrolls: 'top' | 'back' | 'not' }>(() => ({
    place: hereNow(),
    scrolls: 'back',
  }))
  const shown = useRef(place)

  useLayoutEffect(() => watchScroll(() => shown.current), [])

  useLayoutEffect(() => {
    let latest: Place | undefined
    return subscribe((move) => {
      const next = hereNow()
      latest = next
      keepScroll(shown.current)
      const isNew = move === 'push' || next.pathname !== shown.current.pathname
      const scrolls = move === 'travel' ? 'back' : isNew ? 'top' : 'not'
      const show = () => {
        if (latest === next) setShown({ place: next, scrolls })
      }
      const waits = load(next.pathname)
      if (waits) void Promise.race([waits, new Promise((end) => setTimeout(end, pendingMs))]).then(show)
      else show()
    })
  }, [load])

  useLayoutEffect(() => {
    shown.current = place
    if (scrolls === 'back') restoreScroll(place)
    if (scrolls === 'top') scrollTo(0, 0)
  }, [place, scrolls])

  return <RoutingContext value={{ place, load }}>{children}</RoutingContext>
}

export function Navigate({ to }: { to: Address }) {
  useEffect(() => navigate({ to, replace: true }), [to])
  return null
}

interface BoundaryProps {
  failed: ReactNode
  children: ReactNode
}

/** A broken screen leaves the frame around it usable. */
export class ScreenBoundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? this.props.failed : this.props.children
  }
}
