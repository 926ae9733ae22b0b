/** The secret part of a link, behind its #: never sent to a server, and read anew when another link is opened in the same window. */
import { useEffect, useState } from 'react'

// Where the page is made ahead there is no address yet.
const written = () => decodeURIComponent(globalThis.location?.hash.slice(1) ?? '') || null

export function useHash(): string | null {
  const [hash, read] = useState(written)
  useEffect(() => {
    const again = () => read(written())
    addEventListener('hashchange', again)
    return () => removeEventListener('hashchange', again)
  }, [])
  return hash
}
