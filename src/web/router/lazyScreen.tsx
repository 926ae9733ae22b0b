/** Makes a screen whose code loads when it is opened, or ahead by `preload`. */
import { type ComponentType, type ReactNode, use } from 'react'

export interface Preloaded {
  /** Undefined when the code is there. */
  preload?: () => Promise<void> | undefined
}

export function lazyScreen<Name extends string, Props extends object = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ((props: Props) => ReactNode) & Required<Preloaded> {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  let failure: unknown
  const preload = () => {
    if (Loaded) return undefined
    failure = undefined
    loading ??= load()
      .then((file) => {
        Loaded = file[name]
        sessionStorage.removeItem(reloaded(name))
      })
      .catch((problem: unknown) => {
        loading = undefined
        failure = problem
        return reloadOnce(name)
      })
    return loading
  }
  function LazyScreen(props: Props) {
    if (failure !== undefined) throw failure
    const waits = preload()
    if (waits) use(waits)
    return Loaded ? <Loaded {...props} /> : null
  }
  return Object.assign(LazyScreen, { preload })
}

const reloaded = (name: string) => `garita.reloaded.${name}`

/** An update took the files of this page away, so the page loads once more. */
function reloadOnce(name: string): Promise<never> | undefined {
  if (!navigator.onLine || sessionStorage.getItem(reloaded(name))) return undefined
  sessionStorage.setItem(reloaded(name), 'yes')
  location.reload()
  return new Promise(() => {})
}
