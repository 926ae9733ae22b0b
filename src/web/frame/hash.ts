/** The secret part of a link after #, which browsers never send to a server. Updates when the link changes in the same tab. */
import { useSyncExternalStore } from 'react'

const written = () => decodeURIComponent(location.hash.slice(1)) || null

function listen(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** Also notices a change between the first render and the subscription. */
export const useHash = (): string | null => useSyncExternalStore(listen, written)
